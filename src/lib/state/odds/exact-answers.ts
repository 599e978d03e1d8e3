import { exactOrder } from '$lib/dice/exact/order';
import type { Fraction } from '$lib/dice/exact/fraction';
import { wholeAnswerOf } from './answer-together';
import { chargeAnswerOf, chargeRows, type ChargeQuestion } from './charge-answer';
import { closeAnswerOf, type CloseQuestion } from './close-answer';
import { creationAnswerOf, partAnswerOf } from './creation-answer';
import { gangAnswerOf, killedOf } from './gang-answer';
import { killsIn } from './group-answer';
import type { Question } from './question';
import { topicAnswerOf } from './topic-answer';

/** The exact chance of each outcome that a part of the page shows. */
export type ExactAnswer = readonly (readonly [id: string, chance: Fraction])[];

const known = (chances: readonly (readonly [id: string, chance: Fraction | undefined])[]) =>
	chances.flatMap(([id, chance]) => (chance ? [[id, chance] as const] : []));

function close(question: Question): ExactAnswer {
	const { modifiers: _, ...chances } = closeAnswerOf(exactOrder, question as CloseQuestion);
	return known(Object.entries(chances));
}

function charge(question: Question): ExactAnswer {
	const asked = question as ChargeQuestion;
	const rows = chargeRows(asked, chargeAnswerOf(exactOrder, asked));
	return rows.map(({ id, chance }) => [id, chance]);
}

function creation(question: Question): ExactAnswer {
	const { marks, destroyed } = creationAnswerOf(exactOrder, question as CloseQuestion);
	const [untouched = exactOrder.zero] = marks;
	return [
		['damaged', exactOrder.minus(exactOrder.one, untouched)],
		['destroyed', destroyed]
	];
}

function gang(question: Question): ExactAnswer {
	const asked = question as CloseQuestion;
	const outcome = gangAnswerOf(exactOrder, asked);
	return [
		['kill', outcome.victimKilled],
		['equal', outcome.victimEquals],
		...[1, 2, 3].map((least) => [`killed${least}`, killedOf(exactOrder, outcome, least)] as const)
	];
}

const part = (question: Question): ExactAnswer =>
	known([['removed', partAnswerOf(exactOrder, question as CloseQuestion)?.removed]]);

/** The parts of the page with exact fractions, and how each is answered. */
export const EXACT_ANSWERS = {
	attack: (question: Question): ExactAnswer => wholeAnswerOf(exactOrder, question).outcomes,
	group: (question: Question): ExactAnswer =>
		killsIn(exactOrder, question).map((chance, count) => [`${count}`, chance]),
	close,
	gang,
	charge,
	creation,
	part,
	topic: (question: Question): ExactAnswer => topicAnswerOf(exactOrder, question).rows
};
export type ExactPart = keyof typeof EXACT_ANSWERS;
