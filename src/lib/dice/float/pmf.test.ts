import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convolve, type Pmf } from './pmf';

const anyPmf: fc.Arbitrary<Pmf> = fc.record({
	low: fc.integer({ min: -5, max: 5 }),
	cells: fc
		.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 13 })
		.map((cells) => Float64Array.from(cells)),
	tail: fc.constant(0)
});

describe('the convolution', () => {
	it('adds the products of each total in the order of the first distribution', () => {
		fc.assert(
			fc.property(anyPmf, anyPmf, (a, b) => {
				const wanted = new Float64Array(a.cells.length + b.cells.length - 1);
				a.cells.forEach((x, i) =>
					b.cells.forEach((y, j) => (wanted[i + j] = (wanted[i + j] ?? 0) + x * y))
				);
				expect(convolve(a, b)).toEqual({ low: a.low + b.low, cells: wanted, tail: 0 });
			}),
			{ numRuns: 200 }
		);
	});
});
