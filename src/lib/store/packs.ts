import { readPackDocument } from '$lib/army/format/pack-document';
import { isSamePack } from '$lib/army/packs/same-pack';
import type { Pack } from '$lib/rules/packs/pack';
import type { BrikmusterDatabase, PackRow } from './database';
import { rowsOf } from './row-by-row';
import { isSameJson, isTime, newestFirst, nextTime, safeRevision, timeOf } from './sane';
import { watchQuery, type Watchable } from './watching';
import { WriteNotPersisted } from './write-not-persisted';

/** A pack as it was saved: the edition in use, and what is being written. One of them is there. */
export interface StoredPack {
	readonly id: string;
	/** The edition that armies can use; undefined for a pack that was never released. */
	readonly pack?: Pack | undefined;
	/** What is being written, if it differs; it may not fit its rulebook yet. */
	readonly draft?: Pack | undefined;
	readonly revision: number;
	readonly savedAt: number;
	readonly deletedAt?: number | undefined;
}

/** A write based on an older revision than the stored one changes nothing. */
type PackWriteResult =
	| { readonly ok: true; readonly revision: number; readonly savedAt: number }
	| { readonly ok: false; readonly current: StoredPack | 'unreadable' | undefined };

/** Reads any stored value as a pack; undefined if it is none. */
function packOf(document: unknown): Pack | undefined {
	try {
		const reading = readPackDocument(document);
		return reading.ok ? reading.pack : undefined;
	} catch {
		return undefined;
	}
}

function readRow(row: PackRow): StoredPack | 'unreadable' {
	const { id, savedAt, deletedAt } = row;
	const own = (document: unknown) => {
		const read = packOf(document);
		return read?.id === id ? read : undefined;
	};
	const [pack, draft] = [own(row.pack), own(row.draft)];
	if (!pack && !draft) return 'unreadable';
	const at = { revision: safeRevision(row.revision), savedAt: timeOf(savedAt) };
	return { id, pack, draft, ...at, ...(isTime(deletedAt) && { deletedAt }) };
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
			const rows = await rowsOf(this.#database.packs);
			const inUse = rows.filter(({ deletedAt }) => !isTime(deletedAt));
			return newestFirst(inUse)
				.map(readRow)
				.filter((pack) => pack !== 'unreadable');
		});
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
		const row: PackRow = { id: draft.id, draft, revision: 1, savedAt: this.#now() };
		const { packs } = this.#database;
		await this.#database.write(
			[packs],
			() => packs.add(row),
			() => this.#confirm(row)
		);
	}

	/** Stores what is being written with its undo steps, if the stored revision is still `base`. */
	async replace(draft: Pack, base: number, steps?: unknown): Promise<PackWriteResult> {
		const change = (row: PackRow) => {
			const stored = readRow(row);
			if (stored === 'unreadable' || stored.revision !== base) return undefined;
			const { draft: _, ...kept } = row;
			return stored.pack && isSamePack(draft, stored.pack) ? kept : { ...kept, draft };
		};
		const written = await this.#write(draft.id, change, steps);
		if (!written) return { ok: false, current: await this.get(draft.id) };
		return { ok: true, revision: written.revision, savedAt: written.savedAt };
	}

	/**
	 * Stores an edition, which armies can use from then on; another one of the same id is replaced, or leaves the trash.
	 * What is being written stays, unless it is this edition.
	 */
	async keep(pack: Pack): Promise<void> {
		const change = ({ deletedAt: _, draft, ...row }: PackRow) => {
			const written = packOf(draft);
			const isReleased = !written || isSamePack(written, pack);
			return { ...row, ...(!isReleased && { draft }), pack };
		};
		await this.#write(pack.id, change, undefined, { id: pack.id, revision: 0, savedAt: 0 });
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
		const change = ({ pack, draft, deletedAt, ...row }: PackRow): PackRow | undefined => {
			if (safeRevision(row.revision) !== base) return undefined;
			if (!state) return { ...row, pack, draft, deletedAt: deletedAt ?? this.#now() };
			return { ...row, ...state };
		};
		const missing = base === 0 ? { id, revision: 0, savedAt: 0 } : undefined;
		return (await this.#write(id, change, undefined, missing)) !== undefined;
	}

	/** Deletes a pack, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await this.#write(id, ({ deletedAt: _, ...row }) =>
			deleted ? { ...row, deletedAt: this.#now() } : row
		);
	}

	/** Changes a row, or `missing` in its place; undefined if there is none, or nothing to change. */
	async #write(
		id: string,
		change: (row: PackRow) => PackRow | undefined,
		steps?: unknown,
		missing?: PackRow
	): Promise<PackRow | undefined> {
		const { packs, histories } = this.#database;
		const put = async () => {
			const row = (await packs.get(id)) ?? missing;
			const changed = row && change(row);
			if (!changed) return undefined;
			const savedAt = nextTime(this.#now(), row.savedAt);
			const next = { ...changed, revision: safeRevision(row.revision) + 1, savedAt };
			await packs.put(next);
			if (steps !== undefined) await histories.put({ id, revision: next.revision, steps });
			return next;
		};
		return this.#database.write([packs, histories], put, async (row) => row && this.#confirm(row));
	}

	/** Reads back what was written; a later write by another window also confirms it. */
	async #confirm({ id, revision, pack, draft }: PackRow): Promise<void> {
		const row = await this.#database.packs.get(id);
		const isWritten = isSameJson([row?.pack, row?.draft], [pack, draft], true);
		if (row && (row.revision > revision || isWritten)) return;
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
