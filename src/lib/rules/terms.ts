import type { Army, Creation, Gear, GearItem, Minifig, Place, Unit } from './choices';
import type { GearKind } from './items/gear';
import { kindOf, rankKind } from './items/kinds';
import { memoByIdentity } from './memo';

const DEFAULT_HANDS = 2;

export function countOf(entry: { count?: number | undefined }): number {
	return entry.count ?? 1;
}

/** The number of figures and creations on the table at the start, without the reserve. */
export function figuresOf({ units }: Pick<Army, 'units'>): number {
	return units.reduce((sum, unit) => sum + countOf(unit), 0);
}

export function handsOf(unit: { hands?: number | undefined }): number {
	return unit.hands ?? DEFAULT_HANDS;
}

export function placeOf(gear: Gear): Place {
	return gear.place ?? 'hand';
}

/** Whether an item is held: armor is worn and explosives are carried. */
export function isHeld(gear: Gear): boolean {
	return kindOf(gear.item).carried === 'hand';
}

export function isMinifig(unit: Unit): unit is Minifig {
	return unit.kind === 'minifig';
}

export function isCreation(unit: Unit): unit is Creation {
	return unit.kind === 'creation';
}

/** Whether a unit has Heroic Ego (PL-HER-01). */
export function isHero(unit: Unit | undefined): unit is Minifig {
	return unit?.kind === 'minifig' && rankKind(unit.rank).heroic === true;
}

/** Whether a unit commands others (PL-OFF-01). */
export function isOfficer(unit: Unit | undefined): unit is Minifig {
	return unit?.kind === 'minifig' && rankKind(unit.rank).commands === true;
}

/** The size in inches; 1 for a minifig (PL-CHR-05). */
export function sizeOf(unit: Unit): number {
	return unit.kind === 'creation' ? (unit.size ?? 0) : 1;
}

/** The size for the price of abilities: at least 1. */
export function abilitySize(unit: Unit): number {
	return Math.max(1, sizeOf(unit));
}

/** The number of figures with Heroic Ego, without the reserve. */
export const heroesOf = ({ units }: Pick<Army, 'units'>): number => heroesAmong(units);

const heroesAmong = memoByIdentity((units: readonly Unit[]): number => {
	let heroes = 0;
	for (const unit of units) {
		if (isHero(unit)) heroes += countOf(unit);
	}
	return heroes;
});

/** The number of pieces that behave in a way, in hand or stowed. */
export function piecesThat(gear: readonly Gear[], does: (kind: GearKind) => unknown): number {
	let pieces = 0;
	for (const entry of gear) if (does(kindOf(entry.item))) pieces += countOf(entry);
	return pieces;
}

/** The number of pieces of an item, in hand or stowed. */
export function piecesOf(gear: readonly Gear[], item: GearItem): number {
	let pieces = 0;
	for (const entry of gear) if (entry.item === item) pieces += countOf(entry);
	return pieces;
}

/** Units in reserve, to be summoned. */
export function summonsOf(army: Army): readonly Unit[] {
	return army.reserve?.summons ?? [];
}

const withSummons = memoByIdentity((army: Army): readonly Unit[] => [
	...army.units,
	...summonsOf(army)
]);

/** All units including the reserve; returns the same list for the same army. */
export function allUnits(army: Army): readonly Unit[] {
	return summonsOf(army).length === 0 ? army.units : withSummons(army);
}

/** The units of a list by id. If a draft has a duplicate id, the first unit wins. */
export const unitsById = memoByIdentity((units: readonly Unit[]): ReadonlyMap<string, Unit> => {
	const found = new Map<string, Unit>();
	for (const unit of units) if (!found.has(unit.id)) found.set(unit.id, unit);
	return found;
});

/** The unit with this id, including the reserve. */
export function unitOf(army: Army, id: string): Unit | undefined {
	return unitsById(allUnits(army)).get(id);
}

function carries(unit: Unit): boolean {
	return unit.kind === 'creation' && (unit.form === 'creature' || unit.form === 'vehicle');
}

/**
 * A test whether an id is that of a creature or vehicle, which can be ridden or crewed; looked up on first use.
 */
export function mountsIn(army: Army): (id: string | undefined) => boolean {
	let ids: ReadonlySet<string> | undefined;
	return (id) => {
		if (id === undefined) return false;
		ids ??= new Set(
			allUnits(army)
				.filter(carries)
				.map((unit) => unit.id)
		);
		return ids.has(id);
	};
}

/** Whether a unit rides or crews a creature or a vehicle of the army. */
export function isMounted(army: Army, unit: Unit): boolean {
	if (!('mount' in unit) || unit.mount === undefined) return false;
	const mount = unitOf(army, unit.mount);
	return mount !== undefined && carries(mount);
}

/** The number of riders and crew by their mount's id. */
export function crewsOf(units: readonly Unit[]): ReadonlyMap<string, number> {
	const crews = new Map<string, number>();
	for (const unit of units) {
		if (unit.kind !== 'minifig' || unit.mount === undefined) continue;
		crews.set(unit.mount, (crews.get(unit.mount) ?? 0) + countOf(unit));
	}
	return crews;
}

/** Whether a unit has any magic. */
export function hasMagic({ magic }: Minifig | Creation): boolean {
	if (!magic) return false;
	const { level = 0, areaSpells = [], shield = 0, summoning, necromancy } = magic;
	return level > 0 || areaSpells.length > 0 || shield > 0 || !!summoning || !!necromancy;
}

/** The highest speed of a creation's propulsion, as bought. */
export function fastest({ propulsion }: Creation): number {
	let fast = 0;
	for (const { speed = 0 } of propulsion ?? []) if (speed > fast) fast = speed;
	return fast;
}
