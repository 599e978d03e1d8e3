import { Dexie } from 'dexie';
import type { BrikmusterDatabase } from '../database';
import { withLock } from '../locking';
import { WriteNotPersisted } from '../write-not-persisted';
import { readableRows } from '../row-by-row';
import type { Row } from './record';
import type { SecondCopy } from './second-copy';

/** All rows, by table. */
type Contents = ReadonlyMap<string, readonly Row[]>;

/** The space an empty database needs, in bytes. */
const MIN_SPACE = 1_000_000;

async function contentsOf(database: BrikmusterDatabase): Promise<Contents> {
	const contents = new Map<string, Row[]>();
	for (const { name } of database.tables) {
		// The next start restores unreadable rows from the copy.
		contents.set(name, await readableRows(database.table<Row>(name)));
	}
	return contents;
}

/** A rough upper bound for the size of rows in bytes. */
function sizeOf(contents: Contents): number {
	const plain = (_: string, value: unknown) =>
		value instanceof Uint8Array ? '0'.repeat(value.length) : value;
	let size = MIN_SPACE;
	for (const rows of contents.values()) {
		for (const row of rows) size += 3 * (JSON.stringify(row, plain)?.length ?? 0);
	}
	return size;
}

/** Rejects if the browser currently cannot write to any database. */
async function tryToWrite(name: string): Promise<void> {
	const trial = new Dexie(`${name}-trial`, { chromeTransactionDurability: 'strict' });
	trial.version(1).stores({ rows: 'id' });
	try {
		await trial.table('rows').put({ id: 1 });
	} finally {
		await trial.delete();
	}
}

/**
 * Makes all other windows close the database after saving: those of this release reopen it after
 * the rebuild, those of earlier releases do not. It requests an impossible version and aborts the
 * upgrade.
 */
async function closeElsewhere(database: BrikmusterDatabase): Promise<void> {
	database.close({ disableAutoOpen: false });
	await new Promise<void>((closed) => {
		const request = indexedDB.open(database.name, database.verno * 10 + 1);
		request.addEventListener('upgradeneeded', () => request.transaction?.abort());
		request.addEventListener('success', () => request.result.close());
		for (const end of ['success', 'error']) request.addEventListener(end, () => closed());
	});
}

/** Writes the rows into an empty database and checks their number. */
async function fill(opened: Dexie, contents: Contents): Promise<void> {
	const tables = opened.tables.filter(({ name }) => contents.has(name));
	await opened.transaction('rw', tables, async () => {
		for (const table of tables) await table.bulkPut(contents.get(table.name) ?? []);
	});
	for (const table of tables) {
		const { length } = contents.get(table.name) ?? [];
		if ((await table.count()) < length)
			throw new WriteNotPersisted(`Rows of ${table.name} are missing`);
	}
}

/**
 * Deletes the database and creates it with these rows. An interrupted rebuild continues when the
 * database is next opened.
 */
async function recreate(database: BrikmusterDatabase, contents: Contents): Promise<void> {
	database.fill = async (opened) => {
		await fill(opened, contents);
		database.fill = undefined;
	};
	await database.delete({ disableAutoOpen: false });
	await database.open();
}

/**
 * Deletes and recreates a database whose storage failed, after verifying that the second copy has
 * all its data and that the browser has space and can write. Rejects before changing anything
 * otherwise.
 */
export async function rebuild(database: BrikmusterDatabase, copy: SecondCopy): Promise<void> {
	await withLock(database.lock, 'exclusive', async () => {
		const contents = await contentsOf(database);
		await copy.whileCopied(contents, async () => {
			await copy.ensureSpace(sizeOf(contents));
			await tryToWrite(database.name);
			await closeElsewhere(database);
			const last = await contentsOf(database);
			await copy.keep(last);
			await recreate(database, last);
		});
	});
}
