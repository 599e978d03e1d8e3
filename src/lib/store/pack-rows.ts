import { readPackDocument } from '$lib/army/format/pack-document';
import type { Pack } from '$lib/rules/packs/pack';
import type { BrikmusterDatabase, PackRow } from './database';
import { deletionOf, isSameJson, nextTime, safeRevision, timeOf, type Deletion } from './sane';
import { WriteNotPersisted } from './write-not-persisted';

/** A pack as it was saved: the edition in use, and what is being written. One of them is there. */
export interface StoredPack extends Deletion {
	readonly id: string;
	/** The edition that armies can use; undefined for a pack that was never released. */
	readonly pack?: Pack | undefined;
	/** What is being written, if it differs; it may not fit its rulebook yet. */
	readonly draft?: Pack | undefined;
	readonly revision: number;
	readonly savedAt: number;
}

/** Reads any stored value as a pack; undefined if it is none. */
export function packOf(document: unknown): Pack | undefined {
	try {
		const reading = readPackDocument(document);
		return reading.ok ? reading.pack : undefined;
	} catch {
		return undefined;
	}
}

/** Reads a stored row; `unreadable` if neither part of it is a pack. */
export function readRow(row: PackRow): StoredPack | 'unreadable' {
	const { id, savedAt } = row;
	const own = (document: unknown) => {
		const read = packOf(document);
		return read?.id === id ? read : undefined;
	};
	const [pack, draft] = [own(row.pack), own(row.draft)];
	if (!pack && !draft) return 'unreadable';
	const at = { revision: safeRevision(row.revision), savedAt: timeOf(savedAt) };
	return { id, pack, draft, ...at, ...deletionOf(row) };
}

/** Reads back what was written; a later write by another window also confirms it. */
async function confirm({ packs }: BrikmusterDatabase, written: PackRow): Promise<void> {
	const { id, revision, pack, draft, deletedAt } = written;
	const row = await packs.get(id);
	// A deleted pack may already be removed from the trash.
	if (!row && deletedAt !== undefined) return;
	const isWritten = isSameJson([row?.pack, row?.draft], [pack, draft], true);
	if (row && (row.revision > revision || isWritten)) return;
	throw new WriteNotPersisted(`Pack ${id} was written at revision ${revision} and is not there`);
}

/** What a write does: `change` returns the next row, or undefined if there is nothing to change. */
interface PackWrite {
	readonly id: string;
	/** The time of the write (ms). */
	readonly now: number;
	readonly change: (row: PackRow) => PackRow | undefined;
	/** The undo steps from the next state. */
	readonly steps?: unknown;
	/** Whether a row is made if there is none. */
	readonly create?: boolean;
}

/** Writes a row in one transaction; undefined if there is none, or nothing to change. */
export async function writeRow(
	database: BrikmusterDatabase,
	{ id, now, change, steps, create = false }: PackWrite
): Promise<PackRow | undefined> {
	const { packs, histories } = database;
	const put = async () => {
		const row = (await packs.get(id)) ?? (create ? { id, revision: 0, savedAt: 0 } : undefined);
		const changed = row && change(row);
		if (!changed) return undefined;
		const savedAt = nextTime(now, row.savedAt);
		const next = { ...changed, revision: safeRevision(row.revision) + 1, savedAt };
		await packs.put(next);
		if (steps !== undefined) await histories.put({ id, revision: next.revision, steps });
		return next;
	};
	return database.write([packs, histories], put, async (row) => row && confirm(database, row));
}

/** A row out of the trash. */
export const inUse = ({ deletedAt: _, trashed: __, ...row }: PackRow): PackRow => row;

/** Deletes a pack at a time (ms), or restores it. */
export async function setDeleted(
	database: BrikmusterDatabase,
	now: number,
	id: string,
	deleted: boolean
): Promise<void> {
	const change = (row: PackRow) => (deleted ? { ...inUse(row), deletedAt: now } : inUse(row));
	await writeRow(database, { id, now, change });
}
