import { fraction, type Fraction } from './fraction';
import { atOne, multiply, pole, power, type Polynomial } from './polynomial';

/** The factor (`base` − z^`period`)^`power` of a denominator: dice that explode without end. */
export interface Pole {
	readonly base: bigint;
	readonly period: number;
	readonly power: number;
}

/**
 * The generating function of a distribution, as a fraction of polynomials:
 * z^low · numerator(z) / (scale · Π (base − z^period)^power). Its coefficient of z^t is the chance of a total
 * of t. Explosions without end are poles, so nothing is cut off.
 */
export interface Series {
	readonly low: number;
	readonly numerator: Polynomial;
	readonly scale: bigint;
	readonly poles: readonly Pole[];
}

/** Chances of consecutive totals from `low` on, each multiplied by `scale`. */
export interface Cells {
	readonly low: number;
	readonly scale: bigint;
	readonly counts: readonly bigint[];
}

export const point = (total: number, chance: Fraction): Series => ({
	low: total,
	numerator: [chance.numerator],
	scale: chance.denominator,
	poles: []
});

const toThe = (base: bigint, exponent: number) => base ** BigInt(exponent);

/** Returns the first cells, up to the total `last`. The scale is large enough for every division to be exact. */
export function expand({ low, numerator, scale, poles }: Series, last: number): Cells {
	const length = Math.max(0, last - low + 1);
	const counts = new Array<bigint>(length).fill(0n);
	let factor = 1n;
	for (const { base, period, power } of poles)
		factor *= toThe(base, Math.floor(length / period) + power);
	for (let i = 0; i < length && i < numerator.length; i++)
		counts[i] = (numerator[i] ?? 0n) * factor;
	for (const each of poles) for (let i = 0; i < each.power; i++) divide(counts, each);
	return { low, scale: scale * factor, counts };
}

/** Divides a power series by `base` − z^`period`, in place. */
function divide(counts: bigint[], { base, period }: Pole): void {
	for (let i = 0; i < counts.length; i++) {
		const before = i < period ? 0n : (counts[i - period] ?? 0n);
		counts[i] = ((counts[i] ?? 0n) + before) / base;
	}
}

/** The first cells as a series of their own. */
export function head(series: Series, limit: number): Series {
	const { low, scale, counts } = expand(series, limit - 1);
	return { low, numerator: counts.length ? counts : [0n], scale, poles: [] };
}

export function total({ numerator, scale, poles }: Series): Fraction {
	let denominator = scale;
	for (const { base, power } of poles) denominator *= toThe(base - 1n, power);
	return fraction(atOne(numerator), denominator);
}

/** The sum of t · P(t): the derivative of the generating function at 1. */
export function firstMoment(series: Series): Fraction {
	const { low, numerator, poles } = series;
	const mass = total(series);
	if (mass.numerator === 0n) return mass;
	const weighted = numerator.reduce((sum, count, i) => sum + BigInt(low + i) * count, 0n);
	let mean = fraction(weighted, atOne(numerator));
	for (const { base, period, power } of poles) {
		const step = fraction(BigInt(period * power), base - 1n);
		mean = fraction(
			mean.numerator * step.denominator + step.numerator * mean.denominator,
			mean.denominator * step.denominator
		);
	}
	return fraction(mean.numerator * mass.numerator, mean.denominator * mass.denominator);
}

const same = (a: Pole) => (b: Pole) => a.base === b.base && a.period === b.period;

/** Returns the poles of either list, each with the power that `combine` makes of its two. */
function joined(
	a: readonly Pole[],
	b: readonly Pole[],
	combine: (x: number, y: number) => number
): Pole[] {
	const more = b.filter((pole) => !a.some(same(pole)));
	return [...a, ...more].map((pole) => ({
		...pole,
		power: combine(a.find(same(pole))?.power ?? 0, b.find(same(pole))?.power ?? 0)
	}));
}

export function product(a: Series, b: Series): Series {
	return {
		low: a.low + b.low,
		numerator: multiply(a.numerator, b.numerator),
		scale: a.scale * b.scale,
		poles: joined(a.poles, b.poles, (x, y) => x + y)
	};
}

/** The numerator of `series` over the given poles and scale, which must be multiples of its own, from `low` on. */
function over(series: Series, poles: readonly Pole[], scale: bigint, low: number): bigint[] {
	let numerator: Polynomial = series.numerator.map((count) => count * (scale / series.scale));
	for (const each of poles) {
		const missing = each.power - (series.poles.find(same(each))?.power ?? 0);
		if (missing) numerator = multiply(numerator, power(pole(each.base, each.period), missing));
	}
	return [...new Array<bigint>(series.low - low).fill(0n), ...numerator];
}

/** Returns the sum of both, coefficient by coefficient. */
export function plus(a: Series, b: Series): Series {
	const poles = joined(a.poles, b.poles, Math.max);
	const scale = common(a.scale, b.scale);
	const low = Math.min(a.low, b.low);
	const [x, y] = [over(a, poles, scale, low), over(b, poles, scale, low)];
	const numerator = Array.from(
		{ length: Math.max(x.length, y.length) },
		(_, i) => (x[i] ?? 0n) + (y[i] ?? 0n)
	);
	return { ...trimmed(low, numerator), scale, poles };
}

/** Drops zeros at both ends. */
function trimmed(low: number, numerator: readonly bigint[]) {
	const first = numerator.findIndex((count) => count !== 0n);
	if (first < 0) return { low: 0, numerator: [0n] };
	const last = numerator.findLastIndex((count) => count !== 0n);
	return { low: low + first, numerator: numerator.slice(first, last + 1) };
}

/** The least common multiple. */
function common(a: bigint, b: bigint): bigint {
	return a * fraction(a, b).denominator;
}

export function scaled(series: Series, by: Fraction): Series {
	const numerator = series.numerator.map((count) => count * by.numerator);
	return { ...series, numerator, scale: series.scale * by.denominator };
}
