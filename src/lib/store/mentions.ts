import type { Table } from 'dexie';
import type { BrikmusterDatabase } from './database';

/** Rows read at once. */
const PAGE = 20;

/** The values inside a value of any type, including maps and sets. */
function insideOf(value: object): Iterable<unknown> {
	if (ArrayBuffer.isView(value)) return [];
	if (value instanceof Map) return [...value.keys(), ...(value.values() as Iterable<unknown>)];
	return value instanceof Set ? value : Object.values(value);
}

/** Removes all digests found anywhere in a value from the set; handles circular values. */
function removeMentioned(digests: Set<string>, value: unknown): void {
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

async function removeMentionedIn(
	digests: Set<string>,
	table: Table<object, unknown>
): Promise<void> {
	const keys = await table.toCollection().primaryKeys();
	for (let from = 0; from < keys.length && digests.size > 0; from += PAGE) {
		const page = keys.slice(from, from + PAGE);
		const rows = table.where(':id').between(page[0], page.at(-1), true, true);
		for (const row of await rows.toArray()) removeMentioned(digests, row);
	}
}

/**
 * Returns the digests that nothing references: no army, deleted or not, no earlier state, undo
 * step, own unit, league, entry of a league or game. Stops early when none is left, and holds only a few rows in memory.
 */
export async function unreferenced(
	{ armies, ownUnits, leagues, entries, games, histories, revisions }: BrikmusterDatabase,
	digests: readonly string[]
): Promise<string[]> {
	const left = new Set(digests);
	for (const table of [armies, ownUnits, leagues, entries, games, histories, revisions]) {
		await removeMentionedIn(left, table as unknown as Table<object, unknown>);
	}
	return [...left];
}
