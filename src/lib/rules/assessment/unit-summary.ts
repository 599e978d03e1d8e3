import type { Assessment } from './assess';
import type { Army, Unit } from '../choices';
import { reuseEqual } from '../memo';
import { violationsAt } from './of-unit';
import type { Severity } from '../violation';
import { worthOf, type Worth } from './worth';

/** The worth and the worst violation of a unit, as its list row shows them. */
interface UnitSummary {
	readonly unit: Unit;
	/** Absent if the rulebook counts nothing. */
	readonly worth: Worth | undefined;
	/** The worst severity of its violations. */
	readonly worst: Severity | undefined;
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

function worstOf({ violations }: Assessment, unit: string): Severity | undefined {
	const found = new Set(violationsAt(violations, unit).map(({ severity }) => severity));
	return SEVERITIES.find((severity) => found.has(severity));
}

const cachedSummary = reuseEqual<Unit, UnitSummary>(
	(known, { worth, worst }) =>
		known.worst === worst &&
		known.worth?.tally === worth?.tally &&
		known.worth?.total === worth?.total
);

/** The worth and worst severity of a unit; returns the same object while they are equal. */
export function unitSummaryOf(army: Army, assessment: Assessment, unit: Unit): UnitSummary {
	const worth = worthOf(army, assessment, unit);
	const worst = worstOf(assessment, unit.id);
	return cachedSummary(unit, { unit, worth, worst });
}
