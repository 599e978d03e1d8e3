import { verify, type SubmissionFileProblem } from '$lib/exchange/submission-file';
import { SMALL_LEAGUE } from '$lib/league/regulation';
import type { Verdict } from '$lib/league/verdict';
import type { FileProblem } from './problem';
import type { Source } from './sources';

/** The verdict on one file, or why it is no submission. */
export type Verification =
	| { readonly file: string; readonly ok: true; readonly verdict: Verdict }
	| {
			readonly file: string;
			readonly ok: false;
			readonly problem: FileProblem | SubmissionFileProblem;
	  };

/** Reads a source and checks it against the regulation of the Small League. */
export async function verifySource({ file, read }: Source): Promise<Verification> {
	const content = await read();
	if (!content.ok) return { file, ...content };
	return { file, ...(await verify(content.bytes, { regulation: SMALL_LEAGUE })) };
}

/** Returns the exit status: 2 unreadable, 1 rejected, 0 accepted. */
export function statusOfVerification(verification: Verification): 0 | 1 | 2 {
	if (!verification.ok) return 2;
	return verification.verdict.verdict === 'reject' ? 1 : 0;
}
