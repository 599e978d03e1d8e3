import { hitsOnMinions, MISSILE } from '$lib/combat/skirmish/pools';
import { sideOfFigure } from '../../relations';
import { choose, type Part, type Procedure } from '../ask';
import { Effect, figureOf, type Context } from '../context';
import type { Order } from '../order';
import { countDice, hasStoryProtection, isMinion, opponentOf } from './dice';
import { lethalHits } from './hits';

type Volley = Extract<Order, { procedure: 'volley' }>;

/** Dice for each model of a group, and for a lone one (NS-41). */
const MOST = { each: 3, lone: 5 };

/** The most dice of a volley at a group (NS-41). */
export function mostArrows(models: number): number {
	return models === 1 ? MOST.lone : MOST.each * models;
}

/** Only who has a missile weapon shoots (NS-40). */
export function shootsMissiles(context: Context, id: string): boolean {
	const unit = figureOf(context, id)?.unit;
	return unit?.kind === 'figure' && unit.weapon === 'missile';
}

/** Models with story protection take missile hits only if their owner wishes (NS-43, NS-70). */
function* willing(
	context: Context,
	others: readonly string[],
	hits: number
): Part<readonly string[]> {
	const found: string[] = [];
	for (const who of others) {
		const protectedNow = hits > 0 && hasStoryProtection(context, who);
		const options = [{ id: 'no' }, { id: 'yes' }];
		const ask = { kind: 'choice', choice: 'refuses', who, options, rule: 'NS-43' } as const;
		const refuses = protectedNow && (yield* choose(ask)).id === 'yes';
		if (!refuses) found.push(who);
	}
	return found;
}

/** Who takes each of the hits: some minions first, then others as the owner likes (NS-43). */
function* spread(
	context: Context,
	targets: readonly string[],
	hits: number
): Part<Map<string, number>> {
	const taken = new Map<string, number>();
	const minions = targets.filter((id) => isMinion(context, id));
	const others = yield* willing(
		context,
		targets.filter((id) => !isMinion(context, id)),
		hits
	);
	const falling =
		others.length === 0 ? Math.min(hits, minions.length) : hitsOnMinions(hits, minions.length);
	for (const id of minions.slice(0, falling)) taken.set(id, 1);
	for (let left = hits - falling; left > 0 && others.length > 0; left -= 1) {
		const options = others.map((id) => ({ id, figure: id }));
		const ask = {
			kind: 'choice',
			choice: 'takesHit',
			options,
			rule: 'NS-43',
			amount: left
		} as const;
		const { id } = yield* choose(ask);
		taken.set(id, (taken.get(id) ?? 0) + 1);
	}
	return taken;
}

/** Missile fire at a group that moves in the open, or a volley bought with story points (NS-40 to NS-43). */
export function* volley(context: Context, order: Volley): Procedure {
	const effect = new Effect();
	const { targets } = order;
	const [first = ''] = targets;
	const shooters = order.shooters.filter((id) => shootsMissiles(context, id));
	const archers = order.shooters.length > 0 ? shooters.length : Infinity;
	const count = Math.min(mostArrows(targets.length), archers, order.dice ?? Infinity);
	const rolled = yield* countDice(effect, 'volley', undefined, count, MISSILE, 'NS-42');
	const [shooter] = shooters;
	const { game, table } = context;
	const sideOf = (id: string) => sideOfFigure(game, table, id);
	const side = shooter === undefined ? yield* opponentOf(context, sideOf(first)) : sideOf(shooter);
	const taken = yield* spread(context, targets, rolled.successes);
	if (rolled.successes > 0 && taken.size === 0) effect.result(first, 'noEffect');
	for (const [target, hits] of taken) yield* lethalHits(context, effect, target, hits, side);
	if (rolled.successes === 0) effect.result(first, 'missed');
	const attackers = shooters.map((figure) => ({ figure }));
	const { rolls, results } = effect;
	return effect.done({
		kind: 'attack',
		way: 'volley',
		attackers,
		targets: [...targets],
		rolls,
		results
	});
}
