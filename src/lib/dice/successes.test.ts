import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exact } from './exact';
import { formatFraction } from './exact/fraction';
import { float } from './float';
import { binomial, chanceOf, expected, successesOf } from './successes';

describe('successes of independent tries', () => {
	it('agree with all combinations of success and failure', () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }), (sixths) => {
				const counts = successesOf(
					float,
					sixths.map((n) => n / 6)
				);
				const wanted = new Array<number>(sixths.length + 1).fill(0);
				for (let bits = 0; bits < 2 ** sixths.length; bits++) {
					const hits = sixths.map((_, i) => ((bits >> i) & 1) === 1);
					const chance = sixths.reduce((p, n, i) => p * (hits[i] ? n / 6 : 1 - n / 6), 1);
					const successes = hits.filter(Boolean).length;
					wanted[successes] = (wanted[successes] ?? 0) + chance;
				}
				for (const [n, chance] of wanted.entries()) expect(counts[n]).toBeCloseTo(chance, 13);
			}),
			{ numRuns: 60 }
		);
	});

	it('are exact for pools of the same dice', () => {
		const counts = binomial(exact, 3, exact.ratio(1, 3));
		expect(counts.map(formatFraction)).toEqual(['8/27', '4/9', '2/9', '1/27']);
		expect(formatFraction(chanceOf(exact, counts, (n) => n >= 2))).toBe('7/27');
		expect(formatFraction(expected(exact, counts, (n) => n))).toBe('1');
	});
});
