import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { limitsOf } from '$lib/rules/limits';
import { kindKeyOf, type Violation } from '$lib/rules/violation';

/** Violations of `after` that `before` lacks or has less often. */
export function newViolations(
	before: readonly Violation[],
	after: readonly Violation[]
): readonly Violation[] {
	const known = new Map<string, number>();
	for (const violation of before)
		known.set(kindKeyOf(violation), (known.get(kindKeyOf(violation)) ?? 0) + 1);
	return after.filter((violation) => {
		const left = known.get(kindKeyOf(violation)) ?? 0;
		known.set(kindKeyOf(violation), left - 1);
		return left <= 0;
	});
}

/** Assesses the army without its points limit. */
export function assessWithoutPointsLimit(army: Army) {
	const { points: _, ...limits } = limitsOf(army);
	return assess(army, { profile: 'own', ...limits });
}
