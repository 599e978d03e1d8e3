import { named } from '$lib/i18n/named';
import { offeredRows } from '$lib/army/carried-packs';
import { addGear, type Bearer } from '$lib/army/edits/edits';
import type { BuilderMessages } from '$lib/i18n/languages';
import { formatPoints } from '$lib/points/format';
import { cp } from '$lib/points/points';
import type { Army, GearItem, RulebookId } from '$lib/rules/choices';
import type { RuleId } from '$lib/rules/citations';
import type { Row } from '$lib/rules/house-rules/house-rules';
import { rulebookFor, rulebookOf, RULEBOOKS } from '$lib/rules/registry';
import { freePlace } from '$lib/rules/hands/hands';
import { isRowId } from '$lib/rules/packs/pack';
import { printedUnit } from '$lib/rules/packs/printed-unit';
import { knownPacks } from '$lib/state/packs/known-packs.svelte';
import { withRows } from '$lib/state/packs/with-rows';
import { CONTENTS } from '$lib/state/rules/all-rules';
import type { PageTexts } from '$lib/state/rules/page-texts';
import { searchedTexts } from '$lib/state/rules/rule-search';
import type { AppScreen, CommandContext, Entry } from './command-context';

/** The chapters of all rulebooks and their rules. */
export function ruleEntries(texts: PageTexts, screen: AppScreen): Entry[] {
	const searched = searchedTexts(texts);
	return CONTENTS.flatMap(({ id: source, chapters }) =>
		chapters.flatMap(({ id: chapter, rules }): Entry[] => [
			{
				...{ id: `chapter ${chapter}`, find: 'rule', icon: 'rules' },
				title: texts.chapters[chapter],
				note: texts.sources[source],
				run: () => screen.page('/rules', chapter)
			},
			...rules.map((rule): Entry => ({
				...{ id: `rule ${rule}`, find: 'rule', icon: 'rules' },
				title: texts.rules[rule].title,
				note: `${texts.chapters[chapter]} · ${rule}`,
				text: searched.get(rule) ?? '',
				run: () => screen.rule(rule)
			}))
		])
	);
}

/** A row of a rulebook's tables with its price in CP. */
interface Price {
	readonly table: string;
	readonly row: string;
	readonly cost: number;
	readonly rule: RuleId;
}

function pricesOf(tables: ReturnType<typeof rulebookOf>['tables']): Price[] {
	return Object.entries(tables).flatMap(([table, rows]) =>
		Object.entries(rows).flatMap(([row, entry]) => {
			const { cost, rule } = entry as Row;
			return typeof cost === 'number' ? [{ table, row, cost, rule: rule as RuleId }] : [];
		})
	);
}

/** The price of a gear item in an army that carries it. */
const priceIn = (army: Army, item: GearItem): number | undefined =>
	pricesOf({ gear: rulebookFor(army).tables.gear ?? {} }).find(({ row }) => row === item)?.cost;

const priceText = (m: BuilderMessages, cost: number) =>
	`${formatPoints(cp(cost))} ${m.app.points({ points: cost })}`;

/** The name of a pack's row. */
function packName({ terms }: BuilderMessages, table: string, row: string): string | undefined {
	const tables = { gear: terms.gear, ranks: terms.ranks, weapons: terms.weapons };
	const names: Readonly<Record<string, string>> | undefined = Object.entries(tables).find(
		([id]) => id === table
	)?.[1];
	return isRowId(row) && names && Object.hasOwn(names, row) ? names[row] : undefined;
}

function priceEntries(
	m: BuilderMessages,
	book: RulebookId,
	prices: readonly Price[],
	screen: AppScreen
): Entry[] {
	return prices.flatMap(({ table, row, cost, rule }): Entry[] => {
		const { title, rows } = m.ownRules.tables[table] ?? {};
		const name = rows?.[row] ?? packName(m, table, row);
		if (title === undefined || name === undefined) return [];
		return [
			{
				...{ id: `price ${book} ${table} ${row}`, find: 'price', icon: 'cost', title: name },
				note: [priceText(m, cost), title, m.home.rulebooks[book]].join(' · '),
				words: table === 'gear' ? (m.terms.gearExamples[row as GearItem] ?? '') : '',
				run: () => screen.rule(rule)
			}
		];
	});
}

/** What the rulebooks sell, with prices. */
export function allPrices(m: BuilderMessages, screen: AppScreen): Entry[] {
	return RULEBOOKS.flatMap((book) =>
		priceEntries(m, book, pricesOf(rulebookOf(book).tables), screen)
	);
}

/** What the rulebook of the open army sells, with its prices, and its gear for the selected unit. */
export function pricesHere(m: BuilderMessages, { open, unit, screen }: CommandContext): Entry[] {
	const { army } = open;
	const rulebook = rulebookFor(army);
	const prices = pricesOf(rulebook.tables);
	const entries = priceEntries(m, army.rulebook, prices, screen);
	const bears = unit?.kind === 'minifig' || (unit?.kind === 'creation' && unit.brain);
	if (!unit || !bears) return entries;
	const own = offeredRows(army, knownPacks.all, 'gear');
	const printed = rulebookOf(army.rulebook).gearItems.map((id) => ({ id, like: id }));
	const bearer = printedUnit(army, unit) as Bearer;
	const gear = [...printed, ...own].map(({ id: item, like }): Entry => {
		const place = freePlace(army, bearer, like as GearItem);
		const add = withRows(addGear(unit, item, place, like as GearItem));
		const known = prices.find(({ table, row }) => table === 'gear' && row === item);
		const cost = known?.cost ?? priceIn(add.apply(army), item);
		return {
			...{ id: `gear ${item}`, find: 'price', icon: 'add', name: named(m.terms.gear, item) },
			title: m.commands.add({ name: named(m.terms.gear, item) }),
			note: [unit.name, ...(cost === undefined ? [] : [priceText(m, cost)])].join(' · '),
			words: m.terms.gearExamples[item] ?? '',
			run: () => open.run(add)
		};
	});
	return [...gear, ...entries];
}
