import type { League } from '$lib/league/league-file';
import { readOwnPart, type OwnPart } from '$lib/league/own-part';
import type { HeldLeague } from '$lib/league/entries/held';
import type { EntryRow, LeagueRow } from './database';
import type { ReadLeague } from './entry-reading';
import { safeRevision, isTime, timeOf } from './sane';

/** The stored parts of a league, and the user's part in it. */
export interface LeagueContents {
	/** What the entries say together. */
	readonly league: League;
	readonly held: HeldLeague;
	/** The id under which it is stored, if another league on this device has its own one. */
	readonly id?: string | undefined;
	readonly own?: OwnPart | undefined;
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
	/** A league of the format before signed entries, which is no longer read. */
	readonly isOld: boolean;
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

function partOf(document: unknown): OwnPart | undefined {
	try {
		return readOwnPart(document);
	} catch {
		return undefined;
	}
}

function about({ id, savedAt, deletedAt }: LeagueRow) {
	return { id, savedAt: timeOf(savedAt), ...(isTime(deletedAt) && { deletedAt }) };
}

/** What a row says about its league; undefined if it has no name. */
export function namedIn(row: LeagueRow): NamedLeague | undefined {
	const { name = (row.league as { name?: unknown } | null | undefined)?.name } = row;
	return typeof name === 'string' ? { name, ...about(row) } : undefined;
}

/** A row without entries: a league of the format before them, or a damaged row. */
export function unsigned(row: LeagueRow): UnreadableLeague {
	const { league: document = row } = row;
	return { readable: false, isOld: row.league !== undefined, document, ...about(row) };
}

/** A league of entries without a readable founding: its rows. */
export function unreadable(row: LeagueRow, entries: readonly EntryRow[]): UnreadableLeague {
	return { readable: false, isOld: false, document: { ...row, entries }, ...about(row) };
}

/** The league of a row whose content is entries. */
export function readSigned(row: LeagueRow, { held, state }: ReadLeague): StoredLeague {
	const revision = safeRevision(row.revision);
	const own = partOf(row.own);
	return {
		readable: true,
		league: state.league,
		held,
		revision,
		...about(row),
		...(own && { own })
	};
}

/** The row of a new state; what this version does not know stays. */
export function withPapers(row: LeagueRow, { league, held, own }: LeagueContents): LeagueRow {
	const { own: stored, ...kept } = row;
	const part = own ?? (partOf(stored) ? undefined : stored);
	const content = { founding: held.founding, name: league.name };
	return { ...kept, ...content, ...(part !== undefined && { own: part }) };
}
