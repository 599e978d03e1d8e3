import { parseDice } from '$lib/dice/notation';
import type { HouseRules } from '../choices';

/** A table row of a rulebook: prices and statistics by field, and its rule id. */
export type Row = Readonly<Record<string, number | string | boolean>>;
/** Ids, prices and statistics of a rulebook, without texts. */
export type Tables = Readonly<Record<string, Readonly<Record<string, object>>>>;
type Change = NonNullable<HouseRules['changes']>[number];

/** Why a change cannot be applied to a table. */
export type HouseRuleProblem =
	| {
			readonly reason: 'unknown';
			readonly field: 'table' | 'row' | 'field';
			readonly known: readonly string[];
	  }
	| { readonly reason: 'notANumber' | 'notDice' | 'notHalves' | 'notWhole' }
	| { readonly reason: 'outside'; readonly minimum: number; readonly maximum: number };

const MAXIMUM = 999;

/** The prices and statistics of a row; its rule and its flags cannot be changed. */
export function changeableFields(row: object): string[] {
	return Object.entries(row)
		.filter(([field, value]) => field !== 'rule' && typeof value !== 'boolean')
		.map(([field]) => field);
}

function own<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
	return table && Object.hasOwn(table, key) ? table[key] : undefined;
}

function wrongValue(
	field: string,
	old: unknown,
	value: number | string
): HouseRuleProblem | undefined {
	if (typeof old === 'string') {
		return typeof value === 'string' && parseDice(value) ? undefined : { reason: 'notDice' };
	}
	if (typeof value !== 'number') return { reason: 'notANumber' };
	if (!Number.isInteger(value * 2)) return { reason: 'notHalves' };
	const halves = field === 'cost' || !Number.isInteger(old);
	if (!halves && !Number.isInteger(value)) return { reason: 'notWhole' };
	return value >= 0 && value <= MAXIMUM
		? undefined
		: { reason: 'outside', minimum: 0, maximum: MAXIMUM };
}

/** The problem of a change to these tables: an unknown field or a value of the wrong kind. */
export function houseRuleProblem(tables: Tables, change: Change): HouseRuleProblem | undefined {
	const unknown = (field: 'table' | 'row' | 'field', known: readonly string[]) =>
		({ reason: 'unknown', field, known }) as const;
	const table = own(tables, change.table);
	if (!table) return unknown('table', Object.keys(tables));
	const row = own(table, change.row);
	if (!row) return unknown('row', Object.keys(table));
	const fields = changeableFields(row);
	if (!fields.includes(change.field)) return unknown('field', fields);
	return wrongValue(change.field, (row as Row)[change.field], change.value);
}

/** New tables with the changes applied; invalid changes are ignored. */
export function withHouseRules<T extends Tables>(tables: T, { changes = [] }: HouseRules): T {
	if (changes.length === 0) return tables;
	const changed: Record<string, Record<string, object>> = {};
	for (const change of changes) {
		if (houseRuleProblem(tables, change)) continue;
		const table = (changed[change.table] ??= { ...tables[change.table] });
		table[change.row] = { ...table[change.row], [change.field]: change.value };
	}
	return { ...tables, ...changed };
}
