import { MOST } from '$lib/army/format/limits';
import type { Army, Unit } from '$lib/rules/choices';
import { countOf } from '$lib/rules/terms';
import { isError, type Violation } from '$lib/rules/violation';
import { applyFill, type FillStep } from './steps';
import { assessWithoutPointsLimit, newViolations } from './new-violations';

/** How many more copies of an entry are possible, and the error that one more would cause. */
export interface Room {
	readonly most: number;
	readonly violation?: Violation;
}

export function roomInFile(unit: Unit): number {
	return Math.max(0, MOST.count - countOf(unit));
}

function grown(army: Army, units: readonly Unit[], copies: number): Army {
	const steps = units.map(({ id }): FillStep => ({ kind: 'more', unit: id, times: copies }));
	return applyFill(army, steps, []);
}

/** The largest good number below `bad`, by bisection; 0 is good. */
function lastGood(bad: number, isGood: (number: number) => boolean): number {
	let good = 0;
	while (bad - good > 1) {
		const middle = (good + bad) >> 1;
		if (isGood(middle)) good = middle;
		else bad = middle;
	}
	return good;
}

/**
 * Room for riders and crews, whose number their mount may limit (PL-LPW-03, PL-LPW-06). Determined by checking
 * larger armies. Units missing from the map are limited only by the file format.
 */
export function crewRooms(army: Army): ReadonlyMap<string, Room> {
	const crews = army.units.filter((unit) => 'mount' in unit && unit.mount !== undefined);
	const before = assessWithoutPointsLimit(army).violations;
	const violationWith = (units: readonly Unit[], copies: number) =>
		newViolations(before, assessWithoutPointsLimit(grown(army, units, copies)).violations).find(
			isError
		);
	if (crews.length === 0 || !violationWith(crews, MOST.count)) return new Map();
	return new Map(
		crews.flatMap((unit) => {
			const violation = violationWith([unit], roomInFile(unit));
			if (!violation) return [];
			const most = lastGood(roomInFile(unit), (copies) => !violationWith([unit], copies));
			return [[unit.id, { most, violation }]];
		})
	);
}
