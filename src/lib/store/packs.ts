import type { Pack } from '$lib/rules/packs/pack';
import type { BrikmusterDatabase, PackRow } from './database';
import type { PackDrafts } from './pack-drafts';
import { packOf, readRow, setDeleted, writeRow, type StoredPack } from './pack-rows';
import { rowsOf } from './row-by-row';
import { isTime, newestFirst, safeRevision } from './sane';
import { watchQuery, type Watchable } from './watching';

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
			const rows = await rowsOf(this.#database.packs);
			const inUse = rows.filter(({ deletedAt }) => !isTime(deletedAt));
			return newestFirst(inUse)
				.map(readRow)
				.filter((pack) => pack !== 'unreadable');
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
		const change = ({ deletedAt: _, ...row }: PackRow) => ({ ...row, pack });
		await writeRow(this.#database, { id: pack.id, now: this.#now(), change, create: true });
	}

	/** Deletes a pack, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await setDeleted(this.#database, this.#now(), id, deleted);
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
