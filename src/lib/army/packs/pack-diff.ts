import type { Diff } from '$lib/document/diff';
import { isSame } from '$lib/document/is-same';
import { patchBetween, type Entry } from '$lib/document/patch';
import { fits, patched } from '$lib/document/patched';
import {
	rowsIn,
	type Pack,
	type PackRestriction,
	type PackRow,
	type PackRows,
	type PackTable
} from '$lib/rules/packs/pack';
import type { TableChange } from '$lib/rules/choices';

/** What one rule or row is called, or says, in each language. */
interface Texts extends Entry {
	readonly pl?: string | undefined;
	readonly en?: string | undefined;
}

interface RowEntry extends Entry {
	readonly table: PackTable;
	readonly key: string;
	readonly row: PackRow;
}

/** A pack with its maps as lists whose entries have ids, so that they are compared and merged one by one. */
interface PackLists extends Omit<Pack, 'changes' | 'rows' | 'restrict' | 'names' | 'texts'> {
	readonly changes: readonly (Entry & { readonly change: TableChange })[];
	readonly rows: readonly RowEntry[];
	readonly restrict: readonly (Entry & { readonly limit: PackRestriction })[];
	readonly names: readonly Texts[];
	readonly texts: readonly Texts[];
}

const LISTS = ['changes', 'rows', 'restrict', 'units', 'names', 'texts'];

/** The entries with ids: their keys, the second of two equal ones with a number. */
function identified<T>(entries: readonly T[], keyOf: (entry: T) => string): (T & Entry)[] {
	const counts = new Map<string, number>();
	return entries.map((entry) => {
		const key = keyOf(entry);
		const count = (counts.get(key) ?? 0) + 1;
		counts.set(key, count);
		return { ...entry, id: count === 1 ? key : `${key} ${count}` };
	});
}

/** Texts by id; in the order of the ids, as a map of texts has none. */
function textsById({ pl = {}, en = {} }: NonNullable<Pack['names']>): Texts[] {
	const ids = [...new Set([...Object.keys(pl), ...Object.keys(en)])].sort();
	const of = (texts: Record<string, string>, id: string) =>
		Object.hasOwn(texts, id) ? texts[id] : undefined;
	return ids.map((id) => ({ id, pl: of(pl, id), en: of(en, id) }));
}

function textsByLanguage(list: readonly Texts[]): Pack['names'] {
	const of = (language: 'pl' | 'en') => {
		const own = list.flatMap(({ id, [language]: text }) =>
			text === undefined ? [] : [[id, text]]
		);
		return own.length > 0 && { [language]: Object.fromEntries(own) as Record<string, string> };
	};
	const texts = { ...of('pl'), ...of('en') };
	return Object.keys(texts).length > 0 ? texts : undefined;
}

function listsOf({ changes = [], rows, restrict = [], names, texts, ...pack }: Pack): PackLists {
	return {
		...pack,
		changes: identified(
			changes.map((change) => ({ change })),
			({ change: { table, row, field } }) => [table, row, field].join(' ')
		),
		rows: rowsIn({ rows }).map(({ table, id: key, row }) => ({
			...{ id: `${table} ${key}`, table, key, row }
		})),
		restrict: identified(
			restrict.map((limit) => ({ limit })),
			({ limit }) => limit.row
		),
		names: textsById(names ?? {}),
		texts: textsById(texts ?? {})
	};
}

function packOfLists({ changes, rows, restrict, names, texts, units, ...pack }: PackLists): Pack {
	const byTable: PackRows = {};
	for (const { table, key, row } of rows) byTable[table] = { ...byTable[table], [key]: row };
	const ownNames = textsByLanguage(names);
	const ownTexts = textsByLanguage(texts);
	return {
		...pack,
		...(changes.length > 0 && { changes: changes.map(({ change }) => change) }),
		...(rows.length > 0 && { rows: byTable }),
		...(units && units.length > 0 && { units }),
		...(restrict.length > 0 && { restrict: restrict.map(({ limit }) => limit) }),
		...(ownNames && { names: ownNames }),
		...(ownTexts && { texts: ownTexts })
	};
}

/** Compares states of a pack: its rows, changes, restrictions, units, names and texts one by one. */
export const packDiff: Diff<Pack> = {
	between: (before, after) => patchBetween(listsOf(before), listsOf(after), LISTS),
	fits: (pack, patch) => fits(listsOf(pack), patch),
	patched: (pack, patch) => packOfLists(patched(listsOf(pack), patch))
};

const inAnyOrder = (pack: Pack) =>
	Object.entries(listsOf(pack)).map(([field, value]) => {
		if (!Array.isArray(value)) return [field, value];
		const entries = value as readonly Entry[];
		return [field, entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))];
	});

/**
 * Merges two versions of a pack that grew from the same `base`, field by field. Undefined if both changed the same
 * place differently: then the result would depend on whose change comes last.
 */
export function mergePacks(base: Pack, ours: Pack, theirs: Pack): Pack | undefined {
	const merged = packDiff.patched(theirs, packDiff.between(base, ours));
	const other = packDiff.patched(ours, packDiff.between(base, theirs));
	return isSame(inAnyOrder(merged), inAnyOrder(other)) ? merged : undefined;
}
