import type { Table } from 'dexie';
import type { BrikmusterDatabase } from './database';

/** Rows that are looked through in one go. */
const PAGE = 20;

/** Takes digests that stand anywhere in a value out of a set, whatever the value is meant to be. */
function strike(digests: Set<string>, value: unknown): void {
	const open: unknown[] = [value];
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (typeof next === 'string') digests.delete(next);
		else if (typeof next === 'object' && next !== null) {
			for (const inner of Object.values(next)) open.push(inner ?? false);
		}
	}
}

async function strikeAll(digests: Set<string>, table: Table<object, unknown>): Promise<void> {
	const keys = await table.toCollection().primaryKeys();
	for (let from = 0; from < keys.length && digests.size > 0; from += PAGE) {
		const page = keys.slice(from, from + PAGE);
		const rows = table.where(':id').between(page[0], page.at(-1), true, true);
		for (const row of await rows.toArray()) strike(digests, row);
	}
}

/**
 * Those of the digests that nothing names: no army, deleted or not, no earlier state, no undo step, no
 * unit for every army and no league. It ends as soon as none is left, and never holds more than some rows.
 */
export async function unnamed(
	{ armies, ownUnits, leagues, histories, revisions }: BrikmusterDatabase,
	digests: readonly string[]
): Promise<string[]> {
	const left = new Set(digests);
	for (const table of [armies, ownUnits, leagues, histories, revisions]) {
		await strikeAll(left, table as unknown as Table<object, unknown>);
	}
	return [...left];
}
