import type { OrderChances } from '$lib/dice/order';
import type { Dice } from '$lib/dice/notation';
import type { Edition } from '../edition';
import { armorRoll } from '../rolls';
import type { Effect } from '../attack';

/** The damage that a unit has taken this turn and survived; its mass is the chance that it still fights. */
export interface Tally<D> {
	readonly standing: D;
}

/** What one more blow does: kills, or makes the total equal the Armor (Something Bad in 2020). */
export interface Suffered<P, D> extends Effect<P>, Tally<D> {}

/** A unit that fights, with the damage of this turn. */
export const unhurt = <P, D>(chances: OrderChances<P, D>, already = 0): Tally<D> => ({
	standing: chances.always(already)
});

/**
 * Adds a blow to the damage of the turn (PL-CC-04, E10-CC-07, E20-MAN-01). The total meets the Armor again after
 * every blow that does damage; a blow of 0 does nothing (A20-8, A20-9). Armor dice are rolled each time (DICE-9).
 */
export function suffer<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	{ standing }: Tally<D>,
	inflicted: D,
	armor: Dice
): Suffered<P, D> {
	const nothing = chances.at(inflicted, 0);
	const total = chances.sum(standing, chances.from(inflicted, 1));
	const protection = armorRoll(chances, edition, armor);
	const { above, equal } = chances.compare(total, protection);
	return {
		kill: above,
		equal,
		standing: chances.mix([
			[nothing, standing],
			[chances.one, chances.within(total, protection)]
		])
	};
}

/** The effects of several blows in one turn, one after the other. */
export function sufferAll<P, D>(
	chances: OrderChances<P, D>,
	edition: Edition,
	start: Tally<D>,
	blows: readonly D[],
	armor: Dice
): readonly Suffered<P, D>[] {
	const steps: Suffered<P, D>[] = [];
	let tally = start;
	for (const inflicted of blows) {
		const step = suffer(chances, edition, tally, inflicted, armor);
		steps.push(step);
		tally = step;
	}
	return steps;
}
