import { AMBIGUITIES, type AmbiguityId } from '$lib/rules/ambiguities';
import type { CitedRule } from '$lib/rules/combat-citations';
import { OPEN_QUESTIONS, type QuestionGroupId, type QuestionId } from '$lib/rules/open-questions';
import type { RulingId } from '$lib/rules/rulings/rulings';

/** A question that the rulebooks leave open. */
export type AnyQuestion = QuestionId | AmbiguityId;

export interface QuestionGroup {
	readonly id: QuestionGroupId;
	readonly questions: readonly AnyQuestion[];
}

const AMBIGUITY_IDS = Object.keys(AMBIGUITIES) as AmbiguityId[];
const withPrefix = (prefix: string) => AMBIGUITY_IDS.filter((id) => id.startsWith(prefix));

/** All open questions, in the order of the page. */
export const QUESTION_GROUPS: readonly QuestionGroup[] = [
	{ id: 'books', questions: Object.keys(OPEN_QUESTIONS) as QuestionId[] },
	{ id: 'combat2005', questions: withPrefix('A05-') },
	{ id: 'combat2010', questions: withPrefix('A10-') },
	{ id: 'combat2020', questions: withPrefix('A20-') },
	{ id: 'skirmish', questions: withPrefix('A-NS-') }
];

export const ALL_QUESTIONS = QUESTION_GROUPS.flatMap(({ questions }) => questions);

const isOfBooks = (question: AnyQuestion): question is QuestionId => question in OPEN_QUESTIONS;

/** The rules that a question is about. */
export const rulesOfQuestion = (question: AnyQuestion): readonly CitedRule[] =>
	isOfBooks(question) ? OPEN_QUESTIONS[question].rules : AMBIGUITIES[question];

/** The setting of an army that answers a question, if there is one. */
export function rulingOfQuestion(question: AnyQuestion): RulingId | undefined {
	if (!isOfBooks(question)) return undefined;
	const found = OPEN_QUESTIONS[question];
	return 'ruling' in found ? found.ruling : undefined;
}
