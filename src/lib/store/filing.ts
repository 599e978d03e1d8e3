import type { ArmyRow, BrikmusterDatabase } from './database';
import { WriteNotPersisted } from './write-not-persisted';
import { isSameJson } from './sane';

/**
 * Changes the metadata of an army; resolves to false if it does not exist. The revision stays the
 * same, so a window that edits the army can still save. An example becomes the user's own army.
 */
export async function updateMetadata(
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

/** Reads back the tags and archived state; a later change by another window also confirms them. */
async function confirm(
	{ armies }: BrikmusterDatabase,
	{ id, deletedAt, ...filed }: ArmyRow & { filedAt: number }
): Promise<void> {
	const row = await armies.get(id);
	const emptied = !row && deletedAt !== undefined;
	const { filedAt = 0, tags, archivedAt } = row ?? {};
	const asWritten = filedAt === filed.filedAt && archivedAt === filed.archivedAt;
	if (emptied || filedAt > filed.filedAt || (asWritten && isSameJson(tags, filed.tags, true)))
		return;
	throw new WriteNotPersisted(`Army ${id} was filed and is not so`);
}
