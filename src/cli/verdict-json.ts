import { jsonVerdict } from './json-verdict';
import type { JsonRefusal, JsonSubmission } from './outputs';
import { escapeControls } from './terminal';
import { leagueProblemText, type LeagueTexts } from './texts';
import type { Verification } from './verification';

/** Returns the entry of one file: JSON on one line, with control characters escaped. */
export function verdictJson(verification: Verification, texts: LeagueTexts): string {
	const { file } = verification;
	const print = (entry: JsonSubmission | JsonRefusal) => escapeControls(JSON.stringify(entry));
	if (verification.ok) return print({ file, ok: true, ...jsonVerdict(verification.verdict) });
	const { problem } = verification;
	const { code, path } = problem;
	const message = leagueProblemText(texts, problem);
	return print({ file, ok: false, error: { code, message, path } });
}
