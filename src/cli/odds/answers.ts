import { bestDuel, duel } from '$lib/combat/duel';
import { strikesOf, type Combatant } from '$lib/combat/strikes';
import type { OutcomeId } from '$lib/combat/outcomes';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import type { Strike } from '$lib/combat/fighter';
import { exact } from '$lib/dice/exact';
import type { Fraction } from '$lib/dice/exact/fraction';
import { float } from '$lib/dice/float';
import type { PrintedModifier } from './json-odds';
import type { UnitQuestion } from './order';
import type { Unanswerable } from './problems';

/** Mean numbers, which may be above 1. */
export const DICE_MEANS = ['expectedHits', 'storyPointsExpected'] as const;
/** Outcomes that only questions about dice have, by the names of the golden cases. */
export type DiceOutcome =
	| 'hitAndParried'
	| 'parriedGivenHit'
	| 'killWithoutParry'
	| 'healed'
	| 'escapes'
	| 'hitAndEscaped'
	| 'hitAndStruck'
	| 'ge'
	| 'aFirst'
	| 'tie'
	| 'bFirst'
	| 'bothMiss'
	| 'onlyFirstShooterHits'
	| 'onlySecondShooterHits'
	| 'bothHitFirstIsFaster'
	| 'bothHitSecondIsFaster'
	| 'bothHitSimultaneous'
	| 'knocked'
	| 'resisted'
	| 'smashKills'
	| (typeof DICE_MEANS)[number]
	| `atLeast${number}`;

export interface Answer {
	readonly rules: CombatRules;
	readonly outcomes: readonly (readonly [id: OutcomeId | DiceOutcome, chance: Fraction])[];
	readonly modifiers: readonly PrintedModifier[];
	readonly strike?: Strike;
}

const entriesOf = (outcomes: Readonly<Partial<Record<OutcomeId, Fraction>>>) =>
	Object.entries(outcomes) as [OutcomeId, Fraction][];

/** Finds a weapon by its item, its name or its place in the list, counted from 1. */
function strikeNamed(strikes: readonly Strike[], wanted: string): Strike | undefined {
	return (
		strikes.find(({ item }) => item === wanted) ??
		strikes.find(({ name }) => name === wanted) ??
		strikes[Number(wanted) - 1]
	);
}

/** Answers a question about two units; without a weapon the best one strikes. */
export function unitAnswer(
	question: UnitQuestion,
	rules: CombatRules,
	own: readonly Combatant[],
	others: readonly Combatant[]
): Answer | Unanswerable {
	const find = (units: readonly Combatant[], id: string) =>
		units.find(({ unit }) => unit.id === id);
	const [attacker, target] = [find(own, question.attacker), find(others, question.target)];
	if (!attacker || !target) return 'noSuchUnit';
	const { weapon, situation } = question;
	const strikes = strikesOf(rules, attacker);
	const strike =
		weapon === undefined
			? bestDuel(float, rules, attacker, target, situation)?.strike
			: strikeNamed(strikes, weapon);
	if (weapon !== undefined && !strike) return 'noSuchWeapon';
	const found = duel(exact, rules, attacker, target, strike, situation);
	if (!found) return 'noOdds';
	const { outcomes, modifiers } = found;
	return { rules, outcomes: entriesOf(outcomes), modifiers, ...(strike && { strike }) };
}

export const isMean = (id: OutcomeId | DiceOutcome): boolean =>
	DICE_MEANS.some((mean) => mean === id);
