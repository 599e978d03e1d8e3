import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import type { CoreGearItem, Minifig, PrintedRank } from '$lib/rules/choices';
import { builds, closedForm, sum } from './combinations';

/** Prices in CP from the spec (PL-CHR-02, PL-WPN-01…10, PL-CHR-06, PL-ABL-02, PL-PIL-05). */
const RANKS: Record<PrintedRank, number> = { mercenary: 4, officer: 7, hero: 11 };
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

function minifig(rank: PrintedRank, purchases: readonly Purchase[]): Minifig {
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

function priceOf(rank: PrintedRank, purchases: readonly Purchase[]): number {
	const units = [minifig(rank, purchases)];
	return toCp(assess({ ...newArmy('perft', 'Perft', { profile: 'free' }), units }).total);
}

describe('price perft: all minifigs with at most three purchases', () => {
	const prices = [...Object.values(GEAR), ...Object.values(TRAINING)];
	const bought = closedForm(prices, [PILOT], 3);
	const all = builds<Purchase>(repeatable, ['pilot'], 3);

	it('enumerates every build', () => {
		expect(all.length).toBe(455 + 91);
		expect(bought.count).toBe(all.length);
	});

	it.each(Object.keys(RANKS) as PrintedRank[])('adds up to the closed form for %s', (rank) => {
		const found = sum(all.map((purchases) => priceOf(rank, purchases)));
		expect(found).toBe(RANKS[rank] * all.length + bought.sum);
	});

	it('is independent of the order of purchases', () => {
		for (const purchases of all) {
			const forward = priceOf('hero', purchases);
			expect(priceOf('hero', purchases.toReversed())).toBe(forward);
		}
	});
});
