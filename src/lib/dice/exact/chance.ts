import { ALWAYS, known, NEVER, uncertain, type Chance } from '../chance';
import { toNumber, type Fraction } from './fraction';

export function exactChance(fraction: Fraction): Chance {
	const { numerator, denominator } = fraction;
	if (numerator === 0n) return NEVER;
	return numerator === denominator ? ALWAYS : uncertain(toNumber(fraction));
}

/** A double as a chance; near 0 and 1 its fraction decides. */
export const settled = (value: number, exactly: () => Fraction): Chance =>
	known(value) ?? exactChance(exactly());

/** The highest of some chances; none of them is impossible. */
export const highest = (chances: readonly Chance[]): Chance => Math.max(0, ...chances) as Chance;

export const lowest = (chances: readonly Chance[]): Chance => Math.min(1, ...chances) as Chance;
