import canonicalize from 'canonicalize';
import { bytesDigest } from '$lib/army/format/digest';
import { nameBytes } from '$lib/army/format/native-digest';
import {
	leagueDigest,
	readEntry,
	type Digest,
	type Entry,
	type KnownEntry
} from '$lib/league/entries/entry';
import { pacer, yieldToBrowser } from '$lib/browser/pause';
import { adoptedDocuments, heldStateInParts, type HeldLeague } from '$lib/league/entries/held';
import type { LeagueState } from '$lib/league/entries/state';
import type { League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import { batchesOf } from './batches';
import type { EntryRow } from './database';
import type { ShareDone } from './entry-rows';

export { adoptedDocuments };

/** A league in rows, and its state. */
export interface ReadLeague {
	readonly held: HeldLeague;
	readonly state: LeagueState;
}

/** What was read before; a content never changes under its digest. */
export interface ReadBefore {
	readonly entries: Map<Digest, KnownEntry>;
	/** Entries that others may have, which they keep. */
	readonly sent: Set<Digest>;
	readonly documents: Map<Digest, League>;
	/** The last state of each league, by its founding. */
	readonly leagues: Map<Digest, ReadLeague>;
}

/** Bytes from which the browser's SHA-256 takes less time than the one of the library, though it has to be awaited. */
const LARGE = 4000;

/** The digest of an entry. The browser has its own SHA-256 in secure contexts only. */
function digestOf(entry: Entry): Digest | Promise<Digest> {
	const bytes = new TextEncoder().encode(canonicalize(entry) ?? '');
	const isForBrowser = bytes.length > LARGE && globalThis.isSecureContext;
	return isForBrowser ? nameBytes(bytes) : bytesDigest(bytes);
}

/** The entry of a row; undefined if it is damaged, so that it waits unchanged in the table. */
async function entryIn({ digest, entry: document }: EntryRow): Promise<KnownEntry | undefined> {
	try {
		const reading = readEntry(document);
		const isWhole = reading.ok && (await digestOf(reading.entry)) === digest;
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

/** Milliseconds after which parts of long work pause: some of them make a whole task on a slow device. */
const SHORT = 3;

/** Runs parts of long work, with pauses. */
async function inParts<T>(parts: Generator<void, T>): Promise<T> {
	const pause = pacer(SHORT);
	for (;;) {
		const { done, value } = parts.next();
		await pause();
		if (done) return value;
	}
}

/** Entries whose digests the browser works out at the same time. */
const TOGETHER = 32;

async function remember(row: EntryRow, { entries, sent }: ReadBefore): Promise<void> {
	const entry = entries.get(row.digest) ?? (await entryIn(row));
	if (entry) entries.set(row.digest, entry);
	if (row.sent) sent.add(row.digest);
}

/** Reads the entries of rows, with pauses. `progress` is called with the share that is read. */
export async function readEntries(
	rows: readonly EntryRow[],
	before: ReadBefore,
	progress: ShareDone = () => undefined
): Promise<void> {
	const pause = pacer();
	for (const [at, part] of batchesOf(rows, TOGETHER).entries()) {
		await Promise.all(part.map((row) => remember(row, before)));
		progress(Math.min(1, ((at + 1) * TOGETHER) / rows.length));
		await pause();
	}
}

/** The entries with these digests, as far as they could be read. */
export const entriesIn = (digests: readonly Digest[], { entries }: ReadBefore): KnownEntry[] =>
	digests.flatMap((digest) => entries.get(digest) ?? []);

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

/** The league of entries that were read, and its state, worked out with pauses; undefined without its founding. */
export async function heldIn(
	founding: Digest,
	entries: readonly KnownEntry[],
	documents: readonly EntryRow[],
	before: ReadBefore
): Promise<ReadLeague | undefined> {
	const files = documents.flatMap((row): [Digest, League][] => {
		const league = before.documents.get(row.digest) ?? documentIn(row);
		if (league) before.documents.set(row.digest, league);
		return league ? [[row.digest, league]] : [];
	});
	const sent = new Set(entries.flatMap(({ digest }) => (before.sent.has(digest) ? [digest] : [])));
	const held: HeldLeague = { founding, entries, documents: new Map(files), sent };
	await yieldToBrowser();
	const last = before.leagues.get(founding);
	if (last && isSameHeld(last.held, held)) return last;
	await yieldToBrowser();
	const state = await inParts(heldStateInParts(held, last?.held));
	const read = state && { held, state };
	if (read) before.leagues.set(founding, read);
	return read;
}
