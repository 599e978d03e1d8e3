import type { Army, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import type { Violation } from '$lib/rules/violation';

/** All units that a bill or a violation may name: the army's and its summons. */
export function unitsById(army: Army): Map<string, Unit> {
	return new Map(allUnits(army).map((unit) => [unit.id, unit]));
}

/** Whether a violation is of the whole army; a unit may have the id `army` too. */
export function concernsArmy({ subject }: Violation): boolean {
	return subject.of !== 'unit';
}
