import { photosProblem } from '$lib/army/photo-limits';
import { readLeague, type LeagueProblem } from '$lib/league/read-league';
import type { League } from '$lib/league/league-file';
import { openDocument, type DoorProblem } from './door';
import { MAXIMUM_LEAGUE } from './limits';

export type LeagueFileReading =
	| { readonly ok: true; readonly league: League }
	| { readonly ok: false; readonly problem: DoorProblem | LeagueProblem };

/** The league in the bytes of a file. */
export function readLeagueFile(bytes: Uint8Array): LeagueFileReading {
	const opening = openDocument(bytes, MAXIMUM_LEAGUE);
	if (!opening.ok) return opening;
	const problem = photosProblem(opening.document);
	return problem ? { ok: false, problem } : readLeague(opening.document);
}

function fits(text: string): boolean {
	// A letter has three bytes at most.
	if (text.length * 3 <= MAXIMUM_LEAGUE) return true;
	return new TextEncoder().encode(text).length <= MAXIMUM_LEAGUE;
}

/** Whether a league can go into a file that can be read again. */
export function fitsIntoFile(league: League): boolean {
	return fits(JSON.stringify(league));
}

/** The text of a league's file: indented, so that a person can read it, unless that would make it too large. */
export function writeLeague(league: League): string {
	const text = `${JSON.stringify(league, null, '\t')}\n`;
	return fits(text) ? text : JSON.stringify(league);
}
