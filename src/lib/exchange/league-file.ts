import { photosProblem } from '$lib/army/photos/photo-limits';
import { readLeague, type LeagueProblem } from '$lib/league/read-league';
import type { Decision, League } from '$lib/league/league-file';
import { openDocument, SUBMISSION_DEPTH, type JsonProblem } from './untrusted-json';
import { MAXIMUM_LEAGUE } from './limits';
import { isPlain } from './plain';

export type LeagueFileReading =
	| { readonly ok: true; readonly league: League }
	| { readonly ok: false; readonly problem: JsonProblem | LeagueProblem };

/** The league in the bytes of a file. */
export function readLeagueFile(bytes: Uint8Array): LeagueFileReading {
	const opening = openDocument(bytes, MAXIMUM_LEAGUE);
	if (!opening.ok) return opening;
	const problem = photosProblem(opening.document);
	return problem ? { ok: false, problem } : readLeague(opening.document);
}

/** A league as files can hold it. */
export interface FittingLeague {
	readonly league: League;
	/** Places of submissions whose file, or an army of it, is left out. */
	readonly left: readonly number[];
}

/** Armies that a submission may have; any others only count as too many. */
const COUNTED = ['A', 'B'];

/** The file of a submission without what no reader would take: first its extra armies, then all of it. */
function fittingFile(file: unknown): unknown {
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
 * The league without what would make its file unreadable: submissions of an older version could be nested
 * too deep. The decisions on them stay.
 */
export function fitting(league: League): FittingLeague {
	const left: number[] = [];
	const submissions = league.submissions.map((decision, index): Decision => {
		const file = fittingFile(decision.file);
		if (file === decision.file) return decision;
		left.push(index);
		return { ...decision, file };
	});
	return { league: left.length > 0 ? { ...league, submissions } : league, left };
}

function fits(text: string): boolean {
	// A letter has three bytes at most.
	if (text.length * 3 <= MAXIMUM_LEAGUE) return true;
	return new TextEncoder().encode(text).length <= MAXIMUM_LEAGUE;
}

/** Whether a league can go into a file that can be read again. */
export function fitsIntoFile(league: League): boolean {
	return fits(JSON.stringify(fitting(league).league));
}

/**
 * The text of a league's file: indented, so that a person can read it, unless that would make it too large.
 * What a reader would refuse is left out: `fitting` says how much that is.
 */
export function writeLeague(given: League): string {
	const { league } = fitting(given);
	const text = `${JSON.stringify(league, null, '\t')}\n`;
	return fits(text) ? text : JSON.stringify(league);
}
