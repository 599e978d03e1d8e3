import type { BrikmusterDatabase } from './database';
import { oneMore, TRASH_DAYS } from './days';
import { revisionsOf } from './revisions';
import { isTime } from './sane';

/** Ids of armies in the trash whose days are over; counts the day of the others. In a transaction. */
async function countDays({ armies }: BrikmusterDatabase, now: number): Promise<string[]> {
	const over: string[] = [];
	const ids = await armies.where('deletedAt').aboveOrEqual(-Infinity).primaryKeys();
	for (const id of ids) {
		const row = await armies.get(id);
		if (!row || !isTime(row.deletedAt)) continue;
		const before = row.trashed ?? { days: 0, at: row.deletedAt };
		const trashed = oneMore(before, now);
		if (trashed.days >= TRASH_DAYS) over.push(id);
		else if (trashed.at !== before.at) await armies.put({ ...row, trashed });
	}
	return over;
}

/**
 * Deletes armies for good that were in the trash for 30 days, or those named if they are in the trash. A day
 * counts when the app is opened on it: a clock that jumps empties nothing.
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
