import type { Pack } from '$lib/rules/packs/pack';
import type { BrikmusterDatabase, PackRow } from './database';
import type { PackDrafts } from './pack-drafts';
import { inUse, packOf, readRow, setDeleted, writeRow, type StoredPack } from './pack-rows';
import { rowsOf } from './row-by-row';
import { deletionOf, isTime, newestFirst, safeRevision, timeOf, type Deletion } from './sane';
import { emptyTrash } from './trash';
import { watchQuery, type Watchable } from './watching';

/** A deleted pack. */
export interface TrashedPack extends Deletion {
	readonly id: string;
	readonly savedAt: number;
	/** Undefined if this version cannot read it. */
	readonly pack: Pack | undefined;
}

/** The stored packs. Rows that this version cannot read stay stored but hidden. */
export class Packs {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits all readable packs that are not in the trash, last saved first; again at every change in any window. */
	watchAll(): Watchable<StoredPack[]> {
		return watchQuery(async () => {
			const rows = await this.#rows(false);
			return rows.map(readRow).filter((pack) => pack !== 'unreadable');
		});
	}

	/** Emits deleted packs that can still be restored, last changed first. */
	watchTrash(): Watchable<TrashedPack[]> {
		return watchQuery(async () => {
			const rows = await this.#rows(true);
			return rows.map((row) => {
				const read = readRow(row);
				const pack = read === 'unreadable' ? undefined : (read.pack ?? read.draft);
				return { id: row.id, savedAt: timeOf(row.savedAt), pack, ...deletionOf(row) };
			});
		});
	}

	/** What reads and writes single packs; loaded only where packs are written. */
	async drafts(): Promise<PackDrafts> {
		const { PackDrafts } = await import('./pack-drafts');
		return new PackDrafts(this.#database, this.#now);
	}

	/**
	 * Stores an edition, which armies can use from then on; another one of the same id is replaced, or leaves the trash.
	 * What is being written stays.
	 */
	async keep(pack: Pack): Promise<void> {
		const change = (row: PackRow) => ({ ...inUse(row), pack });
		await writeRow(this.#database, { id: pack.id, now: this.#now(), change, create: true });
	}

	/** Deletes a pack, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await setDeleted(this.#database, this.#now(), id, deleted);
	}

	/** Permanently deletes packs whose time in the trash is over, or the given ones if they are in the trash. */
	async emptyTrash(ids?: readonly string[]): Promise<void> {
		await emptyTrash(this.#database, 'packs', this.#now(), ids);
	}

	/** Rows in the trash or in use, last saved first. */
	async #rows(inTrash: boolean): Promise<PackRow[]> {
		const rows = await rowsOf(this.#database.packs);
		return newestFirst(rows.filter(({ deletedAt }) => isTime(deletedAt) === inTrash));
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

/** Writes packs inside the caller's transaction; an older edition replaces none, and a draft stays. */
export async function putPacks(
	{ packs }: BrikmusterDatabase,
	incoming: readonly PackRow[]
): Promise<void> {
	for (const row of incoming) {
		const here = await packs.get(row.id).catch(() => undefined);
		if (!isNewer(row, here)) continue;
		const draft: unknown = here?.draft ?? row.draft;
		const revision = here ? safeRevision(here.revision) + 1 : row.revision;
		await packs.put({ ...row, revision, ...(draft !== undefined && { draft }) });
	}
}
