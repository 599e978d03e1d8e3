import type { OrderChances } from '$lib/dice/order';
import type { Dice } from '$lib/dice/notation';
import type { Edition } from '../edition';
import { armorRoll, damageRoll } from '../rolls';

/**
 * The chance of each number of Armors that one Damage Roll gets through, from none up: what exceeds the first
 * meets the next, rolled afresh (E05-CMB-39, PL-DMG-07). The Armors may be the same part's again and again, those
 * of its neighbors, or the studs of bricks (PL-QW-10).
 */
export function timesThrough<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	damage: Dice,
	armors: readonly Dice[],
	beyond = 0
): readonly P[] {
	const through = [chances.one];
	let left = damageRoll(chances, edition, damage, beyond);
	for (const armor of armors) {
		left = chances.from(chances.surplus(left, armorRoll(chances, edition, armor)), 1);
		through.push(chances.mass(left));
	}
	return through.map((chance, n) => chances.minus(chance, through[n + 1] ?? chances.zero));
}
