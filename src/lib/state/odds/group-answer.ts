import { EDITIONS } from '$lib/combat/editions';
import {
	expectedKills,
	fallsInSkirmish,
	fallsOf,
	groupKills,
	type Blow,
	type Falls,
	type FigureTurn
} from '$lib/combat/groups';
import { floatOrder as float } from '$lib/dice/float/order';
import type { OrderChances } from '$lib/dice/order';
import type { Question, Volley } from './question';

const blowsOf = ({ count, ...blow }: Volley): Blow[] => Array.from({ length: count }, () => blow);

/** The turn of one figure: the attack that is asked about, and those that it may make beside it. */
export function turnOf(question: Question): FigureTurn {
	const { skill, use, damage, reach, explosive, turn, ...rest } = question;
	const { armor, marks, situation } = rest;
	const blows = [{ skill, use, damage, reach, explosive }, ...turn.flatMap(blowsOf)];
	return { blows, armor, marks, situation };
}

function fallsIn<P, D>(chances: OrderChances<P, D>, question: Question, figures: number): Falls<P> {
	const { rules, pool, toughness, cancels } = question;
	return rules === 'skirmish'
		? fallsInSkirmish(chances, pool, { toughness, negations: cancels }, figures)
		: fallsOf(chances, EDITIONS[rules], turnOf(question), figures);
}

/** The chance of each number of kills of a group in one turn, from none up. */
export function killsIn<P, D>(chances: OrderChances<P, D>, question: Question): P[] {
	const { figures, targets } = question;
	const falls = fallsIn(chances, question, figures);
	return groupKills(chances, falls, { figures, targets });
}

export interface GroupAnswer {
	/** The chance of each number of kills, from none up. */
	readonly kills: readonly number[];
	/** The mean number of kills. */
	readonly expected: number;
}

export function groupAnswer(question: Question): GroupAnswer {
	const kills = killsIn(float, question);
	return {
		kills,
		expected: expectedKills(kills)
	};
}

/** What one figure achieves alone: per attack, in its whole turn, and for its price. */
export interface Worth {
	readonly attack: number;
	/** How many attacks it makes in its turn. */
	readonly attacks: number;
	/** The chance to kill in one turn. */
	readonly turn: number;
	/** Kills to expect for each 100 CP; undefined without a price. */
	readonly per100?: number;
	/** CP that kill one target in a turn on average; undefined without a price or a chance. */
	readonly cost?: number;
}

const PER = 100;

/** Returns what one figure achieves in a turn; `attack` is the chance of its single attack. */
export function worthOf(question: Question, attack: number): Worth {
	const [turn = 0] = fallsIn(float, question, 1);
	const { price } = question;
	const attacks = question.turn.reduce((sum, { count }) => sum + count, 1);
	return {
		attack,
		attacks,
		turn,
		...(price > 0 && { per100: (turn * PER) / price }),
		...(price > 0 && turn > 0 && { cost: price / turn })
	};
}
