import type { BrikmusterDatabase } from './database';
import { countDay, TRASH_DAYS } from './days';
import { revisionsOf } from './revisions';
import { isTime } from './sane';

/** Ids of trashed armies whose time is over; counts a day for the others. Must run inside a transaction. */
async function countDays({ armies }: BrikmusterDatabase, now: number): Promise<string[]> {
	const over: string[] = [];
	const ids = await armies.where('deletedAt').aboveOrEqual(-Infinity).primaryKeys();
	for (const id of ids) {
		const row = await armies.get(id);
		if (!row || !isTime(row.deletedAt)) continue;
		const before = row.trashed ?? { days: 0, at: row.deletedAt };
		const trashed = countDay(before, now);
		if (trashed.days >= TRASH_DAYS) over.push(id);
		else if (trashed.at !== before.at) await armies.put({ ...row, trashed });
	}
	return over;
}

/**
 * Permanently deletes armies that were in the trash for 30 days, or the given ones if they are in
 * the trash. Only days on which the app is opened count, so a clock that jumps deletes nothing.
 */
export async function emptyTrash(
	database: BrikmusterDatabase,
	now: number,
	ids?: readonly string[]
): Promise<void> {
	const { armies, revisions, histories } = database;
	await database.write([armies, revisions, histories], async () => {
		const named = async () => {
			const rows = await armies.bulkGet([...(ids ?? [])]);
			return rows.flatMap((row) => (row && isTime(row.deletedAt) ? [row.id] : []));
		};
		const gone = ids ? await named() : await countDays(database, now);
		await armies.bulkDelete(gone);
		await histories.bulkDelete(gone);
		for (const id of gone) await revisionsOf(database, id).delete();
	});
}
