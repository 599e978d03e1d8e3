import type { BackupProblem } from '$lib/exchange/read-backup';
import type { Areas } from './languages';

/** The text of a file's problem. */
export function problemText(texts: Areas['problems'], problem: BackupProblem): string {
	const tell = texts[problem.code] as (values: BackupProblem) => string;
	return tell(problem);
}
