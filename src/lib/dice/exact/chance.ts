import { ALWAYS, known, NEVER, uncertain, type Chance } from '../chance';
import { toNumber, type Fraction } from './fraction';

/** A fraction as a chance. */
export function exactChance(fraction: Fraction): Chance {
	const { numerator, denominator } = fraction;
	if (numerator === 0n) return NEVER;
	return numerator === denominator ? ALWAYS : uncertain(toNumber(fraction));
}

/** A double as a chance; near 0 and 1 its fraction decides. */
export const settled = (value: number, exactly: () => Fraction): Chance =>
	known(value) ?? exactChance(exactly());

/** The highest of some chances; of none it is 0. */
export const highest = (chances: readonly Chance[]): Chance => Math.max(0, ...chances) as Chance;

/** The lowest of some chances; of none it is 1. */
export const lowest = (chances: readonly Chance[]): Chance => Math.min(1, ...chances) as Chance;
