import { readPackDocument } from '$lib/army/format/pack-document';
import type { Pack } from '$lib/rules/packs/pack';
import type { BrikmusterDatabase, PackRow } from './database';
import { rowsOf } from './row-by-row';
import { isSameJson, isTime, newestFirst, nextTime, safeRevision, timeOf } from './sane';
import { watchQuery, type Watchable } from './watching';
import { WriteNotPersisted } from './write-not-persisted';

/** A pack as it was saved. */
export interface StoredPack {
	readonly id: string;
	readonly pack: Pack;
	readonly savedAt: number;
}

/** Reads any stored value as a pack; undefined if it is none. */
function packOf(document: unknown): Pack | undefined {
	try {
		const reading = readPackDocument(document);
		return reading.ok ? reading.pack : undefined;
	} catch {
		return undefined;
	}
}

function readRow({ id, pack: document, savedAt }: PackRow): StoredPack | undefined {
	const pack = packOf(document);
	return pack?.id === id ? { id, pack, savedAt: timeOf(savedAt) } : undefined;
}

/** The stored packs. Rows that this version cannot read stay stored but hidden. */
export class Packs {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits all readable packs in use, last saved first; again at every change in any window. */
	watchAll(): Watchable<StoredPack[]> {
		return watchQuery(async () => {
			const rows = await rowsOf(this.#database.packs);
			const inUse = rows.filter(({ deletedAt }) => !isTime(deletedAt));
			return newestFirst(inUse).flatMap((row) => readRow(row) ?? []);
		});
	}

	/** Stores a pack; one of the same id is replaced, or leaves the trash. */
	async keep(pack: Pack): Promise<void> {
		await this.#write(pack.id, (row) => ({ ...row, pack }));
	}

	/** Deletes a pack, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		const { packs } = this.#database;
		if (!(await packs.get(id))) return;
		await this.#write(id, (row) => (deleted ? { ...row, deletedAt: this.#now() } : row));
	}

	async #write(id: string, change: (row: PackRow) => PackRow): Promise<void> {
		const { packs } = this.#database;
		const put = async () => {
			const stored = await packs.get(id);
			const { deletedAt: _, ...row } = stored ?? { id, pack: undefined, revision: 0, savedAt: 0 };
			const savedAt = nextTime(this.#now(), row.savedAt);
			const next = { ...change(row), revision: safeRevision(row.revision) + 1, savedAt };
			await packs.put(next);
			return next;
		};
		await this.#database.write([packs], put, (row) => this.#confirm(row));
	}

	/** Reads back what was written; a later write by another window also confirms it. */
	async #confirm({ id, revision, pack }: PackRow): Promise<void> {
		const row = await this.#database.packs.get(id);
		if (row && (row.revision > revision || isSameJson(row.pack, pack, true))) return;
		throw new WriteNotPersisted(`Pack ${id} was written at revision ${revision} and is not there`);
	}
}

/** Whether a pack from a backup or the second copy takes the place of the stored row. */
function isNewer(incoming: PackRow, here: PackRow | undefined): boolean {
	const [ours, theirs] = [packOf(here?.pack), packOf(incoming.pack)];
	if (!here) return true;
	if (!theirs) return false;
	return !ours || theirs.edition > ours.edition;
}

/** Returns the given packs that are missing here, or are newer editions of the stored ones. */
export async function newPacks(
	database: BrikmusterDatabase,
	packs: readonly PackRow[]
): Promise<PackRow[]> {
	const here = new Map((await rowsOf(database.packs)).map((row) => [row.id, row]));
	return packs.filter((row) => isNewer(row, here.get(row.id)));
}

/** Writes packs inside the caller's transaction; an older edition replaces none. */
export async function putPacks(
	{ packs }: BrikmusterDatabase,
	incoming: readonly PackRow[]
): Promise<void> {
	for (const row of incoming) {
		const here = await packs.get(row.id).catch(() => undefined);
		if (!isNewer(row, here)) continue;
		await packs.put({ ...row, revision: here ? safeRevision(here.revision) + 1 : row.revision });
	}
}
