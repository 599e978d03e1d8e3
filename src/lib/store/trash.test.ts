import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { newPack } from '$lib/army/packs/new-pack';
import { Armies, type Watchable } from '.';
import { BrikmusterDatabase } from './database';
import { DAY } from './days';
import { Packs } from './packs';
import { revisionsOf } from './revisions';

const [A, B, C] = [1, 2, 3].map((number) => `aaaaaaaa-0000-4000-8000-00000000000${number}`) as [
	string,
	string,
	string
];

let database: BrikmusterDatabase;
let clock: number;

beforeEach(() => {
	clock = 1000;
	database = new BrikmusterDatabase(`trash-${crypto.randomUUID()}`);
});
afterEach(() => database.delete());

const first = <T>(watchable: Watchable<T>) =>
	new Promise<T>((next, error) => watchable.subscribe({ next, error }));

const kinds = {
	/** An army with an earlier state and undo steps. */
	async armies(id: string) {
		const armies = new Armies(database, () => clock);
		await armies.create(newArmy(id, id, { profile: 'free' }));
		await armies.replace(newArmy(id, 'Other', { profile: 'free' }), 1, {});
		return armies;
	},
	/** An edition in use, with a draft and undo steps. */
	async packs(id: string) {
		const packs = new Packs(database, () => clock);
		const pack = newPack({ id, prefix: 'kas', name: id, extends: 'core2005' });
		await packs.keep(pack);
		await (await packs.drafts()).replace({ ...pack, name: 'Other' }, 1, {});
		return packs;
	}
};

describe.each(['armies', 'packs'] as const)('the trash of %s', (kind) => {
	let store: Armies | Packs;
	const table = () => database[kind];
	const deleted = () =>
		first(store.watchTrash() as Watchable<readonly { id: string; trashDays?: number }[]>);
	const trash = async () => (await deleted()).map(({ id }) => id);
	beforeEach(async () => {
		for (const id of [A, B]) store = await kinds[kind](id);
		await store.setDeleted(A, true);
	});

	it('keeps what is deleted for thirty days on which the app is opened', async () => {
		for (let day = 1; day < 30; day += 1) {
			clock += DAY;
			await store.emptyTrash();
			// Later on the same day.
			clock += DAY / 2;
			await store.emptyTrash();
			clock -= DAY / 2;
		}
		expect(await trash()).toEqual([A]);
		expect(await deleted()).toMatchObject([{ trashDays: 29 }]);
		clock += DAY;
		await store.emptyTrash();
		expect(await trash()).toEqual([]);
		expect(await table().get(A)).toBeUndefined();
		expect(await revisionsOf(database, A).count()).toBe(0);
		expect(await database.histories.get(A)).toBeUndefined();
		expect(await table().get(B)).toBeDefined();
	});

	it.each([40, -40])('keeps it when the clock jumps by %i days and back', async (jump) => {
		const opened = async (days: number) => {
			clock += days * DAY;
			await store.emptyTrash();
			expect(await trash()).toContain(A);
		};
		await opened(jump);
		await store.setDeleted(B, true);
		await opened(-jump);
		expect(await trash()).toContain(B);
		for (let day = 0; day < 12; day += 1) await opened(1);
		await opened(jump);
		await opened(-jump);
		expect(await trash()).toContain(B);
	});

	it('restarts counting for what is restored and deleted again', async () => {
		for (let day = 0; day < 20; day += 1) {
			clock += DAY;
			await store.emptyTrash();
		}
		await store.setDeleted(A, false);
		expect(await trash()).toEqual([]);
		await store.setDeleted(A, true);
		expect((await deleted())[0]?.trashDays).toBeUndefined();
	});

	it('is emptied of what is named, but never of what is in use', async () => {
		await store.emptyTrash([A, B, C]);
		expect(await trash()).toEqual([]);
		expect(await table().get(B)).toMatchObject({ revision: 2 });
		expect(await revisionsOf(database, B).count()).toBe(kind === 'armies' ? 1 : 0);
	});

	it('has what this version cannot read', async () => {
		await table().update(A, { army: 1, pack: 1, draft: 1 });
		expect(await trash()).toEqual([A]);
	});
});
