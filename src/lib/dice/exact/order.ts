import type { OrderChances } from '../order';
import { compare } from './compare';
import { add, fraction, type Fraction } from './fraction';
import { exact } from './index';
import { multiply, pole, power, type Polynomial } from './polynomial';
import { commonPeriod, degreeOf, polesOfProducts, polesOfSum, regularFrom } from './poles';
import { expand, plus, point, product, total, type Pole, type Series } from './series';

/** Chances of the totals from a common lowest one on: to show each, and to show more. Both are multiplied by `whole`. */
interface Sequence {
	readonly equal: readonly bigint[];
	readonly above: readonly bigint[];
	readonly whole: bigint;
}

function sequence(series: Series, low: number, length: number): Sequence {
	const cells = expand(series, low + length - 1);
	const { numerator, denominator } = total(series);
	const padded = [...new Array<bigint>(cells.low - low).fill(0n), ...cells.counts];
	const equal = padded.map((count) => count * denominator);
	let rest = numerator * cells.scale;
	return {
		equal,
		above: equal.map((count) => (rest -= count)),
		whole: cells.scale * denominator
	};
}

const denominatorOf = (poles: readonly Pole[]) =>
	poles.reduce<Polynomial>(
		(all, { base, period, power: times }) => multiply(all, power(pole(base, period), times)),
		[1n]
	);

/**
 * The series whose coefficients are a function of those of others. Its poles are known, so a finite number
 * of coefficients settles its numerator.
 */
function pointwise(
	parts: readonly Series[],
	poles: readonly Pole[],
	value: (sequences: readonly Sequence[], place: number) => bigint
): Series {
	const low = Math.min(...parts.map((part) => part.low));
	const start = Math.max(...parts.map(regularFrom), ...parts.map((part) => part.low));
	const length = Math.max(1, start - low + degreeOf(poles));
	const sequences = parts.map((part) => sequence(part, low, length));
	const values = Array.from({ length }, (_, place) => value(sequences, place));
	return {
		low,
		numerator: multiply(values, denominatorOf(poles)).slice(0, length),
		scale: sequences.reduce((all, { whole }) => all * whole, 1n),
		poles
	};
}

/** The poles of products of the coefficients of some of the parts. */
function polesOfParts(parts: readonly Series[]): Pole[] {
	const length = commonPeriod(parts.flatMap(({ poles }) => poles));
	return parts.reduce<Pole[]>(
		(all, { poles }) => polesOfSum(all, poles, polesOfProducts(all, poles, length)),
		[]
	);
}

/** The chance of each number of totals above one, and of each number that show it: `[above][equal]`. */
function standings(sequences: readonly Sequence[], place: number): bigint[][] {
	let counts = [[1n]];
	for (const { equal, above, whole } of sequences) {
		const [same, more] = [equal[place] ?? 0n, above[place] ?? 0n];
		const size = counts.length + 1;
		counts = Array.from({ length: size }, (_, i) =>
			Array.from({ length: size }, (_, j) => {
				const before = (x: number, y: number) => counts[x]?.[y] ?? 0n;
				return (
					before(i - 1, j) * more + before(i, j - 1) * same + before(i, j) * (whole - same - more)
				);
			})
		);
	}
	return counts;
}

function highest(totals: readonly Series[], rank = 1): Series {
	return pointwise(totals, polesOfParts(totals), (sequences, place) =>
		standings(sequences, place)
			.slice(0, rank)
			.flatMap((row, above) => row.slice(Math.max(1, rank - above)))
			.reduce((sum, chance) => sum + chance, 0n)
	);
}

function within(a: Series, b: Series): Series {
	const length = commonPeriod([...a.poles, ...b.poles]);
	const poles = polesOfSum(polesOfProducts(a.poles, b.poles, length));
	return pointwise([a, b], poles, ([x, y], place) => {
		const reached = (y?.equal[place] ?? 0n) + (y?.above[place] ?? 0n);
		return (x?.equal[place] ?? 0n) * reached;
	});
}

/** The fractions over a common denominator. */
function overOne(fractions: readonly Fraction[]): { counts: bigint[]; scale: bigint } {
	const scale = fractions.reduce(
		(all, { denominator }) => all * fraction(denominator, all).numerator,
		1n
	);
	return {
		counts: fractions.map(({ numerator, denominator }) => numerator * (scale / denominator)),
		scale
	};
}

/** Each surplus is a sum over all totals of `b`, which `compare` closes; together they follow the poles of `a`. */
function surplus(a: Series, b: Series): Series {
	const length = Math.max(0, regularFrom(a) - b.low - 1) + degreeOf(a.poles);
	const chances = Array.from(
		{ length },
		(_, i) => compare(a, product(b, point(i + 1, fraction(1n)))).equal
	);
	const { counts, scale } = overOne(chances);
	const numerator = multiply(counts.length ? counts : [0n], denominatorOf(a.poles));
	const positive = { low: 1, numerator: numerator.slice(0, length), scale, poles: a.poles };
	const { below, equal } = compare(a, b);
	return plus(length ? positive : point(0, fraction(0n)), point(0, add(below, equal)));
}

export const exactOrder: OrderChances<Fraction, Series> = { ...exact, highest, surplus, within };
