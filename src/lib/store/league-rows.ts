import type { League } from '$lib/league/league-file';
import { readOwnPart, type OwnPart } from '$lib/league/own-part';
import type { HeldLeague } from '$lib/league/entries/held';
import type { LeagueState } from '$lib/league/entries/state';
import type { EntryRow, LeagueRow } from './database';
import type { ReadLeague } from './entry-reading';
import { safeRevision, isTime, timeOf } from './sane';

/** The stored parts of a league, and the user's part in it. */
export interface LeagueContents {
	/** What the entries say together. */
	readonly league: League;
	readonly held: HeldLeague;
	readonly own?: OwnPart | undefined;
}

/** A league as it was saved. */
export interface StoredLeague extends LeagueContents {
	readonly readable: true;
	readonly state: LeagueState;
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

/** What the row of a league says about its state. */
export interface LeagueFacts {
	readonly founding: string | undefined;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** The user's part in a league; undefined if it has none, or one that cannot be read. */
export function ownIn({ own }: LeagueRow): OwnPart | undefined {
	try {
		return readOwnPart(own);
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
	const own = ownIn(row);
	return {
		readable: true,
		league: state.league,
		...{ held, state, revision },
		...about(row),
		...(own && { own })
	};
}

/** The row with the user's part; one that cannot be read stays. */
export function withOwn(row: LeagueRow, own: OwnPart | undefined): LeagueRow {
	return own ? { ...row, own } : row;
}
