import type { Army, Unit } from '../choices';
import { allUnits, unitOf } from '../terms';

/** The units that name a creation as their mount. */
export function ridersOf(army: Army, mount: string): Unit[] {
	return allUnits(army).filter((unit) => 'mount' in unit && unit.mount === mount);
}

/** The unit's mount, even if it cannot be ridden. */
export function mountOf(army: Army, unit: Unit): Unit | undefined {
	if (!('mount' in unit) || unit.mount === undefined) return undefined;
	return unitOf(army, unit.mount);
}
