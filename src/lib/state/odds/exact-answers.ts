import { exactOrder } from '$lib/dice/exact/order';
import type { Fraction } from '$lib/dice/exact/fraction';
import type { Series } from '$lib/dice/exact/series';
import { wholeAnswerOf } from './answer-together';
import { chargeAnswerOf, chargeRows, flightCells, type ChargeQuestion } from './charge-answer';
import { closeAnswerOf, type CloseQuestion } from './close-answer';
import { creationAnswerOf, partAnswerOf } from './creation-answer';
import { gangAnswerOf, killedOf } from './gang-answer';
import { damageCells } from './damage-cells';
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
	const answer = chargeAnswerOf(exactOrder, asked);
	const cells = (name: string, flight: Series) =>
		flightCells(exactOrder, flight).map(
			({ total, chance }) => [`${name}${total}`, chance] as const
		);
	return [
		...chargeRows(asked, answer).map(({ id, chance }) => [id, chance] as const),
		...cells('flight', answer.crash.target),
		...(answer.shove ? cells('shove', answer.shove) : [])
	];
}

function creation(question: Question): ExactAnswer {
	const { marks, destroyed } = creationAnswerOf(exactOrder, question as CloseQuestion);
	const [untouched = exactOrder.zero] = marks;
	return [
		['damaged', exactOrder.minus(exactOrder.one, untouched)],
		['destroyed', destroyed],
		...marks.map((chance, count) => [`marks${count}`, chance] as const)
	];
}

function damage(question: Question): ExactAnswer {
	return damageCells(exactOrder, question).flatMap(({ total, chance, kills }) => [
		[`${total}`, chance] as const,
		[`kills${total}`, kills] as const
	]);
}

function topic(question: Question): ExactAnswer {
	const { rows, counts = [] } = topicAnswerOf(exactOrder, question);
	const numbers = counts.flatMap(([id, chances]) =>
		chances.map((chance, count) => [`${id}${count}`, chance] as const)
	);
	return [...rows, ...numbers];
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
	topic,
	damage
};
export type ExactPart = keyof typeof EXACT_ANSWERS;
