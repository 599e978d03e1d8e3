import { Dexie } from 'dexie';
import type { BrikmusterDatabase } from '../database';
import { locked } from '../locking';
import { NotKept } from '../not-kept';
import { readableRows } from '../row-by-row';
import type { Row } from './record';
import type { SecondCopy } from './second-copy';

/** All rows, by table. */
type Contents = ReadonlyMap<string, readonly Row[]>;

/** Bytes that an empty database needs. */
const LEAST_ROOM = 1_000_000;

async function contentsOf(database: BrikmusterDatabase): Promise<Contents> {
	const contents = new Map<string, Row[]>();
	for (const { name } of database.tables) {
		// The next start reports a row that the browser cannot read as missing, and has it from the copy.
		contents.set(name, await readableRows(database.table<Row>(name)));
	}
	return contents;
}

/** Bytes that rows take up at most, roughly. */
function sizeOf(contents: Contents): number {
	const plain = (_: string, value: unknown) =>
		value instanceof Uint8Array ? '0'.repeat(value.length) : value;
	let size = LEAST_ROOM;
	for (const rows of contents.values()) {
		for (const row of rows) size += 3 * (JSON.stringify(row, plain)?.length ?? 0);
	}
	return size;
}

/** Rejects where the browser cannot write into any database now. */
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
 * Has all other windows close the database, once they have written what they hold: those of this release open it
 * again after the rebuild, those of earlier ones never. It asks for a version that is none, and takes that back.
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

/** Writes the rows into an empty database, and counts them. */
async function fill(opened: Dexie, contents: Contents): Promise<void> {
	const tables = opened.tables.filter(({ name }) => contents.has(name));
	await opened.transaction('rw', tables, async () => {
		for (const table of tables) await table.bulkPut(contents.get(table.name) ?? []);
	});
	for (const table of tables) {
		const { length } = contents.get(table.name) ?? [];
		if ((await table.count()) < length) throw new NotKept(`Rows of ${table.name} are missing`);
	}
}

/** Deletes the database and creates it with these rows. A rebuild that fails goes on when it is next opened. */
async function recreate(database: BrikmusterDatabase, contents: Contents): Promise<void> {
	database.fill = async (opened) => {
		await fill(opened, contents);
		database.fill = undefined;
	};
	await database.delete({ disableAutoOpen: false });
	await database.open();
}

/**
 * Deletes a database whose storage failed and creates it again, once the second copy is verified to have all
 * that it holds, and the browser has room and can write. Rejects, and changes nothing, before that.
 */
export async function rebuild(database: BrikmusterDatabase, copy: SecondCopy): Promise<void> {
	await locked(database.lock, 'exclusive', async () => {
		const contents = await contentsOf(database);
		await copy.holding(contents, async () => {
			await copy.makeSureOfRoom(sizeOf(contents));
			await tryToWrite(database.name);
			await closeElsewhere(database);
			const last = await contentsOf(database);
			await copy.keep(last);
			await recreate(database, last);
		});
	});
}
