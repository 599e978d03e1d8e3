import type { Chances } from './chances';

/** The chance of each number of successes of independent tries, from none up, each try with its own chance. */
export function successesOf<P, D>(chances: Chances<P, D>, tries: readonly P[]): P[] {
	let counts = [chances.one];
	for (const success of tries) {
		const failure = chances.minus(chances.one, success);
		counts = Array.from({ length: counts.length + 1 }, (_, k) => {
			const stays = chances.times(counts[k] ?? chances.zero, failure);
			const grows = chances.times(counts[k - 1] ?? chances.zero, success);
			return chances.plus(stays, grows);
		});
	}
	return counts;
}

/** The chance of each number of successes among `tries` with the same chance. */
export function binomial<P, D>(chances: Chances<P, D>, tries: number, success: P): P[] {
	return successesOf(
		chances,
		Array.from({ length: tries }, () => success)
	);
}

/** Sums what `value` is worth for each number of successes. */
export function expected<P, D>(
	chances: Chances<P, D>,
	counts: readonly P[],
	value: (successes: number) => number
): P {
	return counts.reduce(
		(sum, chance, n) => chances.plus(sum, chances.times(chance, chances.ratio(value(n), 1))),
		chances.zero
	);
}

/** The chance that the number of successes meets a condition. */
export const chanceOf = <P, D>(
	chances: Chances<P, D>,
	counts: readonly P[],
	condition: (successes: number) => boolean
): P => expected(chances, counts, (n) => (condition(n) ? 1 : 0));
