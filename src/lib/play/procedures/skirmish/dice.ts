import { dice } from '$lib/dice/notation';
import type { RollReason } from '../../causes';
import { choose, roll, type Part, type Rolled } from '../ask';
import { figureOf, figureProfile, stateOf, type Context, type Effect } from '../context';
import { countOfState, has } from '../../table';
import { PLAIN } from '$lib/combat/roll-rules';

/** Dice that are counted one by one: each at `least` or more is a success. */
export function* countDice(
	effect: Effect,
	why: RollReason,
	who: string | undefined,
	count: number,
	least: number,
	rule: string
): Part<Rolled & { successes: number }> {
	const ask = { kind: 'roll', why, dice: dice(count, 6), rules: PLAIN, rule } as const;
	const rolled = yield* roll({
		...ask,
		...(who !== undefined && { who }),
		need: least,
		separately: Math.max(1, count)
	});
	effect.roll(rolled, rule);
	const successes = rolled.each.filter(({ total }) => total >= least).length;
	return { ...rolled, successes };
}

/** Own wounds, which raise the numbers of defence, sweep, lunge and push (NS-20). */
export function injuriesOf(context: Context, id: string): number {
	const state = stateOf(context, id);
	return state ? countOfState(state, 'injuries') : 0;
}

/** The number that a defence needs (NS-20); prone makes it harder by one (proposal P-2). */
export function defenceNumber(context: Context, id: string, fallBack = false): number {
	const state = stateOf(context, id);
	const prone = state && has(state, 'prone') ? 1 : 0;
	const base = figureProfile(context, id)?.defence ?? 3;
	return base + injuriesOf(context, id) + prone + (fallBack ? 2 : 0);
}

/** Dice that an attacker gains besides its own (NS-08 to NS-10c). */
export function advantages(
	context: Context,
	attacker: string,
	opponent: string,
	own: number,
	higher: boolean
): number {
	const state = stateOf(context, opponent);
	const prone = state && has(state, 'prone') ? 1 : 0;
	const heavy = own >= 2 ? (figureProfile(context, attacker)?.bonusDice.attack ?? 0) : 0;
	const against = prone + injuriesOf(context, opponent);
	return (own > 0 ? against : 0) + (higher ? 1 : 0) + heavy;
}

/** The opponent of a side; of several, the players say which. */
export function* opponentOf({ game }: Context, side: string | undefined): Part<string | undefined> {
	const others = game.sides.filter(({ id }) => id !== side);
	const options = others.map(({ id }) => ({ id, side: id }));
	const ask = { kind: 'choice', choice: 'opponent', options, rule: 'NS-45' } as const;
	return (yield* choose({ ...ask, ...(side !== undefined && { who: side }) })).side;
}

/** Whether a model counts as a minion: it falls unconscious instead of being wounded (NS-07). */
export function isMinion(context: Context, id: string): boolean {
	const unit = figureOf(context, id)?.unit;
	return unit?.kind === 'figure' && unit.stature === 'minion';
}

export function hasStoryProtection(context: Context, id: string): boolean {
	const unit = figureOf(context, id)?.unit;
	return unit?.kind === 'figure' && unit.storyProtection === true;
}

/** Whether a model is still on its mount (NS-06). */
export function rides(context: Context, id: string): boolean {
	const unit = figureOf(context, id)?.unit;
	return (
		unit?.kind === 'figure' && unit.mounted === true && !stateOf(context, id)?.flags.dismounted
	);
}
