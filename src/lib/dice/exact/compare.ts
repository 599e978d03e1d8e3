import type { Comparison } from '../chances';
import { add, fraction, multiply as times, negate, type Fraction } from './fraction';
import { atOne, multiply, pole, power, type Polynomial } from './polynomial';
import { expand, total, type Pole, type Series } from './series';

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
const leastMultiple = (a: number, b: number) => (a / greatestDivisor(a, b)) * b;

/** The first total from which on the coefficients follow the poles alone. */
function regularFrom({ low, numerator, poles }: Series): number {
	const degree = poles.reduce((sum, { period, power }) => sum + period * power, 0);
	return low + Math.max(0, numerator.length - degree);
}

/** A pole seen in steps of `length` totals: each step divides the coefficients by `base`. */
const inSteps = ({ base, period, power }: Pole, length: number) => ({
	base: base ** (length / period),
	power
});

/**
 * The denominator of the generating function of products of coefficients, in steps of `length` totals. A
 * product of polynomials times powers is again one: the bases multiply, the powers add up to one less.
 */
function denominatorOfProducts(a: Series, b: Series, length: number): Polynomial {
	let denominator: Polynomial = [1n];
	for (const x of a.poles) {
		for (const y of b.poles) {
			const [p, q] = [inSteps(x, length), inSteps(y, length)];
			const base = pole(p.base * q.base, 1);
			denominator = multiply(denominator, power(base, p.power + q.power - 1));
		}
	}
	return denominator;
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
	const length = [...x.poles, ...y.poles].reduce(
		(all, { period }) => leastMultiple(all, period),
		1
	);
	const denominator = denominatorOfProducts(x, y, length);
	const start = Math.max(regularFrom(x), regularFrom(y), x.low, y.low);
	const last = start + (denominator.length - 1) * length - 1;
	const low = Math.min(x.low, y.low);
	const xMass = total(x);
	const [xs, ys] = [from(expand(x, last), low), from(expand(y, last), low)];
	const greater = above(xs.counts, xs.scale, xMass);

	const sum = (chances: readonly bigint[], scale: bigint) => {
		const products = ys.counts.map((count, i) => count * (chances[i] ?? 0n));
		const first = products.slice(0, start - low).reduce((all, each) => all + each, 0n);
		const blocks = blockSums(products.slice(start - low), length);
		const closed = add(fraction(first), sumOfSequence(blocks, denominator));
		return times(closed, fraction(1n, scale * ys.scale));
	};
	const higher = sum(greater, xs.scale * xMass.denominator);
	const equal = sum(xs.counts, xs.scale);
	const all = times(xMass, total(y));
	return { above: higher, equal, below: add(all, negate(add(higher, equal))) };
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
