import type { Army } from '$lib/rules/choices';
import type { ArmyRow, BrikmusterDatabase } from './database';
import { WriteNotPersisted } from './write-not-persisted';
import type { SplitArmy } from './photo-rows';
import { readRow, type Stored, type StoredArmy, type UnreadableArmy } from './reading';
import { keepRevision, revisionsOf } from './revisions';
import { safeRevision, isTime, nextTime, isSameJson } from './sane';
import { watchQuery, type Watchable } from './watching';

export type { Stored, StoredArmy, UnreadableArmy };

/** A write based on an older revision than the stored one changes nothing. */
export type WriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: Stored | undefined };

/** The stored armies. The promise of a write resolves only when its transaction is complete. */
export class Armies {
	/** The name of the database. */
	readonly database: string;
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.database = database.name;
		this.#now = now;
	}

	/** Emits all armies in use, last changed first; again at every change in any window. */
	watchAll(): Watchable<Stored[]> {
		return watchQuery(() => this.#all(false));
	}

	/** Returns all armies in use, last changed first. */
	all(): Promise<Stored[]> {
		return this.#all(false);
	}

	/** Emits deleted armies that can still be restored, last changed first. */
	watchTrash(): Watchable<Stored[]> {
		return watchQuery(() => this.#all(true));
	}

	/**
	 * Emits one army, or undefined if there is none. Emits `known` without reading the army while its
	 * revision is at most `known()`.
	 */
	watch(id: string, known = () => 0): Watchable<Stored | 'known' | undefined> {
		return watchQuery(async () => {
			const row = await this.#database.armies.get(id);
			if (row && !isTime(row.deletedAt) && safeRevision(row.revision) <= known()) return 'known';
			return row && readRow(row);
		});
	}

	async get(id: string): Promise<Stored | undefined> {
		const row = await this.#database.armies.get(id);
		return row && readRow(row);
	}

	/**
	 * Stores a new army, or an example; a copy gets the tags of its original. Embedded photos are
	 * stored separately. Rejects if the id exists.
	 */
	async create(given: Army, demo = false, tags: readonly string[] = []): Promise<WriteResult> {
		const now = this.#now();
		const { army, photos } = await this.#splitPhotos(given);
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

	/** Stores a new state and its undo steps, if the stored revision is still `base`. */
	async replace(given: Army, base: number, steps?: unknown): Promise<WriteResult> {
		const { army, photos } = await this.#splitPhotos(given);
		const change = ({ demo: _, ...row }: ArmyRow) =>
			safeRevision(row.revision) === base ? { ...row, army } : undefined;
		return this.#write(army.id, change, steps, photos);
	}

	/** Moves an army to the trash, or out of it; nothing is lost. */
	setDeleted(id: string, deleted: boolean): Promise<WriteResult> {
		return this.#write(id, ({ deletedAt: _, trashed: __, ...row }) =>
			deleted ? { ...row, deletedAt: this.#now() } : row
		);
	}

	/** Replaces the tags of an army without a new revision. Resolves to false if it does not exist. */
	setTags(id: string, tags: readonly string[]): Promise<boolean> {
		return this.#updateMetadata(id, ({ tags: _, ...row }) =>
			tags.length > 0 ? { ...row, tags } : row
		);
	}

	/** Archives or unarchives an army without a new revision. Resolves to false if it does not exist. */
	setArchived(id: string, archived: boolean): Promise<boolean> {
		return this.#updateMetadata(id, ({ archivedAt: _, ...row }, now) =>
			archived ? { ...row, archivedAt: now } : row
		);
	}

	/**
	 * Permanently deletes armies whose time in the trash is over, or the given ones if they are in
	 * the trash.
	 */
	async emptyTrash(ids?: readonly string[]): Promise<void> {
		const { emptyTrash } = await import('./lazy-stores');
		await emptyTrash(this.#database, 'armies', this.#now(), ids);
	}

	/** Returns the earlier states of an army, newest first. */
	async revisions(id: string): Promise<Stored[]> {
		const rows = await revisionsOf(this.#database, id).reverse().toArray();
		return Promise.all(rows.map(readRow));
	}

	/** Returns the undo steps saved with a revision of an army, or undefined. */
	async steps(id: string, revision: number): Promise<unknown> {
		const row = await this.#database.histories.get(id);
		return row?.revision === revision ? row.steps : undefined;
	}

	/** Armies in the trash or in use, last changed first. One unreadable row must not hide the others. */
	async #all(inTrash: boolean): Promise<Stored[]> {
		const { armies } = this.#database;
		const rows = await armies.toArray().catch(async (failure: unknown) => {
			const { rowByRow } = await import('./lazy-stores');
			return rowByRow(armies, failure);
		});
		const some = rows.filter(({ deletedAt }) => isTime(deletedAt) === inTrash);
		const stored = await Promise.all(some.reverse().map(readRow));
		return stored.sort((a, b) => b.savedAt - a.savedAt);
	}

	/** Separates an army from its embedded photos, if it has any. */
	async #splitPhotos(army: Army): Promise<SplitArmy> {
		if (!army.photos) return { army };
		return (await import('./lazy-stores')).splitPhotos(this.#database, army, this.#now());
	}

	/** The current row is read after the transaction, as awaiting anything else inside it would end it. */
	async #write(
		id: string,
		change: (row: ArmyRow) => ArmyRow | undefined,
		steps?: unknown,
		photos?: SplitArmy['photos']
	): Promise<WriteResult> {
		const { armies, revisions, histories, photos: table } = this.#database;
		const result = await this.#database.write(
			[armies, revisions, histories, table],
			async () => {
				const row = await armies.get(id);
				const changed = row && change(row);
				if (!changed) return { ok: false, row } as const;
				const savedAt = nextTime(this.#now(), row.savedAt);
				const next = { ...changed, revision: safeRevision(row.revision) + 1, savedAt };
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

	/** Changes the metadata of an army; false if there is none. */
	async #updateMetadata(
		id: string,
		change: (row: ArmyRow, now: number) => ArmyRow
	): Promise<boolean> {
		const { updateMetadata } = await import('./lazy-stores');
		return updateMetadata(this.#database, this.#now, id, change);
	}

	/**
	 * Reads back what was written. A later write by another window also confirms it, and a trashed
	 * army may already be deleted.
	 */
	async #confirm(
		{ id, revision, army, deletedAt }: ArmyRow,
		photos?: SplitArmy['photos']
	): Promise<void> {
		const row = await this.#database.armies.get(id);
		const emptied = !row && deletedAt !== undefined;
		const kept = row && (row.revision > revision || isSameJson(row.army, army, true));
		if (!kept && !emptied)
			throw new WriteNotPersisted(
				`Army ${id} was written at revision ${revision} and is not there`
			);
		await photos?.confirm();
	}
}
