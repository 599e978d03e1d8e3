import type { Army, Unit } from '$lib/rules/choices';
import { freeDrivers, takesCrew } from '$lib/rules/formation/crew';
import { eraOf, eraOfArmy } from './era';

/** Only minifigs, and beings that have gear already, get more of it: no shield for a warhorse. */
export function takesGear(unit: Unit): boolean {
	return unit.kind === 'minifig' || (unit.kind === 'creation' && !!unit.gear?.length);
}

/** How many copies of a unit find somebody to drive or ride them; others need nobody. */
export function mostCrewed(army: Army, unit: Unit): number {
	return takesCrew(unit) ? Math.max(0, freeDrivers(army)) : Infinity;
}

/** Whether a change adds a vehicle or mount without anybody free to drive or ride it. */
export function lacksDrivers(before: Army, after: Army): boolean {
	return freeDrivers(after) < Math.min(0, freeDrivers(before));
}

/** Whether a unit is of another era than the army: guns for knights. */
export function isAgainstTheme(army: Army, unit: Unit): boolean {
	const [own, other] = [eraOfArmy(army), eraOf(army, unit)];
	return own !== undefined && other !== undefined && own !== other;
}
