import type { League } from '$lib/league/league-file';
import { readOwnPart, type OwnPart } from '$lib/league/own-part';
import { readStored } from '$lib/army/format/read-stored';
import { readLeague } from '$lib/league/read-league';
import type { HeldLeague } from '$lib/league/entries/held';
import type { EntryRow, LeagueRow } from './database';
import type { ReadLeague } from './entry-reading';
import { safeRevision, isTime, timeOf } from './sane';

/**
 * The stored parts of a league: its document, the user's role in it, and other versions waiting to
 * be merged.
 */
export interface LeagueContents {
	/** For a league of signed entries, what they say together. */
	readonly league: League;
	/** The entries of a signed league; absent for a league in one document. */
	readonly held?: HeldLeague | undefined;
	/** The id under which it is stored, if another league on this device has its own one. */
	readonly id?: string | undefined;
	readonly own?: OwnPart | undefined;
	readonly waiting?: readonly League[] | undefined;
}

/** A league as it was saved. */
export interface StoredLeague extends LeagueContents {
	readonly readable: true;
	readonly id: string;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A record that this version cannot read; it stays unchanged and can be exported. */
export interface UnreadableLeague {
	readonly readable: false;
	readonly id: string;
	readonly document: unknown;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A league of which only its row is read, as a large one has thousands of entries. */
export interface NamedLeague {
	readonly readable?: undefined;
	readonly id: string;
	readonly name: string;
	readonly deletedAt?: number | undefined;
}

/** A write based on an older revision than the stored one changes nothing. */
export type LeagueWriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: StoredLeague | UnreadableLeague | undefined };

/** A change, applied to the latest stored state. Returns undefined if it has become impossible. */
export type LeagueStep = (papers: LeagueContents) => LeagueContents | undefined;

/** Reads any stored value as a league; undefined if it is none. Throws on a circular document. */
function versionOf(document: unknown): League | undefined {
	try {
		const reading = readStored(readLeague, document);
		return reading.ok ? reading.league : undefined;
	} catch {
		return undefined;
	}
}

function partOf(document: unknown): OwnPart | undefined {
	try {
		return readOwnPart(document);
	} catch {
		return undefined;
	}
}

/** Returns the versions waiting beside a league, including damaged ones. */
export function waitingVersions({ waiting }: Pick<LeagueRow, 'waiting'>): readonly unknown[] {
	if (waiting === undefined || Array.isArray(waiting)) return waiting ?? [];
	return [waiting];
}

function about({ id, savedAt, deletedAt }: LeagueRow) {
	return { id, savedAt: timeOf(savedAt), ...(isTime(deletedAt) && { deletedAt }) };
}

function beside(row: LeagueRow): Pick<StoredLeague, 'own' | 'waiting'> {
	const waiting = waitingVersions(row).flatMap((other) => versionOf(other) ?? []);
	const own = partOf(row.own);
	return { ...(own && { own }), ...(waiting.length > 0 && { waiting }) };
}

/** What a row says about its league; undefined if it has no name. */
export function namedIn(row: LeagueRow): NamedLeague | undefined {
	const { name = (row.league as { name?: unknown } | null | undefined)?.name } = row;
	return typeof name === 'string' ? { name, ...about(row) } : undefined;
}

/** The league of a row that has it in one document. */
export function readUnsigned(row: LeagueRow): StoredLeague | UnreadableLeague {
	const { id, league: document, revision } = row;
	const league = versionOf(document);
	if (league?.id !== id) {
		return { readable: false, document: document === undefined ? row : document, ...about(row) };
	}
	return {
		readable: true,
		league,
		revision: safeRevision(revision),
		...about(row),
		...beside(row)
	};
}

/** A league of entries without a readable founding: its rows. */
export function unreadable(row: LeagueRow, entries: readonly EntryRow[]): UnreadableLeague {
	return { readable: false, document: { ...row, entries }, ...about(row) };
}

/** The league of a row whose content is entries. */
export function readSigned(row: LeagueRow, { held, state }: ReadLeague): StoredLeague {
	const revision = safeRevision(row.revision);
	return { readable: true, league: state.league, held, revision, ...about(row), ...beside(row) };
}

/** The versions that stay beside a league after a step; unreadable ones stay unchanged. */
function waitingAfter(row: LeagueRow, papers: LeagueContents): Pick<LeagueRow, 'own' | 'waiting'> {
	const damaged = waitingVersions(row).filter((other) => !versionOf(other));
	const waiting = [...(papers.waiting ?? []), ...damaged];
	const own = papers.own ?? (partOf(row.own) ? undefined : row.own);
	return { ...(own !== undefined && { own }), ...(waiting.length > 0 && { waiting }) };
}

export function withPapers(row: LeagueRow, papers: LeagueContents): LeagueRow {
	const { own: _, waiting: __, league: ___, ...kept } = row;
	const { league, held } = papers;
	const content = held ? { founding: held.founding, name: league.name } : { league };
	return { ...kept, ...content, ...waitingAfter(row, papers) };
}

/** Whether a row can take a new state of its league: it is read, and of the same founding or none yet. */
export function takesPapers(row: LeagueRow, { held }: LeagueContents): boolean {
	if (row.founding !== undefined) return row.founding === held?.founding;
	return readUnsigned(row).readable;
}
