import { subtract, type Points } from '$lib/points/points';
import { assess, type Assessment } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { violationsAt } from '$lib/rules/assessment/of-unit';
import { isError, kindKeyOf, type Violation } from '$lib/rules/violation';
import type { Tap } from './knapsack';
import { applyFill, recruit, tapsOf, type Candidate, type FillStep } from './steps';
import { isAgainstTheme } from './taste';
import { newViolations } from './new-violations';

/** A fill that the user can choose, with its assessment. */
export interface Offer {
	/** The most frequent kind of its taps. */
	readonly does: Tap;
	readonly steps: readonly FillStep[];
	readonly taps: number;
	/** Half-points that it spends, and that are left under the limit. */
	readonly points: Points;
	readonly left: Points;
	/** New warnings. A new unit in them has the id of the trial army. */
	readonly warnings: readonly Violation[];
	/** Whether it causes a warning, or adds copies of a unit with one. */
	readonly doubtful: boolean;
	/** Whether it adds a unit against the theme of the army. */
	readonly againstTheme: boolean;
}

const KINDS: readonly Tap[] = ['more', 'new', 'upgrade'];

function tapsOfKind(steps: readonly FillStep[], kind: Tap): number {
	return steps.reduce((sum, step) => sum + (step.kind === kind ? tapsOf(step) : 0), 0);
}

function mainKind(steps: readonly FillStep[]): Tap {
	return KINDS.reduce((main, kind) =>
		tapsOfKind(steps, kind) > tapsOfKind(steps, main) ? kind : main
	);
}

/** Sorts those against the theme last, then by kind, then points left, then taps; among equal ones, those without warnings first. */
export function inOrder(offers: readonly Offer[]): Offer[] {
	return offers.toSorted(
		(a, b) =>
			Number(a.againstTheme) - Number(b.againstTheme) ||
			KINDS.indexOf(a.does) - KINDS.indexOf(b.does) ||
			a.left - b.left ||
			a.taps - b.taps ||
			Number(a.doubtful) - Number(b.doubtful)
	);
}

const isWarning = ({ severity }: Violation) => severity === 'warning';

/** Whether the steps add copies of a unit with a warning. */
function spreadsDoubt(violations: readonly Violation[], steps: readonly FillStep[]): boolean {
	return steps.some(
		(step) => step.kind === 'more' && violationsAt(violations, step.unit).some(isWarning)
	);
}

/** The key of a violation whatever its unit: what the army says already is not said again. */
export const caveatOf = (violation: Violation) => kindKeyOf({ ...violation, unit: '' });

function addsAgainstTheme({ army, candidates }: FillContext, index: number): boolean {
	const candidate = candidates[index];
	return candidate !== undefined && isAgainstTheme(army, recruit(candidate, '', 1));
}

/** The army before a fill, and the inputs needed to assess fills. */
export interface FillContext {
	readonly army: Army;
	readonly before: Assessment;
	readonly left: Points;
	readonly candidates: readonly Candidate[];
}

/** Assesses a fill; undefined if it causes an error or does not cost `spent`. */
export function offerOf(
	context: FillContext,
	steps: readonly FillStep[],
	spent: number
): Offer | undefined {
	const { army, before, left, candidates } = context;
	const after = assess(applyFill(army, steps, candidates));
	const points = subtract(after.total, before.total);
	const violations = newViolations(before.violations, after.violations);
	const told = new Set(before.violations.map(caveatOf));
	const warnings = violations.filter((one) => isWarning(one) && !told.has(caveatOf(one)));
	if (points !== spent || points > left || violations.some(isError)) return undefined;
	return {
		does: mainKind(steps),
		steps,
		taps: steps.reduce((sum, step) => sum + tapsOf(step), 0),
		points,
		left: subtract(left, points),
		warnings,
		againstTheme: steps.some(
			(step) => step.kind === 'new' && addsAgainstTheme(context, step.candidate)
		),
		doubtful: warnings.length > 0 || spreadsDoubt(before.violations, steps)
	};
}
