import { ATTACK } from '$lib/combat/skirmish/pools';
import type { AttackWay, Cause } from '../../causes';
import { sideOfFigure } from '../../relations';
import { countOfState, has, isStanding } from '../../table';
import { choose, type Part, type Procedure } from '../ask';
import { Effect, figureOf, figureProfile, stateOf, type Context } from '../context';
import type { Order } from '../order';
import { advantages, countDice, defenceNumber, injuriesOf, rides } from './dice';
import { lethalHits } from './hits';

type Of<P extends Order['procedure']> = Extract<Order, { procedure: P }>;

/** From this number on a defence always fails (A-NS-10). */
const NEVER = 7;

function diceLeft(context: Context, figure: string, spent: number): number {
	const state = stateOf(context, figure);
	const all = figureProfile(context, figure)?.dice ?? 0;
	const stumbles = state && has(state, 'stumbles') ? 1 : 0;
	return all - stumbles - (state ? countOfState(state, 'dice') : 0) - spent;
}

/** Whether one of the dice is enough; a number of 1 needs only a die to be put there (NS-20). */
function* defends(
	effect: Effect,
	order: Of<'defence'>,
	need: number,
	count: number
): Part<boolean> {
	const { figure, fallBack } = order;
	if (count === 0 || need >= NEVER) return false;
	if (need <= 1) return true;
	const why = fallBack ? 'fallBack' : 'defence';
	const rule = fallBack ? 'NS-23' : 'NS-20';
	return (yield* countDice(effect, why, figure, count, need, rule)).successes > 0;
}

/** A defence against one opponent, or falling back from it (NS-20, NS-23); failure is a free attack (NS-24). */
export function* defence(context: Context, order: Of<'defence'>): Procedure {
	const effect = new Effect();
	const { figure, opponent, fallBack = false } = order;
	const shield = fallBack ? 0 : (order.shield ?? 0);
	const need = defenceNumber(context, figure, fallBack);
	let { dice } = order;
	let success = yield* defends(effect, order, need, dice + shield);
	const options = [{ id: 'no' }, { id: 'add' }];
	while (!success && need < NEVER && diceLeft(context, figure, dice) > 0) {
		const ask = { kind: 'choice', choice: 'addDie', who: figure, options, rule: 'NS-15' } as const;
		if ((yield* choose(ask)).id !== 'add') break;
		dice += 1;
		success = yield* defends(effect, order, need, 1);
	}
	effect.rules.add(fallBack ? 'NS-23' : 'NS-20');
	effect.count(figure, 'dice', dice);
	effect.count(figure, 'shieldDice', shield);
	if (!success) {
		effect.follow.push({ procedure: 'freeAttack', figure: opponent, opponent: figure });
	}
	const way = fallBack ? 'fallBack' : 'defence';
	const { rolls } = effect;
	return effect.done({
		kind: 'test',
		way,
		figure,
		against: opponent,
		difficulty: need,
		rolls,
		success
	});
}

const STATURES = ['minion', 'average', 'good', 'monster'];

function stature(context: Context, id: string): number {
	const unit = figureOf(context, id)?.unit;
	return unit?.kind === 'figure' ? STATURES.indexOf(unit.stature) : 0;
}

/** The number of a push, with the proposed modifiers in place of the lost ones (NS-28, P-4). */
function pushNumber(context: Context, { figure, opponent }: Of<'strike'>): number {
	const unit = figureOf(context, figure)?.unit;
	const shield = unit?.kind === 'figure' && unit.gear?.includes('shield') ? 1 : 0;
	const taller = stature(context, figure) - stature(context, opponent);
	const riding = Number(rides(context, opponent)) - Number(rides(context, figure));
	const number = ATTACK - taller + riding - shield + injuriesOf(context, figure);
	return Math.min(6, Math.max(2, number));
}

const STRIKE_RULES = { basic: 'NS-25', lunge: 'NS-27', push: 'NS-28', sweep: 'NS-29' } as const;

interface Pool {
	readonly count: number;
	/** What a die must show. */
	readonly least: number;
}

/** The dice and the number of a strike (NS-25 to NS-29). */
export function poolOf(context: Context, order: Of<'strike'>): Pool {
	const { way, figure, opponent, dice, higher = false, bought } = order;
	const own = injuriesOf(context, figure);
	if (way === 'push') return { count: dice, least: pushNumber(context, order) };
	if (way === 'sweep') return { count: 2 * dice, least: ATTACK + own };
	const more = bought ? 0 : advantages(context, figure, opponent, dice, higher);
	return { count: dice + more, least: way === 'lunge' ? ATTACK + own : ATTACK };
}

function fightCause(way: AttackWay, figure: string, opponent: string, effect: Effect): Cause {
	const { rolls, results } = effect;
	return { kind: 'attack', way, attackers: [{ figure }], targets: [opponent], rolls, results };
}

/** A push moves its target; each success of a sweep moves one enemy near (NS-28, NS-29). */
function* moved(
	context: Context,
	effect: Effect,
	{ way, figure, opponent }: Of<'strike'>,
	successes: number
): Part<void> {
	effect.result(opponent, 'pushed', 2);
	const { game, table } = context;
	const side = sideOfFigure(game, table, figure);
	let near = [...table.figures.values()].filter(
		(state) =>
			isStanding(state) && sideOfFigure(game, table, state.id) !== side && state.id !== opponent
	);
	for (let left = way === 'sweep' ? successes - 1 : 0; left > 0 && near.length > 0; left -= 1) {
		const options = [{ id: 'noMore' }, ...near.map(({ id }) => ({ id, figure: id }))];
		const ask = { kind: 'choice', choice: 'swept', options, rule: 'NS-29' } as const;
		const { figure: next } = yield* choose({ ...ask, amount: left });
		if (next === undefined) return;
		effect.result(next, 'pushed', 2);
		near = near.filter(({ id }) => id !== next);
	}
}

/** Dice bought for the attack in progress join the free attack of a model that is not active (NS-24, NS-47). */
function isFree({ table }: Context, { way, figure, bought }: Of<'strike'>): boolean {
	const active = table.activation?.figures.includes(figure) ?? false;
	return bought === true && way === 'basic' && !active;
}

/** A strike of an active model: basic attack, lunge, push or sweep (NS-25 to NS-29). */
export function* strike(context: Context, order: Of<'strike'>): Procedure {
	const effect = new Effect();
	const { way, figure, opponent, dice, bought } = order;
	const { count, least } = poolOf(context, order);
	const rolled = yield* countDice(
		effect,
		way === 'basic' ? 'attack' : way,
		figure,
		count,
		least,
		STRIKE_RULES[way]
	);
	if (!bought) effect.count(figure, 'dice', dice);
	if (rolled.successes === 0) effect.result(opponent, 'missed');
	else if (way === 'basic' || way === 'lunge') {
		const side = sideOfFigure(context.game, context.table, figure);
		yield* lethalHits(context, effect, opponent, rolled.successes, side);
	} else yield* moved(context, effect, order, rolled.successes);
	const as = isFree(context, order) ? 'free' : way;
	return effect.done(fightCause(as, figure, opponent, effect));
}

/** One die and its advantages (NS-24). */
export function freePool(context: Context, order: Of<'freeAttack'>): Pool {
	const { figure, opponent, higher = false } = order;
	return { count: 1 + advantages(context, figure, opponent, 1, higher), least: ATTACK };
}

/** The enemy of a failed defence attacks at once, with one die and its advantages (NS-24). */
export function* freeAttack(context: Context, order: Of<'freeAttack'>): Procedure {
	const effect = new Effect();
	const { figure, opponent } = order;
	const { count, least } = freePool(context, order);
	const rolled = yield* countDice(effect, 'freeAttack', figure, count, least, 'NS-24');
	const side = sideOfFigure(context.game, context.table, figure);
	if (rolled.successes === 0) effect.result(opponent, 'missed');
	yield* lethalHits(context, effect, opponent, rolled.successes, side);
	return effect.done(fightCause('free', figure, opponent, effect));
}
