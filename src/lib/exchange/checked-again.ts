import type { Digest } from '$lib/league/entries/entry';
import type { LeagueState } from '$lib/league/entries/state';
import { circumstancesOf } from '$lib/league/decisions';
import { judgeSubmission, type Circumstances, type Verdict } from '$lib/league/verdict';
import { isError } from '$lib/rules/violation';
import { readSubmissionFile } from './submission-file';

/** An accepted submission whose file does not bear what a referee accepted. */
export interface Doubtful {
	/** The digest of the submission. */
	readonly digest: Digest;
	readonly player: string;
	/** Codes of what is wrong with its seal, its claims and its armies; `UNREADABLE` if it is no submission. */
	readonly reasons: readonly string[];
}

/** What follows from the file alone: neither age nor registration, which may have changed since. */
function reasonsOf({ findings, armies }: Verdict): string[] {
	const own = findings.filter(
		({ code, severity, params }) =>
			severity === 'error' &&
			(code === 'CLAIM' ||
				code === 'ARMY_COUNT' ||
				(code === 'SEAL' && params.reason !== 'missing'))
	);
	const broken = armies.flatMap(({ assessment }) => assessment.violations.filter(isError));
	return [...new Set([...own, ...broken].map(({ code }) => code))];
}

/** Prices and checks every accepted submission again; yields those with errors, and undefined for the others. */
export async function* checkedAgain({
	league,
	submissions
}: LeagueState): AsyncGenerator<Doubtful | undefined> {
	const bySeason = new Map<string, Circumstances>();
	const circumstancesIn = (season: string) => {
		const known = bySeason.get(season) ?? circumstancesOf(league, season);
		bySeason.set(season, known);
		return known;
	};
	for (const { digest, player, file, verdict } of submissions) {
		// Players have no files of others.
		if (verdict?.decision !== 'accept' || file === undefined) continue;
		const bytes = new TextEncoder().encode(JSON.stringify(file));
		const result = await readSubmissionFile(bytes);
		if (!result.ok) {
			yield { digest, player, reasons: ['UNREADABLE'] };
			continue;
		}
		const { reading, seal } = result;
		const of = circumstancesIn(reading.submission.season);
		const reasons = reasonsOf(judgeSubmission(reading, seal, of));
		yield reasons.length > 0 ? { digest, player, reasons } : undefined;
	}
}
