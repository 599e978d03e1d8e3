import { chunksOf } from '$lib/browser/files';
import { checkedAgain, type Doubtful } from '$lib/exchange/checked-again';
import {
	readLeagueStream,
	type LeagueHead,
	type LeagueStreamProblem
} from '$lib/exchange/league-stream';
import { isTrueCopy } from '$lib/exchange/players-copy';
import { MAXIMUM_LEAGUE_STREAM } from '$lib/exchange/limits';
import type { Digest } from '$lib/league/entries/entry';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
import { namesakesOf, type NamedPerson } from '$lib/league/names';
import type { CheckedEntry, Leagues } from '$lib/store';
import { compareFile, type Comparison } from './comparison';

/** A line of a file that was left out, and why. */
export interface RefusedLine {
	readonly line: number;
	readonly problem: LeagueStreamProblem;
}

/** A part of a file that passed its checks. */
export interface CheckedPart {
	readonly entry: CheckedEntry;
}

/** What a file with a whole league says. */
export interface Whole {
	readonly players: number;
	readonly games: number;
	/** The founder's name and key. */
	readonly founder: { readonly name: string; readonly publicKey: string };
}

/** What a file says together. */
export interface FileFacts {
	readonly head: LeagueHead;
	readonly name: string;
	/** What the whole league has; undefined of a file with some entries only. */
	readonly whole: Whole | undefined;
	readonly comparison: Comparison;
	readonly refused: readonly RefusedLine[];
	readonly photos: number;
	/** Accepted submissions whose files have errors. */
	readonly doubtful: readonly Doubtful[];
	/** Their players, and everybody with the same names. */
	readonly people: readonly NamedPerson[];
}

/** What reading a file reports, in this order; the last one says how it ended. */
export type FileReport =
	/** The share of all the work, from 0 to 1. */
	| { readonly kind: 'progress'; readonly share: number }
	| { readonly kind: 'parts'; readonly parts: readonly CheckedPart[] }
	| { readonly kind: 'read'; readonly facts: FileFacts }
	| { readonly kind: 'refused'; readonly problem: LeagueStreamProblem };

/** The shares of the work: signatures, then prices. */
const SIGNATURES = 0.6;
const NOT_A_LEAGUE = { code: 'notALeague', path: '' } as const;

/** Everything that a file brings, without its photos. */
class Gathered {
	readonly entries = new Map<Digest, CheckedEntry>();
	readonly refused: RefusedLine[] = [];
	readonly photos = new Set<Digest>();
	head: LeagueHead | undefined;

	get state(): LeagueState | undefined {
		const founding = this.head?.founding ?? '';
		return stateOf({ founding, entries: this.entries.values() });
	}
}

async function* gather(
	file: Blob,
	gathered: Gathered
): AsyncGenerator<FileReport, LeagueStreamProblem | undefined> {
	let bytes = 0;
	let parts: CheckedPart[] = [];
	const chunks = chunksOf(file, (read) => (bytes = read));
	for await (const item of readLeagueStream(chunks)) {
		if (item.kind === 'problem') return item.problem;
		if (item.kind === 'head') gathered.head = item.head;
		else if (item.kind === 'bad') gathered.refused.push({ line: item.line, problem: item.problem });
		else if (item.kind === 'photo') gathered.photos.add(item.digest);
		else {
			const entry = { digest: item.digest, ...item.signed };
			gathered.entries.set(item.digest, entry);
			parts.push({ entry });
		}
		if (parts.length > 0) yield { kind: 'parts', parts };
		parts = [];
		yield { kind: 'progress', share: (SIGNATURES * bytes) / Math.max(1, file.size) };
	}
	return undefined;
}

async function* price(state: LeagueState, doubtful: Doubtful[]): AsyncGenerator<FileReport> {
	const all = Math.max(1, state.submissions.length);
	let checked = 0;
	for await (const found of checkedAgain(state)) {
		checked += 1;
		if (found) doubtful.push(found);
		yield { kind: 'progress', share: SIGNATURES + ((1 - SIGNATURES) * checked) / all };
	}
}

function wholeOf({ league, set }: LeagueState): Whole {
	const { author, body } = set.founding.entry;
	return {
		players: league.players.length,
		games: league.protocols.length,
		founder: { name: body.founder.name, publicKey: author }
	};
}

/** The players of some submissions and their namesakes, so that a page can tell them apart. */
function peopleOf({ league }: LeagueState, doubtful: readonly Doubtful[]): NamedPerson[] {
	const ids = namesakesOf(league, new Set(doubtful.map(({ player }) => player)));
	return [...league.players, ...league.referees]
		.filter(({ id }) => ids.has(id))
		.map(({ id, name, ...rest }: NamedPerson) => {
			const { category, city } = rest;
			return { id, name, ...(category && { category }), ...(city !== undefined && { city }) };
		});
}

/** Whether a file is no copy for players, or one whose entries are those that its official signed. */
async function isTrueHead({ copy, founding }: LeagueHead, entries: readonly Digest[]) {
	return copy === undefined || isTrueCopy(copy, founding, entries);
}

/**
 * Reads a league of signed entries as a stream, checks every signature and every price in it, and compares it with what
 * is stored.
 */
export async function* readingOf(file: Blob, leagues: Leagues): AsyncGenerator<FileReport> {
	if (file.size > MAXIMUM_LEAGUE_STREAM) {
		const limit = MAXIMUM_LEAGUE_STREAM;
		return yield { kind: 'refused', problem: { code: 'streamTooLong', path: '', limit } };
	}
	const gathered = new Gathered();
	const problem = yield* gather(file, gathered);
	const { head, refused, photos } = gathered;
	const state = problem ? undefined : gathered.state;
	if (!head || problem) return yield { kind: 'refused', problem: problem ?? NOT_A_LEAGUE };
	const doubtful: Doubtful[] = [];
	if (state) yield* price(state, doubtful);
	const entries = [...gathered.entries.values()];
	const isTrue = await isTrueHead(head, [...gathered.entries.keys()]);
	const named = { ...head, id: state?.league.id ?? head.id };
	const facts: FileFacts = {
		head: named,
		name: state?.league.name ?? head.name,
		...{ refused, doubtful, photos: photos.size, whole: state && wholeOf(state) },
		people: state ? peopleOf(state, doubtful) : [],
		comparison: await compareFile(leagues, { head: named, entries, isTrue })
	};
	yield { kind: 'read', facts };
}
