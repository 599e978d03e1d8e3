import type { Army, Creation, Unit } from '../choices';
import { memoByIdentity } from '../memo';
import { allUnits, countOf, isCreation } from '../terms';
import { canRide } from './mounting';

/** Size in inches from which a creature carries a rider. */
const MOUNT_SIZE = 2;

const mountIds = memoByIdentity(
	(army: Army) => new Set(allUnits(army).map((unit) => ('mount' in unit ? unit.mount : undefined)))
);

const fielded = memoByIdentity((army: Army) => new Set(army.units));

/** Whether others ride, drive or operate a creation: one with a mind of its own acts alone (PL-MND-04). */
export function takesCrew(unit: Unit): unit is Creation {
	if (!isCreation(unit)) return false;
	const { form, size, brain } = unit;
	if (brain && (brain.type === 'full' || brain.limitation !== 'dependent')) return false;
	return form === 'creature' ? (size ?? 0) >= MOUNT_SIZE : form !== 'building';
}

/** Whether a unit is a vehicle, weapon or mount on the table that nobody is assigned to. */
export function isUncrewed(army: Army, unit: Unit): unit is Creation {
	if (!takesCrew(unit)) return false;
	return fielded(army).has(unit) && !mountIds(army).has(unit.id);
}

const sum = (units: readonly Unit[]) => units.reduce((all, unit) => all + countOf(unit), 0);

/** How many figures on the table could still drive or ride, less the creations that wait for somebody. */
export function freeDrivers(army: Army): number {
	const drivers = army.units.filter(
		(unit) => canRide(unit) && !takesCrew(unit) && !('mount' in unit && unit.mount)
	);
	return sum(drivers) - sum(army.units.filter((unit) => isUncrewed(army, unit)));
}
