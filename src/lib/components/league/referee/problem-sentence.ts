import type { Areas } from '$lib/i18n/languages';
import type { InboxProblem } from '$lib/state/league/inbox.svelte';

type Texts = Pick<Areas, 'leagues' | 'problems'>;
type Tell = (problem: InboxProblem & { field: string; id: string }) => string;

/** Explains why a file was rejected. */
export function problemSentence({ leagues, problems }: Texts, problem: InboxProblem): string {
	const { code } = problem;
	const own: Record<string, string> = leagues.referee.problems;
	const said = own[code];
	if (said !== undefined) return said;
	const tell = { ...problems, ...leagues.refusals }[code as keyof typeof problems] as Tell;
	return tell({ field: '', id: '', ...problem });
}
