import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBonus, addDice, dice, flat, formatDice, parseDice } from './notation';

describe('dice notation', () => {
	it.each(['1d6', '1d6+2', '2d10+3d6−1', '4', '3d6', '0'])('reads and writes %s', (text) => {
		const parsed = parseDice(text);
		expect(parsed && formatDice(parsed)).toBe(text);
	});

	it('reads the Polish k and the hyphen', () => {
		expect(parseDice('1k6 - 2')).toEqual(dice(1, 6, -2));
	});

	it.each([
		['d6', '1d6'],
		['k6+1', '1d6+1'],
		['2d6–1', '2d6−1'],
		['2d6‑1', '2d6−1'],
		['−1', '-1']
	])('reads %s as %s', (text, read) => {
		const found = parseDice(text);
		expect(found && formatDice(found)).toBe(read);
	});

	it.each(['', 'd', '1d', '2x6', '−1d6', '1d6+'])('refuses %j', (text) => {
		expect(parseDice(text)).toBeUndefined();
	});

	it('merges dice of the same kind and sorts larger dice first', () => {
		expect(formatDice(addDice(dice(1, 6), dice(2, 6, 1)))).toBe('3d6+1');
		expect(formatDice(addDice(dice(1, 6), dice(1, 10)))).toBe('1d10+1d6');
		expect(formatDice(addBonus(flat(4), -1))).toBe('3');
	});

	it('parses its own output', () => {
		const anyDice = fc
			.tuple(fc.integer({ min: 0, max: 9 }), fc.constantFrom(6, 10), fc.integer({ min: 0, max: 9 }))
			.map(([count, sides, bonus]) => dice(count, sides, bonus));
		fc.assert(
			fc.property(anyDice, anyDice, (a, b) => {
				const sum = addDice(a, b);
				expect(parseDice(formatDice(sum))).toEqual(sum);
			})
		);
	});
});
