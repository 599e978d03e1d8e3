import { photosProblem } from '$lib/army/photos/photo-limits';
import { readLeague, type LeagueProblem } from '$lib/league/read-league';
import type { Decision, League } from '$lib/league/league-file';
import { openDocument, SUBMISSION_DEPTH, type JsonProblem } from './untrusted-json';
import { MAXIMUM_LEAGUE } from './limits';
import { isPlain } from './plain';

type LeagueFileReading =
	| { readonly ok: true; readonly league: League }
	| { readonly ok: false; readonly problem: JsonProblem | LeagueProblem };

/** Reads the league in the bytes of a file. */
export function readLeagueFile(bytes: Uint8Array): LeagueFileReading {
	const opening = openDocument(bytes, MAXIMUM_LEAGUE);
	if (!opening.ok) return opening;
	const problem = photosProblem(opening.document);
	return problem ? { ok: false, problem } : readLeague(opening.document);
}

/** A league that fits the file format. */
interface FittingLeague {
	readonly league: League;
	/** Indexes of submissions whose file, or an army of it, is omitted. */
	readonly omitted: readonly number[];
}

/** Armies a submission may have; any further ones are only counted. */
const COUNTED = ['A', 'B'];

/** The file of a submission without unreadable parts: drops extra armies first, then the whole file. */
function withoutUnreadable(file: unknown): unknown {
	if (isPlain(file, SUBMISSION_DEPTH)) return file;
	const { armies } = (file ?? {}) as { armies?: unknown };
	if (typeof armies !== 'object' || armies === null) return null;
	const fewer = Object.entries(armies).map(([name, army]): [string, unknown] => [
		name,
		COUNTED.includes(name) ? army : null
	]);
	const without = { ...(file as object), armies: Object.fromEntries(fewer) };
	return isPlain(without, SUBMISSION_DEPTH) ? without : null;
}

/**
 * Returns the league without content that would make its file unreadable: submissions of an older
 * version could be nested too deep. Decisions on them are kept.
 */
export function withoutUnreadableParts(league: League): FittingLeague {
	const omitted: number[] = [];
	const submissions = league.submissions.map((decision, index): Decision => {
		const file = withoutUnreadable(decision.file);
		if (file === decision.file) return decision;
		omitted.push(index);
		return { ...decision, file };
	});
	return { league: omitted.length > 0 ? { ...league, submissions } : league, omitted };
}

function fits(text: string): boolean {
	// A UTF-16 code unit takes at most three bytes, so short texts need no encoding.
	if (text.length * 3 <= MAXIMUM_LEAGUE) return true;
	return new TextEncoder().encode(text).length <= MAXIMUM_LEAGUE;
}

/** Returns whether a league fits into a file that can be read back. */
export function fitsIntoFile(league: League): boolean {
	return fits(JSON.stringify(withoutUnreadableParts(league).league));
}

/**
 * Returns the text of a league's file, indented for readability unless that exceeds the size limit.
 * Unreadable parts are omitted; `fitting` reports them.
 */
export function writeLeague(given: League): string {
	const { league } = withoutUnreadableParts(given);
	const text = `${JSON.stringify(league, null, '\t')}\n`;
	return fits(text) ? text : JSON.stringify(league);
}
