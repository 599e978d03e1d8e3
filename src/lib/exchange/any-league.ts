import type { Digest, KnownEntry } from '$lib/league/entries/entry';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
import type { League } from '$lib/league/league-file';
import type { LeagueProblem } from '$lib/league/read-league';
import { readLeagueFile } from './league-file';
import { MAXIMUM_LEAGUE } from './limits';
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

async function readSigned(chunks: AsyncIterable<Uint8Array>): Promise<AnyLeagueReading> {
	const entries: KnownEntry[] = [];
	const documents = new Map<Digest, League>();
	const refused: RefusedLine[] = [];
	let founding = '';
	for await (const item of readLeagueStream(chunks)) {
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

/** Bytes at the start of a file that are enough to recognize it. */
const START = 12_000;

/** Takes chunks from a stream until they have more than `most` bytes together, or it ends. */
async function takeBytes(
	stream: AsyncIterator<Uint8Array>,
	most: number,
	taken: readonly Uint8Array[] = []
): Promise<readonly Uint8Array[]> {
	const chunks = [...taken];
	let bytes = taken.reduce((sum, { length }) => sum + length, 0);
	while (bytes <= most) {
		const { done, value } = await stream.next();
		if (done) break;
		chunks.push(value);
		bytes += value.length;
	}
	return chunks;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
	const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return bytes;
}

async function* followedBy(start: readonly Uint8Array[], rest: AsyncIterable<Uint8Array>) {
	yield* start;
	yield* rest;
}

/** Reads a league file of version 1 or 2; one of version 2 as a stream, with every signature checked. */
export async function readLeagueOfAnyVersion(
	chunks: AsyncIterable<Uint8Array>
): Promise<AnyLeagueReading> {
	const stream = chunks[Symbol.asyncIterator]();
	const rest: AsyncIterable<Uint8Array> = { [Symbol.asyncIterator]: () => stream };
	const start = await takeBytes(stream, START);
	if (leagueHeadIn(joined(start))) return readSigned(followedBy(start, rest));
	const reading = readLeagueFile(joined(await takeBytes(stream, MAXIMUM_LEAGUE, start)));
	await stream.return?.();
	return reading.ok ? { ok: true, league: reading.league, refused: [] } : reading;
}
