import type { Army, GearItem, Unit, WeaponType } from '$lib/rules/choices';

/** The theme of an army, as far as its weapons tell. */
export type Era = 'medieval' | 'modern';

/** Weapons of one era; those of a bow are medieval in any size. */
const GEAR_ERA: Partial<Record<GearItem, Era>> = {
	twoHanded: 'medieval',
	shield: 'medieval',
	shortRanged: 'modern',
	longRanged: 'modern'
};

/** Weapons built into vehicles and guns. A creature has them too: a dragon's fire is a gun. */
const WEAPON_ERA: Partial<Record<WeaponType, Era>> = {
	gun: 'modern',
	launcher: 'modern',
	rocket: 'modern'
};

/** The era of a unit's weapons; undefined if they fit any, or several. */
export function eraOf(unit: Unit): Era | undefined {
	if (unit.kind === 'figure') return undefined;
	const gear = (unit.gear ?? []).map(({ item, bow }) => (bow ? 'medieval' : GEAR_ERA[item]));
	const vehicle = unit.kind === 'creation' && unit.form === 'vehicle';
	const weapons = vehicle ? (unit.weapons ?? []).map(({ type }) => WEAPON_ERA[type]) : [];
	const flies = vehicle && unit.propulsion?.some(({ mode }) => mode === 'air');
	const eras = new Set([...gear, ...weapons, ...(flies ? ['modern' as const] : [])]);
	eras.delete(undefined);
	return eras.size === 1 ? [...eras][0] : undefined;
}

/** The era of an army whose units have only one; undefined fits every unit. */
export function eraOfArmy({ units }: Army): Era | undefined {
	const eras = new Set(units.map(eraOf));
	eras.delete(undefined);
	return eras.size === 1 ? [...eras][0] : undefined;
}
