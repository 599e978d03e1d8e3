import type { Chances } from '$lib/dice/chances';

/** The most results that count for one minifig (E05-CMB-43, PL-SQM-08). */
export const RESULTS_FOR_ONE = 3;

/** Attackers with the same weapon, and the distribution of the damage that one of them does. */
export interface Attackers<D> {
	readonly count: number;
	readonly inflicted: D;
}

/** Living members of a squad, all with this flat Armor. */
export interface Defenders {
	readonly members: number;
	readonly armor: number;
}

/** How many attackers got each result: 0, 1, 2 … up to the Armor, and more than that. */
type Results = readonly number[];
type Distribution<P> = ReadonlyMap<string, { readonly results: Results; readonly chance: P }>;

function choose(n: number, k: number): number {
	let ways = 1;
	for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
	return ways;
}

/** The chance of `0 … times` successes in a row, each. */
function powers<P, D>({ one, times }: Chances<P, D>, chance: P, most: number): P[] {
	const all = [one];
	for (let n = 1; n <= most; n++) all.push(times(all[n - 1] ?? one, chance));
	return all;
}

/** The chances of all ways in which some attackers' results can fall (the multinomial distribution). */
function resultsOf<P, D>(
	chances: Chances<P, D>,
	{ count, inflicted }: Attackers<D>,
	armor: number
): { results: Results; chance: P }[] {
	const classes = [
		...Array.from({ length: armor + 1 }, (_, total) => chances.at(inflicted, total)),
		chances.mass(chances.from(inflicted, armor + 1))
	];
	let partial: { results: number[]; left: number; chance: P }[] = [
		{ results: [], left: count, chance: chances.one }
	];
	for (const [i, own] of classes.entries()) {
		const power = powers(chances, own, count);
		const last = i === classes.length - 1;
		partial = partial.flatMap(({ results, left, chance }) =>
			Array.from({ length: last ? 1 : left + 1 }, (_, k) => {
				const n = last ? left : k;
				const ways = chances.times(chances.ratio(choose(left, n), 1), power[n] ?? chances.zero);
				return { results: [...results, n], left: left - n, chance: chances.times(chance, ways) };
			})
		);
	}
	return partial;
}

/** Adds the results of other attackers. */
function joined<P, D>(
	{ plus, times, zero }: Chances<P, D>,
	all: Distribution<P>,
	more: readonly { results: Results; chance: P }[]
): Distribution<P> {
	const sums = new Map<string, { results: Results; chance: P }>();
	for (const before of all.values())
		for (const next of more) {
			const results = next.results.map((n, i) => n + (before.results[i] ?? 0));
			const key = results.join();
			const chance = plus(sums.get(key)?.chance ?? zero, times(before.chance, next.chance));
			sums.set(key, { results, chance });
		}
	return sums;
}

/**
 * How many fall to these results. They are sorted from the highest; each living member takes one before any takes
 * a second, always in the same order, and what a member has taken adds up (E05-CMB-45, PL-SDM-03).
 */
export function fallen(results: readonly number[], { members, armor }: Defenders): number {
	const sorted = [...results].sort((a, b) => b - a);
	let living = new Array<number>(members).fill(0);
	for (let pass = 0; pass < RESULTS_FOR_ONE; pass++) {
		const taken = living.map((total) => total + (sorted.shift() ?? 0));
		living = taken.filter((total) => total <= armor);
	}
	return members - living.length;
}

/** Each result by its damage; more than the Armor is one more than it. */
const listed = (results: Results): number[] =>
	results.flatMap((count, damage) => new Array<number>(count).fill(damage));

/**
 * The chance of each number of a squad's members that fall to several attacks in one turn, from none up
 * (E05-CMB-42 to 45). The attackers may have different weapons. Flat Armor only: with an Armor Roll for each
 * result, their order would not settle who falls.
 */
export function casualties<P, D>(
	chances: Chances<P, D>,
	attackers: readonly Attackers<D>[],
	defenders: Defenders
): P[] {
	const { members, armor } = defenders;
	const none = { results: new Array<number>(armor + 2).fill(0), chance: chances.one };
	let all: Distribution<P> = new Map([['', none]]);
	for (const group of attackers) all = joined(chances, all, resultsOf(chances, group, armor));
	const counts = new Array<P>(members + 1).fill(chances.zero);
	for (const { results, chance } of all.values()) {
		const n = fallen(listed(results), defenders);
		counts[n] = chances.plus(counts[n] ?? chances.zero, chance);
	}
	return counts;
}
