import type { OutcomeId } from '$lib/combat/outcomes';
import { exact } from '$lib/dice/exact';
import { formatFraction } from '$lib/dice/exact/fraction';
import { wholeAnswerOf } from './answer-together';
import type { Question } from './question';

/** Returns the exact fraction of each outcome, such as 5/18. */
export function fractionsOf(question: Question): ReadonlyMap<OutcomeId, string> {
	const { outcomes } = wholeAnswerOf(exact, question);
	return new Map(outcomes.map(([id, chance]) => [id, formatFraction(chance)]));
}
