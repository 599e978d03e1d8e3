import type { Army, CoreGearItem, Gear, Minifig, Place, Unit } from './choices';

const DEFAULT_HANDS = 2;

export function countOf(entry: { count?: number | undefined }): number {
	return entry.count ?? 1;
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

/** How many figures of an army carry Heroic Ego; summons in reserve are not there at the start. */
export function heroesOf(army: Army): number {
	return army.units
		.filter((unit) => isMinifig(unit) && unit.rank === 'hero')
		.reduce((sum, unit) => sum + countOf(unit), 0);
}

/** Pieces of an item that a unit owns, in hand or stowed. */
export function piecesOf(gear: readonly Gear[], item: CoreGearItem): number {
	return gear
		.filter((entry) => entry.item === item)
		.reduce((sum, entry) => sum + countOf(entry), 0);
}

/** A unit rides or crews when its mount is a creature or a vehicle of the army. */
export function isMounted(army: Army, unit: { mount?: string | undefined }): boolean {
	if (unit.mount === undefined) return false;
	const mount = [...army.units, ...(army.reserve?.summons ?? [])].find(
		({ id }) => id === unit.mount
	);
	return mount?.kind === 'creation' && (mount.form === 'creature' || mount.form === 'vehicle');
}
