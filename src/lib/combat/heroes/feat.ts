import { dice } from '$lib/dice/notation';
import type { Chances } from '$lib/dice/chances';
import type { Edition } from '../edition';
import { opposedRoll } from '../rolls';

/** The chance of a heroic feat: the hero's d6 is at least that of who objects (PL-HER-07, PL-QW-04). */
export function resolveFeat<P, D>(chances: Chances<P, D>, edition: Edition): P {
	const roll = opposedRoll(chances, edition, dice(1, 6));
	const { above, equal } = chances.compare(roll, roll);
	return chances.plus(above, equal);
}
