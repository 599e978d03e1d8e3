import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import type { Army } from '$lib/rules/choices';
import { Armies, type Arrival, type Keepsake } from '.';
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

async function everything(): Promise<Keepsake[]> {
	const found: Keepsake[] = [];
	for await (const keepsake of backups.all()) found.push(keepsake);
	return found;
}

async function fill(): Promise<void> {
	await armies.create(named(1, 'Pierwsza'));
	await armies.replace(named(1, 'Druga'), 1);
	await armies.create(named(2, 'Inna'));
	await armies.setDeleted(id(2), true);
}

/** Empties the database, as on another device. */
async function anew(): Promise<void> {
	for (const table of database.tables) await table.clear();
}

const added = (keepsakes: readonly Keepsake[]): Arrival[] =>
	keepsakes.map((keepsake) => ({ keepsake, as: 'added' }));

const guard = {
	rulebook: 'core2005',
	unit: { kind: 'minifig', name: 'Strażnik', rank: 'mercenary' }
} as const;

describe('a backup of all armies', () => {
	it('restores armies, earlier states and the trash', async () => {
		await fill();
		const kept = await everything();
		expect(kept).toHaveLength(2);
		await anew();
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
		const [keepsake] = await everything();
		if (!keepsake) throw new Error('nothing kept');
		await anew();
		await backups.restore(added([keepsake]));
		expect(await armies.get(id(1))).toMatchObject({
			tags: ['liga'],
			archivedAt: keepsake.row.archivedAt
		});
		await armies.setTags(id(1), ['moja']);
		await backups.restore([
			{ keepsake, as: 'replacement' },
			{ keepsake, as: { beside: named(9, 'Z kopii') } }
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
		const standings = () => backups.standings(kept);
		expect(await standings()).toEqual(['known', 'known']);
		await armies.replace(named(1, 'Trzecia'), 2);
		expect(await standings()).toEqual(['known', 'known']);
		await anew();
		expect(await standings()).toEqual(['new', 'new']);
		await armies.create(named(1, 'Tutejsza'));
		expect(await standings()).toEqual(['differs', 'new']);
	});

	it('adds a different army beside the existing one', async () => {
		await fill();
		const [keepsake] = await everything();
		if (!keepsake) throw new Error('nothing kept');
		await armies.replace(named(1, 'Tutejsza'), 2);
		await backups.restore([{ keepsake, as: { beside: named(9, 'Z kopii') } }]);
		expect(await armies.get(id(1))).toMatchObject({ army: { name: 'Tutejsza' } });
		expect(await armies.get(id(9))).toMatchObject({ army: { name: 'Z kopii' }, revision: 1 });
	});

	it('replaces only when asked, and keeps the replaced state', async () => {
		await fill();
		const [keepsake] = await everything();
		if (!keepsake) throw new Error('nothing kept');
		await armies.replace(named(1, 'Tutejsza'), 2);
		await backups.restore([{ keepsake, as: 'replacement' }]);
		expect(await armies.get(id(1))).toMatchObject({ army: { name: 'Druga' }, revision: 4 });
		expect(await armies.revisions(id(1))).toMatchObject([{ army: { name: 'Tutejsza' } }, {}, {}]);
	});

	const many = () =>
		Array.from({ length: 120 }, (_, index): Keepsake => {
			const army = named(index + 100, `Armia ${index}`);
			const row = { id: army.id, army, revision: 1, createdAt: 1, savedAt: index };
			return {
				row,
				revisions: [{ ...row, revision: 0 }].map(({ createdAt: _c, ...rest }) => rest)
			};
		});

	it('is one transaction with progress reports', async () => {
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		const told: number[] = [];
		await backups.restore(added(many()), { progress: (done) => told.push(done) });
		expect(told).toEqual([20, 40, 60, 80, 100, 120]);
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
			backups.restore([...added(many()), { keepsake: twice, as: 'added' }])
		).rejects.toThrow();
		expect(await everything()).toEqual(before);
	});
});
