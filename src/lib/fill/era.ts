import type { Army, Unit } from '$lib/rules/choices';
import type { GearKind } from '$lib/rules/items/gear';
import { eraOfRow } from '$lib/rules/packs/printed-unit';

/** The theme of an army, as far as its weapons tell. */
export type Era = NonNullable<GearKind['era']>;

/** The era of the weapons of an army's unit; undefined if they fit any, or several. */
export function eraOf(army: Pick<Army, 'packs'>, unit: Unit): Era | undefined {
	if (unit.kind === 'figure') return undefined;
	const gear = (unit.gear ?? []).map(({ item, bow }) => (bow ? 'medieval' : eraOfRow(army, item)));
	// A creature has guns too: a dragon's fire is one.
	const vehicle = unit.kind === 'creation' && unit.form === 'vehicle';
	const weapons = vehicle ? (unit.weapons ?? []).map(({ type }) => eraOfRow(army, type)) : [];
	const flies = vehicle && unit.propulsion?.some(({ mode }) => mode === 'air');
	const eras = new Set([...gear, ...weapons, ...(flies ? ['modern' as const] : [])]);
	eras.delete(undefined);
	return eras.size === 1 ? [...eras][0] : undefined;
}

/** The era of an army whose units have only one; undefined fits every unit. */
export function eraOfArmy(army: Army): Era | undefined {
	const eras = new Set(army.units.map((unit) => eraOf(army, unit)));
	eras.delete(undefined);
	return eras.size === 1 ? [...eras][0] : undefined;
}
