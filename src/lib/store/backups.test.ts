import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import type { Army } from '$lib/rules/choices';
import { eventually } from '../../../tests/setup/eventually';
import { Armies, type RestoreItem, type BackupArmy } from '.';
import { Backups } from './backups';
import { BrikmusterDatabase } from './database';
import { OwnUnits } from './own-units';

const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string): Army =>
	newArmy(id(number), name, { profile: 'league' });

let database: BrikmusterDatabase;
let armies: Armies;
let backups: Backups;
let clock: number;

beforeEach(() => {
	clock = 1000;
	database = new BrikmusterDatabase();
	armies = new Armies(database, () => (clock += 1));
	backups = new Backups(database, () => (clock += 1));
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

async function everything(): Promise<BackupArmy[]> {
	const found: BackupArmy[] = [];
	for await (const backupArmy of backups.all()) found.push(backupArmy);
	return found;
}

async function fill(): Promise<void> {
	await armies.create(named(1, 'Pierwsza'));
	await armies.replace(named(1, 'Druga'), 1);
	await armies.create(named(2, 'Inna'));
	await armies.setDeleted(id(2), true);
}

/** Empties the database, as on another device. */
async function emptyDatabase(): Promise<void> {
	for (const table of database.tables) await table.clear();
}

const added = (backupArmies: readonly BackupArmy[]): RestoreItem[] =>
	backupArmies.map((backupArmy) => ({ backupArmy, as: 'added' }));

const guard = {
	rulebook: 'core2005',
	unit: { kind: 'minifig', name: 'Strażnik', rank: 'mercenary' }
} as const;

describe('a backup of all armies', () => {
	it('restores armies, earlier states and the trash', async () => {
		await fill();
		const kept = await everything();
		expect(kept).toHaveLength(2);
		await emptyDatabase();
		await backups.restore(added(kept));
		expect(await everything()).toEqual(kept);
		expect(await armies.get(id(1))).toMatchObject({ army: { name: 'Druga' }, revision: 2 });
		expect(await armies.revisions(id(1))).toMatchObject([{ army: { name: 'Pierwsza' } }]);
		expect(await armies.get(id(2))).toHaveProperty('deletedAt');
	});

	it('skips examples that were never edited', async () => {
		await armies.create(named(3, 'Przykład'), true);
		expect(await everything()).toEqual([]);
		expect(await backups.count()).toBe(0);
		await armies.replace(named(3, 'Mój przykład'), 1);
		expect(await everything()).toHaveLength(1);
		expect(await backups.count()).toBe(1);
	});

	it('includes an army’s tags and archived state', async () => {
		await fill();
		await armies.setTags(id(1), ['liga']);
		await armies.setArchived(id(1), true);
		const [backupArmy] = await everything();
		if (!backupArmy) throw new Error('nothing kept');
		await emptyDatabase();
		await backups.restore(added([backupArmy]));
		expect(await armies.get(id(1))).toMatchObject({
			tags: ['liga'],
			archivedAt: backupArmy.row.archivedAt
		});
		await armies.setTags(id(1), ['moja']);
		await backups.restore([
			{ backupArmy, as: 'replacement' },
			{ backupArmy, as: { beside: named(9, 'Z kopii') } }
		]);
		expect(await armies.get(id(1))).toMatchObject({ tags: ['moja'] });
		expect(await armies.get(id(9))).toMatchObject({ tags: ['liga'] });
		expect(await armies.get(id(9))).not.toHaveProperty('archivedAt');
	});

	it('is due after a metadata change or a saved unit', async () => {
		await fill();
		const units = new OwnUnits(database, () => 77);
		const marks = [await backups.mark()];
		await armies.setTags(id(1), ['liga']);
		marks.push(await backups.mark());
		await armies.setArchived(id(1), true);
		marks.push(await backups.mark());
		await units.keep(id(50), guard);
		marks.push(await backups.mark());
		await units.remove(id(50));
		expect(new Set(marks).size).toBe(4);
	});

	it('adds units that do not exist here, together with the armies or not at all', async () => {
		await fill();
		const units = new OwnUnits(database, () => 77);
		await units.keep(id(50), guard);
		const [row] = await backups.ownUnits();
		if (!row) throw new Error('nothing kept');
		expect(await backups.newUnits([row, { ...row, id: id(51) }])).toEqual([]);
		const other = { ...row, id: id(52), unit: { ...guard.unit, name: 'Inny' } };
		expect(await backups.newUnits([other])).toEqual([other]);
		await expect(backups.restore(added(many()), { ownUnits: [row] })).rejects.toThrow();
		expect(await backups.count()).toBe(2);
		await backups.restore(added(many()), { ownUnits: [other] });
		expect(await backups.ownUnits()).toEqual([row, other]);
	});

	it('reports what is new, known or different here', async () => {
		await fill();
		const kept = await everything();
		const standings = () => backups.compare(kept);
		expect(await standings()).toEqual(['known', 'known']);
		await armies.replace(named(1, 'Trzecia'), 2);
		expect(await standings()).toEqual(['known', 'known']);
		await emptyDatabase();
		expect(await standings()).toEqual(['new', 'new']);
		await armies.create(named(1, 'Tutejsza'));
		expect(await standings()).toEqual(['differs', 'new']);
	});

	it('reports an army that grew from the one here as newer, and restores the versions between', async () => {
		await fill();
		const before = await everything();
		await armies.replace(named(1, 'Trzecia'), 2);
		await armies.replace(named(1, 'Czwarta'), 3);
		const after = await everything();
		await emptyDatabase();
		await backups.restore(added(before));
		expect(await backups.compare(after)).toEqual(['newer', 'known']);
		const [backupArmy] = after;
		if (!backupArmy) throw new Error('nothing kept');
		await backups.restore([{ backupArmy, as: 'replacement' }]);
		const states = ['Trzecia', 'Druga', 'Pierwsza'].map((name) => ({ army: { name } }));
		expect(await armies.revisions(id(1))).toMatchObject(states);
		expect(await armies.get(id(1))).toMatchObject({ army: { name: 'Czwarta' } });
		expect(await backups.compare(after)).toEqual(['known', 'known']);
		expect(await backups.compare(before)).toEqual(['known', 'known']);
	});

	it('reports an army that went back to an earlier version as newer', async () => {
		await fill();
		const before = await everything();
		await armies.replace(named(1, 'Pierwsza'), 2);
		const after = await everything();
		await emptyDatabase();
		await backups.restore(added(before));
		expect(await backups.compare(after)).toEqual(['newer', 'known']);
	});

	it('adds a different army beside the existing one', async () => {
		await fill();
		const [backupArmy] = await everything();
		if (!backupArmy) throw new Error('nothing kept');
		await armies.replace(named(1, 'Tutejsza'), 2);
		await backups.restore([{ backupArmy, as: { beside: named(9, 'Z kopii') } }]);
		expect(await armies.get(id(1))).toMatchObject({ army: { name: 'Tutejsza' } });
		expect(await armies.get(id(9))).toMatchObject({ army: { name: 'Z kopii' }, revision: 1 });
	});

	it('replaces only when asked, and keeps the replaced state', async () => {
		await fill();
		const [backupArmy] = await everything();
		if (!backupArmy) throw new Error('nothing kept');
		await armies.replace(named(1, 'Tutejsza'), 2);
		await backups.restore([{ backupArmy, as: 'replacement' }]);
		expect(await armies.get(id(1))).toMatchObject({ army: { name: 'Druga' }, revision: 4 });
		expect(await armies.revisions(id(1))).toMatchObject([{ army: { name: 'Tutejsza' } }, {}, {}]);
	});

	const many = () =>
		Array.from({ length: 120 }, (_, index): BackupArmy => {
			const army = named(index + 100, `Armia ${index}`);
			const row = { id: army.id, army, revision: 1, createdAt: 1, savedAt: index };
			return {
				row,
				revisions: [{ ...row, revision: 0 }].map(({ createdAt: _c, ...rest }) => rest)
			};
		});

	it('is one transaction with progress reports', async () => {
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const progress: number[] = [];
		await backups.restore(added(many()), { progress: (done) => progress.push(done) });
		expect(progress).toEqual([20, 40, 60, 80, 100, 120]);
		expect(transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(1);
		expect(await backups.count()).toBe(120);
	});

	it('leaves nothing behind when cancelled', async () => {
		await fill();
		const before = await everything();
		const cancel = new AbortController();
		const progress = (done: number) => {
			if (done === 60) cancel.abort();
		};
		await expect(
			backups.restore(added(many()), { signal: cancel.signal, progress })
		).rejects.toThrow();
		expect(await everything()).toEqual(before);
	});

	it('leaves nothing behind when one army cannot be stored', async () => {
		await fill();
		const before = await everything();
		const [twice] = before;
		if (!twice) throw new Error('nothing kept');
		await expect(
			backups.restore([...added(many()), { backupArmy: twice, as: 'added' }])
		).rejects.toThrow();
		expect(await everything()).toEqual(before);
	});
});

it('notices every change of what backups contain', async () => {
	await database.open();
	let count = 0;
	const subscription = backups.watchChanges().subscribe({
		next: () => (count += 1),
		error: () => undefined
	});
	await eventually(() => expect(count).toBe(1));
	await database.entries.put({ digest: 'a', league: 'l', savedAt: 1 });
	await eventually(() => expect(count).toBe(2));
	await database.entries.put({ digest: 'a', league: 'l', savedAt: 2 });
	await eventually(() => expect(count).toBe(3));
	await database.entries.put({ digest: 'b', league: 'l', savedAt: 3 });
	await eventually(() => expect(count).toBe(4));
	await armies.create(named(1, 'Army'));
	await eventually(() => expect(count).toBe(5));
	await armies.setTags(id(1), ['tag']);
	await eventually(() => expect(count).toBe(6));
	// Neither rooms nor undo steps are in backups.
	await database.histories.put({ id: id(1), revision: 1, steps: [] });
	await armies.create(named(2, 'Army'));
	await eventually(() => expect(count).toBe(7));
	subscription.unsubscribe();
	await armies.create(named(3, 'Army'));
	expect(count).toBe(7);
});
