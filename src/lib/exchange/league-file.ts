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
	return opening.ok ? readLeague(opening.document) : opening;
}

/** The text of a league's file, which a person can read without the app. */
export function writeLeague(league: League): string {
	return `${JSON.stringify(league, null, '\t')}\n`;
}
