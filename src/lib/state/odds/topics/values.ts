import { dice as diceOf, formatDice, parseDice, type Dice } from '$lib/dice/notation';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { diceIn, type Question } from '../question';
import type { Field, Topic, Values } from './topic';
import type { FieldId } from '$lib/combat/topics';

const plain = (dice: Dice) => formatDice(dice).replace('−', '-');

/** The text of a field that is entered, if it can be one of this field. */
function entered({ id, kind, least = 0, most = 0 }: Field, question: Question): string | undefined {
	const text = question.details[id];
	if (text === undefined) return undefined;
	if (kind === 'flag') return text === 'true' ? text : undefined;
	if (kind === 'dice') return diceIn(text) && text;
	const number = /^\d{1,3}$/.test(text) ? Number(text) : -1;
	return number >= least && number <= most ? text : undefined;
}

/** The text of a field: as entered, as the attack has it, or the usual one. */
function textOf(field: Field, question: Question): string {
	const { usual, like } = field;
	const own = like && question[like];
	return entered(field, question) ?? (own === undefined ? usual : plainValue(own));
}

const plainValue = (value: Dice | number) =>
	typeof value === 'number' ? String(value) : plain(value);

/** The fields of a topic under some rules. */
export const fieldsOf = ({ fields }: Topic, rules: CombatRules): readonly Field[] =>
	fields.filter(({ only }) => only?.includes(rules) ?? true);

/** What a question says of the fields of a topic. */
export function valuesOf({ fields }: Topic, question: Question): Values {
	const text = (id: FieldId) => {
		const field = fields.find((each) => each.id === id);
		return field ? textOf(field, question) : '';
	};
	return {
		count: (id) => Number(text(id)),
		dice: (id) => parseDice(text(id)) ?? diceOf(0, 6),
		is: (id) => text(id) === 'true'
	};
}

/** The details of a question with one field changed; what is as usual is left out. */
export function changed(
	question: Question,
	field: Field,
	value: number | boolean | Dice
): Question['details'] {
	const { [field.id]: _, ...rest } = question.details;
	const text = typeof value === 'object' ? plain(value) : String(value);
	const usual = textOf(field, { ...question, details: rest });
	return text === usual || text === 'false' ? rest : { ...rest, [field.id]: text };
}
