import type { Digest } from '$lib/league/entries/entry';
import type { HeldLeague } from '$lib/league/entries/held';
import type { League } from '$lib/league/league-file';
import { someOf } from './batches';
import type { BrikmusterDatabase, EntryRow, LeagueRow } from './database';
import type { ReadBefore } from './entry-reading';
import {
	entryRowsOf,
	heldOf,
	joinEntryRows,
	newRowsOf,
	rowIdOf,
	rowWithFounding,
	updateEntryRows,
	writeEntryRows,
	type Arriving,
	type CheckedEntry,
	type LeagueRows,
	type ShareDone,
	type Written
} from './entry-rows';
import {
	namedIn,
	readSigned,
	unreadable,
	unsigned,
	withPapers,
	type LeagueContents,
	type LeagueStep,
	type LeagueWriteResult,
	type NamedLeague,
	type StoredLeague,
	type UnreadableLeague
} from './league-rows';
import { rowsOf } from './row-by-row';
import { isSameJson, isTime, newestFirst, nextTime, safeRevision } from './sane';
import { answering, watchQuery, type Watchable } from './watching';
import { WriteNotPersisted } from './write-not-persisted';

export type { Arriving, CheckedEntry } from './entry-rows';
export type {
	LeagueContents,
	LeagueStep,
	NamedLeague,
	StoredLeague,
	UnreadableLeague
} from './league-rows';

/** Where a file's league was kept, and how many of its entries are new there. */
export interface Joined {
	readonly id: string;
	readonly added: number;
}

interface Joining {
	/** Whether the league is opened next, so that its entries stay in memory. */
	readonly opens?: boolean;
	readonly written?: Written;
}

/** A league of signed entries without its entries. */
export interface SignedRow {
	readonly id: string;
	readonly founding: Digest;
	readonly name: string;
}

/** Without entries of other leagues: stored with this one, they would be missing in theirs. */
function ownPartOf(file: Arriving): Arriving {
	const isOwn = ({ digest, entry }: CheckedEntry) => (entry.league ?? digest) === file.founding;
	return file.entries.every(isOwn) ? file : { ...file, entries: file.entries.filter(isOwn) };
}

/** The stored leagues. The promise of a write resolves only when its transaction is complete. */
export class Leagues {
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;
	readonly #before: ReadBefore = {
		entries: new Map(),
		sent: new Set(),
		leagues: new Map()
	};

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.#now = now;
	}

	/** Emits all leagues, last changed first, including deleted ones; again at every change in any window. */
	watchAll(): Watchable<(StoredLeague | UnreadableLeague)[]> {
		// Each change of a league moves its revision.
		const watched = watchQuery(() => rowsOf(this.#database.leagues));
		return answering(watched, async (all) => {
			const rows = newestFirst(all);
			const entries = await Promise.all(rows.map((row) => this.#entriesOf(row)));
			return Promise.all(rows.map((row, index) => this.#read(row, entries[index])));
		});
	}

	/** Emits the names of all leagues in the same order, without reading their entries, which may take seconds. */
	watchNames(): Watchable<NamedLeague[]> {
		return watchQuery(async () => {
			const rows = newestFirst(await rowsOf(this.#database.leagues));
			return rows.flatMap((row) => namedIn(row) ?? []);
		});
	}

	/**
	 * Emits one league, or undefined if there is none. `known` is emitted without reading its entries while the
	 * revision is at most `known()`.
	 */
	watch(
		id: string,
		known: () => number = () => -1
	): Watchable<StoredLeague | UnreadableLeague | 'known' | undefined> {
		// Each change of the league moves its revision. A large one may arrive from a room in a hundred parts.
		const watched = watchQuery(() => this.#database.leagues.get(id));
		return answering(watched, async (row) => {
			const isKnown = row && safeRevision(row.revision) <= known() && !isTime(row.deletedAt);
			return isKnown ? 'known' : this.get(id);
		});
	}

	/** Reads a league. `progress` is called with the share of its entries that is read and checked. */
	async get(
		id: string,
		progress: ShareDone = () => undefined
	): Promise<StoredLeague | UnreadableLeague | undefined> {
		const { leagues, entries } = this.#database;
		const [row, rows] = await this.#database.transaction('r', [leagues, entries], async () => {
			const found = await leagues.get(id);
			const reading = found && this.#entriesOf(found, (share) => progress(share / 2));
			return [found, await reading] as const;
		});
		return row && this.#read(row, rows, (share) => progress((1 + share) / 2));
	}

	/** Stores a new league. Rejects if its id exists. */
	async create(id: string, papers: LeagueContents): Promise<void> {
		const row = withPapers({ id, revision: 1, savedAt: this.#now() }, papers);
		const { leagues, entries } = this.#database;
		const add = async () => {
			await leagues.add(row);
			return writeEntryRows(this.#database, papers.held, this.#before, this.#now());
		};
		await this.#database.write([leagues, entries], add, (added) => this.#confirm(row, added));
	}

	/**
	 * Applies a change to the latest state of a league and returns the new one. Undefined if the
	 * league does not exist or the step has become impossible.
	 */
	async change(id: string, step: LeagueStep): Promise<StoredLeague | undefined> {
		// The league is read before the transaction, which would end while the engine is loaded.
		const before = await this.get(id);
		const written = await this.#write(id, (row) => {
			const isCurrent = before?.readable && before.revision === safeRevision(row.revision);
			const papers = isCurrent ? step(before) : undefined;
			return papers && [withPapers(row, papers), papers.held];
		});
		const stored = written && (await this.get(id));
		return stored?.readable ? stored : undefined;
	}

	/** Stores a new state and its undo steps, if the stored revision is still `base`. */
	async replace(
		papers: LeagueContents,
		base: number,
		steps?: unknown,
		id = papers.league.id
	): Promise<LeagueWriteResult> {
		const change = (row: LeagueRow) =>
			safeRevision(row.revision) === base && row.founding === papers.held.founding
				? ([withPapers(row, papers), papers.held] as const)
				: undefined;
		const written = await this.#write(id, change, steps);
		if (!written) return { ok: false, current: await this.get(id) };
		return { ok: true, revision: written.revision, savedAt: written.savedAt };
	}

	/** Returns the undo steps saved with a revision of a league, or undefined. */
	async steps(id: string, revision: number): Promise<unknown> {
		const row = await this.#database.histories.get(id);
		return row?.revision === revision ? row.steps : undefined;
	}

	/** Deletes a league, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		await this.#write(id, ({ deletedAt: _, ...row }) => [
			deleted ? { ...row, deletedAt: this.#now() } : row,
			undefined
		]);
	}

	/** The id under which the league of a founding is stored; undefined if it is not here. */
	async idOf(founding: Digest): Promise<string | undefined> {
		return rowWithFounding(await rowsOf(this.#database.leagues), founding)?.id;
	}

	/** The number of the last copy for players of a league that came. */
	async copyNumber(founding: Digest): Promise<number | undefined> {
		return rowWithFounding(await rowsOf(this.#database.leagues), founding)?.copy;
	}

	/** Emits the row of a founding's league, again at every change; `id` is undefined while it cannot be shown. */
	watchFounding(founding: Digest): Watchable<{ readonly id: string | undefined }> {
		return answering(
			watchQuery(() => this.idOf(founding)),
			async (id) => {
				// Without its founding nothing can be shown. To read all other entries would take long.
				const isHere = id !== undefined && (await this.#database.entries.get(founding));
				const stored = isHere ? await this.get(id) : undefined;
				return { id: stored?.readable ? id : undefined };
			}
		);
	}

	/**
	 * Adds what came in a file or from a room to the league with its founding; if there is none, it becomes a league of
	 * its own. All or nothing: if `written` throws, nothing is added.
	 */
	async join(
		file: Arriving,
		league: Pick<League, 'id'>,
		{ opens = false, written = () => undefined }: Joining = {}
	): Promise<Joined> {
		const { leagues, entries, histories } = this.#database;
		const arriving = ownPartOf(file);
		const now = this.#now();
		const join = async (): Promise<Joined> => {
			const rows = await leagues.toArray();
			const own = rowWithFounding(rows, arriving.founding);
			const same = rows.find(({ id }) => id === league.id);
			const added = await joinEntryRows(this.#database, arriving, now, written);
			const { founding, name } = arriving;
			const copy = arriving.copy === undefined ? {} : { copy: arriving.copy };
			if (!own) {
				const id = same ? rowIdOf(founding) : league.id;
				await leagues.add({ id, founding, name, ...copy, revision: 1, savedAt: now });
				return { id, added };
			}
			const { deletedAt: _, ...kept } = own;
			await this.#putNext(own, { ...kept, founding, name, ...copy });
			return { id: own.id, added };
		};
		// Before they are written: what reads them soon after need not check them again.
		if (opens || this.#before.leagues.has(arriving.founding)) this.#remember(arriving);
		return this.#database.write([leagues, entries, histories], join, ({ id }) =>
			this.#confirmJoined(id, arriving)
		);
	}

	/** Keeps entries in memory, as those that are read: they were checked in the same way. */
	#remember({ entries }: Arriving): void {
		const { entries: known, sent } = this.#before;
		for (const { digest, entry, paper } of entries) {
			const whole = paper && !known.get(digest)?.paper;
			if (!known.has(digest) || whole)
				known.set(digest, { digest, entry, ...(paper && { paper }) });
			sent.add(digest);
		}
	}

	async #confirmJoined(id: string, { entries }: Arriving): Promise<void> {
		const row = await this.#database.leagues.get(id);
		if (!row) throw new WriteNotPersisted(`League ${id} was written and is not there`);
		await this.#confirmEntries(someOf(entries).map(({ digest }) => digest));
	}

	/** The digests of a league's entries. */
	async entryDigests(founding: Digest): Promise<Digest[]> {
		return this.#database.entries.where('league').equals(founding).primaryKeys();
	}

	/** The rows of a league's entries, as they are stored. */
	async entryRows(founding: Digest): Promise<EntryRow[]> {
		return entryRowsOf(this.#database, founding);
	}

	/** The rows with these digests. */
	async rowsOf(digests: readonly Digest[]): Promise<EntryRow[]> {
		const rows = await this.#database.entries.bulkGet([...digests]);
		return rows.filter((row) => row !== undefined);
	}

	/** The leagues of signed entries that are in use, without reading their entries. */
	async signedRows(): Promise<SignedRow[]> {
		return (await rowsOf(this.#database.leagues)).flatMap((row) => {
			const { id, founding, name, deletedAt } = row;
			const isInUse = founding !== undefined && !isTime(deletedAt);
			return isInUse ? [{ id, founding, name: typeof name === 'string' ? name : '' }] : [];
		});
	}

	/** Stores the signatures of drafts. */
	async sign(signatures: ReadonlyMap<Digest, string>): Promise<void> {
		const { entries } = this.#database;
		const digests = [...signatures.keys()];
		await this.#database.write([entries], () =>
			updateEntryRows(this.#database, digests, this.#now(), (row) => {
				const signature = signatures.get(row.digest);
				return row.signature === undefined && signature !== undefined ? { ...row, signature } : row;
			})
		);
	}

	/** Notes that entries are about to leave the device, so that an undo no longer removes them. */
	async markSent(id: string, digests: readonly Digest[]): Promise<void> {
		const { leagues, entries, histories } = this.#database;
		await this.#database.write([leagues, entries, histories], async () => {
			const row = await leagues.get(id);
			if (!row) return;
			await updateEntryRows(this.#database, digests, this.#now(), (entry) =>
				entry.sent ? entry : { ...entry, sent: true }
			);
			await this.#putNext(row, row);
		});
	}

	/** Writes the next revision of a row. Its undo steps still lead to it, as its document is the same. */
	async #putNext(row: LeagueRow, next: LeagueRow): Promise<void> {
		const { leagues, histories } = this.#database;
		const revision = safeRevision(row.revision) + 1;
		await leagues.put({ ...next, revision, savedAt: nextTime(this.#now(), row.savedAt) });
		const steps = await histories.get(row.id);
		if (steps?.revision === row.revision) await histories.put({ ...steps, revision });
	}

	async #entriesOf({ founding }: LeagueRow, progress?: ShareDone): Promise<LeagueRows | undefined> {
		return founding === undefined
			? undefined
			: newRowsOf(this.#database, founding, this.#before, progress);
	}

	async #read(
		row: LeagueRow,
		entries: LeagueRows | undefined,
		progress?: ShareDone
	): Promise<StoredLeague | UnreadableLeague> {
		if (!entries) return unsigned(row);
		const found = await heldOf(entries, this.#before, progress);
		return found ? readSigned(row, found) : unreadable(row, await this.entryRows(entries.founding));
	}

	async #write(
		id: string,
		change: (row: LeagueRow) => readonly [LeagueRow, HeldLeague | undefined] | undefined,
		steps?: unknown
	): Promise<LeagueRow | undefined> {
		const { leagues, histories, entries } = this.#database;
		let added: readonly Digest[] | undefined;
		const put = async () => {
			const row = await leagues.get(id);
			const [changed, held] = (row && change(row)) ?? [];
			if (!row || !changed) return undefined;
			added = held && (await writeEntryRows(this.#database, held, this.#before, this.#now()));
			if (held && !added) return undefined;
			const savedAt = nextTime(this.#now(), row.savedAt);
			const next = { ...changed, revision: safeRevision(row.revision) + 1, savedAt };
			await leagues.put(next);
			if (steps !== undefined) await histories.put({ id, revision: next.revision, steps });
			return next;
		};
		return this.#database.write(
			[leagues, histories, entries],
			put,
			async (row) => row && this.#confirm(row, added)
		);
	}

	/** Reads back what was written; a later write by another window also confirms it. */
	async #confirm(
		{ id, revision, league }: LeagueRow,
		added: readonly Digest[] = []
	): Promise<void> {
		const row = await this.#database.leagues.get(id);
		if (row && row.revision > revision) return;
		if (!row || !isSameJson(row.league, league, true)) {
			throw new WriteNotPersisted(
				`League ${id} was written at revision ${revision} and is not there`
			);
		}
		await this.#confirmEntries(added);
	}

	async #confirmEntries(digests: readonly Digest[]): Promise<void> {
		const count = await this.#database.entries.where('digest').anyOf(digests).count();
		if (count < new Set(digests).size) throw new WriteNotPersisted('Entries are not there');
	}
}
