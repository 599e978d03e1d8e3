import { dice } from '$lib/dice/notation';
import { roll, type Procedure } from '../ask';
import { Effect, figureProfile, type Context } from '../context';
import type { Order } from '../order';
import { PLAIN } from '$lib/combat/roll-rules';
import { injuriesOf } from './dice';

type GroupMove = Extract<Order, { procedure: 'groupMove' }>;

/** A movement die counts 3 to 6 inches (NS-51). */
const INCHES = { least: 3, most: 6 };

/** What the slowest member adds to each die; wounds and a load take one off (NS-54, P-6). */
export function paceOf(context: Context, figures: readonly string[], load = false): number {
	const paces = figures.map(
		(id) => (figureProfile(context, id)?.pace ?? 0) - injuriesOf(context, id)
	);
	return Math.min(...paces, Infinity) - (load ? 1 : 0);
}

/** Unengaged movement of a whole group, by the roll of its slowest member (NS-51). */
export function* groupMove(context: Context, order: GroupMove): Procedure {
	const effect = new Effect();
	const { figures, free, load } = order;
	const rule = 'NS-51';
	const [first] = figures;
	const rolled = yield* roll({
		...{ kind: 'roll', why: 'movement', dice: dice(order.dice + free, 6), rules: PLAIN, rule },
		...(first !== undefined && { who: first })
	});
	effect.roll(rolled, rule);
	const pace = figures.length === 0 ? 0 : paceOf(context, figures, load);
	const inches = rolled.each
		.map(({ first: face }) => Math.min(INCHES.most, Math.max(INCHES.least, face + pace)))
		.reduce((sum, each) => sum + each, 0);
	for (const figure of figures) {
		effect.count(figure, 'dice', order.dice);
		effect.count(figure, 'freeDice', free);
	}
	const rolls = effect.rolls;
	return effect.done({ kind: 'move', figures: [...figures], how: 'group', inches, rolls });
}
