import { jsonVerdict } from './json-verdict';
import { escapeControls } from './terminal';
import { leagueProblemText, type LeagueTexts } from './texts';
import type { Verification } from './verification';

/** Returns the entry of one file: JSON on one line, with control characters escaped. */
export function verdictJson(verification: Verification, texts: LeagueTexts): string {
	const { file, ok } = verification;
	if (verification.ok)
		return escapeControls(JSON.stringify({ file, ok, ...jsonVerdict(verification.verdict) }));
	const { problem } = verification;
	const { code, path } = problem;
	const message = leagueProblemText(texts, problem);
	return escapeControls(JSON.stringify({ file, ok, error: { code, message, path } }));
}
