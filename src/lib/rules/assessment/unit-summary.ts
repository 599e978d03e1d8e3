import type { Assessment } from './assess';
import type { Army, Unit } from '../choices';
import { isUncrewed } from '../formation/crew';
import { mountOf } from '../formation/riders';
import { memoByIdentity, reuseEqual } from '../memo';
import { SEVERITIES, type Severity, type Violation } from '../violation';
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

/** The worst severity by unit. The army's own violations may have the id of a unit. */
const worstByUnit = memoByIdentity((violations: readonly Violation[]) => {
	const worst = new Map<string, Severity>();
	for (const severity of SEVERITIES.toReversed())
		for (const { unit, subject, severity: own } of violations)
			if (own === severity && subject.of === 'unit') worst.set(unit, severity);
	return worst;
});

const cachedSummary = reuseEqual<Unit, UnitSummary>(
	(known, { worth, worst, mount, uncrewed }) =>
		known.worst === worst &&
		known.mount === mount &&
		known.uncrewed === uncrewed &&
		known.worth?.tally === worth?.tally &&
		known.worth?.total === worth?.total
);

/** The summary of a unit; returns the same object while it is equal. `checked` has the violations. */
export function unitSummaryOf(
	army: Army,
	assessment: Assessment,
	unit: Unit,
	checked = assessment
): UnitSummary {
	return cachedSummary(unit, {
		unit,
		worth: worthOf(army, assessment, unit),
		worst: worstByUnit(checked.violations).get(unit.id),
		mount: mountOf(army, unit),
		uncrewed: isUncrewed(army, unit)
	});
}

const cachedSummaries = reuseEqual<readonly Unit[], readonly UnitSummary[]>((known, summaries) =>
	summaries.every((summary, index) => summary === known[index])
);

/** The summaries of some units; returns the same list for the same units while all are equal. */
export function unitSummariesOf(
	units: readonly Unit[],
	of: (unit: Unit) => UnitSummary
): readonly UnitSummary[] {
	return cachedSummaries(units, units.map(of));
}
