import { pacer, SHORT_SLICE } from '$lib/browser/pause';
import type { BrikmusterDatabase } from '../database';
import { withLock } from '../locking';
import { Deletions } from './deletions';
import {
	baseOf,
	deletionFileName,
	isLater,
	parseFileName,
	rowFileName,
	stampOf,
	type FileName
} from './file-names';
import { CopyFiles } from './files';
import { keyOf, recordOf, textOf, type CopyRecord, type Row } from './record';
import { restoreRecords } from './restoring';
import { COPIED_TABLES, isCopied, type CopiedTable } from './tables';
import type { TextFile } from './text-files';
import type { ScriptAddress } from './worker-writer';

interface Change {
	readonly table: CopiedTable;
	readonly key: string;
	readonly deleted: boolean;
}

const idOf = ({ table, key }: Change) => `${table} ${key}`;

/** A state of a row as a file. */
type StateFile = TextFile & Required<FileName> & { readonly key: string };

/** Milliseconds before a failed copy is retried. */
const RETRY_DELAY = 30_000;
/** Rows read at once. */
const PAGE = 20;
/** The table whose rows are many and small, so that a page of them is small too. */
const MANY_SMALL: CopiedTable = 'entries';
/** Waiting changes that are many: a file or a room brings them. */
const MANY = 50;
/** Milliseconds without a change after which copying many goes on, and milliseconds that one waits at most. */
const QUIET = 1000;
const LONGEST_PAUSE = 5000;

/**
 * A second copy of the user's data in files beside the database: a full disk can make the browser
 * drop the whole database at its next start, but leaves files alone. It follows each write, record
 * by record. A new state is written to its own file before the old one is deleted, so a crash
 * leaves one of them intact.
 */
export class SecondCopy {
	readonly #database: BrikmusterDatabase;
	readonly #files: CopyFiles;
	readonly #deletions: Deletions;
	readonly #waiting = new Map<string, Change>();
	/** The files of each record by base, listed once while this window holds the lock. */
	readonly #listed = new Map<CopiedTable, Promise<Map<string, FileName[]>>>();
	/** Files of states that the database has had, by table and name: deleting them loses no later state. */
	readonly #seenFiles = new Set<string>();
	#work: Promise<void> | undefined;
	#lastChange = 0;
	/** Whether the worker that writes many files has failed. */
	#lacksWorker = false;

	constructor(database: BrikmusterDatabase, scriptAddress?: ScriptAddress) {
		this.#database = database;
		this.#files = new CopyFiles(database.name, scriptAddress);
		this.#deletions = new Deletions(database.name);
	}

	/** Schedules copying of changed rows. */
	follow(table: string, keys: readonly unknown[], deleted: boolean): void {
		if (!isCopied(table)) return;
		for (const key of keys) {
			if (typeof key === 'string') this.#wait({ table, key, deleted });
		}
		this.#lastChange = performance.now();
		this.#start();
	}

	/** Resolves when no copying is pending. */
	async settled(): Promise<void> {
		await this.#work;
	}

	/** Makes sure that the copy has these rows, then runs the work before anyone else writes to it. */
	whileCopied<T>(rows: ReadonlyMap<string, readonly Row[]>, work: () => Promise<T>): Promise<T> {
		return this.#exclusively(async () => {
			await this.#copyWaiting();
			await this.keep(rows);
			return work();
		});
	}

	/** Makes sure that the copy has these rows, while the caller still holds them. */
	async keep(rows: ReadonlyMap<string, readonly Row[]>): Promise<void> {
		for (const table of COPIED_TABLES) {
			for (const row of rows.get(table) ?? []) await this.#keep(table, row);
		}
	}

	/** Rejects if this many bytes cannot be written. */
	ensureSpace(bytes: number): Promise<void> {
		return this.#files.ensureSpace(bytes);
	}

	/** Copies rows that are missing or outdated in the copy, and returns records that the database lacks. */
	compare(): Promise<CopyRecord[]> {
		return this.#exclusively(async () => {
			this.#resumeDeletions();
			await this.#copyWaiting();
			const missing: CopyRecord[] = [];
			for (const table of COPIED_TABLES) missing.push(...(await this.#compareTable(table)));
			return missing;
		});
	}

	/** Restores the result of `compare`, all or nothing. */
	restore(records: readonly CopyRecord[]): Promise<void> {
		return restoreRecords(this.#database, records);
	}

	/** Resumes deletions that an earlier page did not record. */
	#resumeDeletions(): void {
		for (const { table, key } of this.#deletions.all()) {
			if (isCopied(table)) this.#waitAgain({ table, key, deleted: true });
		}
	}

	async #compareTable(table: CopiedTable): Promise<CopyRecord[]> {
		const files = new Map(await this.#filesByBase(table));
		const missing: CopyRecord[] = [];
		for await (const row of this.#rows(table)) {
			const key = keyOf(table, row);
			if (typeof key !== 'string') continue;
			const base = baseOf(key);
			const states = files.get(base) ?? [];
			files.delete(base);
			const later = states.filter(({ stamp }) => stamp && isLater(stamp, stampOf(table, row)));
			const record = await this.#latest(table, later);
			const name = rowFileName(base, stampOf(table, row));
			if (record) missing.push(record);
			else if (states.some((state) => state.name === name)) this.#seenFiles.add(`${table} ${name}`);
			else await this.#keep(table, row);
		}
		for (const states of files.values())
			missing.push(...(await this.#missingRecord(table, states)));
		return missing;
	}

	/** The latest record of files without a row, unless one marks an intended deletion. */
	async #missingRecord(table: CopiedTable, states: readonly FileName[]): Promise<CopyRecord[]> {
		if (states.every(({ stamp }) => stamp)) {
			const record = await this.#latest(table, states);
			return record ? [record] : [];
		}
		for (const state of [...states]) await this.#remove(table, state);
		return [];
	}

	/** The latest readable record of these files. */
	async #latest(table: CopiedTable, states: readonly FileName[]): Promise<CopyRecord | undefined> {
		const latestFirst = [...states].sort((a, b) =>
			isLater(a.stamp ?? [0, 0], b.stamp ?? [0, 0]) ? -1 : 1
		);
		for (const { name } of latestFirst) {
			const record = recordOf((await this.#files.read(table, name)) ?? '');
			if (record?.table === table) return record;
		}
		return undefined;
	}

	#filesByBase(table: CopiedTable): Promise<Map<string, FileName[]>> {
		const known = this.#listed.get(table);
		if (known) return known;
		const listing = this.#list(table);
		this.#listed.set(table, listing);
		return listing;
	}

	async #list(table: CopiedTable): Promise<Map<string, FileName[]>> {
		const files = new Map<string, FileName[]>();
		for (const name of await this.#files.names(table)) {
			const file = parseFileName(name);
			if (!file) continue;
			const states = files.get(file.base);
			if (states) states.push(file);
			else files.set(file.base, [file]);
		}
		return files;
	}

	/** Yields the readable rows of a table, a few at a time. */
	async *#rows(table: CopiedTable): AsyncGenerator<Row> {
		const rows = this.#database.table<Row, string>(table);
		const keys = await rows.toCollection().primaryKeys();
		for (let from = 0; from < keys.length; from += PAGE) {
			const page = keys.slice(from, from + PAGE).map((key) => rows.get(key).catch(() => undefined));
			for (const row of await Promise.all(page)) if (row) yield row;
		}
	}

	#start(): void {
		this.#work ??= this.#copyAll();
	}

	async #copyAll(): Promise<void> {
		try {
			do await this.#exclusively(() => this.#copyWaiting());
			while (this.#waiting.size > 0);
		} catch {
			setTimeout(() => this.#start(), RETRY_DELAY);
		}
		// Synchronous with the end of the loop, so that a change added right after starts a new run.
		this.#work = undefined;
	}

	/** Only one window at a time writes the copy. */
	#exclusively<T>(work: () => Promise<T>): Promise<T> {
		return withLock(`${this.#database.name}-copy`, 'exclusive', () => {
			this.#listed.clear();
			return work();
		});
	}

	/** Copying while thousands of rows are being written would slow both down. */
	async #pauseWhileManyArrive(): Promise<void> {
		const since = performance.now();
		const mayWait = () => performance.now() - since < LONGEST_PAUSE;
		const areArriving = () => performance.now() - this.#lastChange < QUIET;
		while (this.#waiting.size > MANY && areArriving() && mayWait())
			await new Promise((done) => setTimeout(done, QUIET));
	}

	/** Stops at a failure: on a full disk the next change would fail too. */
	async #copyWaiting(): Promise<void> {
		for (const [id, change] of this.#waiting) {
			await this.#pauseWhileManyArrive();
			if (await this.#copyMany()) continue;
			this.#waiting.delete(id);
			try {
				await this.#copy(change);
			} catch (error) {
				this.#waitAgain(change);
				throw error;
			}
		}
	}

	#wait(change: Change): void {
		this.#waiting.set(idOf(change), change);
	}

	/** A later change of the same row stays. */
	#waitAgain(change: Change): void {
		if (!this.#waiting.has(idOf(change))) this.#wait(change);
	}

	/**
	 * Copies the first rows that wait, if they are many that have no files yet. A worker writes these: each one that the
	 * page writes leaves it much garbage. False if the page has to.
	 */
	async #copyMany(): Promise<boolean> {
		if (this.#lacksWorker || this.#waiting.size < PAGE) return false;
		const table = MANY_SMALL;
		const files = await this.#filesByBase(table);
		const changes = await this.#firstNew(table, files);
		if (changes.length < PAGE) return false;
		const keys = changes.map(({ key }) => key);
		for (const change of changes) this.#waiting.delete(idOf(change));
		try {
			const rows = await this.#database.table<Row, string>(table).bulkGet(keys);
			const made = rows.flatMap((row) => (row && this.#fileOf(table, row)) ?? []);
			await this.#files.writeInWorker(table, made);
			for (const { name, base, stamp } of made) {
				this.#seenFiles.add(`${table} ${name}`);
				files.set(base, [{ name, base, stamp }]);
			}
			return true;
		} catch {
			this.#lacksWorker = true;
			for (const change of changes) this.#waitAgain(change);
			return false;
		}
	}

	/** The first changes that wait, up to one of another table, of a deletion, or of a row that has files. */
	async #firstNew(table: CopiedTable, files: ReadonlyMap<string, unknown>): Promise<Change[]> {
		const changes: Change[] = [];
		const pace = pacer(SHORT_SLICE);
		for (const change of this.#waiting.values()) {
			await pace();
			const { key, deleted } = change;
			const isNew = !deleted && !files.has(baseOf(key)) && !this.#deletions.has(table, key);
			if (change.table !== table || !isNew || changes.length === PAGE) break;
			changes.push(change);
		}
		// A later change may have taken the place of one meanwhile.
		return changes.filter((change) => this.#waiting.get(idOf(change)) === change);
	}

	/**
	 * Copies the current state of a row. A missing row counts as deleted on purpose only if this app
	 * deleted it.
	 */
	async #copy({ table, key, deleted }: Change): Promise<void> {
		const row = await this.#database.table<Row, string>(table).get(key);
		if (row) await this.#keep(table, row);
		else if (deleted) await this.#noteDeletion(table, key);
	}

	/** The file of a row's state. An unedited example is not part of the user's data. */
	#fileOf(table: CopiedTable, row: Row): StateFile | undefined {
		const key = keyOf(table, row);
		if (typeof key !== 'string' || row.demo) return undefined;
		const text = textOf({ table, key, row });
		if (text === undefined) return undefined;
		const base = baseOf(key);
		const stamp = stampOf(table, row);
		return { key, name: rowFileName(base, stamp), base, stamp, text };
	}

	async #keep(table: CopiedTable, row: Row): Promise<void> {
		const file = this.#fileOf(table, row);
		if (!file) return;
		const { key, name, base, stamp, text } = file;
		const others = await this.#writeAndListOthers(table, { name, base, stamp }, text);
		this.#seenFiles.add(`${table} ${name}`);
		// A restored row is newer than its deletion, whatever its revision.
		const cameBack = others.some((other) => !other.stamp) || this.#deletions.has(table, key);
		const goes = ({ name, stamp: other }: FileName) =>
			cameBack || (other && !isLater(other, stamp)) || this.#seenFiles.has(`${table} ${name}`);
		for (const other of others) if (goes(other)) await this.#remove(table, other);
		if (cameBack) this.#deletions.forget(table, key);
	}

	async #noteDeletion(table: CopiedTable, key: string): Promise<void> {
		const base = baseOf(key);
		const others = await this.#writeAndListOthers(
			table,
			{ name: deletionFileName(base), base },
			''
		);
		for (const other of others) await this.#remove(table, other);
		this.#deletions.forget(table, key);
	}

	/** Writes a file of a record and returns its other files, deletion markers last. */
	async #writeAndListOthers(table: CopiedTable, file: FileName, text: string): Promise<FileName[]> {
		const { name, base } = file;
		const files = await this.#filesByBase(table);
		const listed = files.get(base) ?? [];
		const others = listed.filter((other) => other.name !== name);
		const isThere = others.length < listed.length;
		if (!isThere || (await this.#files.read(table, name)) !== text)
			await this.#files.write(table, name, text);
		files.set(base, [...others, file]);
		return others.sort((a, b) => Number(!a.stamp) - Number(!b.stamp));
	}

	async #remove(table: CopiedTable, { name, base }: FileName): Promise<void> {
		await this.#files.remove(table, name);
		this.#seenFiles.delete(`${table} ${name}`);
		const files = await this.#filesByBase(table);
		files.set(
			base,
			(files.get(base) ?? []).filter((file) => file.name !== name)
		);
	}
}
