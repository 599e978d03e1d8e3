import type { Comparison } from '../chances';
import { comparison } from '../comparison';
import { add, fraction, multiply as times, negate, type Fraction } from './fraction';
import { atOne, multiply, pole, power, type Polynomial } from './polynomial';
import { commonPeriod, polesOfProducts, regularFrom } from './poles';
import { expand, total, type Series } from './series';

/** The denominator of the generating function of products of coefficients, in steps of `length` totals. */
function denominatorOfProducts(a: Series, b: Series, length: number): Polynomial {
	return polesOfProducts(a.poles, b.poles, length).reduce<Polynomial>(
		(denominator, { base, power: times }) => multiply(denominator, power(pole(base, 1), times)),
		[1n]
	);
}

/**
 * The sum of a sequence whose generating function has this denominator, from as many first terms as the
 * denominator's degree: numerator(1) / denominator(1).
 */
function sumOfSequence(terms: readonly bigint[], denominator: Polynomial): Fraction {
	let [weight, sum] = [0n, 0n];
	for (let k = terms.length - 1; k >= 0; k--) {
		weight += denominator[terms.length - 1 - k] ?? 0n;
		sum += (terms[k] ?? 0n) * weight;
	}
	return fraction(sum, atOne(denominator));
}

/** The chances of totals above each total of `cells`, multiplied by its scale times the mass's denominator. */
function above(counts: readonly bigint[], scale: bigint, mass: Fraction): bigint[] {
	let rest = mass.numerator * scale;
	return counts.map((count) => (rest -= count * mass.denominator));
}

/** Compares two independent totals. The infinite sums are closed: see `sumOfSequence`. */
export function compare(x: Series, y: Series): Comparison<Fraction> {
	const length = commonPeriod([...x.poles, ...y.poles]);
	const denominator = denominatorOfProducts(x, y, length);
	const start = Math.max(regularFrom(x), regularFrom(y), x.low, y.low);
	const last = start + (denominator.length - 1) * length - 1;
	const low = Math.min(x.low, y.low);
	const xMass = total(x);
	const [xs, ys] = [from(expand(x, last), low), from(expand(y, last), low)];

	const sum = (chances: readonly bigint[], scale: bigint) => {
		const products = ys.counts.map((count, i) => count * (chances[i] ?? 0n));
		const first = products.slice(0, start - low).reduce((all, each) => all + each, 0n);
		const blocks = blockSums(products.slice(start - low), length);
		const closed = add(fraction(first), sumOfSequence(blocks, denominator));
		return times(closed, fraction(1n, scale * ys.scale));
	};
	const found: Comparison<Fraction> = comparison({
		above: () => sum(above(xs.counts, xs.scale, xMass), xs.scale * xMass.denominator),
		equal: () => sum(xs.counts, xs.scale),
		below: () => add(times(xMass, total(y)), negate(add(found.above, found.equal)))
	});
	return found;
}

/** The cells with zeros before them, so that they begin at `low`. */
function from(cells: ReturnType<typeof expand>, low: number) {
	const counts = [...new Array<bigint>(cells.low - low).fill(0n), ...cells.counts];
	return { counts, scale: cells.scale };
}

function blockSums(products: readonly bigint[], length: number): bigint[] {
	return Array.from({ length: products.length / length }, (_, block) =>
		products.slice(block * length, (block + 1) * length).reduce((sum, each) => sum + each, 0n)
	);
}
