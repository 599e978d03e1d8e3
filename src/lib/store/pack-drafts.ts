import { isSamePack } from '$lib/army/packs/same-pack';
import type { Pack } from '$lib/rules/packs/pack';
import type { BrikmusterDatabase, PackRow } from './database';
import { inUse, readRow, setDeleted, writeRow, type StoredPack } from './pack-rows';
import { safeRevision } from './sane';
import { watchQuery, type Watchable } from './watching';

/** A write based on an older revision than the stored one changes nothing. */
type PackWriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: StoredPack | 'unreadable' | undefined };

/** Single packs as they are written. The promise of a write resolves only when its transaction is complete. */
export class PackDrafts {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits one pack, or undefined if there is none. */
	watch(id: string): Watchable<StoredPack | 'unreadable' | undefined> {
		return watchQuery(() => this.get(id));
	}

	async get(id: string): Promise<StoredPack | 'unreadable' | undefined> {
		const row = await this.#database.packs.get(id);
		return row && readRow(row);
	}

	/** The undo steps that were stored with this revision of a pack. */
	async steps(id: string, revision: number): Promise<unknown> {
		const row = await this.#database.histories.get(id);
		return row?.revision === revision ? row.steps : undefined;
	}

	/** Stores a new pack that is being written. Rejects if its id exists. */
	async create(draft: Pack): Promise<void> {
		const change = (row: PackRow) => (row.revision === 0 ? { ...row, draft } : undefined);
		const written = await writeRow(this.#database, {
			...{ id: draft.id, now: this.#now(), change, create: true }
		});
		if (!written) throw new Error(`There is a pack ${draft.id}`);
	}

	/** Stores what is being written with its undo steps, if the stored revision is still `base`. */
	async replace(draft: Pack, base: number, steps?: unknown): Promise<PackWriteResult> {
		const change = (row: PackRow) => {
			const stored = readRow(row);
			if (stored === 'unreadable' || stored.revision !== base) return undefined;
			const { draft: _, ...kept } = row;
			return stored.pack && isSamePack(draft, stored.pack) ? kept : { ...kept, draft };
		};
		const written = await writeRow(this.#database, {
			id: draft.id,
			now: this.#now(),
			change,
			steps
		});
		if (!written) return { ok: false, current: await this.get(draft.id) };
		return { ok: true, revision: written.revision, savedAt: written.savedAt };
	}

	/**
	 * Stores what another device has of a pack, or deletes it, if the stored revision is still `base`: 0 if there is no row.
	 * Resolves to false if it is not.
	 */
	async take(
		id: string,
		base: number,
		state: Pick<StoredPack, 'pack' | 'draft'> | undefined
	): Promise<boolean> {
		const now = this.#now();
		const change = (row: PackRow): PackRow | undefined => {
			if (safeRevision(row.revision) !== base) return undefined;
			if (!state) return { ...row, deletedAt: row.deletedAt ?? now };
			const { pack: _, draft: __, ...kept } = inUse(row);
			return { ...kept, ...state };
		};
		const create = base === 0;
		return (await writeRow(this.#database, { id, now, change, create })) !== undefined;
	}

	/** Deletes a pack, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await setDeleted(this.#database, this.#now(), id, deleted);
	}

	/** Makes a state the edition in use; what was being written is that edition, unless it has changed since. */
	async release(pack: Pack): Promise<void> {
		const change = (before: PackRow) => {
			const stored = readRow(before);
			const written = stored === 'unreadable' ? undefined : stored.draft;
			const isReleased = !written || isSamePack(written, pack);
			const { draft, ...row } = inUse(before);
			return { ...row, ...(!isReleased && { draft }), pack };
		};
		await writeRow(this.#database, { id: pack.id, now: this.#now(), change, create: true });
	}
}
