import type { Dice } from './notation';

/** What a die does on its maximum face: nothing, the same die again, or a d6 that explodes itself (DICE-4). */
export type Explosion = 'none' | 'sameDie' | 'bonusD6';

/**
 * What dice that all show 1 on the first throw are worth (DICE-5, DICE-8): their total, 0, or nothing at all,
 * so that no total is reached.
 */
export type AllOnes = 'total' | 'zero' | 'fails';

export interface RollRules {
	readonly explosion: Explosion;
	readonly allOnes: AllOnes;
	/** Totals below 0 count as 0 (DICE-7). */
	readonly floor: boolean;
	/** Subtracted from every die, also from those that an explosion adds (E10-MOD-11). */
	readonly reduction?: number;
	/** Kept from reduction: only the dice thrown first are reduced (A10-4). */
	readonly bonusDiceWhole?: boolean;
}

/** How the first of two independent totals compares with the second. */
export interface Comparison<P> {
	readonly above: P;
	readonly equal: P;
	readonly below: P;
}

/**
 * Arithmetic of probabilities `P` and of distributions `D` of whole totals. There are two: `exact` in
 * rationals, `float` in doubles. Rules are written once for both.
 *
 * The mass of a distribution may be less than 1: what is missing reaches no total at all.
 */
export interface Chances<P, D> {
	readonly zero: P;
	readonly one: P;
	ratio(numerator: number, denominator: number): P;
	plus(a: P, b: P): P;
	minus(a: P, b: P): P;
	times(a: P, b: P): P;
	/** Throws a RangeError for a `b` of 0. */
	over(a: P, b: P): P;

	/** Thrown dice and their flat bonus. */
	roll(dice: Dice, rules: RollRules): D;
	/** A die whose sides show these numbers, each with the same chance. */
	die(sides: readonly number[]): D;
	/** One total for certain. */
	always(total: number): D;
	/** The sum of two independent totals. */
	sum(a: D, b: D): D;
	/** The distribution that is each of these with its weight. */
	mix(parts: readonly (readonly [weight: P, distribution: D])[]): D;
	/** Only totals of `least` or more, without scaling up the rest. */
	from(distribution: D, least: number): D;
	/** Only totals below `limit`, without scaling up the rest. */
	below(distribution: D, limit: number): D;
	mass(distribution: D): P;
	/** The chance of a total of exactly `total`. */
	at(distribution: D, total: number): P;
	mean(distribution: D): P;
	compare(a: D, b: D): Comparison<P>;
}
