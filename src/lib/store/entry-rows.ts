import { Dexie } from 'dexie';
import type { Digest, KnownEntry } from '$lib/league/entries/entry';
import { batchesOf, WRITTEN } from './batches';
import type { BrikmusterDatabase, EntryRow, LeagueRow } from './database';
import type { ReadBefore } from './entry-reading';
import { nextTime } from './sane';

/** A signed entry: checked at the door, or signed by this device. */
export interface CheckedEntry extends KnownEntry {
	readonly signature: string;
}

/** What a file brings into a league. Everything in it was checked. */
export interface Arriving {
	readonly founding: Digest;
	readonly name: string;
	readonly entries: readonly CheckedEntry[];
	/** The number of a copy for players. */
	readonly copy?: number;
}

/** Loads the engine, which the list of armies does not need. */
export const entryReading = () => import('./entry-reading');

/** Rows that are read at once, so that the page stays usable. */
const BATCH = 100;

/** How much of some work is done, from 0 to 1. */
export type ShareDone = (share: number) => void;

/**
 * Rows of a league with these keys, in any order, perhaps with others that are between them. One that the browser cannot
 * read hides no other. The table has `total` rows.
 */
async function rowsWith(
	{ entries }: BrikmusterDatabase,
	founding: Digest,
	keys: readonly Digest[],
	total: number,
	progress: ShareDone = () => undefined
): Promise<EntryRow[]> {
	// One request for many rows takes far less time than one for each, unless most of them are of other leagues.
	const isMost = keys.length > BATCH && 2 * keys.length > total;
	const batches = batchesOf(keys.toSorted(), BATCH);
	const read = (batch: readonly Digest[]) => {
		const [first, last] = [batch[0], batch.at(-1)];
		const reading = isMost
			? entries.where('digest').between(first, last, true, true).toArray()
			: entries.bulkGet([...batch]);
		return reading.catch(() =>
			// One damaged row makes reading all at once fail.
			Promise.all(batch.map((key) => entries.get(key).catch(() => undefined)))
		);
	};
	const left = batches.entries();
	const found: EntryRow[] = [];
	let done = 0;
	const reader = async () => {
		for (const [, batch] of left) {
			for (const row of await read(batch)) if (row?.league === founding) found.push(row);
			done += 1;
			progress(done / batches.length);
		}
	};
	// The browser reads the next batch from the disk while the page unpacks one.
	await Promise.all([reader(), reader(), reader()]);
	return found;
}

/** The keys of a league's entries, and the number of entries of all leagues. */
async function keysOf({ entries }: BrikmusterDatabase, founding: Digest) {
	const digests = await entries.where('league').equals(founding).primaryKeys();
	// The answer is a task of its own: the browser needs one only for unpacking thousands of keys.
	return { digests, total: await entries.count() };
}

/** The rows of a league's entries. */
export async function entryRowsOf(
	database: BrikmusterDatabase,
	founding: Digest
): Promise<EntryRow[]> {
	const { digests, total } = await keysOf(database, founding);
	return rowsWith(database, founding, digests, total);
}

/** Whether the private part of an entry may still arrive. */
function lacksPart({ entry: { body }, privatePart }: KnownEntry): boolean {
	if (privatePart !== undefined) return false;
	return body.kind === 'submission' || (body.kind === 'player' && body.private !== undefined);
}

/** What has to be read of a league. */
export interface LeagueRows {
	readonly founding: Digest;
	/** All its entries. */
	readonly digests: readonly Digest[];
	/** Those that are not in memory already, that an undo could still remove, or whose private part may have arrived. */
	readonly rows: readonly EntryRow[];
}

/** Reads what is not known of a league yet; `progress` is called with the share that is read. */
export async function newRowsOf(
	database: BrikmusterDatabase,
	founding: Digest,
	before: ReadBefore,
	progress?: ShareDone
): Promise<LeagueRows> {
	const { digests, total } = await keysOf(database, founding);
	const isKnown = (digest: Digest) => {
		const known = before.entries.get(digest);
		return known !== undefined && before.sent.has(digest) && !lacksPart(known);
	};
	const fresh = digests.filter((digest) => !isKnown(digest));
	const rows = await rowsWith(database, founding, fresh, total, progress);
	return { founding, digests, rows };
}

/** The league of a row with its state; undefined without a readable founding. */
export async function heldOf(
	{ founding, digests, rows }: LeagueRows,
	before: ReadBefore,
	progress?: ShareDone
) {
	const { heldIn, readEntries } = await entryReading();
	await readEntries(rows, before, progress);
	return heldIn(founding, digests, before);
}

/** Writes inside the caller's transaction what the league has and the table lacks. */
export async function addMissing({ entries }: BrikmusterDatabase, rows: readonly EntryRow[]) {
	const here = await entries.bulkGet(rows.map(({ digest }) => digest));
	await entries.bulkAdd(rows.filter((_, index) => here[index] === undefined));
}

/** The rows of entries that this device writes. */
export function draftRows(
	founding: Digest,
	drafts: readonly CheckedEntry[],
	now: number
): EntryRow[] {
	return drafts.map(({ digest, entry, privatePart, signature }) => ({
		...{ digest, league: founding, entry, signature, savedAt: now },
		...(privatePart && { privatePart })
	}));
}

/** Removes drafts inside the caller's transaction; false, without any change, if one has left the device. */
export async function removeDrafts(
	{ entries }: BrikmusterDatabase,
	digests: readonly Digest[]
): Promise<boolean> {
	const rows = await entries.bulkGet([...digests]);
	if (rows.some((row) => row?.sent)) return false;
	await entries.bulkDelete([...digests]);
	return true;
}

/** How much of an arriving league is written: called after each batch; it may throw to give up. */
export type Written = (entries: number) => void;

/** The positions of the rows whose keys were there already; throws any other error. */
function positionsIn(error: unknown): number[] {
	const failures = error instanceof Dexie.BulkError ? Object.entries(error.failuresByPos) : [];
	const areHere = failures.every(([, { name }]) => name === 'ConstraintError');
	if (failures.length === 0 || !areHere) throw error;
	return failures.map(([at]) => Number(at));
}

/** Adds the rows whose digests are new, without looking for the others first; resolves to the positions of those. */
function addNew({ entries }: BrikmusterDatabase, rows: readonly EntryRow[]): PromiseLike<number[]> {
	return entries.bulkAdd(rows).then(() => [], positionsIn);
}

/** Marks rows as ones that others have, with their signatures. */
async function markArrived(
	{ entries }: BrikmusterDatabase,
	arriving: readonly CheckedEntry[],
	now: number
): Promise<void> {
	const here = await entries.bulkGet(arriving.map(({ digest }) => digest));
	const rows = arriving.flatMap(({ signature, privatePart }, index): EntryRow[] => {
		const row = here[index];
		const isWhole = row?.privatePart !== undefined || privatePart === undefined;
		if (!row || (row.signature !== undefined && row.sent && isWhole)) return [];
		const savedAt = nextTime(now, row.savedAt);
		const own = row.privatePart ?? privatePart;
		const next = { ...row, signature: row.signature ?? signature, sent: true as const, savedAt };
		return [{ ...next, ...(own && { privatePart: own }) }];
	});
	await entries.bulkPut(rows);
}

/**
 * Adds what arrived inside the caller's transaction, in batches that leave the page time to react; returns the number of
 * new entries.
 */
export async function joinEntryRows(
	database: BrikmusterDatabase,
	{ founding, entries: arriving }: Arriving,
	now: number,
	written: Written
): Promise<number> {
	let [added, done] = [0, 0];
	for (const batch of batchesOf(arriving, WRITTEN)) {
		const rows = batch.map(({ digest, entry, signature, privatePart }): EntryRow => {
			const row = { digest, league: founding, entry, signature, sent: true as const, savedAt: now };
			return privatePart ? { ...row, privatePart } : row;
		});
		const known = await addNew(database, rows);
		const isKnown = (_: CheckedEntry, index: number) => known.includes(index);
		if (known.length > 0) await markArrived(database, batch.filter(isKnown), now);
		added += batch.length - known.length;
		done += batch.length;
		written(done);
	}
	return added;
}

/** Changes rows of a league that exist; their content stays the same. */
export async function updateEntryRows(
	{ entries }: BrikmusterDatabase,
	digests: readonly Digest[],
	now: number,
	change: (row: EntryRow) => EntryRow
): Promise<void> {
	const rows = await entries.bulkGet([...digests]);
	const changed = rows.flatMap((row) => {
		const next = row && change(row);
		return next && next !== row ? [{ ...next, savedAt: nextTime(now, row.savedAt) }] : [];
	});
	await entries.bulkPut(changed);
}

const HEX = /[0-9a-f]{32}/;

/**
 * The id under which a league is stored if another league on this device has its id: made of its founding, so that it
 * is found again.
 */
export function rowIdOf(founding: Digest): string {
	const [hex = ''] = HEX.exec(founding) ?? [];
	const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
	return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** The row of a founding, whatever its id. */
export function rowWithFounding(
	rows: readonly LeagueRow[],
	founding: Digest
): LeagueRow | undefined {
	return rows.find((row) => row.founding === founding);
}
