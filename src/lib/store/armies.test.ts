import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import type { Army } from '$lib/rules/choices';
import { Armies, type Stored, type Watchable } from '.';
import { BrikmusterDatabase, DATABASE_NAME, type ArmyRow } from './database';

const A = 'aaaaaaaa-0000-4000-8000-000000000001';
const B = 'bbbbbbbb-0000-4000-8000-000000000002';
const C = 'cccccccc-0000-4000-8000-000000000003';
const named = (id: string, name: string): Army => newArmy(id, name, { profile: 'league' });

let database: BrikmusterDatabase;
let armies: Armies;
let clock: number;

beforeEach(() => {
	clock = 1000;
	database = new BrikmusterDatabase();
	armies = new Armies(database, () => clock);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

async function rowOf(id: string): Promise<ArmyRow> {
	const row = await database.armies.get(id);
	if (!row) throw new Error(`No row ${id}`);
	return row;
}

/** All that a watchable tells, in the order it is told. */
function listen<T>(watchable: Watchable<T>): { told: T[]; stop: () => void } {
	const told: T[] = [];
	const subscription = watchable.subscribe({
		next: (value) => told.push(value),
		error: (error) => {
			throw error;
		}
	});
	return { told, stop: () => subscription.unsubscribe() };
}

describe('create', () => {
	it('stores an army at revision 1 and the time of the clock', async () => {
		const army = named(A, 'Pierwsza');
		expect(await armies.create(army)).toEqual({ ok: true, revision: 1, savedAt: 1000 });
		expect(await armies.get(A)).toEqual({
			readable: true,
			id: A,
			army,
			revision: 1,
			savedAt: 1000
		});
		expect(await rowOf(A)).toMatchObject({ createdAt: 1000 });
	});

	it('rejects an id that exists, and leaves what is there', async () => {
		await armies.create(named(A, 'Pierwsza'));
		clock = 2000;
		await expect(armies.create(named(A, 'Druga'))).rejects.toThrow();
		expect(await armies.get(A)).toMatchObject({ army: { name: 'Pierwsza' }, savedAt: 1000 });
	});

	it('rejects the id of a deleted army too', async () => {
		await armies.create(named(A, 'Pierwsza'));
		await armies.setDeleted(A, true);
		await expect(armies.create(named(A, 'Druga'))).rejects.toThrow();
	});
});

describe('replace', () => {
	beforeEach(async () => {
		await armies.create(named(A, 'Pierwsza'));
		clock = 2000;
	});

	it('on the stored revision gives the next one', async () => {
		const result = await armies.replace(named(A, 'Druga'), 1);
		expect(result).toEqual({ ok: true, revision: 2, savedAt: 2000 });
		expect(await armies.get(A)).toMatchObject({
			army: { name: 'Druga' },
			revision: 2,
			savedAt: 2000
		});
		expect(await rowOf(A)).toMatchObject({ createdAt: 1000 });
	});

	it.each([0, 2, 1])('on revision %i after two writes changes nothing', async (base) => {
		await armies.replace(named(A, 'Druga'), 1);
		await armies.replace(named(A, 'Trzecia'), 2);
		const before = await rowOf(A);
		clock = 3000;
		const result = await armies.replace(named(A, 'Spóźniona'), base);
		expect(result).toEqual({
			ok: false,
			current: { readable: true, id: A, army: named(A, 'Trzecia'), revision: 3, savedAt: 2000 }
		});
		expect(await rowOf(A)).toEqual(before);
	});

	it('lets one of two writers on the same revision through', async () => {
		const results = await Promise.all([
			armies.replace(named(A, 'Lewa'), 1),
			armies.replace(named(A, 'Prawa'), 1)
		]);
		expect(results.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(await rowOf(A)).toMatchObject({ revision: 2 });
	});

	it('of an army that is not there stores nothing', async () => {
		expect(await armies.replace(named(B, 'Obca'), 1)).toEqual({ ok: false, current: undefined });
		expect(await armies.get(B)).toBeUndefined();
	});
});

describe('setDeleted', () => {
	it('keeps the army, and brings it back', async () => {
		const army = named(A, 'Pierwsza');
		await armies.create(army);
		clock = 2000;
		expect(await armies.setDeleted(A, true)).toMatchObject({ ok: true, revision: 2 });
		expect(await armies.get(A)).toMatchObject({ readable: true, army, deletedAt: 2000 });
		clock = 3000;
		expect(await armies.setDeleted(A, false)).toMatchObject({ ok: true, revision: 3 });
		const back = await armies.get(A);
		expect(back).toMatchObject({ readable: true, army, revision: 3 });
		expect(back).not.toHaveProperty('deletedAt');
	});

	it('makes writes on the older revision stale', async () => {
		await armies.create(named(A, 'Pierwsza'));
		await armies.setDeleted(A, true);
		expect(await armies.replace(named(A, 'Druga'), 1)).toMatchObject({ ok: false });
	});

	it('of an army that is not there says so', async () => {
		expect(await armies.setDeleted(A, true)).toEqual({ ok: false, current: undefined });
	});
});

describe('a record that this version cannot read', () => {
	it.each<[string, unknown]>([
		['a newer version', { ...named(A, 'Z przyszłości'), version: 2, soul: { deep: [1, 'ż'] } }],
		['an unknown field', { ...named(A, 'Inna'), price: 3 }],
		['another id than its row', named(B, 'Podmieniona')],
		['no army', 'brikmuster'],
		['nothing', null]
	])('is told, and kept as it is: %s', async (_, document) => {
		const row = { id: A, army: document, revision: 4, createdAt: 1, savedAt: 2 };
		await database.armies.add(row);
		const unreadable = { readable: false, id: A, document, savedAt: 2 };
		expect(await armies.get(A)).toEqual(unreadable);
		const { told, stop } = listen(armies.watchAll());
		await vi.waitFor(() => expect(told).toEqual([[unreadable]]));
		stop();
		expect(await armies.replace(named(A, 'Nowa'), 1)).toMatchObject({ ok: false });
		expect(await rowOf(A)).toEqual(row);
		await armies.setDeleted(A, true);
		await armies.setDeleted(A, false);
		expect((await rowOf(A)).army).toEqual(document);
	});
});

describe('watching', () => {
	const idsIn = (lists: Stored[][]) => lists.at(-1)?.map(({ id }) => id);

	it('tells all armies in use, the last changed one first, anew at every change', async () => {
		const { told, stop } = listen(armies.watchAll());
		await vi.waitFor(() => expect(told).toEqual([[]]));
		for (const id of [A, B, C]) {
			clock += 100;
			await armies.create(named(id, id));
		}
		await vi.waitFor(() => expect(idsIn(told)).toEqual([C, B, A]));
		clock += 100;
		await armies.replace(named(A, 'Zmieniona'), 1);
		await vi.waitFor(() => expect(idsIn(told)).toEqual([A, C, B]));
		await armies.setDeleted(C, true);
		await vi.waitFor(() => expect(idsIn(told)).toEqual([A, B]));
		clock += 100;
		await armies.setDeleted(C, false);
		await vi.waitFor(() => expect(idsIn(told)).toEqual([C, A, B]));
		stop();
		const silent = told.length;
		await armies.setDeleted(A, true);
		expect(await armies.get(A)).toHaveProperty('deletedAt');
		expect(told).toHaveLength(silent);
	});

	it('tells one army, and when there is none', async () => {
		const { told, stop } = listen(armies.watch(A));
		await vi.waitFor(() => expect(told).toEqual([undefined]));
		await armies.create(named(A, 'Pierwsza'));
		await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ revision: 1 }));
		await armies.replace(named(A, 'Druga'), 1);
		await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ army: { name: 'Druga' } }));
		await armies.setDeleted(A, true);
		await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ revision: 3, deletedAt: clock }));
		stop();
	});

	it('tells of a change that another connection makes', async () => {
		await armies.create(named(A, 'Pierwsza'));
		const { told, stop } = listen(armies.watch(A));
		await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ revision: 1 }));
		const other = new BrikmusterDatabase();
		await new Armies(other, () => 5000).replace(named(A, 'Z innego okna'), 1);
		await vi.waitFor(() => expect(told.at(-1)).toMatchObject({ army: { name: 'Z innego okna' } }));
		stop();
		other.close();
	});
});

describe('the database', () => {
	it('is named after the app', () => {
		expect([DATABASE_NAME, database.name]).toEqual(['brikmuster', 'brikmuster']);
	});

	it('writes with strict durability only', async () => {
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		await armies.create(named(A, 'Pierwsza'));
		await armies.replace(named(A, 'Druga'), 1);
		await armies.setDeleted(A, true);
		const writes = transaction.mock.calls.filter(([, mode]) => mode === 'readwrite');
		expect(writes.length).toBeGreaterThanOrEqual(3);
		for (const [, , options] of writes) expect(options).toEqual({ durability: 'strict' });
	});
});
