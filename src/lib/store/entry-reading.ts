import canonicalize from 'canonicalize';
import { bytesDigest } from '$lib/army/format/digest';
import { nameBytes } from '$lib/army/format/native-digest';
import {
	readStoredEntry,
	type Digest,
	type Entry,
	type KnownEntry
} from '$lib/league/entries/entry';
import type { HeldLeague } from '$lib/league/entries/held';
import { stateOf, type LeagueState } from '$lib/league/entries/state';
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
	/** The last state of each league with the version of its row, by its founding. */
	readonly leagues: Map<Digest, { readonly version: RowVersion; readonly league: ReadLeague }>;
	/** What each league becomes by a write that this device plans, by its founding. */
	readonly planned: Map<Digest, PlannedWrite>;
}

/** Differs after each change of a league's row and entries. */
export interface RowVersion {
	readonly revision: number;
	readonly savedAt: number;
}

/** A write that is planned for one version of a league, and what the league is if it is stored. */
interface PlannedWrite {
	readonly plan: string;
	readonly base: RowVersion;
	readonly league: ReadLeague;
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
	privatePart
}: EntryRow): Promise<KnownEntry | undefined> {
	try {
		const reading = readStoredEntry(document);
		const isWhole = reading.ok && (await digestOf(reading.entry)) === digest;
		return isWhole
			? { digest, entry: reading.entry, ...(privatePart && { privatePart }) }
			: undefined;
	} catch {
		return undefined;
	}
}

/** Entries whose digests the browser works out at the same time. */
const TOGETHER = 32;

async function remember(row: EntryRow, { entries, sent }: ReadBefore): Promise<void> {
	const known = entries.get(row.digest);
	const entry = known && (known.privatePart || !row.privatePart) ? known : await entryIn(row);
	if (entry) entries.set(row.digest, entry);
	if (row.sent) sent.add(row.digest);
}

/** Reads the entries of rows. `progress` is called with the share that is read. */
export async function readEntries(
	rows: readonly EntryRow[],
	before: ReadBefore,
	progress: ShareDone = () => undefined
): Promise<void> {
	for (const [at, part] of batchesOf(rows, TOGETHER).entries()) {
		await Promise.all(part.map((row) => remember(row, before)));
		progress(Math.min(1, ((at + 1) * TOGETHER) / rows.length));
	}
}

/** Whether two entries are the same, and have a private part or not. */
function isSameEntry(one: KnownEntry, other: KnownEntry | undefined): boolean {
	return (
		one.digest === other?.digest &&
		(one.privatePart === undefined) === (other.privatePart === undefined)
	);
}

/** Whether two leagues have the same entries in the same order, so that they say the same. */
function hasSameEntries({ entries: one }: HeldLeague, { entries: other }: HeldLeague): boolean {
	return one.length === other.length && one.every((known, at) => isSameEntry(known, other[at]));
}

/** The league of entries that were read, and its state; undefined without its founding. */
export function heldIn(
	founding: Digest,
	digests: readonly Digest[],
	before: ReadBefore
): ReadLeague | undefined {
	const entries = digests.flatMap((digest) => before.entries.get(digest) ?? []);
	const sent = new Set(digests.filter((digest) => before.sent.has(digest)));
	const held: HeldLeague = { founding, entries, sent };
	const known = before.leagues.get(founding)?.league;
	const state = known && hasSameEntries(known.held, held) ? known.state : stateOf(held);
	return state && { held, state };
}
