import type { Table } from 'dexie';

/** Rows read at once. */
const PAGE = 50;

/**
 * Reads a table row by row after reading all at once has failed: an unreadable row is returned with
 * its key only, so that it hides no other. Rejects with the first failure if no row can be read.
 */
export function rowByRow<T, K>(table: Table<T, K>, failure: unknown): Promise<T[]> {
	const { keyPath } = table.schema.primKey;
	return eachRow(table, failure, (key) => keyOnly(keyPath, key) as T);
}

/** Returns the readable rows of a table; rejects if there are none. */
export function readableRows<T, K>(table: Table<T, K>): Promise<T[]> {
	return table
		.toArray()
		.catch((failure: unknown) => eachRow(table, failure, () => undefined as T | undefined));
}

async function eachRow<T, K>(
	table: Table<T, K>,
	failure: unknown,
	instead: (key: K) => T | undefined
): Promise<T[]> {
	const keys = await table.toCollection().primaryKeys();
	let read = 0;
	const one = async (key: K): Promise<T | undefined> => {
		try {
			const row = await table.get(key);
			read += 1;
			return row;
		} catch {
			return instead(key);
		}
	};
	const rows: T[] = [];
	for (let from = 0; from < keys.length; from += PAGE) {
		const page = await Promise.all(keys.slice(from, from + PAGE).map(one));
		rows.push(...page.filter((row) => row !== undefined));
	}
	if (read === 0 && keys.length > 0) throw failure;
	return rows;
}

function keyOnly(keyPath: string | string[] | null | undefined, key: unknown): object {
	const names = [keyPath ?? []].flat();
	const parts = Array.isArray(keyPath) && Array.isArray(key) ? (key as unknown[]) : [key];
	return Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}

/** Returns all rows of a table, even if some are unreadable. */
export function rowsOf<T, K>(table: Table<T, K>): Promise<T[]> {
	return table.toArray().catch((failure: unknown) => rowByRow(table, failure));
}
