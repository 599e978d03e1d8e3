import type { Gear } from '../../choices';
import { countOf, piecesOf } from '../../terms';

/**
 * Pieces of each gear entry that are fixed bayonets: short hand weapons marked so, one to each long ranged
 * weapon of the unit (PL-WPN-22). Any further ones are ordinary short hand weapons.
 */
export function fixedBayonets(gear: readonly Gear[]): number[] {
	let free = piecesOf(gear, 'longRanged');
	return gear.map((entry) => {
		if (!entry.bayonet || entry.item !== 'shortHand') return 0;
		const fixed = Math.min(free, countOf(entry));
		free -= fixed;
		return fixed;
	});
}
