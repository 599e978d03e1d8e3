import { HEROIC_RANK } from '$lib/rules/items/ranks';
import type { Army, Minifig } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { rulebookFor } from '$lib/rules/registry';
import { heroesOf } from '$lib/rules/terms';
import type { Group } from './knapsack';

/** The discount on a number of heroes in half-points (PL-HER-03), from the rulebook's prices. */
function discountOf(army: Army, heroes: number): number {
	const hero: Minifig = { kind: 'minifig', id: 'hero', name: '', rank: HEROIC_RANK, count: heroes };
	const only = { ...army, units: heroes > 0 ? [hero] : [] };
	const rulebook = rulebookFor(army);
	const listed = rulebook.price({ ...only, heroDiscount: false });
	return totalOf(listed) - totalOf(rulebook.price(only));
}

/** Half-points that 0, 1 … `most` more heroes save through the discount; can be negative. */
export function savingsOf(army: Army, most: number): readonly number[] {
	const heroes = heroesOf(army);
	const now = discountOf(army, heroes);
	return Array.from({ length: most + 1 }, (_, more) => discountOf(army, heroes + more) - now);
}

/** Yields the lowest list price of 0, 1 … heroes: the cheapest promotions and any number of copies. */
function* cheapest(groups: readonly Group[]): Generator<number, never> {
	const ways = groups.flatMap((group) => group.ways);
	const copies = ways.filter(({ copy, most }) => copy.heroes > 0 && most > 0);
	const each = Math.min(...copies.map(({ copy }) => copy.price));
	const single = ways.flatMap(({ first }) => (first && first.heroes > 0 ? [first.price] : []));
	const promotions = single.toSorted((a, b) => a - b).values();
	for (let least = 0; ; least += Math.min(each, promotions.next().value ?? Infinity)) yield least;
}

/** The most heroes that `left` half-points can buy, up to the number of known savings. */
export function mostHeroes(
	groups: readonly Group[],
	left: number,
	savings: readonly number[]
): number {
	const least = cheapest(groups);
	return savings.map((saved) => least.next().value <= left + saved).lastIndexOf(true);
}
