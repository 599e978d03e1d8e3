import { toCp } from '$lib/points/points';
import { jsonLine, jsonViolation } from './report-json';
import { escapeControls } from './terminal';
import { leagueProblemText, type LeagueTexts } from './texts';
import type { Verification } from './verification';

type Readable = Extract<Verification, { ok: true }>;

function jsonVerdict({ file, ok, verdict }: Readable) {
	const { seal, armies } = verdict;
	const byName = <T>(of: (army: (typeof armies)[number]) => T) =>
		Object.fromEntries(armies.map((army) => [army.name, of(army)]));
	return {
		file,
		ok,
		seal: seal.state,
		publicKey: seal.state === 'none' ? null : seal.publicKey,
		armies: byName(({ assessment: { total, lines, violations } }) => ({
			points: toCp(total),
			lines: lines.map(jsonLine),
			violations: violations.map(jsonViolation)
		})),
		claims: byName(({ claimHolds }) => claimHolds),
		verdict: verdict.verdict,
		reasons: verdict.reasons
	};
}

/** Returns the entry of one file: JSON on one line, with control characters escaped. */
export function verdictJson(verification: Verification, texts: LeagueTexts): string {
	if (verification.ok) return escapeControls(JSON.stringify(jsonVerdict(verification)));
	const { file, ok, problem } = verification;
	const { code, path } = problem;
	const message = leagueProblemText(texts, problem);
	return escapeControls(JSON.stringify({ file, ok, error: { code, message, path } }));
}
