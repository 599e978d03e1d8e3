import type { KnownEntry } from '$lib/league/entries/entry';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
import { readLeagueStream, type LeagueStreamProblem } from './league-stream';

/** A line of a file that was left out, and why. */
export interface RefusedLine {
	readonly line: number;
	readonly problem: LeagueStreamProblem;
}

/** The league in a file, or why there is none. */
export type LeagueFileReading =
	| { readonly ok: true; readonly state: LeagueState; readonly refused: readonly RefusedLine[] }
	| { readonly ok: false; readonly problem: LeagueStreamProblem };

/** Reads a league file as a stream, with every signature checked. */
export async function readLeagueFile(
	chunks: AsyncIterable<Uint8Array>
): Promise<LeagueFileReading> {
	const entries: KnownEntry[] = [];
	const refused: RefusedLine[] = [];
	let founding = '';
	for await (const item of readLeagueStream(chunks)) {
		if (item.kind === 'problem') return { ok: false, problem: item.problem };
		if (item.kind === 'head') founding = item.head.founding;
		else if (item.kind === 'bad') refused.push({ line: item.line, problem: item.problem });
		else if (item.kind === 'entry') {
			const { entry, privatePart } = item.signed;
			entries.push({ digest: item.digest, entry, ...(privatePart && { privatePart }) });
		}
	}
	const state = stateOf({ founding, entries });
	if (!state) return { ok: false, problem: { code: 'notALeague', path: '' } };
	return { ok: true, state, refused };
}
