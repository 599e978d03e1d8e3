import type { Chance } from '$lib/dice/chance';
import { describe, expect, it } from 'vitest';
import { shareOf } from './share';

describe('a chance in plain words', () => {
	it.each([
		[1 / 3, 1, 3],
		[5 / 18, 3, 11],
		[5 / 6, 5, 6],
		[0.5, 1, 2],
		[0.04, 1, 25],
		[35 / 36, 35, 36],
		[1 / 216, 1, 216]
	])('%d is %d times in %d', (chance, times, of) => {
		expect(shareOf(chance as Chance)).toEqual({ kind: 'times', times, of });
	});

	it.each([
		[0, 'never'],
		[1, 'always'],
		[0.0004, 'hardlyEver'],
		[0.9999, 'nearlyAlways']
	])('%d is %s', (chance, kind) => {
		expect(shareOf(chance as Chance)).toEqual({ kind });
	});

	it('is never further from the chance than a tenth of it', () => {
		for (let chance = 0.002; chance < 0.998; chance += 0.0037) {
			const share = shareOf(chance as Chance);
			const found = share.kind === 'times' ? share.times / share.of : NaN;
			expect(Math.abs(found - chance)).toBeLessThan(Math.min(chance, 1 - chance) / 5);
		}
	});
});
