import canonicalize from 'canonicalize';
import { bytesDigest } from '$lib/army/format/digest';
import { nameBytes } from '$lib/army/format/native-digest';
import { readEntry, type Digest, type Entry, type KnownEntry } from '$lib/league/entries/entry';
import { pacer, SHORT_SLICE } from '$lib/browser/pause';
import { eachInParts, flatMapInParts } from '$lib/league/in-parts';
import { heldStateInParts, type HeldLeague } from '$lib/league/entries/held';
import type { LeagueState } from '$lib/league/entries/state';
import { batchesOf } from './batches';
import type { EntryRow } from './database';
import type { ShareDone } from './entry-rows';

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
async function entryIn({
	digest,
	entry: document,
	paper
}: EntryRow): Promise<KnownEntry | undefined> {
	try {
		const reading = readEntry(document);
		const isWhole = reading.ok && (await digestOf(reading.entry)) === digest;
		return isWhole ? { digest, entry: reading.entry, ...(paper && { paper }) } : undefined;
	} catch {
		return undefined;
	}
}

/** Runs parts of long work, with pauses. */
export async function inParts<T>(parts: Generator<void, T>): Promise<T> {
	const pause = pacer(SHORT_SLICE);
	for (;;) {
		const { done, value } = parts.next();
		await pause();
		if (done) return value;
	}
}

/** Entries whose digests the browser works out at the same time. */
const TOGETHER = 32;

async function remember(row: EntryRow, { entries, sent }: ReadBefore): Promise<void> {
	const known = entries.get(row.digest);
	const entry = known && (known.paper || !row.paper) ? known : await entryIn(row);
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

/** The entries with these digests, as far as they could be read. Pauses after every few. */
export function entriesIn(
	digests: readonly Digest[],
	{ entries }: ReadBefore
): Generator<void, KnownEntry[]> {
	return flatMapInParts(digests, (digest) => {
		const known = entries.get(digest);
		return known ? [known] : [];
	});
}

/** Whether two leagues have the same entries in the same order. */
function* isSameHeld(one: HeldLeague, other: HeldLeague): Generator<void, boolean> {
	const { entries, sent } = one;
	let isSame = entries.length === other.entries.length && sent.size === other.sent.size;
	if (!isSame) return false;
	yield* eachInParts(entries.keys(), (at) => (isSame &&= entries[at] === other.entries[at]));
	yield* eachInParts(sent, (digest) => (isSame &&= other.sent.has(digest)));
	return isSame;
}

/** The league of entries that were read, and its state; undefined without its founding. Pauses after every few. */
export function* heldIn(
	founding: Digest,
	entries: readonly KnownEntry[],
	before: ReadBefore
): Generator<void, ReadLeague | undefined> {
	const sent = new Set<Digest>();
	yield* eachInParts(entries, ({ digest }) => before.sent.has(digest) && sent.add(digest));
	const held: HeldLeague = { founding, entries, sent };
	const last = before.leagues.get(founding);
	if (last && (yield* isSameHeld(last.held, held))) return last;
	const state = yield* heldStateInParts(held, last?.held);
	const read = state && { held, state };
	if (read) before.leagues.set(founding, read);
	return read;
}
