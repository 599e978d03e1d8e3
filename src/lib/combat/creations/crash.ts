import type { Chances } from '$lib/dice/chances';
import { dice, type Dice } from '$lib/dice/notation';
import { resolveAttack, type AttackOutcome } from '../attack';
import type { Edition } from '../edition';

/** The Damage of a collision, to the vehicle and to the obstacle each: 1d6 for each propulsion in use (PL-QW-13). */
export const crashDamage = (propulsions: number): Dice => dice(propulsions, 6);

/** What a collision does to the vehicle or the obstacle (PL-QW-13). */
export const resolveCrash = <P, D>(
	chances: Chances<P, D>,
	edition: Edition,
	propulsions: number,
	armor: Dice
): AttackOutcome<P> => resolveAttack(chances, edition, { damage: crashDamage(propulsions), armor });
