import type { Table } from 'dexie';
import type { BrikmusterDatabase } from './database';

/** Rows that are looked through in one go. */
const PAGE = 20;

/** What a value holds, whatever it is; of maps and sets too. */
function insideOf(value: object): Iterable<unknown> {
	if (ArrayBuffer.isView(value)) return [];
	if (value instanceof Map) return [...value.keys(), ...(value.values() as Iterable<unknown>)];
	return value instanceof Set ? value : Object.values(value);
}

/** Takes digests that stand anywhere in a value out of a set, also in one that refers to itself. */
function strike(digests: Set<string>, value: unknown): void {
	const open: unknown[] = [value];
	const seen = new Set<object>();
	while (open.length > 0) {
		const next = open.pop();
		if (typeof next === 'string') digests.delete(next);
		else if (typeof next === 'object' && next !== null && !seen.has(next)) {
			seen.add(next);
			for (const inner of insideOf(next)) open.push(inner);
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
