import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOrder } from './exact/order';
import { formatFraction, toNumber, type Fraction } from './exact/fraction';
import { floatOrder } from './float/order';
import { addDice, dice, notation } from './notation';
import type { RollRules } from './chances';
import type { OrderChances } from './order';

const anyDice = fc
	.tuple(
		fc.integer({ min: 0, max: 2 }),
		fc.integer({ min: 0, max: 1 }),
		fc.integer({ min: -3, max: 4 })
	)
	.map(([sixes, tens, bonus]) => addDice(dice(sixes, 6, bonus), dice(tens, 10)));
/** Without explosions a distribution is short enough to enumerate all of it. */
const plain: fc.Arbitrary<RollRules> = fc.record({
	explosion: fc.constant('none'),
	allOnes: fc.constantFrom('total', 'zero', 'fails'),
	floor: fc.boolean()
});
const exploding: RollRules = { explosion: 'sameDie', allOnes: 'zero', floor: true };

const kinds = [
	['exact', exactOrder as OrderChances<unknown, unknown>, (p: unknown) => toNumber(p as Fraction)],
	['float', floatOrder as OrderChances<unknown, unknown>, (p: unknown) => p as number]
] as const;

const [LEAST, MOST] = [-10, 40];
const totals = Array.from({ length: MOST - LEAST + 1 }, (_, i) => LEAST + i);

/** All totals with a chance; what reaches no total is undefined. */
function outcomes(
	chances: OrderChances<unknown, unknown>,
	number: (p: unknown) => number,
	roll: unknown
): [number | undefined, number][] {
	const all = totals.map((total): [number, number] => [total, number(chances.at(roll, total))]);
	const missing = 1 - all.reduce((sum, [, chance]) => sum + chance, 0);
	return [...all.filter(([, chance]) => chance > 0), [undefined, missing]];
}

describe.each(kinds)('the %s order of totals', (_, chances, number) => {
	const found = (roll: unknown, total: number) => number(chances.at(roll, total));

	it('sorts several rolls as enumeration does', () => {
		const anyRoll = fc.tuple(anyDice, plain);
		fc.assert(
			fc.property(
				fc.array(anyRoll, { minLength: 1, maxLength: 3 }),
				fc.integer({ min: 1, max: 3 }),
				(rolls, any) => {
					const rank = Math.min(any, rolls.length);
					const thrown = rolls.map(([roll, rules]) => chances.roll(roll, rules));
					let all: [number[], number][] = [[[], 1]];
					for (const roll of thrown)
						all = all.flatMap(([seen, p]) =>
							outcomes(chances, number, roll).map(([total, q]): [number[], number] => [
								[...seen, total ?? -Infinity],
								p * q
							])
						);
					const wanted = new Map<number, number>();
					for (const [seen, p] of all) {
						const total = [...seen].sort((a, b) => b - a)[rank - 1] ?? NaN;
						wanted.set(total, (wanted.get(total) ?? 0) + p);
					}
					const ranked = chances.highest(thrown, rank);
					for (const total of totals)
						expect(found(ranked, total)).toBeCloseTo(wanted.get(total) ?? 0, 12);
				}
			),
			{ numRuns: 25 }
		);
	});

	it('knows surplus and limit as enumeration does', () => {
		fc.assert(
			fc.property(anyDice, plain, anyDice, plain, (a, aRules, b, bRules) => {
				const [x, y] = [chances.roll(a, aRules), chances.roll(b, bRules)];
				const [surplus, limited] = [new Map<number, number>(), new Map<number, number>()];
				for (const [t, p] of outcomes(chances, number, x))
					for (const [u, q] of outcomes(chances, number, y)) {
						if (t === undefined || u === undefined) continue;
						const more = Math.max(0, t - u);
						surplus.set(more, (surplus.get(more) ?? 0) + p * q);
						if (t <= u) limited.set(t, (limited.get(t) ?? 0) + p * q);
					}
				const [more, least] = [chances.surplus(x, y), chances.within(x, y)];
				for (const total of totals) {
					expect(found(more, total)).toBeCloseTo(surplus.get(total) ?? 0, 12);
					expect(found(least, total)).toBeCloseTo(limited.get(total) ?? 0, 12);
				}
			}),
			{ numRuns: 40 }
		);
	});

	it('keeps all chances of dice that explode without end', () => {
		const [a, b] = [notation('2d6+1'), notation('1d10+1d6')].map((roll) =>
			chances.roll(roll, exploding)
		);
		const both = [a, b];
		expect(number(chances.mass(chances.highest(both)))).toBeCloseTo(1, 13);
		expect(number(chances.mass(chances.surplus(a, b)))).toBeCloseTo(1, 13);
		const { above } = chances.compare(a, b);
		const more = chances.from(chances.surplus(a, b), 1);
		expect(number(chances.mass(more))).toBeCloseTo(number(above), 13);
		const less = chances.mass(chances.within(a, b));
		expect(number(less) + number(above)).toBeCloseTo(1, 13);
		const sums = [chances.highest(both, 1), chances.highest(both, 2)].map((roll) =>
			number(chances.mean(roll))
		);
		const wanted = both.map((roll) => number(chances.mean(roll)));
		expect((sums[0] ?? 0) + (sums[1] ?? 0)).toBeCloseTo((wanted[0] ?? 0) + (wanted[1] ?? 0), 10);
	});
});

describe('the exact order of totals', () => {
	const d6 = exactOrder.roll(dice(1, 6), { ...exploding, allOnes: 'total' });

	it('closes the sums of exploding dice', () => {
		const best = exactOrder.highest([d6, d6]);
		// At most 5: both at most 5.
		expect(formatFraction(exactOrder.mass(exactOrder.below(best, 6)))).toBe('25/36');
		// A die that is above another one is above it as one die is above 0, from any total on.
		const more = exactOrder.surplus(d6, d6);
		expect(formatFraction(exactOrder.at(more, 0))).toBe('4/7');
		expect(formatFraction(exactOrder.mass(more))).toBe('1');
	});

	it('agrees with the float order, cell by cell', () => {
		const rolls = ['2d6', '1d10+2', '1d6+4'].map(notation);
		const [xs, ys] = [
			rolls.map((roll) => exactOrder.roll(roll, exploding)),
			rolls.map((roll) => floatOrder.roll(roll, exploding))
		];
		for (const rank of [1, 2, 3]) {
			const [x, y] = [exactOrder.highest(xs, rank), floatOrder.highest(ys, rank)];
			for (const total of [0, 5, 12, 30, 61]) {
				const wanted = toNumber(exactOrder.at(x, total));
				expect(floatOrder.at(y, total)).toBeCloseTo(wanted, 14);
			}
		}
	});
});
