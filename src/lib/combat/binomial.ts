import type { Chances } from '$lib/dice/chances';

/** The chance of each number of successes among `tries`, from none up. */
export function binomial<P, D>(chances: Chances<P, D>, tries: number, success: P): P[] {
	const failure = chances.minus(chances.one, success);
	let counts = [chances.one];
	for (let n = 0; n < tries; n++) {
		counts = Array.from({ length: n + 2 }, (_, k) => {
			const stays = chances.times(counts[k] ?? chances.zero, failure);
			const grows = chances.times(counts[k - 1] ?? chances.zero, success);
			return chances.plus(stays, grows);
		});
	}
	return counts;
}
