/** The number of ways to choose k of n things. */
function choose(n: number, k: number): number {
	let ways = 1;
	for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
	return ways;
}

export const sum = (prices: Iterable<number>) => [...prices].reduce((a, b) => a + b, 0);

/**
 * Count and sum of all builds of at most `most` purchases, in closed form: multisets of repeatable things, combined
 * with sets of the others. Over all choices of k of n things, each thing occurs equally often.
 */
export function closedForm(
	again: readonly number[],
	once: readonly number[],
	most: number
): { count: number; sum: number } {
	let [count, points] = [0, 0];
	for (let k = 0; k <= (again.length > 0 ? most : 0); k += 1) {
		for (let j = 0; j <= Math.min(once.length, most - k); j += 1) {
			const multisets = k === 0 ? 1 : choose(again.length + k - 1, k);
			const sets = choose(once.length, j);
			const each = (k && (sum(again) * k) / again.length) + (j && (sum(once) * j) / once.length);
			count += multisets * sets;
			points += multisets * sets * each;
		}
	}
	return { count, sum: points };
}

/** Every build of at most `left` purchases, once each, in one order. */
export function builds<T>(again: readonly T[], once: readonly T[], left: number): T[][] {
	const things = [...again, ...once];
	const from = (start: number, room: number): T[][] => {
		if (room === 0) return [[]];
		const longer = things.slice(start).flatMap((thing, offset) => {
			const index = start + offset;
			const next = index < again.length ? index : index + 1;
			return from(next, room - 1).map((rest) => [thing, ...rest]);
		});
		return [[], ...longer];
	};
	return from(0, left);
}
