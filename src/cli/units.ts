import type { Army, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import type { Violation } from '$lib/rules/violation';

/** Returns all units that a cost line or violation may refer to, including summons. */
export function unitsById(army: Army): Map<string, Unit> {
	return new Map(allUnits(army).map((unit) => [unit.id, unit]));
}

/** Returns whether a violation concerns the whole army; a unit's id may be `army` too. */
export function concernsArmy({ subject }: Violation): boolean {
	return subject.of !== 'unit';
}
