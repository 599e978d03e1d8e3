import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AllOnes, Chances, Explosion, RollRules } from './chances';
import { exact } from './exact';
import { formatFraction, toNumber, type Fraction } from './exact/fraction';
import { float } from './float';
import { addDice, dice, notation, type Dice } from './notation';

/** Distributions as plain maps, by throwing every combination of dice up to a depth. */
function enumerate(roll: Dice, rules: RollRules, depth: number): Map<number, number> {
	const { explosion, reduction = 0, bonusDiceWhole = false } = rules;
	let totals = new Map([[`${roll.bonus} true`, 1]]);
	const add = (into: Map<string, number>, key: string, chance: number) =>
		into.set(key, (into.get(key) ?? 0) + chance);
	const throwDie = (sides: number, less: number, left: number): [number, number, boolean][] => {
		const nextLess = bonusDiceWhole ? 0 : reduction;
		return Array.from({ length: sides }, (_, i) => i + 1).flatMap((face) => {
			const own: [number, number, boolean] = [face - less, 1 / sides, face === 1];
			if (face < sides || explosion === 'none' || left === 0) return [own];
			const next = explosion === 'sameDie' ? sides : 6;
			return throwDie(next, nextLess, left - 1).map(
				([total, chance]): [number, number, boolean] => [own[0] + total, chance / sides, false]
			);
		});
	};
	for (const { count, sides } of roll.rolls) {
		for (let n = 0; n < count; n++) {
			const next = new Map<string, number>();
			for (const [key, chance] of totals) {
				const [total = '', ones] = key.split(' ');
				for (const [more, p, one] of throwDie(sides, reduction, depth))
					add(next, `${Number(total) + more} ${ones === 'true' && one}`, chance * p);
			}
			totals = next;
		}
	}
	const result = new Map<number, number>();
	for (const [key, chance] of totals) {
		const [text = '', ones] = key.split(' ');
		const allOnes = ones === 'true' && roll.rolls.length > 0 && rules.allOnes !== 'total';
		if (allOnes && rules.allOnes === 'fails') continue;
		const total = allOnes ? 0 : rules.floor ? Math.max(0, Number(text)) : Number(text);
		result.set(total, (result.get(total) ?? 0) + chance);
	}
	return result;
}

const anyDice = fc
	.tuple(
		fc.integer({ min: 0, max: 2 }),
		fc.integer({ min: 0, max: 1 }),
		fc.integer({ min: -6, max: 6 })
	)
	.map(([sixes, tens, bonus]) => addDice(dice(sixes, 6, bonus), dice(tens, 10)));
const anyRules: fc.Arbitrary<RollRules> = fc.record({
	explosion: fc.constantFrom<Explosion>('none', 'sameDie', 'bonusD6'),
	allOnes: fc.constantFrom<AllOnes>('total', 'zero', 'fails'),
	floor: fc.boolean()
});
/** Reduced dice are always floored: their totals below 0 do not matter (DICE-7). */
const anyReducedRules = fc.record({
	explosion: fc.constantFrom<Explosion>('none', 'bonusD6'),
	allOnes: fc.constantFrom<AllOnes>('total', 'zero', 'fails'),
	floor: fc.constant(true),
	reduction: fc.integer({ min: 0, max: 9 }),
	bonusDiceWhole: fc.boolean()
});
const anyRoll = fc.tuple(anyDice, fc.oneof(anyRules, anyReducedRules));

/** What an enumeration to this depth leaves out has a smaller chance. */
const DEPTH = 6;
const LEFT_OUT = 3 * 6 ** -DEPTH;

const plain = { explosion: 'sameDie', allOnes: 'total', floor: true } as const;

describe.each([
	['exact', exact as Chances<unknown, unknown>, (p: unknown) => toNumber(p as Fraction)],
	['float', float as Chances<unknown, unknown>, (p: unknown) => p as number]
])('the %s distribution of a roll', (_, chances, number) => {
	it('agrees with throwing every combination of dice', () => {
		fc.assert(
			fc.property(anyRoll, ([roll, rules]) => {
				const distribution = chances.roll(roll, rules);
				const all = enumerate(roll, rules, DEPTH);
				for (const [total, chance] of all) {
					const found = number(chances.at(distribution, total));
					expect(Math.abs(found - chance)).toBeLessThan(LEFT_OUT);
				}
				const sum = [...all.values()].reduce((a, b) => a + b, 0);
				expect(number(chances.mass(distribution))).toBeCloseTo(sum, 12);
			}),
			{ numRuns: 60 }
		);
	});

	it('compares two rolls as enumeration does', () => {
		fc.assert(
			fc.property(anyRoll, anyRoll, ([a, aRules], [b, bRules]) => {
				const [x, y] = [enumerate(a, aRules, 4), enumerate(b, bRules, 4)];
				let [above, equal, below] = [0, 0, 0];
				for (const [t, p] of x)
					for (const [u, q] of y) {
						if (t > u) above += p * q;
						else if (t < u) below += p * q;
						else equal += p * q;
					}
				const found = chances.compare(chances.roll(a, aRules), chances.roll(b, bRules));
				const leftOut = 6 * 6 ** -4;
				expect(Math.abs(number(found.above) - above)).toBeLessThan(leftOut);
				expect(Math.abs(number(found.equal) - equal)).toBeLessThan(leftOut);
				expect(Math.abs(number(found.below) - below)).toBeLessThan(leftOut);
			}),
			{ numRuns: 60 }
		);
	});
});

describe('exact chances', () => {
	const d6 = exact.roll(dice(1, 6), plain);

	it('knows the mean of exploding dice', () => {
		expect(formatFraction(exact.mean(d6))).toBe('21/5');
		expect(formatFraction(exact.mean(exact.roll(dice(1, 10), plain)))).toBe('55/9');
		const bonus = exact.roll(dice(1, 10), { ...plain, explosion: 'bonusD6' });
		expect(formatFraction(exact.mean(bonus))).toBe('148/25');
	});

	it('compares two dice that explode without end', () => {
		const { above, equal, below } = exact.compare(d6, d6);
		expect([above, equal, below].map(formatFraction)).toEqual(['3/7', '1/7', '3/7']);
	});

	it('knows the chance of the worked example of 22 with three dice', () => {
		const three = exact.roll(notation('3d6'), plain);
		expect(formatFraction(exact.mass(exact.from(three, 22)))).toBe('1777/23328');
	});
});

describe('float chances', () => {
	it('are those of the exact ones, also in sums, mixtures and parts', () => {
		const pieces = <P, D>(c: Chances<P, D>, [a, b]: [D, D], cut: number) => {
			const mixed = c.mix([
				[c.ratio(1, 3), c.sum(a, b)],
				[c.ratio(1, 2), c.from(a, cut)],
				[c.ratio(1, 7), c.below(b, cut)],
				[c.zero, c.always(3)]
			]);
			const { above, equal, below } = c.compare(mixed, b);
			return [above, equal, below, c.mass(mixed), c.mean(mixed), c.at(mixed, cut)];
		};
		fc.assert(
			fc.property(anyRoll, anyRoll, fc.integer({ min: -3, max: 12 }), ([a, x], [b, y], cut) => {
				const found = pieces(float, [float.roll(a, x), float.roll(b, y)], cut);
				const wanted = pieces(exact, [exact.roll(a, x), exact.roll(b, y)], cut).map(toNumber);
				for (const [i, chance] of found.entries()) expect(chance).toBeCloseTo(wanted[i] ?? NaN, 12);
			}),
			{ numRuns: 60 }
		);
	});

	it('keep the relative precision of every cell', () => {
		const roll = notation('2d10+3d6+2');
		const [cells, series] = [float.roll(roll, plain), exact.roll(roll, plain)];
		for (const total of [8, 20, 40, 80, 120, 160]) {
			const wanted = toNumber(exact.at(series, total));
			expect(Math.abs(float.at(cells, total) / wanted - 1)).toBeLessThan(1e-14);
		}
	});

	it('keep it with dice of any number of sides', () => {
		fc.assert(
			fc.property(
				fc.array(fc.integer({ min: 1, max: 14 }), { minLength: 1, maxLength: 3 }),
				fc.constantFrom<Explosion>('none', 'bonusD6'),
				(sides, explosion) => {
					const roll = { rolls: sides.map((each) => ({ count: 1, sides: each })), bonus: 0 };
					const rules = { ...plain, explosion };
					const [pmf, series] = [float.roll(roll, rules), exact.roll(roll, rules)];
					for (let total = sides.length; total <= 60; total += 7) {
						const wanted = toNumber(exact.at(series, total));
						expect(Math.abs(float.at(pmf, total) - wanted)).toBeLessThanOrEqual(wanted * 1e-14);
					}
				}
			),
			{ numRuns: 60 }
		);
	});

	it('are those of the exact ones for dice with fewer sides than they are reduced by', () => {
		for (const [sides, reduction] of [
			[4, 4],
			[4, 5],
			[2, 3],
			[5, 5]
		] as const)
			for (const explosion of ['sameDie', 'bonusD6'] as const)
				for (const allOnes of ['total', 'zero', 'fails'] as const) {
					const roll = dice(2, sides, 9);
					const rules = { explosion, allOnes, floor: true, reduction };
					const [pmf, series] = [float.roll(roll, rules), exact.roll(roll, rules)];
					expect(float.mass(pmf)).toBeCloseTo(toNumber(exact.mass(series)), 12);
					for (let total = 0; total <= 20; total++)
						expect(float.at(pmf, total)).toBeCloseTo(toNumber(exact.at(series, total)), 12);
				}
	});

	it('know the mass of the totals above the last cell', () => {
		const pmf = float.roll(notation('2d6'), plain);
		const last = pmf.low + pmf.cells.length;
		const wanted = toNumber(exact.mass(exact.from(exact.roll(notation('2d6'), plain), last)));
		expect(pmf.tail).toBeGreaterThan(0);
		expect(Math.abs(pmf.tail / wanted - 1)).toBeLessThan(1e-13);
	});
});
