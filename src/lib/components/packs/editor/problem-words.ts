import { kindText } from '$lib/components/army/own-rules/house-rule-text';
import type { Problem } from '$lib/army/format/problem';
import { problemText } from '$lib/i18n/problem-text';
import type { Areas, BuilderMessages } from '$lib/i18n/languages';
import type { RowView } from './row-views';

interface Texts {
	readonly builder: BuilderMessages;
	readonly problems: Areas['problems'];
}

/** Whether a problem is in a row. */
export const isIn = ({ table, id }: Pick<RowView, 'table' | 'id'>, { path }: Problem): boolean =>
	`${path}/`.startsWith(`/rows/${table}/${id}/`);

/** What is wrong with a value, in words: which values its field takes, or what is the matter with it. */
export const valueProblem = (
	{ builder, problems }: Texts,
	problem: Problem,
	of: RowView['fields'][number] | undefined
): string =>
	of && (problem.code === 'wrongType' || problem.code === 'notAMultiple')
		? kindText(builder, of)
		: problemText(problems, problem);

/** A problem of a row with the name of its field. */
export function rowProblemText(texts: Texts, row: RowView | undefined, problem: Problem): string {
	const field = problem.path.slice(problem.path.lastIndexOf('/') + 1);
	const of = row?.fields.find((one) => one.field === field);
	const text = valueProblem(texts, problem, of);
	return of ? `${texts.builder.ownRules.fields[field] ?? field}: ${text}` : text;
}
