import type { Army, GearItem, HouseRules, Rank, WeaponType } from '../choices';
import {
	houseRuleProblem,
	withHouseRules,
	type Row,
	type Tables
} from '../house-rules/house-rules';
import {
	PACK_RULE,
	PRINTED_PREFIXES,
	rowsIn,
	type CarriedPack,
	type PackRow,
	type PackTable
} from './pack';

/** What changes a rulebook's tables for one army: packs in their order, then its house rules. */
export interface OwnTables {
	readonly packs?: readonly CarriedPack[] | undefined;
	readonly houseRules?: HouseRules | undefined;
}

/** Ranks that a pack's row may be like: heroes have a quirk, a discount and feats, and stay printed. */
export const isHeroic = (table: PackTable, id: string) => table === 'ranks' && id === 'hero';

const own = <T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
	table && Object.hasOwn(table, key) ? table[key] : undefined;

/** Why a pack's row does not fit a rulebook. */
export type RowProblem =
	{ readonly reason: 'id' | 'rule' | 'like' } | { readonly reason: 'set'; readonly field: string };

/** The first thing of a row that the printed tables do not allow. */
export function rowProblem(
	printed: Tables,
	{ prefix }: Pick<CarriedPack, 'prefix'>,
	{ table, id, row }: { readonly table: PackTable; readonly id: string; readonly row: PackRow }
): RowProblem | undefined {
	if (!id.startsWith(`${prefix}.`)) return { reason: 'id' };
	const isOwnRule = PACK_RULE.test(row.rule) && row.rule.startsWith(`${prefix.toUpperCase()}-`);
	if (!isOwnRule || PRINTED_PREFIXES.includes(prefix)) return { reason: 'rule' };
	if (!own(printed[table], row.like) || isHeroic(table, row.like)) return { reason: 'like' };
	const wrong = Object.entries(row.set ?? {}).find(([field, value]) =>
		houseRuleProblem(printed, { table, row: row.like, field, value })
	);
	return wrong && { reason: 'set', field: wrong[0] };
}

/** The tables with the rows of a pack, each with the numbers of the printed row and its own. */
function withRows<T extends Tables>(tables: T, printed: Tables, pack: CarriedPack): T {
	const changed: Record<string, Record<string, object>> = {};
	for (const entry of rowsIn(pack)) {
		const { table, id, row } = entry;
		const rows = (changed[table] ??= { ...tables[table] });
		if (rowProblem(printed, pack, entry) || Object.hasOwn(rows, id)) continue;
		const { like, rule, set } = row;
		rows[id] = { ...own(printed[table], like), ...set, rule, like } as Row;
	}
	return { ...tables, ...changed };
}

/**
 * A rulebook's tables under packs, in the army's order, and then its house rules. What does not fit the tables is
 * ignored; a later change of the same field wins.
 */
export function withOwnTables<T extends Tables>(
	printed: T,
	{ packs = [], houseRules = {} }: OwnTables
): T {
	const extended = packs.reduce(
		(tables, pack) =>
			withRows(withHouseRules(tables, { changes: fitting(printed, pack) }), printed, pack),
		printed
	);
	return withHouseRules(extended, houseRules);
}

/** The changes of a pack, which concern printed rows only. */
const fitting = (printed: Tables, { changes = [] }: CarriedPack) =>
	changes.filter((change) => !houseRuleProblem(printed, change));

type Id = GearItem | Rank | WeaponType;

/** The printed id that a row of a table behaves like; the id itself if it is printed or unknown. */
export function parentIn(table: Readonly<Record<string, object>> | undefined, id: Id): Id {
	const { like } = (own(table, id) ?? {}) as { readonly like?: Id };
	return like ?? id;
}

/** What an army's rules add to its printed rulebook; the same object for the same packs and house rules. */
export const ownTablesOf = ({
	packs,
	houseRules
}: Pick<Army, 'packs' | 'houseRules'>): OwnTables => ({
	packs,
	houseRules
});
