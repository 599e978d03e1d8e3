import { documentDigest } from '$lib/army/format/digest';
import { leagueDigest, readEntry, type Digest, type KnownEntry } from '$lib/league/entries/entry';
import { pacer } from '$lib/browser/pause';
import { adoptedDocuments, heldStateInParts, type HeldLeague } from '$lib/league/entries/held';
import type { LeagueState } from '$lib/league/entries/state';
import type { League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import type { EntryRow } from './database';

export { adoptedDocuments };

/** A league in rows, and its state. */
export interface ReadLeague {
	readonly held: HeldLeague;
	readonly state: LeagueState;
}

/** What was read before; a content never changes under its digest. */
export interface ReadBefore {
	readonly entries: Map<Digest, KnownEntry>;
	readonly documents: Map<Digest, League>;
	/** The last state of each league, by its founding. */
	readonly leagues: Map<Digest, ReadLeague>;
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

/** Runs parts of long work, with pauses. */
async function inParts<T>(parts: Generator<void, T>): Promise<T> {
	const pause = pacer();
	for (;;) {
		const { done, value } = parts.next();
		if (done) return value;
		await pause();
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

/** Reads the entries of rows, with pauses. */
export async function knownEntries(
	rows: readonly EntryRow[],
	{ entries }: ReadBefore
): Promise<KnownEntry[]> {
	const pause = pacer();
	const known: KnownEntry[] = [];
	for (const row of rows) {
		const entry = remembered(entries, row, entryIn);
		if (entry) known.push(entry);
		await pause();
	}
	return known;
}

function areSame<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
	return one.size === other.size && [...one].every((value) => other.has(value));
}

function isSameHeld(one: HeldLeague, other: HeldLeague): boolean {
	return (
		areSame(new Set(one.entries), new Set(other.entries)) &&
		areSame(new Set(one.documents.values()), new Set(other.documents.values())) &&
		areSame(one.sent, other.sent)
	);
}

/** The league in rows, and its state, worked out with pauses; undefined without a readable founding. */
export async function heldIn(
	founding: Digest,
	rows: readonly EntryRow[],
	documents: readonly EntryRow[],
	before: ReadBefore
): Promise<ReadLeague | undefined> {
	const files = documents.flatMap((row): [Digest, League][] => {
		const league = remembered(before.documents, row, documentIn);
		return league ? [[row.digest, league]] : [];
	});
	const held: HeldLeague = {
		founding,
		entries: await knownEntries(rows, before),
		documents: new Map(files),
		sent: new Set(rows.flatMap(({ digest, sent }) => (sent ? [digest] : [])))
	};
	const last = before.leagues.get(founding);
	if (last && isSameHeld(last.held, held)) return last;
	const state = await inParts(heldStateInParts(held, last?.held));
	const read = state && { held, state };
	if (read) before.leagues.set(founding, read);
	return read;
}
