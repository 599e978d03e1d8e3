import type { Gear } from '../choices';
import { isBayonet } from '../items/kinds';
import { countOf, piecesThat, placeOf } from '../terms';

/**
 * The number of fixed bayonets in each gear entry: marked short hand weapons, one per long ranged weapon of the
 * unit (PL-WPN-22), those in hand first. Further ones are ordinary weapons. Empty if none is marked.
 */
export function fixedBayonets(gear: readonly Gear[]): number[] {
	if (!gear.some(({ bayonet }) => bayonet)) return [];
	const fixed = gear.map(() => 0);
	let free = piecesThat(gear, ({ takesBayonet }) => takesBayonet);
	for (const place of ['hand', 'stowed'] as const) {
		gear.forEach((entry, index) => {
			if (!isBayonet(entry) || placeOf(entry) !== place) return;
			const pieces = Math.min(free, countOf(entry));
			fixed[index] = pieces;
			free -= pieces;
		});
	}
	return fixed;
}
