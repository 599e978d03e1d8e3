import { formatPoints } from '$lib/points/format';
import { cp } from '$lib/points/points';
import type { AbilityId } from '$lib/rules/rulebook/abilities';
import type { Supplement } from '$lib/rules/choices';
import type { RuleId } from '$lib/rules/citations';
import type { SkirmishRuleId } from '$lib/rules/combat-citations';
import type { Tables } from '$lib/rules/house-rules/house-rules';
import type {
	ReferenceEntry,
	ReferenceSection,
	ReferenceTitle
} from '$lib/rules/rulebook/reference';
import type { ShortRule } from '$lib/rules/rulebook/short-rules';
import { ability } from '../../model/ability';
import type { SheetTexts, TextBlock } from '../../model/card';
import type { ReferenceTable, Section } from './section';
import { fieldsOf, tableOf } from './tables';

/** The input of a section: the rulebook's tables and the texts. */
export interface Sources {
	readonly tables: Tables;
	readonly texts: SheetTexts;
}

function shortRule({ texts }: Sources, rule: ShortRule): TextBlock {
	const { title, short } = texts.rules.rules[rule];
	return { kind: 'text', title, text: short, rule };
}

function skirmishRule({ texts }: Sources, rule: SkirmishRuleId): TextBlock {
	return { kind: 'text', ...texts.cards.reference.skirmish[rule], rule };
}

/** Rules in the app's own wording. */
export function wholeRules({ texts }: Sources, ids: readonly RuleId[]): TextBlock[] {
	const { rules } = texts.rules;
	return ids.map((rule) => {
		const { title, text } = rules[rule];
		return { kind: 'text', title, text, rule };
	});
}

/** What a minifig pays for an ability, if it can buy it. */
function priceOf({ tables, texts }: Sources, id: AbilityId): string | undefined {
	const { cost } = (tables['abilities']?.[id] ?? {}) as { cost?: number };
	if (cost === undefined) return undefined;
	return texts.builder.ownRules.cost({ points: formatPoints(cp(cost)) });
}

function tableEntry(
	sources: Sources,
	entry: Extract<ReferenceEntry, { table: string }>
): ReferenceTable {
	const { tables, texts } = sources;
	const note = entry.per && texts.cards.reference.per[entry.per];
	return 'row' in entry
		? fieldsOf(tables, texts.builder, entry.table, entry.row, note)
		: tableOf(tables, texts.builder, entry.table, entry.columns, note);
}

function entriesOf(sources: Sources, entry: ReferenceEntry): (ReferenceTable | TextBlock)[] {
	if ('table' in entry) return [tableEntry(sources, entry)];
	if ('rules' in entry) return wholeRules(sources, entry.rules);
	if ('short' in entry) return entry.short.map((rule) => shortRule(sources, rule));
	if ('skirmish' in entry) return entry.skirmish.map((rule) => skirmishRule(sources, rule));
	return entry.abilities.map((id) =>
		ability(sources.texts, id, entry.priced ? priceOf(sources, id) : undefined)
	);
}

function titleOf({ texts }: Sources, title: ReferenceTitle): string {
	if ('section' in title) return texts.cards.reference.sections[title.section];
	return texts.builder.ownRules.tables[title.table]?.title ?? '';
}

/** Returns the sections of a quick reference, without those of supplements that are not in force. */
export function sectionsOf(
	sections: readonly ReferenceSection[],
	sources: Sources,
	inForce: readonly Supplement[]
): Section[] {
	const plays = ({ supplement }: { supplement?: Supplement }) =>
		supplement === undefined || inForce.includes(supplement);
	return sections.filter(plays).map(({ title, entries }) => ({
		title: titleOf(sources, title),
		entries: entries.filter(plays).flatMap((entry) => entriesOf(sources, entry))
	}));
}
