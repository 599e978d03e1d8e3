import { combatantsOf } from '$lib/combat/combatants';
import type { Situation } from '$lib/combat/situation';
import type { Army } from '$lib/rules/choices';
import { rulebookFor } from '$lib/rules/registry';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { valueOf } from '../cli/choices';
import { answerJson } from '../cli/odds/answer-json';
import { unitAnswer } from '../cli/odds/answers';
import { diceAnswer } from '../cli/odds/dice-answers';
import type { JsonOdds } from '../cli/odds/json-odds';
import { questionError } from '../cli/odds/order';
import type { QuestionError, Unanswerable } from '../cli/odds/problems';

/** One attack by its dice. It needs `skill` and `use`, or `damage` and `armor`, or all of them. */
export interface DiceAttack {
	/** The rules of combat; `2005` if absent. */
	readonly edition?: CombatRules;
	/** The attacker's Skill in dice notation, such as `1d6+1`. */
	readonly skill?: string;
	/** The roll needed to hit. */
	readonly use?: number;
	/** Damage in dice notation. */
	readonly damage?: string;
	/** The target's Armor in dice notation, such as `4` or `1d10`. */
	readonly armor?: string;
	/** Numbers that are added to the Skill Roll. */
	readonly modifiers?: readonly number[];
	readonly situation?: Situation;
}

/** A unit of an army. */
export interface UnitOfArmy {
	readonly army: Army;
	/** The unit's id. */
	readonly unit: string;
}

/** One attack of a unit at another one. */
export interface UnitAttack {
	readonly attacker: UnitOfArmy;
	readonly target: UnitOfArmy;
	/** An item, a name, or a number in the list of weapons; the best one strikes if absent. */
	readonly weapon?: string;
	/** The rules of combat; those of the attacker's rulebook if absent. */
	readonly edition?: CombatRules;
	readonly situation?: Situation;
}

/** The odds of an attack, or why there are none. */
export type Odds =
	| { readonly ok: true; readonly odds: JsonOdds }
	| { readonly ok: false; readonly problem: Unanswerable | QuestionError['code'] | 'badDice' };

const DICE = ['skill', 'damage', 'armor'] as const;

function ofUnits({ attacker, target, weapon, edition, situation = {} }: UnitAttack): Odds {
	const question = {
		kind: 'units',
		file: '',
		attacker: attacker.unit,
		target: target.unit,
		...(weapon !== undefined && { weapon }),
		situation
	} as const;
	const rules = edition ?? rulebookFor(attacker.army).combat;
	const [own, others] = [combatantsOf(attacker.army), combatantsOf(target.army)];
	const answer = unitAnswer(question, rules, own, others);
	if (typeof answer === 'string') return { ok: false, problem: answer };
	return { ok: true, odds: answerJson(answer) };
}

function ofDice({ edition, modifiers = [], situation = {}, use, ...words }: DiceAttack): Odds {
	const texts = DICE.flatMap((field) => {
		const word = words[field];
		return word === undefined ? [] : [[field, valueOf(field, word)] as const];
	});
	if (texts.some(([, dice]) => dice === undefined)) return { ok: false, problem: 'badDice' };
	const numbers = { ...(use !== undefined && { use }) };
	const given = { ...Object.fromEntries(texts), ...numbers };
	const wrong = questionError(new Set(Object.keys(given)), false, edition);
	if (wrong) return { ok: false, problem: wrong.code };
	const question = { kind: 'dice', form: 'attack', ...given, modifiers, situation } as const;
	return { ok: true, odds: answerJson(diceAnswer(question, edition)) };
}

/** Returns the exact odds of an attack by its dice, or of a unit at another one. */
export function odds(attack: DiceAttack | UnitAttack): Odds {
	return 'attacker' in attack ? ofUnits(attack) : ofDice(attack);
}
