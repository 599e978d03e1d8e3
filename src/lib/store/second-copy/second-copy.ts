import type { BrikmusterDatabase } from '../database';
import { locked } from '../locking';
import { CopyFiles, fileNameOf } from './files';
import {
	COPIED,
	isCopied,
	keyOf,
	recordOf,
	textOf,
	type CopiedTable,
	type CopyRecord,
	type Row
} from './record';
import { restoreRecords } from './restoring';
import type { ScriptAddress } from './worker-writer';

interface Change {
	readonly table: CopiedTable;
	readonly key: string;
	readonly deleted: boolean;
}

/** Milliseconds until a copy that failed is tried again. */
const AGAIN = 30_000;

/** Whether the copy has a later state than the database, which has lost its last writes then. */
function isNewer({ row: copied }: CopyRecord, row: Row): boolean {
	const [there, here] = [copied?.revision, row.revision];
	return typeof there === 'number' && typeof here === 'number' && there > here;
}

/**
 * A second copy of what the user has made, in files beside the database: a full disk can cost the whole database
 * at the browser's next start, and leaves files alone. It follows each write, record by record.
 */
export class SecondCopy {
	readonly #database: BrikmusterDatabase;
	readonly #files: CopyFiles;
	readonly #waiting = new Map<string, Change>();
	#work: Promise<void> | undefined;

	constructor(database: BrikmusterDatabase, scriptAddress?: ScriptAddress) {
		this.#database = database;
		this.#files = new CopyFiles(database.name, scriptAddress);
	}

	/** Has rows that were written or deleted copied soon. */
	follow(table: string, keys: readonly unknown[], deleted: boolean): void {
		if (!isCopied(table)) return;
		for (const key of keys) {
			if (typeof key === 'string') this.#waiting.set(`${table} ${key}`, { table, key, deleted });
		}
		this.#start();
	}

	/** Resolves when nothing is being copied any more. */
	async settled(): Promise<void> {
		await this.#work;
	}

	/** Makes sure that the copy has these rows, by table; then runs the work before anybody else writes to it. */
	holding<T>(rows: ReadonlyMap<string, readonly Row[]>, work: () => Promise<T>): Promise<T> {
		return this.#alone(async () => {
			await this.#copyWaiting();
			for (const table of COPIED) {
				for (const row of rows.get(table) ?? []) await this.#keep(table, row);
			}
			return work();
		});
	}

	/** Copies what the copy lacks or has in an older state, and gives what the database lacks. */
	compare(): Promise<CopyRecord[]> {
		return this.#alone(async () => {
			await this.#copyWaiting();
			const missing: CopyRecord[] = [];
			for (const table of COPIED) {
				missing.push(...(await this.#lacking(table)));
				missing.push(...(await this.#refresh(table)));
			}
			return missing;
		});
	}

	/** Brings back what a comparison has found, all of it or nothing. */
	restore(records: readonly CopyRecord[]): Promise<void> {
		return restoreRecords(this.#database, records);
	}

	/** Rows that only the copy has. A deletion stays on record until the database has lost the row too. */
	async #lacking(table: CopiedTable): Promise<CopyRecord[]> {
		const expected = new Set((await this.#keys(table)).map(fileNameOf));
		const missing: CopyRecord[] = [];
		for (const name of await this.#files.names(table)) {
			if (expected.has(name)) continue;
			const record = recordOf((await this.#files.read(table, name)) ?? '');
			if (record?.row) missing.push(record);
			else if (record) await this.#files.remove(table, name);
		}
		return missing;
	}

	/** Copies what the copy lacks or has in an older state. Gives what it has in a newer one. */
	async #refresh(table: CopiedTable): Promise<CopyRecord[]> {
		const newer: CopyRecord[] = [];
		const there = new Set(await this.#files.names(table));
		for (const key of await this.#keys(table)) {
			const name = fileNameOf(key);
			// A photo never changes under its digest.
			if (table === 'photos' && there.has(name)) continue;
			const row = await this.#row(table, key);
			const record = there.has(name)
				? recordOf((await this.#files.read(table, name)) ?? '')
				: undefined;
			if (row && record && isNewer(record, row)) newer.push(record);
			else if (row) await this.#keep(table, row);
		}
		return newer;
	}

	async #keys(table: CopiedTable): Promise<string[]> {
		const keys: unknown[] = await this.#database.table(table).toCollection().primaryKeys();
		return keys.filter((key) => typeof key === 'string');
	}

	#row(table: CopiedTable, key: string): Promise<Row | undefined> {
		return this.#database.table<Row, string>(table).get(key);
	}

	#start(): void {
		this.#work ??= this.#alone(() => this.#copyWaiting())
			.catch(() => void setTimeout(() => this.#start(), AGAIN))
			.finally(() => {
				this.#work = undefined;
			});
	}

	/** One window at a time writes the copy. */
	#alone<T>(work: () => Promise<T>): Promise<T> {
		return locked(`${this.#database.name}-copy`, 'exclusive', work);
	}

	/** A failure ends it: then the disk is full for what comes next too. */
	async #copyWaiting(): Promise<void> {
		for (const [id, change] of this.#waiting) {
			this.#waiting.delete(id);
			try {
				await this.#copy(change);
			} catch (error) {
				if (!this.#waiting.has(id)) this.#waiting.set(id, change);
				throw error;
			}
		}
	}

	/** Copies a row as it is now. A row that is gone was deleted on purpose only where a write of ours did it. */
	async #copy({ table, key, deleted }: Change): Promise<void> {
		const row = await this.#row(table, key);
		if (row) await this.#keep(table, row);
		else if (deleted) await this.#write({ table, key });
	}

	/** The app's own example is nothing of the user's while nobody has changed it. */
	async #keep(table: CopiedTable, row: Row): Promise<void> {
		const key = keyOf(table, row);
		if (typeof key === 'string' && !row.demo) await this.#write({ table, key, row });
	}

	async #write(record: CopyRecord): Promise<void> {
		const text = textOf(record);
		if (text === undefined) return;
		const { table, key } = record;
		const name = fileNameOf(key);
		if ((await this.#files.read(table, name)) !== text) await this.#files.write(table, name, text);
	}
}
