import type { Army } from '$lib/rules/choices';
import type { ArmyRow, BrikmusterDatabase } from './database';
import { NotKept } from './not-kept';
import type { DetachedPhotos } from './photo-rows';
import { readRow, type Stored, type StoredArmy, type UnreadableArmy } from './reading';
import { keepRevision, revisionsOf } from './revisions';
import { counted, isTime, nextTime, same } from './sane';
import { watching, type Watchable } from './watching';

export type { Stored, StoredArmy, UnreadableArmy };

/** A write that builds on an older revision than the stored one changes nothing. */
export type WriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: Stored | undefined };

/** The stored armies. Every promise of a write resolves when its transaction is complete, not before. */
export class Armies {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** All armies in use, the last changed one first; told anew at every change, in any window. */
	watchAll(): Watchable<Stored[]> {
		return watching(() => this.#all(false));
	}

	/** Deleted armies that can still be brought back, the last changed one first. */
	watchTrash(): Watchable<Stored[]> {
		return watching(() => this.#all(true));
	}

	/**
	 * One army; undefined when there is none. Where it is in use at a revision up to `known`, it is not read
	 * again: only that is told.
	 */
	watch(id: string, known = () => 0): Watchable<Stored | 'known' | undefined> {
		return watching(async () => {
			const row = await this.#database.armies.get(id);
			if (row && !isTime(row.deletedAt) && counted(row.revision) <= known()) return 'known';
			return row && readRow(row);
		});
	}

	async get(id: string): Promise<Stored | undefined> {
		const row = await this.#database.armies.get(id);
		return row && readRow(row);
	}

	/**
	 * A new army of the user's, or an example of the app's; a copy has the tags of the one it is of. Photos
	 * that came inside of it are kept beside it. Rejects when its id exists already.
	 */
	async create(given: Army, demo = false, tags: readonly string[] = []): Promise<WriteResult> {
		const now = this.#now();
		const { army, photos } = await this.#parted(given);
		const own = { id: army.id, army, revision: 1, createdAt: now, savedAt: now };
		const row: ArmyRow = { ...own, ...(demo && { demo }), ...(tags.length > 0 && { tags }) };
		const { armies, photos: table } = this.#database;
		const add = async () => {
			await photos?.put();
			await armies.add(row);
		};
		await this.#database.write([armies, table], add, () => this.#confirm(row, photos));
		return { ok: true, revision: 1, savedAt: now };
	}

	/** The army in its new state, if the stored one is still that of revision `base`; with its undo steps. */
	async replace(given: Army, base: number, steps?: unknown): Promise<WriteResult> {
		const { army, photos } = await this.#parted(given);
		const change = ({ demo: _, ...row }: ArmyRow) =>
			counted(row.revision) === base ? { ...row, army } : undefined;
		return this.#write(army.id, change, steps, photos);
	}

	/** Out of the list, and back into it: nothing of the army is lost. */
	setDeleted(id: string, deleted: boolean): Promise<WriteResult> {
		return this.#write(id, ({ deletedAt: _, trashed: __, ...row }) =>
			deleted ? { ...row, deletedAt: this.#now() } : row
		);
	}

	/** Gives the army other tags; its revision, its earlier states and its undo steps stay as they are. */
	setTags(id: string, tags: readonly string[]): Promise<boolean> {
		return this.#file(id, ({ tags: _, ...row }) => (tags.length > 0 ? { ...row, tags } : row));
	}

	/** Out of sight, and back: the army itself is not touched. */
	setArchived(id: string, archived: boolean): Promise<boolean> {
		return this.#file(id, ({ archivedAt: _, ...row }, now) =>
			archived ? { ...row, archivedAt: now } : row
		);
	}

	/** Deletes armies for good whose days in the trash are over, or those named if they are in the trash. */
	async emptyTrash(ids?: readonly string[]): Promise<void> {
		const { emptyTrash } = await import('./keeping');
		await emptyTrash(this.#database, this.#now(), ids);
	}

	/** Earlier states of an army, the newest first. */
	async revisions(id: string): Promise<Stored[]> {
		const rows = await revisionsOf(this.#database, id).reverse().toArray();
		return Promise.all(rows.map(readRow));
	}

	/** The undo steps that were saved with an army's revision; undefined when there are none for it. */
	async steps(id: string, revision: number): Promise<unknown> {
		const row = await this.#database.histories.get(id);
		return row?.revision === revision ? row.steps : undefined;
	}

	/** Those in the trash or those in use, the last changed one first. A row that cannot be read hides no other. */
	async #all(inTrash: boolean): Promise<Stored[]> {
		const { armies } = this.#database;
		const rows = await armies.toArray().catch(async (failure: unknown) => {
			const { rowByRow } = await import('./keeping');
			return rowByRow(armies, failure);
		});
		const some = rows.filter(({ deletedAt }) => isTime(deletedAt) === inTrash);
		const stored = await Promise.all(some.reverse().map(readRow));
		return stored.sort((a, b) => b.savedAt - a.savedAt);
	}

	/** An army as it is stored, and the photos that come inside of it: few have any. */
	async #parted(army: Army): Promise<DetachedPhotos> {
		if (!army.photos) return { army };
		return (await import('./keeping')).parted(this.#database, army, this.#now());
	}

	/** What it could not write upon is read after the transaction: nothing else may be waited for in it. */
	async #write(
		id: string,
		change: (row: ArmyRow) => ArmyRow | undefined,
		steps?: unknown,
		photos?: DetachedPhotos['photos']
	): Promise<WriteResult> {
		const { armies, revisions, histories, photos: table } = this.#database;
		const result = await this.#database.write(
			[armies, revisions, histories, table],
			async () => {
				const row = await armies.get(id);
				const changed = row && change(row);
				if (!changed) return { ok: false, row } as const;
				const savedAt = nextTime(this.#now(), row.savedAt);
				const next = { ...changed, revision: counted(row.revision) + 1, savedAt };
				if (changed.army !== row.army) await keepRevision(this.#database, row, next.savedAt);
				await armies.put(next);
				await photos?.put();
				if (steps !== undefined) await histories.put({ id, revision: next.revision, steps });
				return { ok: true, row: next } as const;
			},
			async ({ ok, row }) => ok && this.#confirm(row, photos)
		);
		if (!result.ok) return { ok: false, current: result.row && (await readRow(result.row)) };
		const { revision, savedAt } = result.row;
		return { ok: true, revision, savedAt };
	}

	/** Changes what lies beside an army; tells whether it is there. */
	async #file(id: string, change: (row: ArmyRow, now: number) => ArmyRow): Promise<boolean> {
		const { file } = await import('./keeping');
		return file(this.#database, this.#now, id, change);
	}

	/**
	 * Reads back what was written; a later write of another window has confirmed it too, and one that was
	 * put into the trash may have been emptied out of it by then.
	 */
	async #confirm(
		{ id, revision, army, deletedAt }: ArmyRow,
		photos?: DetachedPhotos['photos']
	): Promise<void> {
		const row = await this.#database.armies.get(id);
		const emptied = !row && deletedAt !== undefined;
		const kept = row && (row.revision > revision || same(row.army, army));
		if (!kept && !emptied)
			throw new NotKept(`Army ${id} was written at revision ${revision} and is not there`);
		await photos?.confirm();
	}
}
