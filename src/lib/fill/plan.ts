import type { Points } from '$lib/points/points';
import type { Army } from '$lib/rules/choices';
import type { Doubt } from './doubt';
import { mostHeroes, savingsOf } from './heroes';
import { addsHeroes, kindsOf, Knapsack, type Group, type Tap, type Weights } from './knapsack';
import type { Purchase } from './purchases';
import type { FillStep } from './steps';

/** Upper limits of the search, far beyond real armies. */
const MOST_HEROES = 64;
const MOST_POINTS = 4_000;
/** Maximum table cells of one solution: about 0.1 s. An army of 150 CP takes a few milliseconds. */
const MOST_WORK = 8_000_000;

/** What to minimize: all taps equally, or first the taps of kinds other than the preferred one. */
export type Preference = 'few' | Tap;

/** Steps, and the half-points that they should spend. */
export type Fill = readonly [spent: Points, steps: readonly FillStep[]];

/** A sum in half-points that can be spent exactly, with its fewest taps. */
export interface Total {
	readonly points: Points;
	readonly taps: number;
}

/** The search range: half-points to spend, and the savings by number of added heroes. */
interface Scope {
	readonly left: number;
	readonly savings: readonly number[];
	/** Whether the points could pay for more heroes than are searched. */
	readonly cut: boolean;
	/** Table width: list prices in half-points, one more than can be spent. */
	readonly width: number;
}

function scopeOf(groups: readonly Group[], left: number, savings: readonly number[]): Scope {
	const reached = savings.slice(0, mostHeroes(groups, left, savings) + 1);
	const cut = savings.length > 1 && reached.length === savings.length;
	return { left, savings: reached, cut, width: left + Math.max(...reached) + 1 };
}

function workOf(groups: readonly Group[], { savings, width }: Scope): number {
	const rows = (group: Group) => (addsHeroes(group) ? savings.length : 1);
	return groups.reduce((sum, group) => sum + group.ways.length * rows(group) * width, 0);
}

/** The widest scope within `MOST_WORK`; it drops heroes first, then points. */
function widestScope(groups: readonly Group[], left: number, savings: readonly number[]): Scope {
	const scope = scopeOf(groups, left, savings);
	if (left === 0 || workOf(groups, scope) <= MOST_WORK) return scope;
	const rows = scope.savings.length;
	return rows > 2
		? widestScope(groups, left, savings.slice(0, (rows + 1) >> 1))
		: widestScope(groups, left >> 1, savings);
}

/** The same groups without counting heroes, for prices that simply add up. */
function uncounted(group: Group): Group {
	const ways = group.ways.map((way) => ({
		...way,
		copy: { ...way.copy, heroes: 0 },
		...(way.first && { first: { ...way.first, heroes: 0 } })
	}));
	return { ...group, ways };
}

/** All sums that can be spent within the points left, and their best fills. */
export class Plan {
	readonly #groups: readonly Group[];
	readonly #scope: Scope;
	readonly #few: Knapsack;
	readonly #kinds: ReadonlySet<Tap>;
	/** In ascending order. */
	readonly totals: readonly Total[];
	readonly doubts: readonly Doubt[];

	constructor(
		army: Army,
		readonly purchases: readonly Purchase[],
		left: Points
	) {
		const groups = purchases.map(({ group }) => group);
		const savings = groups.some(addsHeroes) ? savingsOf(army, MOST_HEROES) : [0];
		const additive = savings.every((saved) => saved === 0);
		this.#groups = additive ? groups.map(uncounted) : groups;
		this.#scope = widestScope(this.#groups, Math.min(left, MOST_POINTS), additive ? [0] : savings);
		this.#few = this.#solved('few');
		this.#kinds = kindsOf(groups);
		this.totals = this.#totals();
		this.doubts = this.#narrowed(left);
	}

	#solved(preference: Preference): Knapsack {
		const { savings, width } = this.#scope;
		// One tap of another kind weighs more than all affordable taps of the preferred kind.
		const [other, own] = [preference === 'few' ? 1 : width, 1];
		const weights: Weights = { more: other, new: other, upgrade: other, [preference]: own };
		return new Knapsack(this.#groups, width, savings.length, weights);
	}

	#narrowed(left: Points): Doubt[] {
		const { left: considered, savings, cut } = this.#scope;
		const doubts: Doubt[] = [];
		if (considered < left) doubts.push({ reason: 'points', considered: considered as Points });
		if (cut) doubts.push({ reason: 'heroes', considered: savings.length - 1 });
		return doubts;
	}

	/** The weight of a sum by number of added heroes. What they save can be spent as well. */
	#weights(knapsack: Knapsack, spent: number): number[] {
		return this.#scope.savings.map((saved, heroes) => knapsack.weight(heroes, spent + saved));
	}

	#totals(): Total[] {
		const sums = Array.from({ length: this.#scope.left }, (_, index) => index + 1);
		return sums.flatMap((points) => {
			const taps = Math.min(...this.#weights(this.#few, points));
			return taps < Infinity ? [{ points: points as Points, taps }] : [];
		});
	}

	*#lightest(knapsack: Knapsack, spent: Points): Generator<Fill> {
		const weights = this.#weights(knapsack, spent);
		const least = Math.min(...weights);
		for (const [heroes, weight] of weights.entries()) {
			if (weight > least || weight === Infinity) continue;
			const price = spent + (this.#scope.savings[heroes] ?? 0);
			for (const picks of knapsack.lightest(heroes, price)) {
				const steps = picks.flatMap((pick) => this.purchases[pick.group]?.steps(pick) ?? []);
				yield [spent, steps];
			}
		}
	}

	/** The fills with the fewest taps that spend exactly `spent`. */
	fills(spent: Points): Generator<Fill> {
		return this.#lightest(this.#few, spent);
	}

	/** The best fills for a preference, those that leave the fewest points first. */
	*best(preference: Preference): Generator<Fill> {
		// Preferring a missing kind, or the only one, is the same as weighing all taps equally.
		const narrows = preference !== 'few' && this.#kinds.has(preference) && this.#kinds.size > 1;
		const knapsack = narrows ? this.#solved(preference) : this.#few;
		for (const { points } of this.totals.toReversed()) yield* this.#lightest(knapsack, points);
	}
}
