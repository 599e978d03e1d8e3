import { rowName, valueText } from '$lib/cards/model/own-rules-text';
import type { Areas, BuilderMessages } from '$lib/i18n/languages';
import { named } from '$lib/i18n/named';
import type { Row } from '$lib/rules/house-rules/house-rules';
import {
	PACK_TABLES,
	type CarriedPack,
	type Pack,
	type PackRestriction,
	type PackRow,
	type PackTable
} from '$lib/rules/packs/pack';
import { rulebookOf } from '$lib/rules/registry';
import type { RulebookId } from '$lib/rules/choices';

interface Texts {
	readonly builder: BuilderMessages;
	readonly packs: Areas['packs'];
}

/** A row of a pack in words. */
export interface RowText {
	readonly id: string;
	readonly name: string;
	readonly like: string;
	readonly rule: string;
	/** Its price in CP, and the printed row's if that differs; undefined without prices. */
	readonly cost: string | undefined;
	readonly printedCost: string | undefined;
	/** The other numbers that differ, with the printed ones. */
	readonly numbers: readonly string[];
}

function rowText(
	{ builder, packs }: Texts,
	printed: Row,
	table: PackTable,
	id: string,
	{ like, rule, set = {} }: PackRow
): RowText {
	const shown = (value: Row[string] | undefined) =>
		typeof value === 'number' || typeof value === 'string' ? valueText(value) : undefined;
	const numbers = Object.entries(set).flatMap(([field, value]) => {
		const before = shown(printed[field]) ?? '';
		if (field === 'cost' || before === valueText(value)) return [];
		const change = packs.printed({ value: valueText(value), printed: before });
		return [`${builder.ownRules.fields[field] ?? field} ${change}`];
	});
	const cost = shown(set.cost ?? printed.cost);
	const printedCost = shown(printed.cost);
	return {
		...{ id, rule, numbers, cost },
		name: named(builder.terms[table], id),
		like: named(builder.terms[table], like),
		printedCost: printedCost === cost ? undefined : printedCost
	};
}

/** The rows of a pack by table. The texts name its rows (`namePacks`). */
export function rowTexts(
	texts: Texts,
	book: RulebookId,
	{ rows = {} }: Pick<CarriedPack, 'rows'>
): { readonly table: PackTable; readonly title: string; readonly rows: readonly RowText[] }[] {
	const { tables } = rulebookOf(book);
	return PACK_TABLES.flatMap((table) => {
		const own = Object.entries(rows[table] ?? {}).map(([id, row]) =>
			rowText(texts, (tables[table]?.[row.like] ?? {}) as Row, table, id, row)
		);
		const title = texts.builder.ownRules.tables[table]?.title ?? table;
		return own.length > 0 ? [{ table, title, rows: own }] : [];
	});
}

/** The changed numbers of the printed rows: what changes, before and after. */
export function changeTexts(
	{ builder }: Pick<Texts, 'builder'>,
	book: RulebookId,
	{ changes = [] }: Pick<CarriedPack, 'changes'>
): { readonly name: string; readonly change: string }[] {
	const { tables } = rulebookOf(book);
	return changes.map(({ table, row, field, value }) => {
		const before = (tables[table]?.[row] as Row | undefined)?.[field];
		const printed = typeof before === 'boolean' || before === undefined ? '' : valueText(before);
		return {
			name: `${rowName(builder, table, row)} · ${builder.ownRules.fields[field] ?? field}`,
			change: builder.ownRules.change({ before: printed, after: valueText(value) })
		};
	});
}

function restrictionText({ builder, packs }: Texts, one: PackRestriction, tag: string): string[] {
	const { gear, ranks, weapons } = builder.terms;
	const nameOf = (id: string) => named({ ...gear, ...ranks, ...weapons }, id);
	const row = nameOf(one.row);
	const { limits } = packs;
	const listed = new Intl.ListFormat(tag, { type: 'disjunction' });
	return [
		...(one.ranks ? [limits.ranks({ row, ranks: listed.format(one.ranks.map(nameOf)) })] : []),
		...(one.requires ? [limits.requires({ row, other: nameOf(one.requires) })] : []),
		...(one.excludes ? [limits.excludes({ row, other: nameOf(one.excludes) })] : []),
		...(one.perUnit === undefined ? [] : [limits.perUnit({ row, limit: one.perUnit })]),
		...(one.perArmy === undefined ? [] : [limits.perArmy({ row, limit: one.perArmy })]),
		...(one.withdrawn ? [limits.withdrawn({ row })] : [])
	];
}

/** The restrictions of a pack as sentences. */
export const restrictionTexts = (
	texts: Texts,
	{ restrict = [] }: Pick<CarriedPack, 'restrict'>,
	tag: string
): string[] => restrict.flatMap((one) => restrictionText(texts, one, tag));

/** The text of a pack's rule in a language, or in the one that the pack has. */
export function ruleTextOf(
	{ texts }: Pick<Pack, 'texts'>,
	rule: string,
	language: 'pl' | 'en'
): string | undefined {
	const other = language === 'pl' ? 'en' : 'pl';
	return [texts?.[language], texts?.[other]].find((all) => all && Object.hasOwn(all, rule))?.[rule];
}
