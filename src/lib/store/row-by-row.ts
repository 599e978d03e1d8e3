import type { Table } from 'dexie';

/** Rows read in one go. */
const PAGE = 50;

/**
 * The rows of a table where reading all at once has failed: one that the browser cannot read is given with
 * its key alone, so it hides no other. Rejects with the first failure when no row can be read.
 */
export function rowByRow<T, K>(table: Table<T, K>, failure: unknown): Promise<T[]> {
	const { keyPath } = table.schema.primKey;
	return eachRow(table, failure, (key) => keyOnly(keyPath, key) as T);
}

/** The rows of a table that the browser can read; rejects when it can read none of them. */
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

/** All rows of a table, also where some of them cannot be read. */
export function rowsOf<T, K>(table: Table<T, K>): Promise<T[]> {
	return table.toArray().catch((failure: unknown) => rowByRow(table, failure));
}
