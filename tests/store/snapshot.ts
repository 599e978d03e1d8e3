import { expect } from 'vitest';
import { photoDigest } from '$lib/army/photos/jpeg';
import type { Army } from '$lib/rules/choices';
import { Armies } from '$lib/store';
import {
	BrikmusterDatabase,
	type ArmyRow,
	type HistoryRow,
	type PhotoRow,
	type RevisionRow
} from '$lib/store/database';

/** The complete stored state. */
export interface Snapshot {
	readonly armies: ArmyRow[];
	readonly revisions: RevisionRow[];
	readonly histories: HistoryRow[];
	/** Absent if there are none. */
	readonly photos?: PhotoRow[];
}

export async function everything(database: BrikmusterDatabase): Promise<Snapshot> {
	const { armies, revisions, histories, photos } = database;
	return database.transaction('r', [armies, revisions, histories, photos], async () => {
		const kept = await photos.toArray();
		return {
			armies: await armies.toArray(),
			revisions: await revisions.toArray(),
			histories: await histories.toArray(),
			...(kept.length > 0 && { photos: kept })
		};
	});
}

/** Checks the invariants of any stored state. */
export function expectConsistent({ armies, revisions, histories, photos = [] }: Snapshot): void {
	const rows = new Map(armies.map((row) => [row.id, row]));
	for (const { id, revision, savedAt } of revisions) {
		const row = rows.get(id);
		if (!row) expect.fail(`${id}: an earlier state of no army`);
		if (revision >= row.revision)
			expect.fail(`${id}: ${revision} of ${row.revision} is no earlier`);
		if (savedAt > row.savedAt) expect.fail(`${id}: revision ${revision} is younger than its army`);
	}
	for (const { digest, jpeg } of photos) {
		if (photoDigest(jpeg) !== digest) expect.fail(`${digest}: another photo`);
	}
	for (const { army } of armies) {
		if ((army as Army).photos) expect.fail('An army with photos inside');
	}
	for (const { id, revision } of histories) {
		const row = rows.get(id);
		if (!row) expect.fail(`${id}: undo steps of no army`);
		if (revision > row.revision) expect.fail(`${id}: undo steps of a state that never was`);
	}
}

/** Fills an empty database with a state. */
export async function load(database: BrikmusterDatabase, contents: Snapshot): Promise<void> {
	const { armies, revisions, histories, photos } = database;
	await database.transaction('rw', [armies, revisions, histories, photos], async () => {
		await armies.bulkAdd(contents.armies);
		await revisions.bulkAdd(contents.revisions);
		await histories.bulkAdd(contents.histories);
		await photos.bulkAdd(contents.photos ?? []);
	});
}

/** Reads everything on a new connection, directly and through the store. */
export async function onFreshConnection(name: string): Promise<Snapshot> {
	const database = new BrikmusterDatabase(name);
	const store = new Armies(database, () => 0);
	const found = await everything(database);
	expectConsistent(found);
	for (const { id, revision } of found.armies) {
		if (!(await store.get(id))?.readable) expect.fail(`${id} cannot be read`);
		const earlier = await store.revisions(id);
		if (!earlier.every(({ readable }) => readable))
			expect.fail(`${id}: an unreadable earlier state`);
		const history = found.histories.find((row) => row.id === id);
		const steps = await store.steps(id, revision);
		expect(steps).toEqual(history?.revision === revision ? history.steps : undefined);
	}
	database.close();
	return found;
}
