import { named } from '$lib/i18n/named';
import type { BuilderMessages } from '$lib/i18n/languages';
import { changeableFields, type Row } from '$lib/rules/house-rules/house-rules';
import { tablesOf } from '$lib/army/packs/sample';
import type { RowPlace } from '$lib/army/packs/row-edits';
import { rowsIn, type Pack, type PackRow, type PackTable } from '$lib/rules/packs/pack';
import { rulebookOf } from '$lib/rules/registry';

/** A printed number or dice that a row may have otherwise. */
export interface PrintedField {
	readonly field: string;
	readonly printed: number | string;
}

/** A row of a pack as the editor shows it. */
export interface RowView extends RowPlace {
	readonly row: PackRow;
	/** The name of the printed row. */
	readonly like: string;
	/** What it has of the printed row, and may change. */
	readonly fields: readonly PrintedField[];
}

/** The numbers and dice of a printed row. */
export function printedFields(
	pack: Pick<Pack, 'extends'>,
	table: string,
	id: string
): PrintedField[] {
	const { tables } = rulebookOf(pack.extends);
	const row = tables[table]?.[id] as Row | undefined;
	return row
		? changeableFields(row).map((field) => ({ field, printed: row[field] as number | string }))
		: [];
}

/** All rows of a pack by table, in their order. The texts name them (`namePacks`). */
export function rowViews(
	pack: Pack,
	{ terms }: Pick<BuilderMessages, 'terms'>
): { readonly table: PackTable; readonly rows: readonly RowView[] }[] {
	const all = rowsIn(pack).map(({ table, id, row }): RowView => ({
		...{ table, id, row, name: named(terms[table], id) },
		like: named(terms[table], row.like),
		fields: printedFields(pack, table, row.like)
	}));
	return tablesOf(pack)
		.map((table) => ({ table, rows: all.filter((row) => row.table === table) }))
		.filter(({ rows }) => rows.length > 0);
}

/** The columns of rows: each field that one of them has, in the order of the tables. */
export const columnsOf = (rows: readonly RowView[]): string[] => [
	...new Set(rows.flatMap(({ fields }) => fields.map(({ field }) => field)))
];
