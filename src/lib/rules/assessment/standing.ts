import type { Assessment } from './assess';
import type { Army, Unit } from '../choices';
import { keepingSame } from '../memo';
import { violationsAt } from './of-unit';
import type { Severity } from '../violation';
import { worthOf, type Worth } from './worth';

/** What a list of units says of one of them. */
export interface Standing {
	readonly unit: Unit;
	/** Absent where the rulebook counts nothing. */
	readonly worth: Worth | undefined;
	/** The worst that is found in it. */
	readonly worst: Severity | undefined;
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

function worstOf({ violations }: Assessment, unit: string): Severity | undefined {
	const found = new Set(violationsAt(violations, unit).map(({ severity }) => severity));
	return SEVERITIES.find((severity) => found.has(severity));
}

const keptStanding = keepingSame<Unit, Standing>(
	(known, { worth, worst }) =>
		known.worst === worst &&
		known.worth?.tally === worth?.tally &&
		known.worth?.total === worth?.total
);

/** What the row of a unit says of its points and violations; the same object while that is the same. */
export function standingOf(army: Army, assessment: Assessment, unit: Unit): Standing {
	const worth = worthOf(army, assessment, unit);
	const worst = worstOf(assessment, unit.id);
	return keptStanding(unit, { unit, worth, worst });
}
