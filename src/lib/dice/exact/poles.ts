import type { Pole, Series } from './series';

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The number of totals after which all of these poles repeat. */
export const commonPeriod = (poles: readonly Pole[]): number =>
	poles.reduce((all, { period }) => (all / greatestDivisor(all, period)) * period, 1);

export const degreeOf = (poles: readonly Pole[]): number =>
	poles.reduce((sum, { period, power }) => sum + period * power, 0);

/** The first total from which on the coefficients follow the poles alone. */
export function regularFrom({ low, numerator, poles }: Series): number {
	return low + Math.max(0, numerator.length - degreeOf(poles));
}

/** A pole seen in steps of `length` totals: each step divides the coefficients by the base. */
const inSteps = ({ base, period }: Pole, length: number) => base ** BigInt(length / period);

/**
 * The poles of products of coefficients, in steps of `length` totals. A product of polynomials times powers
 * is again one: the bases multiply, the powers add up to one less.
 */
export function polesOfProducts(a: readonly Pole[], b: readonly Pole[], length: number): Pole[] {
	return a.flatMap((x) =>
		b.map((y) => ({
			base: inSteps(x, length) * inSteps(y, length),
			period: length,
			power: x.power + y.power - 1
		}))
	);
}

/** The poles of all lists, each once with its largest power: those of a sum. */
export function polesOfSum(...lists: readonly (readonly Pole[])[]): Pole[] {
	const all = new Map<string, Pole>();
	for (const pole of lists.flat()) {
		const key = `${pole.base} ${pole.period}`;
		if ((all.get(key)?.power ?? 0) < pole.power) all.set(key, pole);
	}
	return [...all.values()];
}
