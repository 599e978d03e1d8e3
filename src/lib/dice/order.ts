import type { Chances } from './chances';

/**
 * Arithmetic that compares distributions total by total and gives a distribution again. It is apart from
 * `Chances` so that a page which needs none of it does not load it.
 */
export interface OrderChances<P, D> extends Chances<P, D> {
	/** The `rank`-th highest of independent totals, the highest unless stated; what reaches no total is the lowest. */
	highest(totals: readonly D[], rank?: number): D;
	/** By how much `a` exceeds an independent `b`; 0 if it does not. */
	surplus(a: D, b: D): D;
	/** Only totals of `a` that an independent `b` reaches or exceeds, without scaling up the rest. */
	within(a: D, b: D): D;
}
