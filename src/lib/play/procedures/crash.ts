import { crashDamage } from '$lib/combat/creations/crash';
import type { Procedure } from './ask';
import { damageRoll, strikeFigure, type Blow } from './attack/damage';
import { editionOf, Effect, type Context } from './context';
import type { AttackOrder, Order } from './order';

/** A vehicle runs into something: both take 1d6 for each propulsion in use (PL-QW-13). It is part of the move. */
export function* crash(
	context: Context,
	{ vehicle, obstacle, propulsions }: Extract<Order, { procedure: 'crash' }>
): Procedure {
	const effect = new Effect();
	const { crash: rule } = editionOf(context);
	if (rule) effect.rules.add(rule);
	const targets = obstacle === undefined ? [] : [obstacle];
	for (const target of [...targets, vehicle]) {
		// The damage adds up with nothing else, as that of an explosion.
		const order: AttackOrder = {
			...{ procedure: 'attack', way: 'explosion', target },
			attackers: [{ figure: vehicle }]
		};
		const blow: Blow = { context, effect, order, inches: 0 };
		const pool = { dice: crashDamage(propulsions), beyond: 0 };
		const dealt = yield* damageRoll(blow, vehicle, [pool]);
		yield* strikeFigure(blow, target, dealt);
	}
	const { rolls, results } = effect;
	const attackers = [{ figure: vehicle }];
	return effect.done({ kind: 'attack', way: 'crash', attackers, targets, rolls, results });
}
