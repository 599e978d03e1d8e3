import type { BackupProblem } from '$lib/exchange/read-backup';
import type { Areas } from './languages';

/** Why a file, or a part of it, is refused: the sentence of its code. */
export function problemText(texts: Areas['problems'], problem: BackupProblem): string {
	const tell = texts[problem.code] as (values: BackupProblem) => string;
	return tell(problem);
}
