import type { Army, Unit } from '../choices';
import { allUnits, unitOf } from '../terms';

/** Who rides or crews a creation: the units that name it as their mount. */
export function ridersOf(army: Army, mount: string): Unit[] {
	return allUnits(army).filter((unit) => 'mount' in unit && unit.mount === mount);
}

/** What a unit rides or crews, whether it can be ridden or not. */
export function mountOf(army: Army, unit: Unit): Unit | undefined {
	if (!('mount' in unit) || unit.mount === undefined) return undefined;
	return unitOf(army, unit.mount);
}
