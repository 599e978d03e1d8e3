import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addsHeroes, Knapsack, type Group, type Lot, type Pick, type Weights } from './knapsack';

const WIDTH = 9;
const ROWS = 4;

interface Taken {
	readonly heroes: number;
	readonly price: number;
	readonly weight: number;
	readonly picks: readonly Pick[];
}

/** All combinations of picks from the groups, by brute force. */
function everything(groups: readonly Group[], weights: Weights): Taken[] {
	const inside = ({ heroes, price }: Taken) => heroes < ROWS && price < WIDTH;
	return groups.reduce<Taken[]>(
		(all, { ways, copies: kind }, group) =>
			all
				.flatMap((taken) =>
					ways.flatMap(({ first, copy, most }, way) =>
						Array.from({ length: Math.min(most, WIDTH) + 1 }, (_, copies): Taken => ({
							heroes: taken.heroes + (first?.heroes ?? 0) + copies * copy.heroes,
							price: taken.price + (first?.price ?? 0) + copies * copy.price,
							weight: taken.weight + (first ? weights.upgrade : 0) + copies * weights[kind],
							picks: first || copies > 0 ? [...taken.picks, { group, way, copies }] : taken.picks
						}))
					)
				)
				.filter(inside),
		[{ heroes: 0, price: 0, weight: 0, picks: [] }]
	);
}

const anyLot: fc.Arbitrary<Lot> = fc.record({
	price: fc.integer({ min: 1, max: 5 }),
	heroes: fc.nat({ max: 1 })
});
const most = fc.constantFrom(0, 1, 2, 3, 5, 999);
const anyGroup: fc.Arbitrary<Group> = fc.record({
	copies: fc.constantFrom('more', 'new'),
	ways: fc
		.tuple(
			fc.record({ copy: anyLot, most }),
			fc.array(fc.record({ first: anyLot, copy: anyLot, most }), { maxLength: 2 })
		)
		.map(([plain, better]) => [plain, ...better])
});
const anyGroups = fc
	.array(anyGroup, { maxLength: 3 })
	.map((groups) => groups.toSorted((a, b) => Number(addsHeroes(a)) - Number(addsHeroes(b))));
const anyWeights: fc.Arbitrary<Weights> = fc.constantFrom(
	{ more: 1, new: 1, upgrade: 1 },
	{ more: 1, new: WIDTH, upgrade: WIDTH },
	{ more: WIDTH, new: WIDTH, upgrade: 1 }
);

describe('the knapsack', () => {
	it('finds all lightest fills of every sum', () => {
		fc.assert(
			fc.property(anyGroups, anyWeights, (groups, weights) => {
				const knapsack = new Knapsack(groups, WIDTH, ROWS, weights);
				const all = everything(groups, weights);
				for (let heroes = 0; heroes < ROWS; heroes += 1) {
					for (let price = 0; price < WIDTH; price += 1) {
						const there = all.filter((one) => one.heroes === heroes && one.price === price);
						const least = Math.min(...there.map(({ weight }) => weight));
						expect(knapsack.weight(heroes, price)).toBe(least);
						if (least === Infinity) continue;
						const lightest = there.filter(({ weight }) => weight === least);
						const found = [...knapsack.lightest(heroes, price)];
						expect(new Set(found.map((picks) => JSON.stringify(picks)))).toEqual(
							new Set(lightest.map(({ picks }) => JSON.stringify(picks)))
						);
						expect(found).toHaveLength(lightest.length);
					}
				}
			}),
			{ numRuns: 300 }
		);
	});

	it('has no weight outside its tables', () => {
		const knapsack = new Knapsack([], 3, 1, { more: 1, new: 1, upgrade: 1 });
		const sums = [
			[0, 0],
			[0, 1],
			[0, 3],
			[1, 0],
			[0, -1]
		] as const;
		expect(sums.map(([heroes, price]) => knapsack.weight(heroes, price))).toEqual([
			0,
			...Array<number>(4).fill(Infinity)
		]);
	});
});
