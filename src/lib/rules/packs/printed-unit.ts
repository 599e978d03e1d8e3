import type { Army, Gear, GearItem, Rank, Unit, WeaponType } from '../choices';
import type { Tables } from '../house-rules/house-rules';
import { kindOf, type KindOf } from '../items/kinds';
import type { Finding } from '../violation';
import { memoByIdentity } from '../memo';
import { PACK_TABLES, rowsIn, type CarriedPack } from './pack';

/** The printed row of each pack's row, by id. The first of two packs with one prefix counts. */
export const parentsOf = memoByIdentity(
	(packs: readonly CarriedPack[]): ReadonlyMap<string, string> =>
		new Map(packs.toReversed().flatMap((pack) => rowsIn(pack).map(({ id, row }) => [id, row.like])))
);

const NONE: ReadonlyMap<string, string> = new Map();

/** The printed id of each row id of an army's packs. */
export const parentsIn = ({ packs }: Pick<Army, 'packs'>): ReadonlyMap<string, string> =>
	packs?.length ? parentsOf(packs) : NONE;

function printed(unit: Unit, parents: ReadonlyMap<string, string>): Unit {
	const parent = <Id extends string>(id: Id): Id => (parents.get(id) ?? id) as Id;
	if (unit.kind === 'figure') return unit;
	const gear = unit.gear?.map((entry): Gear => ({ ...entry, item: parent(entry.item) }));
	if (unit.kind === 'minifig') {
		return { ...unit, rank: parent<Rank>(unit.rank), ...(gear && { gear }) };
	}
	const weapons = unit.weapons?.map((weapon) => ({
		...weapon,
		type: parent<WeaponType>(weapon.type)
	}));
	return { ...unit, ...(gear && { gear }), ...(weapons && { weapons }) };
}

/** The printed id of each row of a pack in a rulebook's tables. */
const parentsInTables = memoByIdentity(
	(tables: Tables): ReadonlyMap<string, string> =>
		new Map(
			PACK_TABLES.flatMap((table) =>
				Object.entries(tables[table] ?? {}).flatMap(([id, row]) =>
					'like' in row ? [[id, String(row.like)] as const] : []
				)
			)
		)
);

/** Returns a unit with printed ids, by the rows of packs in a rulebook's tables. */
export function printedBy<U extends Unit>(tables: Tables, unit: U): U {
	const parents = parentsInTables(tables);
	return parents.size === 0 ? unit : (printed(unit, parents) as U);
}

/** How the gear items in a rulebook's tables behave. */
export const kindsIn =
	(tables: Tables): KindOf =>
	(item) =>
		kindOf((parentsInTables(tables).get(item) ?? item) as GearItem);

/** The printed id that a row of a pack behaves like; undefined for printed and unknown ones. */
export function likeOf(table: object, id: string): GearItem | WeaponType | undefined {
	const row: unknown = Object.hasOwn(table, id) ? table[id as keyof typeof table] : undefined;
	return typeof row === 'object' && row !== null && 'like' in row
		? (row.like as GearItem | WeaponType)
		: undefined;
}

/** How a rank in a rulebook's tables behaves, and a weapon of creations. */
export const printedRank = (tables: Tables, rank: Rank): Rank =>
	(parentsInTables(tables).get(rank) ?? rank) as Rank;

/** A finding about a printed unit, with the unit's own items. */
export function withOwnItems(
	finding: Finding,
	own: readonly Gear[],
	like: readonly Gear[]
): Finding {
	const itemOf = (item: GearItem, index = like.findIndex((entry) => entry.item === item)) =>
		own[index]?.item ?? item;
	const { params } = finding;
	const named = {
		...params,
		...('item' in params && { item: itemOf(params.item) }),
		...('beside' in params && { beside: itemOf(params.beside) })
	};
	const repairs = finding.repairs?.map((repair) => ({
		...repair,
		steps: repair.steps.map((step) =>
			'gear' in step ? { ...step, item: itemOf(step.item, step.gear) } : step
		)
	}));
	return { ...finding, params: named, ...(repairs && { repairs }) } as Finding;
}

const known = new WeakMap<ReadonlyMap<string, string>, WeakMap<Unit, Unit>>();

/**
 * A unit with the printed items, rank and weapons that its own behave like: for what follows behavior and not
 * numbers, such as drawings, roles and eras. The unit itself in an army without packs.
 */
export function printedUnit(army: Pick<Army, 'packs'>, unit: Unit): Unit {
	const parents = parentsIn(army);
	if (parents.size === 0) return unit;
	const units = known.get(parents) ?? new WeakMap<Unit, Unit>();
	known.set(parents, units);
	const found = units.get(unit) ?? printed(unit, parents);
	units.set(unit, found);
	return found;
}
