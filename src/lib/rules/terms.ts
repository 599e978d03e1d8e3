import type { Army, Creation, Gear, GearItem, Minifig, Place, Unit } from './choices';
import { memoByIdentity } from './memo';

const DEFAULT_HANDS = 2;

export function countOf(entry: { count?: number | undefined }): number {
	return entry.count ?? 1;
}

/** Figures and creations on the table at the start; summons in reserve are not there yet. */
export function figuresOf({ units }: Pick<Army, 'units'>): number {
	return units.reduce((sum, unit) => sum + countOf(unit), 0);
}

export function handsOf(unit: { hands?: number | undefined }): number {
	return unit.hands ?? DEFAULT_HANDS;
}

export function placeOf(gear: Gear): Place {
	return gear.place ?? 'hand';
}

/** Armor is worn and explosives are carried: neither takes a hand or a place. */
export function isHeld(gear: Gear): boolean {
	return gear.item !== 'bodyArmor' && gear.item !== 'explosive';
}

export function isMinifig(unit: Unit): unit is Minifig {
	return unit.kind === 'minifig';
}

export function isCreation(unit: Unit): unit is Creation {
	return unit.kind === 'creation';
}

/** Inches: a minifig is of size 1 (PL-CHR-05). */
export function sizeOf(unit: Unit): number {
	return unit.kind === 'creation' ? (unit.size ?? 0) : 1;
}

/** The size that abilities are priced by: at least 1. */
export function abilitySize(unit: Unit): number {
	return Math.max(1, sizeOf(unit));
}

/** How many figures of an army carry Heroic Ego; summons in reserve are not there at the start. */
export function heroesOf(army: Army): number {
	let heroes = 0;
	for (const unit of army.units) {
		if (isMinifig(unit) && unit.rank === 'hero') heroes += countOf(unit);
	}
	return heroes;
}

/** Pieces of an item that a unit owns, in hand or stowed. */
export function piecesOf(gear: readonly Gear[], item: GearItem): number {
	let pieces = 0;
	for (const entry of gear) if (entry.item === item) pieces += countOf(entry);
	return pieces;
}

/** Units that wait to be summoned. */
export function summonsOf(army: Army): readonly Unit[] {
	return army.reserve?.summons ?? [];
}

/** All units, those in reserve too: the same list for the same army. */
export const allUnits = memoByIdentity((army: Army): readonly Unit[] => {
	const summons = summonsOf(army);
	return summons.length === 0 ? army.units : [...army.units, ...summons];
});

/** The units of a list by their ids. In a draft two may have the same id: the first has it. */
export const unitsById = memoByIdentity((units: readonly Unit[]): ReadonlyMap<string, Unit> => {
	const found = new Map<string, Unit>();
	for (const unit of units) if (!found.has(unit.id)) found.set(unit.id, unit);
	return found;
});

/** The unit of that id, in reserve too. */
export function unitOf(army: Army, id: string): Unit | undefined {
	return unitsById(allUnits(army)).get(id);
}

function carries(unit: Unit): boolean {
	return unit.kind === 'creation' && (unit.form === 'creature' || unit.form === 'vehicle');
}

/** Tells by its id what can be ridden or crewed: the creatures and vehicles of an army, looked up when first asked. */
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

/** A unit rides or crews when its mount is a creature or a vehicle of the army. */
export function isMounted(army: Army, unit: Unit): boolean {
	if (!('mount' in unit) || unit.mount === undefined) return false;
	const mount = unitOf(army, unit.mount);
	return mount !== undefined && carries(mount);
}

/** How many figures stand behind each mount that somebody names: riders and crew by the mount's id. */
export function crewsOf(units: readonly Unit[]): ReadonlyMap<string, number> {
	const crews = new Map<string, number>();
	for (const unit of units) {
		if (unit.kind !== 'minifig' || unit.mount === undefined) continue;
		crews.set(unit.mount, (crews.get(unit.mount) ?? 0) + countOf(unit));
	}
	return crews;
}

/** Whether a magic entry says anything at all. */
export function hasMagic({ magic }: Minifig | Creation): boolean {
	if (!magic) return false;
	const { level = 0, areaSpells = [], shield = 0, summoning, necromancy } = magic;
	return level > 0 || areaSpells.length > 0 || shield > 0 || !!summoning || !!necromancy;
}

/** The fastest of what moves a creation, as bought. */
export function fastest({ propulsion }: Creation): number {
	let fast = 0;
	for (const { speed = 0 } of propulsion ?? []) if (speed > fast) fast = speed;
	return fast;
}
