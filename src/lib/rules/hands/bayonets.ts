import type { Gear } from '../choices';
import { countOf, piecesOf, placeOf } from '../terms';

/**
 * The number of fixed bayonets in each gear entry: marked short hand weapons, one per long ranged weapon of the
 * unit (PL-WPN-22), those in hand first. Further ones are ordinary weapons. Empty if none is marked.
 */
export function fixedBayonets(gear: readonly Gear[]): number[] {
	if (!gear.some(({ bayonet }) => bayonet)) return [];
	const fixed = gear.map(() => 0);
	let free = piecesOf(gear, 'longRanged');
	for (const place of ['hand', 'stowed'] as const) {
		gear.forEach((entry, index) => {
			if (!entry.bayonet || entry.item !== 'shortHand' || placeOf(entry) !== place) return;
			const pieces = Math.min(free, countOf(entry));
			fixed[index] = pieces;
			free -= pieces;
		});
	}
	return fixed;
}
