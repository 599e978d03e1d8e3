import type { Assessment } from './assess';
import type { Army, Unit } from '../choices';
import { isUncrewed } from '../formation/crew';
import { mountOf } from '../formation/riders';
import { reuseEqual } from '../memo';
import { violationsAt } from './of-unit';
import { SEVERITIES, type Severity } from '../violation';
import { worthOf, type Worth } from './worth';

/** What the list row of a unit shows beside the unit itself. */
export interface UnitSummary {
	readonly unit: Unit;
	/** Absent if the rulebook counts nothing. */
	readonly worth: Worth | undefined;
	/** The worst severity of its violations. */
	readonly worst: Severity | undefined;
	/** The mount or vehicle of the unit. */
	readonly mount: Unit | undefined;
	/** Whether it is a vehicle, weapon or mount that nobody is assigned to. */
	readonly uncrewed: boolean;
}

function worstOf({ violations }: Assessment, unit: string): Severity | undefined {
	const found = new Set(violationsAt(violations, unit).map(({ severity }) => severity));
	return SEVERITIES.find((severity) => found.has(severity));
}

const cachedSummary = reuseEqual<Unit, UnitSummary>(
	(known, { worth, worst, mount, uncrewed }) =>
		known.worst === worst &&
		known.mount === mount &&
		known.uncrewed === uncrewed &&
		known.worth?.tally === worth?.tally &&
		known.worth?.total === worth?.total
);

/** The summary of a unit; returns the same object while it is equal. */
export function unitSummaryOf(army: Army, assessment: Assessment, unit: Unit): UnitSummary {
	return cachedSummary(unit, {
		unit,
		worth: worthOf(army, assessment, unit),
		worst: worstOf(assessment, unit.id),
		mount: mountOf(army, unit),
		uncrewed: isUncrewed(army, unit)
	});
}
