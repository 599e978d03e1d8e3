import type { GearLook } from '../items/gear';
import type { HouseRules, RowId, RulebookId, TableChange, Unit } from '../choices';

/** The tables of a rulebook that a pack can extend. */
export const PACK_TABLES = ['gear', 'ranks', 'weapons'] as const;
export type PackTable = (typeof PACK_TABLES)[number];

/** A row of a pack: a printed row with other numbers, and a name. */
export interface PackRow {
	/** The printed row of the same table that it behaves like. */
	like: string;
	/** Id of the pack's rule. */
	rule: string;
	/** Numbers and dice that differ from the printed row's. */
	set?: Record<string, number | string> | undefined;
	/** How a gear item is drawn: a form of something held. */
	look?: GearLook | undefined;
	/** The theme that a gear item or a weapon belongs to. */
	era?: 'medieval' | 'modern' | undefined;
}

/** The rows of a pack, by table and id. */
export interface PackRows {
	/** Gear items. */
	gear?: Record<string, PackRow> | undefined;
	/** Ranks of minifigs. */
	ranks?: Record<string, PackRow> | undefined;
	/** Weapons of creations. */
	weapons?: Record<string, PackRow> | undefined;
}

/** Who may have a row, and how many. */
export interface PackRestriction {
	/** Id of the row, of the pack or printed. */
	row: string;
	/** Only these ranks have it. */
	ranks?: string[] | undefined;
	/** Another row that its owner must have. */
	requires?: string | undefined;
	/** Another row that its owner must not have. */
	excludes?: string | undefined;
	/** Most pieces of one figure. */
	perUnit?: number | undefined;
	/** Most pieces of the army. */
	perArmy?: number | undefined;
	/** The printed row is not sold. */
	withdrawn?: boolean | undefined;
}

interface ByLanguage<T> {
	/** In Polish. */
	pl?: T | undefined;
	/** In English. */
	en?: T | undefined;
}

/** The part of a pack that an army carries: the rows that it uses. */
export interface CarriedPack {
	/** UUID of the pack; the same in all its editions. */
	id: string;
	/** What the ids of its rows begin with. */
	prefix: string;
	/** The pack's name. */
	name: string;
	/** Number of the edition. */
	edition: number;
	/** Digest of the whole pack; links leave it out, since rows are compared one by one. */
	digest?: string | undefined;
	/** Changed cells of the rulebook's tables. */
	changes?: TableChange[] | undefined;
	/** Rows that the army uses, by table and id. */
	rows?: PackRows | undefined;
	/** Restrictions of rows. */
	restrict?: PackRestriction[] | undefined;
	/** Names of the rows by language. */
	names?: ByLanguage<Record<string, string>> | undefined;
}

/** A pack: what a club adds to a printed rulebook. */
export interface Pack {
	/** Always `brikmuster/pack`. */
	format: 'brikmuster/pack';
	/** Version of the format. */
	version: 1;
	/** UUID of the pack; the same in all its editions. */
	id: string;
	/** What the ids of its rows begin with. */
	prefix: string;
	/** The pack's name. */
	name: string;
	/** Who made it. */
	author?: string | undefined;
	/** Number of the edition. */
	edition: number;
	/** Under which license it may be used. */
	license?: string | undefined;
	/** Id of the rulebook that it extends. */
	extends: RulebookId;
	/** Changed cells of the rulebook's tables. */
	changes?: HouseRules['changes'];
	/** Its rows, by table and id. */
	rows?: PackRows | undefined;
	/** Ready units. */
	units?: Unit[] | undefined;
	/** Restrictions of rows. */
	restrict?: PackRestriction[] | undefined;
	/** Names of the rows by language. */
	names?: ByLanguage<Record<string, string>> | undefined;
	/** Texts of its rules by language and rule id. */
	texts?: ByLanguage<Record<string, string>> | undefined;
}

export const ROW_ID = /^[a-z]{2,6}\.[A-Za-z0-9]{1,24}$/;
export const PACK_PREFIX = /^[a-z]{2,6}$/;
/** What the ids of printed rules begin with, which no pack takes as its prefix. */
export const PRINTED_PREFIXES: readonly string[] = ['pl', 'ns', 'dice'];
export const PACK_RULE = /^[A-Z]{2,6}-[A-Z]{2,4}-[0-9]{2}$/;

/** Whether an id is that of a pack's row, known or not. */
export const isRowId = (id: string): id is RowId => id.includes('.');

/** The pack that a rule belongs to, by what its id begins with; undefined for a printed rule. */
export function packOfRule<P extends Pick<CarriedPack, 'prefix'>>(
	packs: readonly P[],
	rule: string
): P | undefined {
	const start = rule.slice(0, rule.indexOf('-')).toLowerCase();
	return PACK_RULE.test(rule) ? packs.find(({ prefix }) => prefix === start) : undefined;
}

/** All rows of a pack with their tables. */
export function rowsIn({ rows = {} }: Pick<CarriedPack, 'rows'>): {
	readonly table: PackTable;
	readonly id: string;
	readonly row: PackRow;
}[] {
	return PACK_TABLES.flatMap((table) =>
		Object.entries(rows[table] ?? {}).map(([id, row]) => ({ table, id, row }))
	);
}
