import { addBonus, dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { Edition } from '../edition';
import { opposedRoll } from '../rolls';

/** What a hero and the player who objects to a feat throw, before a quirk (PL-HER-07). */
export const FEAT_DIE = dice(1, 6);

/**
 * The chance of a heroic feat: the hero's d6, less the quirk that other heroes cause, is at least that of who objects
 * (PL-HER-07, PL-HER-02, PL-QW-04).
 */
export function resolveFeat<P, D>(chances: Chances<P, D>, edition: Edition, quirk = 0): P {
	const own = opposedRoll(chances, edition, addBonus(FEAT_DIE, -quirk));
	const { above, equal } = chances.compare(own, opposedRoll(chances, edition, FEAT_DIE));
	return chances.plus(above, equal);
}
