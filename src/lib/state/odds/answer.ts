import { EDITIONS } from '$lib/combat/editions';
import { engage } from '$lib/combat/engagement';
import type { Modifier } from '$lib/combat/modifiers';
import { named, type OutcomeId, type Outcomes } from '$lib/combat/outcomes';
import { resolveDice } from '$lib/combat/skirmish/figures';
import type { Chances } from '$lib/dice/chances';
import type { Question } from './question';

export interface Answer<P> {
	readonly outcomes: readonly (readonly [id: OutcomeId, chance: P])[];
	readonly modifiers: readonly Modifier[];
	readonly impossible: boolean;
}

export const entriesOf = <P>(outcomes: Outcomes<P>) => Object.entries(outcomes) as [OutcomeId, P][];

/** Whether several attackers add their damage, under rules that have a roll to hit. */
export const isTogether = ({ rules, attackers, joining }: Question) =>
	rules !== 'skirmish' && !EDITIONS[rules].hitsByItself && (attackers > 1 || joining.length > 0);

/** Answers a question about one attacker; the exact arithmetic and that in doubles use the same code. */
export function answerOf<P, D>(chances: Chances<P, D>, question: Question): Answer<P> {
	const { rules, pool, toughness, cancels, ...attack } = question;
	if (rules === 'skirmish') {
		const outcomes = resolveDice(chances, pool, { toughness, negations: cancels });
		return { outcomes: entriesOf(outcomes), modifiers: [], impossible: false };
	}
	const edition = EDITIONS[rules];
	const { outcome, modifiers, impossible } = engage(chances, edition, attack);
	return { outcomes: entriesOf(named(chances, edition, outcome)), modifiers, impossible };
}
