import type { Army, Gear, GearItem, Rank, Unit, WeaponType } from '../choices';
import type { Tables } from '../house-rules/house-rules';
import type { GearKind, GearLook } from '../items/gear';
import { GEAR_IDS, kindOf, weaponKind, type KindOf } from '../items/kinds';
import type { Finding } from '../violation';
import { memoByIdentity } from '../memo';
import { PACK_TABLES, rowsIn, type CarriedPack, type PackRow } from './pack';

type Parents = ReadonlyMap<string, string>;
type OfArmy = Pick<Army, 'packs'>;

/** The rows of packs by id. The first of two packs with one prefix counts. */
const rowsById = memoByIdentity(
	(packs: readonly CarriedPack[]): ReadonlyMap<string, PackRow> =>
		new Map(packs.toReversed().flatMap((pack) => rowsIn(pack).map(({ id, row }) => [id, row])))
);

/** The printed row of each pack's row, by id. */
const parentsOf = memoByIdentity(
	(packs: readonly CarriedPack[]): Parents =>
		new Map([...rowsById(packs)].map(([id, { like }]) => [id, like]))
);

/** The printed item with a look, which is drawn in place of an item that has chosen it. */
const itemWith = (look: GearLook): string | undefined =>
	GEAR_IDS.find((item) => kindOf(item).look === look);

/** What each pack's row is drawn as, by id. */
const drawnAs = memoByIdentity(
	(packs: readonly CarriedPack[]): Parents =>
		new Map(
			[...rowsById(packs)].map(([id, { like, look }]) => {
				const own = look === undefined || kindOf(like as GearItem).look === look;
				return [id, (own ? undefined : itemWith(look)) ?? like];
			})
		)
);

const NONE: Parents = new Map();

/** The printed id of each row id of an army's packs. */
export const parentsIn = ({ packs }: OfArmy): Parents => (packs?.length ? parentsOf(packs) : NONE);

function printed(unit: Unit, parents: Parents): Unit {
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
	(tables: Tables): Parents =>
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
export function kindsIn(tables: Tables): KindOf {
	const parents = parentsInTables(tables);
	return parents.size === 0 ? kindOf : (item) => kindOf((parents.get(item) ?? item) as GearItem);
}

/** The printed id that a row of a pack behaves like; undefined for printed and unknown ones. */
export function likeOf(table: object, id: string): GearItem | WeaponType | undefined {
	const row: unknown = Object.hasOwn(table, id) ? table[id as keyof typeof table] : undefined;
	return typeof row === 'object' && row !== null && 'like' in row
		? (row.like as GearItem | WeaponType)
		: undefined;
}

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

const known = new WeakMap<Parents, WeakMap<Unit, Unit>>();

function printedUnder(parents: Parents, unit: Unit): Unit {
	if (parents.size === 0) return unit;
	const units = known.get(parents) ?? new WeakMap<Unit, Unit>();
	known.set(parents, units);
	const found = units.get(unit) ?? printed(unit, parents);
	units.set(unit, found);
	return found;
}

/**
 * A unit with the printed items, rank and weapons that its own behave like: for what follows behavior and not
 * numbers, such as roles and crews. The unit itself in an army without packs.
 */
export const printedUnit = (army: OfArmy, unit: Unit): Unit => printedUnder(parentsIn(army), unit);

/** A unit with the printed items that its own are drawn as. */
export const drawnUnit = ({ packs }: OfArmy, unit: Unit): Unit =>
	packs?.length ? printedUnder(drawnAs(packs), unit) : unit;

/** The printed id that a row of an army's packs behaves like; the id itself if it is printed or unknown. */
export const printedId = <Id extends string>(army: OfArmy, id: Id): Id =>
	(parentsIn(army).get(id) ?? id) as Id;

/** The era of a gear item or of a weapon of a creation: the pack's choice, or that of the printed row. */
export function eraOfRow({ packs }: OfArmy, id: GearItem | WeaponType): GearKind['era'] {
	const row = packs?.length ? rowsById(packs).get(id) : undefined;
	if (row?.era) return row.era;
	const like = row?.like ?? id;
	return kindOf(like as GearItem).era ?? weaponKind(like as WeaponType).era;
}
