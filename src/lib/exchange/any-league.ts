import type { Digest, KnownEntry } from '$lib/league/entries/entry';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
import type { League } from '$lib/league/league-file';
import type { LeagueProblem } from '$lib/league/read-league';
import { readLeagueFile } from './league-file';
import { leagueHeadIn, readLeagueStream, type LeagueStreamProblem } from './league-stream';
import type { JsonProblem } from './untrusted-json';

/** A line of a file that was left out, and why. */
export interface RefusedLine {
	readonly line: number;
	readonly problem: LeagueStreamProblem;
}

/** The league in a file of any version, or why there is none. */
export type AnyLeagueReading =
	| {
			readonly ok: true;
			readonly league: League;
			/** Only of a league of signed entries. */
			readonly state?: LeagueState;
			readonly refused: readonly RefusedLine[];
	  }
	| { readonly ok: false; readonly problem: JsonProblem | LeagueProblem | LeagueStreamProblem };

async function readSigned(bytes: Uint8Array): Promise<AnyLeagueReading> {
	const entries: KnownEntry[] = [];
	const documents = new Map<Digest, League>();
	const refused: RefusedLine[] = [];
	let founding = '';
	async function* chunks() {
		yield await Promise.resolve(bytes);
	}
	for await (const item of readLeagueStream(chunks())) {
		if (item.kind === 'problem') return { ok: false, problem: item.problem };
		if (item.kind === 'head') founding = item.head.founding;
		else if (item.kind === 'bad') refused.push({ line: item.line, problem: item.problem });
		else if (item.kind === 'entry') entries.push({ digest: item.digest, entry: item.signed.entry });
		else if (item.kind === 'document') documents.set(item.digest, item.league);
	}
	const state = stateOf({ founding, entries, documents });
	if (!state) return { ok: false, problem: { code: 'notALeague', path: '' } };
	return { ok: true, league: state.league, state, refused };
}

/** Reads a league file of version 1 or 2; every signature of version 2 is checked. */
export async function readLeagueOfAnyVersion(bytes: Uint8Array): Promise<AnyLeagueReading> {
	if (leagueHeadIn(bytes)) return readSigned(bytes);
	const reading = readLeagueFile(bytes);
	return reading.ok ? { ok: true, league: reading.league, refused: [] } : reading;
}
