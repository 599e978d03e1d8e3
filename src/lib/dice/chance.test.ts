import { describe, expect, it } from 'vitest';
import { complement, known, uncertain } from './chance';
import { exactChance, settled } from './exact/chance';
import { fraction } from './exact/fraction';

/** Far below the least double. */
const TINY = fraction(1n, 6n ** 500n);
const ALMOST = fraction(6n ** 500n - 1n, 6n ** 500n);

describe('a chance', () => {
	it('is 0 or 1 only if its fraction is', () => {
		expect(exactChance(fraction(0n))).toBe(0);
		expect(exactChance(fraction(1n))).toBe(1);
		expect(exactChance(TINY)).toBeGreaterThan(0);
		expect(exactChance(ALMOST)).toBeLessThan(1);
		expect(exactChance(fraction(1n, 3n))).toBe(1 / 3);
	});

	it('is decided by its fraction where a double is rounded, and only there', () => {
		expect(settled(0, () => TINY)).toBeGreaterThan(0);
		expect(settled(1, () => ALMOST)).toBeLessThan(1);
		// Sums of doubles miss the end on both sides.
		expect(settled(1 - 2e-16, () => fraction(1n))).toBe(1);
		expect(settled(-3e-17, () => fraction(0n))).toBe(0);
		const never = () => {
			throw new Error('asked for a fraction');
		};
		expect(settled(0.25, never)).toBe(0.25);
		expect(known(1e-12)).toBeUndefined();
	});

	it.each([0, 1, -1e-17, 1 + 1e-15])('%d is not certain while nothing says so', (value) => {
		expect(uncertain(value)).toBeGreaterThan(0);
		expect(uncertain(value)).toBeLessThan(1);
	});

	it('is certain if its complement is', () => {
		expect(complement(exactChance(fraction(1n)))).toBe(0);
		expect(complement(exactChance(fraction(0n)))).toBe(1);
		expect(complement(exactChance(TINY))).toBeLessThan(1);
		expect(complement(exactChance(ALMOST))).toBeGreaterThan(0);
	});
});
