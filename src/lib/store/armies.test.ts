import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import type { Army } from '$lib/rules/choices';
import { Armies, type Stored, type Watchable } from '.';
import { BrikmusterDatabase, DATABASE_NAME, type ArmyRow } from './database';
import { eventually } from '../../../tests/setup/eventually';

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

/** Collects every value that a watchable emits. */
function listen<T>(watchable: Watchable<T>): { told: T[]; stop: () => void } {
	const emitted: T[] = [];
	const subscription = watchable.subscribe({
		next: (value) => emitted.push(value),
		error: (error) => {
			throw error;
		}
	});
	return { told: emitted, stop: () => subscription.unsubscribe() };
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

	it('rejects an existing id, and changes nothing', async () => {
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

describe('an example army', () => {
	it('is marked as one until it is edited', async () => {
		await armies.create(named(A, 'Przykład'), true);
		expect(await armies.get(A)).toHaveProperty('demo', true);
		await armies.setDeleted(A, true);
		await armies.setDeleted(A, false);
		expect(await armies.get(A)).toHaveProperty('demo', true);
		await armies.replace(named(A, 'Moja'), 3);
		expect(await armies.get(A)).not.toHaveProperty('demo');
	});
});

describe('replace', () => {
	beforeEach(async () => {
		await armies.create(named(A, 'Pierwsza'));
		clock = 2000;
	});

	it('on the stored revision writes the next one', async () => {
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
			current: { readable: true, id: A, army: named(A, 'Trzecia'), revision: 3, savedAt: 2001 }
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

	it('of a missing army stores nothing', async () => {
		expect(await armies.replace(named(B, 'Obca'), 1)).toEqual({ ok: false, current: undefined });
		expect(await armies.get(B)).toBeUndefined();
	});
});

describe('setDeleted', () => {
	it('keeps the army, and restores it', async () => {
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

	it('of a missing army reports that', async () => {
		expect(await armies.setDeleted(A, true)).toEqual({ ok: false, current: undefined });
	});
});

describe('tags and the archive', () => {
	const before = named(A, 'Pierwsza');
	beforeEach(async () => {
		await armies.create(before, true);
		clock = 2000;
	});

	it('are stored without a new revision or time', async () => {
		expect(await armies.setTags(A, ['liga', 'Żółte'])).toBe(true);
		expect(await armies.setArchived(A, true)).toBe(true);
		expect(await armies.get(A)).toEqual({
			...{ readable: true, id: A, army: before, revision: 1, savedAt: 1000 },
			...{ tags: ['liga', 'Żółte'], archivedAt: 2000 }
		});
		expect(await armies.revisions(A)).toEqual([]);
	});

	it('can be removed without a trace', async () => {
		await armies.setTags(A, ['liga']);
		await armies.setArchived(A, true);
		await armies.setTags(A, []);
		await armies.setArchived(A, false);
		expect(await armies.get(A)).toEqual({
			...{ readable: true, id: A, army: before, revision: 1, savedAt: 1000 }
		});
	});

	it('survive edits, the trash and a write by a window that does not know of them', async () => {
		await armies.setTags(A, ['liga']);
		await armies.setArchived(A, true);
		expect(await armies.replace(named(A, 'Druga'), 1, { done: [] })).toMatchObject({ ok: true });
		await armies.setDeleted(A, true);
		await armies.setDeleted(A, false);
		expect(await armies.get(A)).toMatchObject({ tags: ['liga'], archivedAt: 2000 });
	});

	it('keep the undo steps of the army', async () => {
		await armies.replace(named(A, 'Druga'), 1, { done: ['x'] });
		await armies.setTags(A, ['liga']);
		expect(await armies.steps(A, 2)).toEqual({ done: ['x'] });
	});

	it('are reported to watchers, and are copied with an army', async () => {
		const { told: emitted, stop } = listen(armies.watchAll());
		await eventually(() => expect(emitted).toHaveLength(1));
		await armies.create(named(B, 'Kopia'), false, ['liga']);
		await eventually(() => expect(emitted.at(-1)).toMatchObject([{ tags: ['liga'] }, {}]));
		stop();
	});

	it('of a missing army are not stored', async () => {
		expect(await armies.setTags(C, ['liga'])).toBe(false);
		expect(await armies.setArchived(C, true)).toBe(false);
		expect(await armies.get(C)).toBeUndefined();
	});

	it('from two windows at the same moment are both kept', async () => {
		await Promise.all([armies.setTags(A, ['liga']), armies.setArchived(A, true)]);
		expect(await armies.get(A)).toMatchObject({ tags: ['liga'], archivedAt: 2000 });
	});

	it('that are invalid are read as none, and stay stored', async () => {
		const tags = [7, 'liga'] as unknown as string[];
		await database.armies.update(A, { tags });
		expect(await armies.get(A)).toMatchObject({ tags: ['liga'] });
		await armies.replace(named(A, 'Druga'), 1);
		expect(await rowOf(A)).toMatchObject({ tags });
	});

	it('are read back, so a lost write is detected', async () => {
		vi.spyOn(database.armies, 'put').mockImplementation((() => Promise.resolve(A)) as never);
		await expect(armies.setTags(A, ['liga'])).rejects.toThrow(/is not so/);
		await expect(armies.setArchived(A, true)).rejects.toThrow(/is not so/);
	});
});

describe('earlier states', () => {
	const names = async (id = A) =>
		(await armies.revisions(id)).map((stored) => (stored.readable ? stored.army.name : '?'));

	it('are kept for every change, newest first, each with its time', async () => {
		await armies.create(named(A, 'Pierwsza'));
		await armies.create(named(B, 'Inna'));
		for (const [index, name] of ['Druga', 'Trzecia'].entries()) {
			clock += 100;
			await armies.replace(named(A, name), index + 1);
		}
		expect(await names()).toEqual(['Druga', 'Pierwsza']);
		expect(await armies.revisions(A)).toMatchObject([
			{ revision: 2, savedAt: 1100 },
			{ revision: 1, savedAt: 1000 }
		]);
		expect(await names(B)).toEqual([]);
	});

	it('are not created by a deletion or by a stale write', async () => {
		await armies.create(named(A, 'Pierwsza'));
		await armies.setDeleted(A, true);
		await armies.setDeleted(A, false);
		await armies.replace(named(A, 'Spóźniona'), 1);
		expect(await names()).toEqual([]);
	});

	it('are thinned: the last ten of many in a minute stay, and some from before', async () => {
		await armies.create(named(A, '0'));
		for (let revision = 1; revision <= 80; revision += 1) {
			clock += 30_000;
			await armies.replace(named(A, `${revision}`), revision);
		}
		const left = await names();
		expect(left.slice(0, 10)).toEqual(['79', '78', '77', '76', '75', '74', '73', '72', '71', '70']);
		expect(left.length).toBeGreaterThan(14);
		expect(left.length).toBeLessThan(25);
	});
});

describe('undo steps', () => {
	it('are stored for one state, and are ignored for any other', async () => {
		await armies.create(named(A, 'Pierwsza'));
		await armies.replace(named(A, 'Druga'), 1, { done: ['x'] });
		expect(await armies.steps(A, 2)).toEqual({ done: ['x'] });
		await armies.replace(named(A, 'Trzecia'), 2);
		expect(await armies.steps(A, 3)).toBeUndefined();
		expect(await armies.steps(B, 1)).toBeUndefined();
	});

	it('are not stored by a stale write', async () => {
		await armies.create(named(A, 'Pierwsza'));
		await armies.replace(named(A, 'Druga'), 1, { done: ['x'] });
		await armies.replace(named(A, 'Spóźniona'), 1, { done: ['y'] });
		expect(await armies.steps(A, 2)).toEqual({ done: ['x'] });
	});
});

describe('a disk that loses writes', () => {
	it('is detected by reading back', async () => {
		await armies.create(named(A, 'Pierwsza'));
		vi.spyOn(database.armies, 'put').mockImplementation((() => Promise.resolve(A)) as never);
		await expect(armies.replace(named(A, 'Druga'), 1)).rejects.toThrow(/is not there/);
	});
});

describe('a record that this version cannot read', () => {
	it.each<[string, unknown]>([
		['a newer version', { ...named(A, 'Z przyszłości'), version: 2, soul: { deep: [1, 'ż'] } }],
		['an unknown field', { ...named(A, 'Inna'), price: 3 }],
		['another id than its row', named(B, 'Podmieniona')],
		['no army', 'brikmuster'],
		['nothing', null]
	])('is reported, and stays unchanged: %s', async (_, document) => {
		const row = { id: A, army: document, revision: 4, createdAt: 1, savedAt: 2 };
		await database.armies.add(row);
		const unreadable = { readable: false, id: A, document, savedAt: 2 };
		expect(await armies.get(A)).toEqual(unreadable);
		const { told: emitted, stop } = listen(armies.watchAll());
		await eventually(() => expect(emitted).toEqual([[unreadable]]));
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

	it('emits all armies in use, last changed first, again at every change', async () => {
		const { told: emitted, stop } = listen(armies.watchAll());
		await eventually(() => expect(emitted).toEqual([[]]));
		for (const id of [A, B, C]) {
			clock += 100;
			await armies.create(named(id, id));
		}
		await eventually(() => expect(idsIn(emitted)).toEqual([C, B, A]));
		clock += 100;
		await armies.replace(named(A, 'Zmieniona'), 1);
		await eventually(() => expect(idsIn(emitted)).toEqual([A, C, B]));
		await armies.setDeleted(C, true);
		await eventually(() => expect(idsIn(emitted)).toEqual([A, B]));
		clock += 100;
		await armies.setDeleted(C, false);
		await eventually(() => expect(idsIn(emitted)).toEqual([C, A, B]));
		stop();
		const silent = emitted.length;
		await armies.setDeleted(A, true);
		expect(await armies.get(A)).toHaveProperty('deletedAt');
		expect(emitted).toHaveLength(silent);
	});

	it('emits one army, or undefined', async () => {
		const { told: emitted, stop } = listen(armies.watch(A));
		await eventually(() => expect(emitted).toEqual([undefined]));
		await armies.create(named(A, 'Pierwsza'));
		await eventually(() => expect(emitted.at(-1)).toMatchObject({ revision: 1 }));
		await armies.replace(named(A, 'Druga'), 1);
		await eventually(() => expect(emitted.at(-1)).toMatchObject({ army: { name: 'Druga' } }));
		await armies.setDeleted(A, true);
		await eventually(() => expect(emitted.at(-1)).toMatchObject({ revision: 3, deletedAt: clock }));
		stop();
	});

	it('emits changes made by another connection', async () => {
		await armies.create(named(A, 'Pierwsza'));
		const { told: emitted, stop } = listen(armies.watch(A));
		await eventually(() => expect(emitted.at(-1)).toMatchObject({ revision: 1 }));
		const other = new BrikmusterDatabase();
		await new Armies(other, () => 5000).replace(named(A, 'Z innego okna'), 1);
		await eventually(() =>
			expect(emitted.at(-1)).toMatchObject({ army: { name: 'Z innego okna' } })
		);
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
