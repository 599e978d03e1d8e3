import type { FileProblem } from '$lib/exchange/open-file';
import type { BackupProblem } from '$lib/exchange/read-backup';
import type { Areas } from './languages';

/** The text of a file's problem. */
export function problemText(
	texts: Areas['problems'],
	problem: BackupProblem | FileProblem
): string {
	const tell = texts[problem.code] as (values: typeof problem) => string;
	return tell(problem);
}
