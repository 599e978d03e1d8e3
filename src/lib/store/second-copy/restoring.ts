import type {
	ArmyRow,
	BrikmusterDatabase,
	EntryRow,
	GameRow,
	KeyRow,
	LeagueRow,
	OwnUnitRow,
	PackRow,
	PhotoRow
} from '../database';
import { putGames } from '../game-backup';
import { putLeaguesAndKeys } from '../league-backup';
import { putPacks } from '../packs';
import { keepRevision } from '../revisions';
import type { CopyRecord } from './record';
import type { CopiedTable } from './tables';

/** The rows of a table among records; the copy has them unchanged, and their readers validate them. */
function rowsOf<T>(records: readonly CopyRecord[], wanted: CopiedTable): T[] {
	return records.flatMap(({ table, row }) => (table === wanted ? [row as T] : []));
}

/** Restores an army; the current state, if any, becomes an earlier one. */
async function putArmy(database: BrikmusterDatabase, row: ArmyRow, now: number): Promise<void> {
	// A row that the browser cannot read is replaced.
	const here = await database.armies.get(row.id).catch(() => undefined);
	if (!here) await database.armies.put(row);
	else if (here.revision < row.revision) {
		await keepRevision(database, here, now);
		await database.armies.put({ ...row, revision: row.revision + 1 });
	}
}

/** Restores an entry, or the signature that the stored one lacks. */
async function putEntry({ entries }: BrikmusterDatabase, row: EntryRow): Promise<void> {
	const here = await entries.get(row.digest).catch(() => undefined);
	const signature = here?.signature ?? row.signature;
	const sent = here?.sent ?? row.sent;
	const added = { ...(signature !== undefined && { signature }), ...(sent && { sent }) };
	await entries.put({ ...row, ...here, ...added });
}

/** Writes records of the second copy into the database, all of them or none. */
export async function restoreRecords(
	database: BrikmusterDatabase,
	records: readonly CopyRecord[]
): Promise<void> {
	const { armies, revisions, leagues, entries, games, packs, ownUnits, photos, keys } = database;
	const tables = [armies, revisions, leagues, entries, games, packs, ownUnits, photos, keys];
	const now = Date.now();
	await database.write(tables, async () => {
		for (const row of rowsOf<ArmyRow>(records, 'armies')) await putArmy(database, row, now);
		for (const row of rowsOf<EntryRow>(records, 'entries')) await putEntry(database, row);
		const things = { leagues: rowsOf<LeagueRow>(records, 'leagues'), keys: [] };
		await putLeaguesAndKeys(database, things, now);
		await putGames(database, rowsOf<GameRow>(records, 'games'), now);
		await putPacks(database, rowsOf<PackRow>(records, 'packs'));
		for (const row of rowsOf<KeyRow>(records, 'keys')) {
			if (!(await keys.get(row.publicKey))) await keys.put(row);
		}
		for (const row of rowsOf<OwnUnitRow>(records, 'ownUnits')) {
			const here = await ownUnits.get(row.id).catch(() => undefined);
			if (!here || here.savedAt < row.savedAt) await ownUnits.put(row);
		}
		await photos.bulkPut(rowsOf<PhotoRow>(records, 'photos'));
	});
}
