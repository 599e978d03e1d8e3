import type { Assessment } from './assess';
import type { Army, Unit } from './choices';
import { violationsAt } from './of-unit';
import type { Severity } from './violation';
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

const last = new WeakMap<Unit, Standing>();

/** The same object as long as the unit stands the same: a row that says nothing new is not drawn anew. */
export function standingOf(army: Army, assessment: Assessment, unit: Unit): Standing {
	const worth = worthOf(army, assessment, unit);
	const worst = worstOf(assessment, unit.id);
	const known = last.get(unit);
	const asBefore =
		known?.worst === worst &&
		known?.worth?.tally === worth?.tally &&
		known?.worth?.total === worth?.total;
	if (known && asBefore) return known;
	const standing = { unit, worth, worst };
	last.set(unit, standing);
	return standing;
}
