import fc from 'fast-check';
import { expect } from 'vitest';
import { seedOf } from '../setup/cases';
import { isTooMany } from './replays';

/**
 * Checks random situations. Those that take too many replays, and those about which the odds say nothing, are left out,
 * but less than half may be. `check` says whether it could compare.
 */
export function about<T>(
	runs: number,
	situations: fc.Arbitrary<T>,
	check: (situation: T) => boolean
): void {
	let [tried, skipped] = [0, 0];
	fc.assert(
		fc.property(situations, (situation) => {
			try {
				if (check(situation)) tried += 1;
				else skipped += 1;
			} catch (error) {
				if (!isTooMany(error)) throw error;
				skipped += 1;
			}
		}),
		{ numRuns: runs, seed: seedOf(7) }
	);
	console.log(`${tried} situations, ${skipped} left out`);
	expect(tried).toBeGreaterThan(skipped);
}
