import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { limitsOf } from '$lib/rules/assessment/limits';
import { likenessOf, type Violation } from '$lib/rules/violation';

/** Violations of `after` that `before` lacks or has less often. */
export function newWrongs(
	before: readonly Violation[],
	after: readonly Violation[]
): readonly Violation[] {
	const known = new Map<string, number>();
	for (const wrong of before) known.set(likenessOf(wrong), (known.get(likenessOf(wrong)) ?? 0) + 1);
	return after.filter((wrong) => {
		const left = known.get(likenessOf(wrong)) ?? 0;
		known.set(likenessOf(wrong), left - 1);
		return left <= 0;
	});
}

/** Assesses the army without its points limit. */
export function assessBoundless(army: Army) {
	const { points: _, ...limits } = limitsOf(army);
	return assess(army, { profile: 'own', ...limits });
}
