import { chargingShove } from '$lib/combat/charge/collision';
import { shoveChance } from '$lib/combat/close/shove';
import { accumulated } from '$lib/combat/creations/grinding';
import type { OrderChances } from '$lib/dice/order';
import { momentumOf } from '../procedures/attack/bodies';
import { levelIn } from '../procedures/attack/damage';
import type { Declared } from '../procedures/attack/defence';
import { chargesOf, closeOf, editionOf, fighterProfile, type Context } from '../procedures/context';
import type { AttackOrder } from '../procedures/order';
import { FAR, UNKNOWN, type AttackOdds } from './attack-odds';
import { blowOf } from './blow';

/** Whether an attack does no damage at once: it pushes, grabs or wears down. */
export const isHarmless = ({ way, grinding }: AttackOrder): boolean =>
	way === 'push' || way === 'grab' || (grinding === true && way !== 'charge');

/** The odds of an attack that does no damage at once: a parry cancels a push or grab (PL-CC-06, E10-MAN-02, E10-MAN-03). */
export function harmlessOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	declared: Declared
): AttackOdds<P> | undefined {
	const blow = blowOf(chances, context, order, 0, declared);
	if (!blow) return undefined;
	if (order.way !== 'push' && order.way !== 'grab') return grindOdds(chances, context, order, blow);
	const shoved = shoveChance(chances, closeOf(context), blow.test, blow.parry?.test);
	if (order.way !== 'push' || !closeOf(context).shoveDisrupts) {
		return { outcomes: { shoved }, modifiers: [], impossible: false };
	}
	const disrupted = chances.times(shoved, movedBy(chances, context, order));
	return { outcomes: { shoved, disrupted }, modifiers: [], impossible: false };
}

/** The chance that a shove which succeeds moves its target: one from a run may come to nothing (E10-COL-01). */
function movedBy<P, D>(chances: OrderChances<P, D>, context: Context, order: AttackOrder): P {
	const charges = chargesOf(context);
	const body = order.attackers.slice(0, 1).map(({ figure }) => figure);
	const runs = momentumOf(context, body, order.run ?? 0) > 0;
	const rules = charges && { ...charges, close: closeOf(context) };
	const inches = rules && runs ? chargingShove(chances, rules) : undefined;
	return inches === undefined ? chances.one : chances.mass(chances.from(inches, 1));
}

/** The odds of an attack that wears an element down (PL-DMG-06). */
function grindOdds<P, D>(
	chances: OrderChances<P, D>,
	context: Context,
	order: AttackOrder,
	{ parry, test, damage, arrives }: NonNullable<ReturnType<typeof blowOf<P, D>>>
): AttackOdds<P> {
	// Nobody has worked out several dice pools together, nor what a parry leaves of the dice.
	if (order.attackers.length > 1 || parry) return UNKNOWN;
	const level = levelIn(fighterProfile(context, order.target), order);
	const sum = accumulated(chances, editionOf(context), [{ ...(test && { test }), damage, level }]);
	const worn = Array.from({ length: FAR }, (_, n) =>
		n > 0 ? chances.times(arrives, chances.at(sum, n)) : chances.zero
	);
	const ground = chances.times(arrives, chances.mass(chances.from(sum, 1)));
	return { outcomes: { ground }, modifiers: [], impossible: false, worn };
}
