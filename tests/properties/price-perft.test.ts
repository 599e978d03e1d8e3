import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assess';
import type { CoreGearItem, Minifig, Rank } from '$lib/rules/choices';

/** Prices typed from the spec (PL-CHR-02, PL-WPN-01…10, PL-CHR-06, PL-ABL-02, PL-PIL-05), in CP. */
const RANKS: Record<Rank, number> = { mercenary: 4, officer: 7, hero: 11 };
const GEAR: Record<CoreGearItem, number> = {
	shortHand: 2,
	heavyHand: 3,
	twoHanded: 4,
	shortRanged: 3,
	longRanged: 5,
	explosive: 1,
	shield: 1,
	bodyArmor: 2,
	improvised: 0
};
const TRAINING = { skillBonus: 1, superdexterity: 1, multitasking: 1 };
const PILOT = 1;

type Purchase = keyof typeof GEAR | keyof typeof TRAINING | 'pilot';
const repeatable: Purchase[] = [
	...(Object.keys(GEAR) as CoreGearItem[]),
	...(Object.keys(TRAINING) as (keyof typeof TRAINING)[])
];

/** Every multiset of at most `left` purchases, each once in one order. */
function builds(left: number, from = 0): Purchase[][] {
	if (left === 0) return [[]];
	const longer = repeatable.flatMap((purchase, index) =>
		index < from ? [] : builds(left - 1, index).map((rest) => [purchase, ...rest])
	);
	return [[], ...longer];
}

function minifig(rank: Rank, purchases: readonly Purchase[]): Minifig {
	const built: Minifig = { kind: 'minifig', id: 'u1', name: 'Perft', rank, gear: [] };
	for (const purchase of purchases) {
		if (purchase === 'pilot') built.abilities = { pilot: true };
		else if (purchase in TRAINING) {
			const training = purchase as keyof typeof TRAINING;
			built[training] = (built[training] ?? 0) + 1;
		} else built.gear?.push({ item: purchase as CoreGearItem });
	}
	return built;
}

function priceOf(rank: Rank, purchases: readonly Purchase[]): number {
	const units = [minifig(rank, purchases)];
	return toCp(assess({ ...newArmy('perft', 'Perft', { profile: 'free' }), units }).total);
}

function choose(n: number, k: number): number {
	let ways = 1;
	for (let step = 1; step <= k; step += 1) ways = (ways * (n - k + step)) / step;
	return ways;
}

const sum = (prices: Iterable<number>) => [...prices].reduce((a, b) => a + b, 0);

/**
 * Count and sum over all multisets of k from n things that cost `prices`, in closed form: each thing
 * stands equally often, k/n times the number of multisets.
 */
function closedForm(prices: number[], most: number): { count: number; sum: number } {
	let count = 0;
	let points = 0;
	for (let k = 0; k <= most; k += 1) {
		const ways = choose(prices.length + k - 1, k);
		count += ways;
		points += (sum(prices) * ways * k) / prices.length;
	}
	return { count, sum: points };
}

describe('price perft: all minifigs with at most three purchases', () => {
	const prices = [...Object.values(GEAR), ...Object.values(TRAINING)];
	const without = closedForm(prices, 3);
	const withPilot = closedForm(prices, 2);
	const all = [...builds(3), ...builds(2).map((rest): Purchase[] => ['pilot', ...rest])];

	it('enumerates as many builds as there are', () => {
		expect(all.length).toBe(455 + 91);
		expect(without.count + withPilot.count).toBe(all.length);
	});

	it.each(Object.keys(RANKS) as Rank[])('adds up to the closed form for %s', (rank) => {
		const found = sum(all.map((purchases) => priceOf(rank, purchases)));
		const bought = without.sum + withPilot.sum + PILOT * withPilot.count;
		expect(found).toBe(RANKS[rank] * all.length + bought);
	});

	it('does not care for the order of purchases', () => {
		for (const purchases of all) {
			const forward = priceOf('hero', purchases);
			expect(priceOf('hero', purchases.toReversed())).toBe(forward);
		}
	});
});
