import type { Digest } from '$lib/league/entries/entry';
import type { League } from '$lib/league/league-file';
import type { OwnPart } from '$lib/league/own-part';
import { someOf } from './batches';
import type { BrikmusterDatabase, EntryRow, LeagueRow } from './database';
import type { ReadBefore, ReadLeague, RowVersion } from './entry-reading';
import {
	addMissing,
	draftRows,
	entryRowsOf,
	heldOf,
	joinEntryRows,
	newRowsOf,
	removeDrafts,
	rowIdOf,
	rowWithFounding,
	updateEntryRows,
	type Arriving,
	type CheckedEntry,
	type LeagueRows,
	type ShareDone,
	type Written
} from './entry-rows';
import {
	namedIn,
	ownIn,
	readSigned,
	unreadable,
	unsigned,
	withOwn,
	type LeagueContents,
	type LeagueFacts,
	type NamedLeague,
	type StoredLeague,
	type UnreadableLeague
} from './league-rows';
import { rowsOf } from './row-by-row';
import { isTime, newestFirst, nextTime, safeRevision, timeOf } from './sane';
import { answering, watchQuery, type Watchable } from './watching';
import { WriteNotPersisted } from './write-not-persisted';

export type { Arriving, CheckedEntry } from './entry-rows';
export type { RowVersion } from './entry-reading';
export type {
	LeagueContents,
	LeagueFacts,
	NamedLeague,
	StoredLeague,
	UnreadableLeague
} from './league-rows';

/** Where a file's league was kept, and how many of its entries are new there. */
export interface Joined {
	readonly id: string;
	readonly added: number;
}

/** The row of a league, without its entries. */
export type LeagueListing = NamedLeague | UnreadableLeague;

/** What this device changes in the entries of a league. */
export interface LeagueWrite {
	/** The name of the league afterwards. */
	readonly name: string;
	readonly added: readonly CheckedEntry[];
	/** Drafts that nobody else has. */
	readonly removed: readonly Digest[];
}

/** What the row says after a write, and which version the write replaced. */
export interface Wrote extends LeagueFacts {
	readonly base: RowVersion;
}

/** A planned write that was stored: the version that it replaced, and its own. */
export interface StoredPlan {
	readonly plan: string;
	readonly base: RowVersion;
	readonly version: RowVersion;
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

function factsIn({ founding, revision, savedAt, deletedAt }: LeagueRow): LeagueFacts {
	return {
		founding,
		revision: safeRevision(revision),
		savedAt: timeOf(savedAt),
		...(isTime(deletedAt) && { deletedAt })
	};
}

function versionIn({ revision, savedAt }: Pick<LeagueRow, 'revision' | 'savedAt'>): RowVersion {
	return { revision: safeRevision(revision), savedAt: timeOf(savedAt) };
}

function isSameVersion(one: RowVersion, other: RowVersion): boolean {
	return one.revision === other.revision && one.savedAt === other.savedAt;
}

/** Keys that are read at once. */
const KEYS = 1000;

/** The stored leagues. The promise of a write resolves only when its transaction is complete. */
export class Leagues {
	/** The name of the database. */
	readonly database: string;
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;
	readonly #before: ReadBefore = {
		entries: new Map(),
		sent: new Set(),
		leagues: new Map(),
		planned: new Map()
	};

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.database = database.name;
		this.#now = now;
		// Another window rebuilds the database: versions do not name the same rows any more.
		database.on('versionchange', () => {
			this.#before.leagues.clear();
			this.#before.planned.clear();
		});
	}

	/**
	 * Emits an answer to the rows of all leagues, last changed first, including deleted ones; again at every change in any
	 * window.
	 */
	watchNames<A>(answer: (rows: LeagueListing[]) => Promise<A>): Watchable<A> {
		const watched = watchQuery(async () => newestFirst(await rowsOf(this.#database.leagues)));
		return answering(watched, (rows) => answer(rows.map((row) => namedIn(row) ?? unsigned(row))));
	}

	/**
	 * Emits an answer to what the row of a league says, again at each change; undefined without a row. Many changes in a
	 * row, as from a room, have one answer.
	 */
	watch<A>(id: string, answer: (facts: LeagueFacts | undefined) => Promise<A>): Watchable<A> {
		const watched = watchQuery(() => this.#database.leagues.get(id));
		return answering(watched, (row) => answer(row && factsIn(row)));
	}

	/** What the row of a league says; undefined without it. */
	async facts(id: string): Promise<LeagueFacts | undefined> {
		const row = await this.#database.leagues.get(id);
		return row && factsIn(row);
	}

	/**
	 * Reads a league; what was read before, or what was planned and stored, if nothing else has changed since. `progress` is
	 * called with the share of its entries that is read and checked.
	 */
	async get(
		id: string,
		progress: ShareDone = () => undefined,
		stored?: StoredPlan
	): Promise<StoredLeague | UnreadableLeague | undefined> {
		const { leagues, entries } = this.#database;
		const now = await leagues.get(id);
		const known = now && this.#known(now, stored);
		if (known) return readSigned(now, known);
		const [row, rows] = await this.#database.transaction('r', [leagues, entries], async () => {
			const found = await leagues.get(id);
			const reading = found && this.#entriesOf(found, (share) => progress(share / 2));
			return [found, await reading] as const;
		});
		return row && this.#read(row, rows, (share) => progress((1 + share) / 2));
	}

	/** Keeps what a league becomes by a planned write, so that it is not read and worked out again. */
	expect(plan: string, base: RowVersion, league: ReadLeague): void {
		this.#before.planned.set(league.held.founding, { plan, base: versionIn(base), league });
	}

	/** Stores a new league with its signed entries. Rejects if its id exists. */
	async create(
		id: string,
		{ held: { founding }, league, own }: LeagueContents,
		entries: readonly CheckedEntry[]
	): Promise<void> {
		const now = this.#now();
		const row = withOwn({ id, founding, name: league.name, revision: 1, savedAt: now }, own);
		const rows = draftRows(founding, entries, now);
		const { leagues, entries: table } = this.#database;
		const add = async () => {
			await leagues.add(row);
			await addMissing(this.#database, rows);
		};
		await this.#database.write([leagues, table], add, () =>
			this.#confirm(
				row,
				rows.map(({ digest }) => digest)
			)
		);
	}

	/**
	 * Adds and removes entries of this device, all or nothing, with the steps of the history; without them, the stored ones
	 * stay. Undefined without any change if there is no such league, or if a removed entry has left the device.
	 */
	async write(
		id: string,
		{ name, added, removed }: LeagueWrite,
		steps?: unknown
	): Promise<Wrote | undefined> {
		const { leagues, histories, entries } = this.#database;
		const put = async () => {
			const row = await leagues.get(id);
			if (row?.founding === undefined) return undefined;
			if (!(await removeDrafts(this.#database, removed))) return undefined;
			await addMissing(this.#database, draftRows(row.founding, added, this.#now()));
			const next = await this.#putNext(row, { ...row, name });
			if (steps !== undefined) await histories.put({ id, revision: next.revision, steps });
			return { next, base: versionIn(row) };
		};
		const wrote = await this.#database.write(
			[leagues, histories, entries],
			put,
			async (made) =>
				made &&
				this.#confirm(
					made.next,
					added.map(({ digest }) => digest)
				)
		);
		return wrote && { ...factsIn(wrote.next), base: wrote.base };
	}

	/** Changes the user's part in a league. Undefined if there is no such league, or nothing to change. */
	async changeOwn(
		id: string,
		step: (own: OwnPart | undefined) => OwnPart | undefined
	): Promise<LeagueFacts | undefined> {
		const { leagues, entries, histories } = this.#database;
		const put = async () => {
			const row = await leagues.get(id);
			const own = row && step(ownIn(row));
			if (!own) return undefined;
			const next = withOwn(row, own);
			return this.#putNext(row, next);
		};
		const row = await this.#database.write(
			[leagues, entries, histories],
			put,
			async (next) => next && this.#confirm(next, [])
		);
		return row && factsIn(row);
	}

	/** Returns the undo steps saved with a revision of a league, or undefined. */
	async steps(id: string, revision: number): Promise<unknown> {
		const row = await this.#database.histories.get(id);
		return row?.revision === revision ? row.steps : undefined;
	}

	/** Deletes a league, or restores it; nothing is lost. */
	async setDeleted(id: string, deleted: boolean): Promise<void> {
		const { leagues } = this.#database;
		const put = async () => {
			const row = await leagues.get(id);
			if (!row) return undefined;
			const { deletedAt: _, ...kept } = row;
			const next = this.#next(deleted ? { ...kept, deletedAt: this.#now() } : kept);
			await leagues.put(next);
			return next;
		};
		await this.#database.write([leagues], put, async (row) => row && this.#confirm(row, []));
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
				// Without its founding nothing can be shown.
				const isHere = id !== undefined && (await this.#database.entries.get(founding));
				return { id: isHere ? id : undefined };
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
		written: Written = () => undefined
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
		return this.#database.write([leagues, entries, histories], join, ({ id }) =>
			this.#confirmJoined(id, arriving)
		);
	}

	async #confirmJoined(id: string, { entries }: Arriving): Promise<void> {
		const { leagues, entries: table } = this.#database;
		await this.#database.transaction('r', [leagues, table], async () => {
			const row = await leagues.get(id);
			if (!row) throw new WriteNotPersisted(`League ${id} was written and is not there`);
			await this.#confirmEntries(someOf(entries).map(({ digest }) => digest));
		});
	}

	/** Whether writing has failed, so that this window has to repair its database first. */
	get isSuspect(): boolean {
		return this.#database.isSuspect;
	}

	/** Makes the second copy follow what a worker of this window has stored. */
	follow(ids: readonly string[], entries: readonly Digest[]): void {
		this.#database.onChange?.('leagues', ids, false);
		this.#database.onChange?.('entries', entries, false);
	}

	/** Yields the digests of all leagues' entries: the browser takes a long task to unpack thousands of them at once. */
	async *digestPages(): AsyncGenerator<readonly Digest[]> {
		const { entries } = this.#database;
		for (let page: Digest[] = ['']; page.length > 0;) {
			page = await entries
				.where('digest')
				.above(page.at(-1) ?? '')
				.limit(KEYS)
				.primaryKeys();
			yield page;
		}
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
	async #putNext(row: LeagueRow, changed: LeagueRow): Promise<LeagueRow> {
		const { leagues, histories } = this.#database;
		const next = this.#next(changed);
		const { revision } = next;
		await leagues.put(next);
		const steps = await histories.get(row.id);
		if (steps?.revision === row.revision) await histories.put({ ...steps, revision });
		return next;
	}

	#next(row: LeagueRow): LeagueRow {
		const revision = safeRevision(row.revision) + 1;
		return { ...row, revision, savedAt: nextTime(this.#now(), row.savedAt) };
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
		if (found) {
			this.#before.leagues.set(entries.founding, { version: versionIn(row), league: found });
		}
		return found ? readSigned(row, found) : unreadable(row, await this.entryRows(entries.founding));
	}

	/** The league of a row if it is known: since it was read, or since the planned write alone has changed it. */
	#known(row: LeagueRow, stored: StoredPlan | undefined): ReadLeague | undefined {
		const { founding } = row;
		if (founding === undefined) return undefined;
		const version = versionIn(row);
		const read = this.#before.leagues.get(founding);
		if (read && isSameVersion(read.version, version)) return read.league;
		const planned = this.#before.planned.get(founding);
		if (!planned || planned.plan !== stored?.plan) return undefined;
		const isNext = isSameVersion(planned.base, stored.base);
		if (!isNext || !isSameVersion(stored.version, version)) return undefined;
		this.#before.leagues.set(founding, { version, league: planned.league });
		return planned.league;
	}

	/** Reads back what was written; a later write by another window also confirms it. */
	async #confirm({ id, revision }: LeagueRow, added: readonly Digest[]): Promise<void> {
		const row = await this.#database.leagues.get(id);
		if (row && row.revision > revision) return;
		if (row?.revision !== revision) {
			throw new WriteNotPersisted(
				`League ${id} was written at revision ${revision} and is not there`
			);
		}
		await this.#confirmEntries(added);
	}

	async #confirmEntries(digests: readonly Digest[]): Promise<void> {
		// Counting would read the entries.
		const here = await this.#database.entries.where('digest').anyOf(digests).primaryKeys();
		if (here.length < new Set(digests).size) throw new WriteNotPersisted('Entries are not there');
	}
}
