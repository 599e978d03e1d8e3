import { Dexie } from 'dexie';
import type { ArmyRow, BrikmusterDatabase, RevisionRow } from './database';
import { safeRevision, timeOf } from './sane';
import { expendable } from './thinning';

/** Returns the earlier states of an army, oldest first, including those with a damaged revision. */
export function revisionsOf({ revisions }: BrikmusterDatabase, id: string) {
	return revisions.where('[id+revision]').between([id, Dexie.minKey], [id, Dexie.maxKey]);
}

/** Returns the earlier state to store when a row is replaced. */
export function toRevisionRow({ id, revision, savedAt, army }: ArmyRow): RevisionRow {
	return { id, revision: safeRevision(revision), savedAt: timeOf(savedAt), army };
}

/** Stores the replaced state and thins the earlier ones; must run inside a transaction. */
export async function keepRevision(
	{ revisions }: BrikmusterDatabase,
	row: ArmyRow,
	now: number
): Promise<void> {
	await revisions.put(toRevisionRow(row));
	const { id } = row;
	const keys = (await revisions
		.where('[id+savedAt+revision]')
		.between([id, 0, 0], [id, Infinity, Infinity])
		.keys()) as unknown as [string, number, number][];
	const ages = keys.map(([, savedAt, revision]) => ({ savedAt, revision }));
	await revisions.bulkDelete(expendable(ages, now).map((revision) => [id, revision]));
}
