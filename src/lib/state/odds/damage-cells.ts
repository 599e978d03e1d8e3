import { EDITIONS } from '$lib/combat/editions';
import { armorRoll, damageRoll } from '$lib/combat/rolls';
import type { Chances } from '$lib/dice/chances';
import type { DistributionCell } from './distribution-cell';
import type { Question } from './question';

/** Totals shown one by one; the last one holds all higher ones. */
const LAST = 20;

/** The damage of a hit, total by total. */
export function damageCells<P, D>(
	chances: Chances<P, D>,
	{ rules, damage, armor }: Pick<Question, 'rules' | 'damage' | 'armor'>
): DistributionCell<P>[] {
	if (rules === 'skirmish') return [];
	const edition = EDITIONS[rules];
	const roll = damageRoll(chances, edition, damage);
	const protection = armorRoll(chances, edition, armor);
	return Array.from({ length: LAST + 1 }, (_, total) => {
		const part =
			total === LAST
				? chances.from(roll, LAST)
				: chances.below(chances.from(roll, total), total + 1);
		const { above } = chances.compare(part, protection);
		return { total, chance: chances.mass(part), kills: above, open: total === LAST };
	});
}
