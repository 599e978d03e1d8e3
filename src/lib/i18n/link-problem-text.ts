import type { LinkProblem } from '$lib/exchange/read-link';
import type { Areas } from './languages';
import type { refusals as Refusals } from './en/links';

/** The text of a link's problem, or else the text for files. */
export function linkProblemText(
	problems: Areas['problems'],
	refusals: typeof Refusals,
	problem: LinkProblem
): string {
	const texts: Readonly<Record<string, unknown>> = { ...problems, ...refusals };
	const tell = texts[problem.code] as (values: LinkProblem) => string;
	return tell(problem);
}
