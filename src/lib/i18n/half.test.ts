import { describe, expect, it } from 'vitest';
import { withHalf } from './half';

describe('a number of halves', () => {
	it.each([
		[4.5, '4½'],
		[10.5, '10½'],
		[0.5, '½'],
		[0, '0'],
		[5, '5'],
		[15, '15']
	])('%d is written %s', (number, written) => {
		expect(withHalf(number)).toBe(written);
	});
});
