import type { ArmyRow, BrikmusterDatabase } from './database';
import { NotKept } from './not-kept';
import { same } from './sane';

/**
 * Changes what lies beside an army; tells whether it is there. Such a change builds on no revision and
 * makes none, so a window that has the army open goes on writing. An example becomes the user's by it.
 */
export async function file(
	database: BrikmusterDatabase,
	now: () => number,
	id: string,
	change: (row: ArmyRow, now: number) => ArmyRow
): Promise<boolean> {
	const { armies } = database;
	const put = async () => {
		const row = await armies.get(id);
		if (!row) return undefined;
		const { demo: _, ...kept } = row;
		const filedAt = Math.max(now(), (row.filedAt ?? 0) + 1);
		const next = { ...change(kept, now()), filedAt };
		await armies.put(next);
		return next;
	};
	const filed = await database.write([armies], put, async (row) => row && confirm(database, row));
	return filed !== undefined;
}

/** Reads back the tags and the archive; what another window has filed later has confirmed them too. */
async function confirm(
	{ armies }: BrikmusterDatabase,
	{ id, deletedAt, ...filed }: ArmyRow & { filedAt: number }
): Promise<void> {
	const row = await armies.get(id);
	const emptied = !row && deletedAt !== undefined;
	const { filedAt = 0, tags, archivedAt } = row ?? {};
	const asWritten = filedAt === filed.filedAt && archivedAt === filed.archivedAt;
	if (emptied || filedAt > filed.filedAt || (asWritten && same(tags, filed.tags))) return;
	throw new NotKept(`Army ${id} was filed and is not so`);
}
