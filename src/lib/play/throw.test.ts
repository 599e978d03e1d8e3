import { describe, expect, it } from 'vitest';
import { cases } from '../../../tests/setup/cases';
import { seededBits } from '$lib/dice/seeded-bits';
import type { RollRules } from '$lib/dice/chances';
import { float } from '$lib/dice/float';
import { dice, type Dice } from '$lib/dice/notation';
import { faceFrom, isPossibleRoll, readThrow, throwAll } from './throw';

/** Seeded rolls of each kind; `ROLLS=100000` for a long run. */
const ROLLS = cases(5000, 'ROLLS');

const same: RollRules = { explosion: 'sameDie', allOnes: 'total', floor: true };
const bonus: RollRules = { explosion: 'bonusD6', allOnes: 'zero', floor: true };

describe('a roll die by die', () => {
	it('throws highest faces again: 3d6 of 3, 6, 4, then 6 and 3, are 22 (GC-150)', () => {
		const first = readThrow(dice(3, 6), same, [3, 6, 4]);
		expect(first.next).toEqual({ sides: 6, die: 1, explosion: true });
		const all = readThrow(dice(3, 6), same, [3, 6, 4, 6, 3]);
		expect(all).toMatchObject({ total: 22, fumble: false });
		expect(all.next).toBeUndefined();
		expect(all.dice.map(({ throws }) => throws)).toEqual([[3], [6, 6, 3], [4]]);
	});

	it('adds a d6 to a d10 from 2010 on', () => {
		const ten = readThrow(dice(1, 10, 2), bonus, [10]);
		expect(ten.next).toEqual({ sides: 6, die: 0, explosion: true });
		expect(readThrow(dice(1, 10, 2), bonus, [10, 6, 1]).total).toBe(19);
	});

	it('knows all ones, and counts only the first throws', () => {
		expect(readThrow(dice(2, 6), bonus, [1, 1])).toMatchObject({ total: 0, fumble: true });
		expect(readThrow(dice(2, 6), { ...same, allOnes: 'fails' }, [1, 1])).toMatchObject({
			total: 2,
			fumble: true
		});
		expect(readThrow(dice(2, 6), bonus, [1, 6, 1])).toMatchObject({ total: 8, fumble: false });
	});

	it.each([
		['a face the die does not have', [7], 0],
		['no whole number', [2.5], 0],
		['one face too many', [2, 3], 1]
	])('says which typed face is wrong: %s', (_, faces, wrong) => {
		expect(readThrow(dice(1, 6), same, faces).wrong).toBe(wrong);
	});

	it('finds recorded faces that no dice show', () => {
		expect(isPossibleRoll(dice(2, 6), [[6, 3], [2]])).toBe(true);
		expect(isPossibleRoll(dice(2, 6), [[5, 3], [2]])).toBe(false);
		expect(isPossibleRoll(dice(1, 6), [[6], [2]])).toBe(false);
	});
});

/** The highest plausible chi-square for some degrees of freedom: about one in a hundred thousand exceeds it. */
const limit = (freedom: number) => freedom + 4.3 * Math.sqrt(2 * freedom) + 12;

/** Chi-square of seeded rolls against the exact distribution; totals with fewer than 5 expected are one cell. */
function chiSquare(roll: Dice, rules: RollRules, seed: number) {
	const bits = seededBits(seed);
	const seen = new Map<number, number>();
	for (let n = 0; n < ROLLS; n += 1) {
		const { total } = readThrow(roll, rules, throwAll(roll, rules, bits));
		seen.set(total, (seen.get(total) ?? 0) + 1);
	}
	const exact = float.roll(roll, rules);
	const cells = Array.from({ length: 400 }, (_, total) => ({
		expected: float.at(exact, total) * ROLLS,
		count: seen.get(total) ?? 0
	}));
	const common = cells.filter(({ expected }) => expected >= 5);
	const expected = ROLLS - common.reduce((sum, cell) => sum + cell.expected, 0);
	const count = ROLLS - common.reduce((sum, cell) => sum + cell.count, 0);
	const all = expected >= 5 ? [...common, { expected, count }] : common;
	const value = all.reduce(
		(sum, cell) => sum + (cell.count - cell.expected) ** 2 / cell.expected,
		0
	);
	return { value, freedom: all.length - 1 };
}

describe('seeded rolls', () => {
	it.each([
		['1d6, thrown again', dice(1, 6), same],
		['2d10+1, thrown again', dice(2, 10, 1), same],
		['1d10 with a bonus d6', dice(1, 10), bonus],
		['3d6 with bonus dice and all ones', dice(3, 6, -1), bonus],
		['2d6 plain', dice(2, 6), { ...same, explosion: 'none' }],
		['2d6, each 2 lower', dice(2, 6), { ...bonus, reduction: 2 }]
	] as const)('agree with the exact distribution: %s', (_, roll, rules) => {
		const { value, freedom } = chiSquare(roll, rules, 20_26);
		expect(freedom).toBeGreaterThan(3);
		expect(value).toBeLessThan(limit(freedom));
	});

	it('reject what would favor low faces', () => {
		const bits = [2 ** 32 - 1, 2 ** 32 - 2, 7];
		expect(faceFrom(() => bits.shift() ?? 0, 10)).toBe(8);
		expect(faceFrom(() => 2 ** 32 - 5, 6)).toBe(((2 ** 32 - 5) % 6) + 1);
	});
});
