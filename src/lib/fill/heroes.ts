import type { Army, Minifig } from '$lib/rules/choices';
import { totalOf } from '$lib/rules/ledger';
import { rulebookFor } from '$lib/rules/registry';
import { heroesOf } from '$lib/rules/terms';
import type { Group } from './knapsack';

/** Half-points that so many heroes cost less together than by the list (PL-HER-03): the rulebook is asked. */
function discountOf(army: Army, heroes: number): number {
	const hero: Minifig = { kind: 'minifig', id: 'hero', name: '', rank: 'hero', count: heroes };
	const only = { ...army, units: heroes > 0 ? [hero] : [] };
	const rulebook = rulebookFor(army);
	const listed = rulebook.price({ ...only, heroDiscount: false });
	return totalOf(listed) - totalOf(rulebook.price(only));
}

/** What the army saves by 0, 1 … `most` heroes more, in half-points; it may be less than nothing. */
export function savingsOf(army: Army, most: number): readonly number[] {
	const heroes = heroesOf(army);
	const now = discountOf(army, heroes);
	return Array.from({ length: most + 1 }, (_, more) => discountOf(army, heroes + more) - now);
}

/** The least that 0, 1 … heroes can cost by the list: the cheapest promotions, and copies without end. */
function* cheapest(groups: readonly Group[]): Generator<number, never> {
	const ways = groups.flatMap((group) => group.ways);
	const copies = ways.filter(({ copy, most }) => copy.heroes > 0 && most > 0);
	const each = Math.min(...copies.map(({ copy }) => copy.price));
	const single = ways.flatMap(({ first }) => (first && first.heroes > 0 ? [first.price] : []));
	const promotions = single.toSorted((a, b) => a - b).values();
	for (let least = 0; ; least += Math.min(each, promotions.next().value ?? Infinity)) yield least;
}

/** The most heroes that can be added for so many half-points, as far as the savings are known. */
export function mostHeroes(
	groups: readonly Group[],
	left: number,
	savings: readonly number[]
): number {
	const least = cheapest(groups);
	return savings.map((saved) => least.next().value <= left + saved).lastIndexOf(true);
}
