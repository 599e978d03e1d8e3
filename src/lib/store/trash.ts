import type { Table } from 'dexie';
import type { BrikmusterDatabase, Deletable } from './database';
import { countDay, TRASH_DAYS } from './days';
import { revisionsOf } from './revisions';
import { isTime } from './sane';

/** The tables whose deleted rows are removed after a while. */
type TrashTable = 'armies' | 'packs';

/** Ids of deleted rows whose time is over; counts a day for the others. Must run inside a transaction. */
async function countDays(table: Table<Deletable, string>, now: number): Promise<string[]> {
	const over: string[] = [];
	const hasIndex = 'deletedAt' in table.schema.idxByName;
	const rows = hasIndex ? table.where('deletedAt').aboveOrEqual(-Infinity) : table.toCollection();
	for (const id of await rows.primaryKeys()) {
		const row = await table.get(id);
		if (!row || !isTime(row.deletedAt)) continue;
		const before = row.trashed ?? { days: 0, at: row.deletedAt };
		const trashed = countDay(before, now);
		if (trashed.days >= TRASH_DAYS) over.push(id);
		else if (trashed.at !== before.at) await table.put({ ...row, trashed });
	}
	return over;
}

/**
 * Permanently deletes documents that were in the trash for 30 days, or the given ones if they are in
 * the trash. Only days on which the app is opened count, so a clock that jumps deletes nothing.
 */
export async function emptyTrash(
	database: BrikmusterDatabase,
	of: TrashTable,
	now: number,
	ids?: readonly string[]
): Promise<void> {
	const { revisions, histories } = database;
	const table = database[of] as Table<Deletable, string>;
	await database.write([table, revisions, histories], async () => {
		const named = async () => {
			const rows = await table.bulkGet([...(ids ?? [])]);
			return rows.flatMap((row) => (row && isTime(row.deletedAt) ? [row.id] : []));
		};
		const gone = ids ? await named() : await countDays(table, now);
		await table.bulkDelete(gone);
		await histories.bulkDelete(gone);
		for (const id of gone) await revisionsOf(database, id).delete();
	});
}
