import { describe, expect, it } from 'vitest';
import { formatChange, formatPoints } from './format';
import { add, cp, subtract, times, toCp, total, ZERO } from './points';

describe('half-points', () => {
	it('keeps halves exactly', () => {
		expect(toCp(add(cp(0.5), cp(149)))).toBe(149.5);
		expect(toCp(times(cp(2.5), 3))).toBe(7.5);
		expect(toCp(subtract(cp(1), cp(1.5)))).toBe(-0.5);
		expect(total([cp(0.5), cp(0.5), cp(4)])).toBe(cp(5));
		expect(total([])).toBe(ZERO);
	});

	it('rejects values finer than a half', () => {
		expect(() => cp(0.25)).toThrow(RangeError);
		expect(() => cp(Number.NaN)).toThrow(RangeError);
	});

	it.each([
		[149.5, '149½'],
		[0.5, '½'],
		[0, '0'],
		[-0.5, '−½'],
		[-2.5, '−2½'],
		[12, '12']
	])('writes %d as %s', (amount, text) => {
		expect(formatPoints(cp(amount))).toBe(text);
	});

	it('always shows the sign of a change', () => {
		expect([2, -1, 0].map((amount) => formatChange(cp(amount)))).toEqual(['+2', '−1', '±0']);
	});
});
