import type { PackRow, PackTable, Pack, PackRestriction } from '$lib/rules/packs/pack';
import { rowsIn } from '$lib/rules/packs/pack';
import { packEdit, type PackEdit } from './pack-edit';

/** A row of a pack; `name` is for the history. */
export interface RowPlace {
	readonly table: PackTable;
	readonly id: string;
	readonly name: string;
}

/** The middle of the ids of rules, as in the printed books: weapons, characters, weapons of creations. */
const RULE_AREAS = { gear: 'WPN', ranks: 'CHR', weapons: 'CWP' } as const;
const LONGEST_ID = 24;

/** The first number from 1 on that is free. */
function firstFree(isFree: (number: number) => boolean): number {
	let number = 1;
	while (!isFree(number)) number += 1;
	return number;
}

/** An id that no row of the pack has, made of a word. */
function freeRowId(pack: Pack, word: string): string {
	const taken = new Set(rowsIn(pack).map(({ id }) => id));
	const stem = word.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, LONGEST_ID - 3);
	const idOf = (number: number) => `${pack.prefix}.${stem}${number === 1 ? '' : number}`;
	return idOf(firstFree((number) => !taken.has(idOf(number))));
}

/** A rule that no row of the pack has; after 99 of an area, its letters get another one. */
function freeRule(pack: Pack, table: PackTable): string {
	const taken = new Set(rowsIn(pack).map(({ row }) => row.rule));
	const ruleOf = (number: number) => {
		const area = RULE_AREAS[table] + 'ABC'.charAt(Math.floor((number - 1) / 99) - 1);
		const last = String(((number - 1) % 99) + 1).padStart(2, '0');
		return `${pack.prefix.toUpperCase()}-${area}-${last}`;
	};
	return ruleOf(firstFree((number) => !taken.has(ruleOf(number))));
}

/** Returns the pack with the rows of a table replaced; without the table if none are left. */
function withRows(
	pack: Pack,
	table: PackTable,
	entries: readonly (readonly [string, PackRow])[]
): Pack {
	const { rows: { [table]: _, ...others } = {}, ...rest } = pack;
	const rows = { ...others, ...(entries.length > 0 && { [table]: Object.fromEntries(entries) }) };
	return Object.keys(rows).length > 0 ? { ...rest, rows } : rest;
}

const entriesIn = ({ rows }: Pack, table: PackTable) => Object.entries(rows?.[table] ?? {});

function withRow(pack: Pack, { table, id }: RowPlace, change: (row: PackRow) => PackRow): Pack {
	const entries = entriesIn(pack, table);
	if (!entries.some(([key]) => key === id)) return pack;
	const changed = entries.map(([key, row]) => [key, key === id ? change(row) : row] as const);
	return withRows(pack, table, changed);
}

/** Adds a row like a printed one, with its numbers. Returns the edit and the id of the row. */
export function addRow(
	pack: Pack,
	{ table, like, name }: { readonly table: PackTable; readonly like: string; readonly name: string }
): { readonly edit: PackEdit; readonly id: string } {
	const id = freeRowId(pack, like);
	const row = { like, rule: freeRule(pack, table) };
	const edit = packEdit('addRow', name, (before) =>
		withRows(before, table, [...entriesIn(before, table), [id, row]])
	);
	return { edit, id };
}

type Texts = Pack['names'];

/** Texts by language with one changed or removed; undefined if none are left. */
function withText(texts: Texts, language: 'pl' | 'en', id: string, text: string): Texts {
	const { [id]: _, ...others } = texts?.[language] ?? {};
	const own = text === '' ? others : { ...others, [id]: text };
	const { [language]: __, ...rest } = texts ?? {};
	const all = { ...rest, ...(Object.keys(own).length > 0 && { [language]: own }) };
	return Object.keys(all).length > 0 ? all : undefined;
}

function withTexts(pack: Pack, field: 'names' | 'texts', texts: Texts): Pack {
	const { [field]: _, ...rest } = pack;
	return texts ? { ...rest, [field]: texts } : rest;
}

const LANGUAGES = ['pl', 'en'] as const;

/** The texts of one id copied to another one; removed if `to` is undefined. */
function withTextsMoved(pack: Pack, field: 'names' | 'texts', from: string, to?: string): Pack {
	return LANGUAGES.reduce((made, language) => {
		const all = made[field]?.[language] ?? {};
		const text = Object.hasOwn(all, from) ? all[from] : undefined;
		if (text === undefined) return made;
		const texts = withText(made[field], language, to ?? from, to === undefined ? '' : text);
		return withTexts(made, field, texts);
	}, pack);
}

/** Copies a row with its names, texts and restrictions behind it. Returns the edit and the id of the copy. */
export function duplicateRow(
	pack: Pack,
	{ table, id, name }: RowPlace
): { readonly edit: PackEdit; readonly id: string } {
	const copy = freeRowId(pack, id.slice(id.indexOf('.') + 1).replace(/\d+$/, ''));
	const rule = freeRule(pack, table);
	const edit = packEdit('duplicateRow', name, (before) => {
		const entries = entriesIn(before, table);
		const place = entries.findIndex(([key]) => key === id);
		const [, row] = entries[place] ?? [];
		if (!row) return before;
		const added = withRows(
			before,
			table,
			entries.toSpliced(place + 1, 0, [copy, { ...row, rule }])
		);
		const named = withTextsMoved(added, 'names', id, copy);
		const told = withTextsMoved(named, 'texts', row.rule, rule);
		const limits = (before.restrict ?? []).flatMap((one) =>
			one.row === id ? [{ ...one, row: copy }] : []
		);
		return limits.length > 0 ? { ...told, restrict: [...(told.restrict ?? []), ...limits] } : told;
	});
	return { edit, id: copy };
}

/** Removes a row with its names and restrictions, and its text if no other row has its rule. */
export function removeRow({ table, id, name }: RowPlace): PackEdit {
	return packEdit('removeRow', name, (pack) => {
		const entries = entriesIn(pack, table);
		const gone = entries.find(([key]) => key === id)?.[1];
		if (!gone) return pack;
		const left = withRows(
			pack,
			table,
			entries.filter(([key]) => key !== id)
		);
		const isShared = rowsIn(left).some(({ row }) => row.rule === gone.rule);
		const unnamed = withTextsMoved(left, 'names', id);
		const untold = isShared ? unnamed : withTextsMoved(unnamed, 'texts', gone.rule);
		const { restrict = [], ...rest } = untold;
		const limits = restrict.flatMap((one) => withoutId(one, id));
		return limits.length > 0 ? { ...rest, restrict: limits } : rest;
	});
}

/** A restriction after a row has gone: nothing of it, or what does not name the row. */
function withoutId(limit: PackRestriction, id: string): PackRestriction[] {
	if (limit.row === id) return [];
	const { requires, excludes, ranks, ...rest } = limit;
	const left = ranks?.filter((rank) => rank !== id);
	const made = {
		...rest,
		...(left && left.length > 0 && { ranks: left }),
		...(requires !== undefined && requires !== id && { requires }),
		...(excludes !== undefined && excludes !== id && { excludes })
	};
	return Object.keys(made).length > 1 ? [made] : [];
}

/** Moves a row by one place among those of its table. */
export function moveRow({ table, id, name }: RowPlace, by: -1 | 1): PackEdit {
	return packEdit('moveRow', name, (pack) => {
		const entries = entriesIn(pack, table);
		const from = entries.findIndex(([key]) => key === id);
		const moved = entries[from];
		const to = from + by;
		if (!moved || to < 0 || to >= entries.length) return pack;
		return withRows(pack, table, entries.toSpliced(from, 1).toSpliced(to, 0, moved));
	});
}

/** Names a row in a language; an empty name leaves the other one, or the printed row's. */
export const nameRow = ({ id, name }: RowPlace, language: 'pl' | 'en', text: string): PackEdit =>
	packEdit('nameRow', text || name, (pack) =>
		withTexts(pack, 'names', withText(pack.names, language, id, text))
	);

/** Writes the text of a row's rule in a language; an empty one leaves the other one, or the printed row's. */
export const writeRule = (
	{ name }: Pick<RowPlace, 'name'>,
	rule: string,
	language: 'pl' | 'en',
	text: string
): PackEdit =>
	packEdit('writeRule', name, (pack) =>
		withTexts(pack, 'texts', withText(pack.texts, language, rule, text))
	);

/** Sets a number or dice of a row, as typed if it is neither; undefined takes the printed row's. */
export const setNumber = (
	place: RowPlace,
	field: string,
	value: number | string | undefined
): PackEdit =>
	packEdit('setNumber', place.name, (pack) =>
		withRow(pack, place, ({ set: { [field]: _, ...others } = {}, ...row }) => {
			const set = value === undefined ? others : { ...others, [field]: value };
			return Object.keys(set).length > 0 ? { ...row, set } : row;
		})
	);

/** Chooses how a row is drawn, or its theme; undefined takes the printed row's. */
export const chooseFor = <F extends 'look' | 'era'>(
	place: RowPlace,
	field: F,
	value: PackRow[F]
): PackEdit =>
	packEdit(field === 'look' ? 'setLook' : 'setEra', place.name, (pack) =>
		withRow(pack, place, (row) => {
			const { look, era, ...rest } = { ...row, [field]: value };
			return { ...rest, ...(look && { look }), ...(era && { era }) };
		})
	);

/** What limits one row: all its restrictions as one. */
export type RowLimit = Omit<PackRestriction, 'row'>;

/** The restrictions of a row as one; a later one of the same kind counts. */
export const limitOf = ({ restrict = [] }: Pick<Pack, 'restrict'>, id: string): RowLimit =>
	restrict
		.filter(({ row }) => row === id)
		.reduce<RowLimit>((all, { row: _, ...limit }) => ({ ...all, ...limit }), {});

/** Sets the restriction of a row, of the pack or printed; an empty one removes it. */
export function setLimit({ id, name }: Pick<RowPlace, 'id' | 'name'>, limit: RowLimit): PackEdit {
	return packEdit('limit', name, ({ restrict = [], ...pack }) => {
		const kept = Object.entries(limit).filter(
			([, value]) => value !== undefined && value !== false
		);
		const own = { row: id, ...Object.fromEntries(kept) };
		const place = restrict.findIndex(({ row }) => row === id);
		const others = restrict.filter(({ row }, at) => row !== id || at === place);
		const at = place < 0 ? others.length : others.findIndex(({ row }) => row === id);
		const next = others.toSpliced(at, place < 0 ? 0 : 1, ...(kept.length > 0 ? [own] : []));
		return { ...pack, ...(next.length > 0 && { restrict: next }) };
	});
}
