import type { Chances } from '$lib/dice/chances';
import { chanceOf } from '$lib/dice/successes';
import { totalOf, type Modifier } from '../modifiers';
import type { Step } from './activation';
import { ATTACK, successes } from './pools';

/** Two dice for each action die that a sweep spends (NS-29). */
const SWEEP_DICE = 2;

export interface Moved<P> {
	/** The chance of each number of successes, from none up. */
	readonly successes: readonly P[];
	readonly modifiers: readonly Modifier[];
}

/** A sweep: each success moves one enemy 2″ straight back; own wounds that no story die discounts raise the number (NS-29). */
export function sweep<P, D>(
	chances: Chances<P, D>,
	actionDice: number,
	{ wounds = 0, storyDice = 0 }: { readonly wounds?: number; readonly storyDice?: number } = {}
): Moved<P> {
	const counted = Math.max(0, wounds - storyDice);
	return {
		successes: successes(chances, SWEEP_DICE * actionDice, ATTACK + counted),
		modifiers: counted > 0 ? [{ id: 'wounds', rule: 'NS-29', to: 'number', value: counted }] : []
	};
}

/** What makes a push easier or harder: the proposal P-4 for the table that the text lost. */
export interface Push {
	readonly dice: number;
	/** Levels of stature that the pusher is above its target; negative if below. */
	readonly above?: number;
	readonly pusherMounted?: boolean;
	readonly targetMounted?: boolean;
	readonly pusherShield?: boolean;
	readonly targetHigher?: boolean;
	readonly wounds?: number;
}

const LEAST_NUMBER = 2;
const MOST_NUMBER = 6;

/** The modifiers of a push that take part; −1 makes it easier (NS-28, P-4). */
function pushModifiers(push: Push): Modifier[] {
	const flag = (is: boolean | undefined, value: number) => (is ? value : 0);
	const values = {
		stature: push.above ? -push.above : 0,
		pusherMounted: flag(push.pusherMounted, -1),
		pusherShield: flag(push.pusherShield, -1),
		targetMounted: flag(push.targetMounted, 1),
		targetHigher: flag(push.targetHigher, 1),
		wounds: push.wounds ?? 0
	} as const;
	const ids = Object.keys(values) as (keyof typeof values)[];
	return ids
		.map((id): Modifier => ({ id, rule: 'NS-28', to: 'number', value: values[id] }))
		.filter(({ value }) => value !== 0);
}

/** The number that a die of a push must show (NS-28, P-4). */
export function pushNumber(push: Push): number {
	const number = ATTACK + totalOf(pushModifiers(push), 'number');
	return Math.min(MOST_NUMBER, Math.max(LEAST_NUMBER, number));
}

/** The chance that a push moves its target: one success is enough (NS-28). */
export function push<P, D>(
	chances: Chances<P, D>,
	pushing: Push
): { readonly pushed: P; readonly modifiers: readonly Modifier[] } {
	const counts = successes(chances, pushing.dice, pushNumber(pushing));
	return {
		pushed: chanceOf(chances, counts, (n) => n > 0),
		modifiers: pushModifiers(pushing)
	};
}

/** A lunge as steps of an activation: an attack, then a defense if its target is not slain (NS-27, P-3). */
export function lunge(
	target: number,
	{
		dice,
		defenseDice,
		freeDice,
		wounds = 0
	}: {
		readonly dice: number;
		readonly defenseDice: number;
		readonly freeDice?: number;
		readonly wounds?: number;
	}
): Step[] {
	return [
		{ kind: 'attack', dice, target, least: ATTACK + wounds },
		{
			kind: 'defend',
			dice: defenseDice,
			ifStands: target,
			...(freeDice !== undefined && { freeDice })
		}
	];
}
