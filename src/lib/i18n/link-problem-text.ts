import type { LinkProblem } from '$lib/exchange/read-link';
import type { Areas } from './languages';
import type { refusals as Refusals } from './en/links';

/** Why a link is refused: in its own words where there are some, else in those of a file. */
export function linkProblemText(
	problems: Areas['problems'],
	refusals: typeof Refusals,
	problem: LinkProblem
): string {
	const texts: Readonly<Record<string, unknown>> = { ...problems, ...refusals };
	const tell = texts[problem.code] as (values: LinkProblem) => string;
	return tell(problem);
}
