import { exactOrder } from '$lib/dice/exact/order';
import { formatFraction, type Fraction } from '$lib/dice/exact/fraction';
import { chargeAnswerOf, chargeRows, type ChargeQuestion } from './charge-answer';
import { closeAnswerOf, type CloseQuestion } from './close-answer';
import { creationAnswerOf } from './creation-answer';
import type { Question } from './question';

const written = (chances: readonly (readonly [id: string, chance: Fraction | undefined])[]) =>
	new Map(chances.flatMap(([id, chance]) => (chance ? [[id, formatFraction(chance)]] : [])));

/** The exact fractions of a parry and a counterattack, by outcome. */
export function closeFractions(question: Question): ReadonlyMap<string, string> {
	const { modifiers: _, ...chances } = closeAnswerOf(exactOrder, question as CloseQuestion);
	return written(Object.entries(chances));
}

/** The exact fractions of a charge, by outcome. */
export function chargeFractions(question: Question): ReadonlyMap<string, string> {
	const asked = question as ChargeQuestion;
	const rows = chargeRows(asked, chargeAnswerOf(exactOrder, asked));
	return written(rows.map(({ id, chance }) => [id, chance]));
}

/** The exact fractions of size damage, by outcome. */
export function creationFractions(question: Question): ReadonlyMap<string, string> {
	const { marks, destroyed } = creationAnswerOf(exactOrder, question as CloseQuestion);
	const [untouched = exactOrder.zero] = marks;
	return written([
		['damaged', exactOrder.minus(exactOrder.one, untouched)],
		['destroyed', destroyed]
	]);
}
