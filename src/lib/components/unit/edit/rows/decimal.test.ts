import { describe, expect, it } from 'vitest';
import { readDecimal } from './decimal';

describe('readDecimal', () => {
	it.each([
		['2,5', 2.5],
		['2.5', 2.5],
		[' 2½ ', 2.5],
		['½', 0.5],
		['9″', 9],
		['.5', 0.5],
		['12', 12],
		['2,', 2]
	])('%s is %d', (text, number) => {
		expect(readDecimal(text)).toBe(number);
	});

	it.each(['', ' ', 'abc', '-2', '2,5,1', '1e3', '∞'])('%j is not a number', (text) => {
		expect(readDecimal(text)).toBeUndefined();
	});
});
