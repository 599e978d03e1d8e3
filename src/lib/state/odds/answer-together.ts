import { EDITIONS } from '$lib/combat/editions';
import { namedEffect } from '$lib/combat/outcomes';
import { engageTogether } from '$lib/combat/together';
import type { Chances } from '$lib/dice/chances';
import { answerOf, entriesOf, isTogether, type Answer } from './answer';
import type { Question } from './question';

/** Answers a question about any number of attackers. */
export function wholeAnswerOf<P, D>(chances: Chances<P, D>, question: Question): Answer<P> {
	const { rules, attackers, joining, ...attack } = question;
	if (rules === 'skirmish' || !isTogether(question)) return answerOf(chances, question);
	const edition = EDITIONS[rules];
	const others = joining.map(({ count, ...volley }) => ({ ...volley, attackers: count }));
	const { effect, modifiers, impossible } = engageTogether(
		chances,
		edition,
		attack,
		attackers,
		others
	);
	return { outcomes: entriesOf(namedEffect(edition, effect)), modifiers, impossible };
}
