import { unlinked } from '../acts';
import type { Procedure } from './ask';
import { readyWeapons } from './attack/counters';
import { closeOf, Effect, spendAction, stateOf, type Context } from './context';
import type { Order } from './order';

type Withdraw = Extract<Order, { procedure: 'withdraw' }>;

/** Opponents who may strike at one that leaves (E10-MAN-04, E20-MAN-04). */
const MOST = 3;
/**
 * Leaves close combat, or ignores it: each opponent may strike once. In PL-2005 that takes the action; later it is
 * free, unless a parry or a leap spends it (PL-CC-08, E10-MAN-04, E10-MAN-05, E20-MAN-04).
 */
export function* withdraw(context: Context, order: Withdraw): Procedure {
	const { figure, inches, opponents, stays = false } = order;
	const effect = new Effect();
	const { rule, ignoring = rule, takesAction } = closeOf(context).leaving;
	effect.rules.add(stays ? ignoring : rule);
	if (takesAction) spendAction(effect, figure);
	if (!stays) {
		effect.count(figure, 'moved', Math.ceil(inches));
		for (const link of ['ring', 'grabs'] as const) {
			effect.changes.push(...unlinked(stateOf(context, figure), link));
		}
	}
	for (const opponent of opponents.slice(0, MOST)) {
		const [weapon] = readyWeapons(context, opponent);
		if (!weapon) continue;
		const attackers = [{ figure: opponent, weapon: weapon.key }];
		effect.follow.push({
			procedure: 'attack',
			way: 'counter',
			attackers,
			target: figure,
			leaving: true
		});
	}
	yield* [];
	const how = stays ? 'ignore' : 'withdraw';
	return effect.done({ kind: 'move', figures: [figure], how, ...(!stays && { inches }) });
}
