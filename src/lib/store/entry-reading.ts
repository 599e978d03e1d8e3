import { documentDigest } from '$lib/army/format/digest';
import { leagueDigest, readEntry, type Digest, type KnownEntry } from '$lib/league/entries/entry';
import { adoptedDocuments, heldState, type HeldLeague } from '$lib/league/entries/held';
import type { LeagueState } from '$lib/league/entries/state';
import type { League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import type { EntryRow } from './database';

export { adoptedDocuments, heldState };

/** What was read before; a content never changes under its digest. */
export interface ReadBefore {
	readonly entries: Map<Digest, KnownEntry>;
	readonly documents: Map<Digest, League>;
}

/** The entry of a row; undefined if it is damaged, so that it waits unchanged in the table. */
export function entryIn({ digest, entry: document }: EntryRow): KnownEntry | undefined {
	try {
		const reading = readEntry(document);
		const isWhole = reading.ok && documentDigest(reading.entry) === digest;
		return isWhole ? { digest, entry: reading.entry } : undefined;
	} catch {
		return undefined;
	}
}

/** The version-1 file of a row; undefined if it is damaged. */
export function documentIn({ digest, document }: EntryRow): League | undefined {
	try {
		const reading = readLeague(document);
		return reading.ok && leagueDigest(reading.league) === digest ? reading.league : undefined;
	} catch {
		return undefined;
	}
}

function remembered<T>(
	known: Map<Digest, T>,
	row: EntryRow,
	read: (row: EntryRow) => T | undefined
) {
	const value = known.get(row.digest) ?? read(row);
	if (value !== undefined) known.set(row.digest, value);
	return value;
}

export function knownEntries(rows: readonly EntryRow[], { entries }: ReadBefore): KnownEntry[] {
	return rows.flatMap((row) => remembered(entries, row, entryIn) ?? []);
}

/** The league in rows, and its state; undefined without a readable founding. */
export function heldIn(
	founding: Digest,
	rows: readonly EntryRow[],
	documents: readonly EntryRow[],
	before: ReadBefore
): { readonly held: HeldLeague; readonly state: LeagueState } | undefined {
	const files = documents.flatMap((row): [Digest, League][] => {
		const league = remembered(before.documents, row, documentIn);
		return league ? [[row.digest, league]] : [];
	});
	const held: HeldLeague = {
		founding,
		entries: knownEntries(rows, before),
		documents: new Map(files),
		sent: new Set(rows.flatMap(({ digest, sent }) => (sent ? [digest] : [])))
	};
	const state = heldState(held);
	return state && { held, state };
}
