import type { Army, Unit } from '$lib/rules/choices';
import type { GearKind } from '$lib/rules/items/gear';
import { kindOf, weaponKind } from '$lib/rules/items/kinds';

/** The theme of an army, as far as its weapons tell. */
export type Era = NonNullable<GearKind['era']>;

/** The era of a unit's weapons; undefined if they fit any, or several. */
export function eraOf(unit: Unit): Era | undefined {
	if (unit.kind === 'figure') return undefined;
	const gear = (unit.gear ?? []).map(({ item, bow }) => (bow ? 'medieval' : kindOf(item).era));
	// A creature has guns too: a dragon's fire is one.
	const vehicle = unit.kind === 'creation' && unit.form === 'vehicle';
	const weapons = vehicle ? (unit.weapons ?? []).map(({ type }) => weaponKind(type).era) : [];
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
