import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { openStore, type Store } from '.';
import { BrikmusterDatabase } from './database';
import { openLazyStores } from './lazy-stores';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const army = newArmy(ID, 'Pierwsza', { profile: 'free' });

let database: BrikmusterDatabase;
let store: Store;
beforeEach(() => {
	database = new BrikmusterDatabase('opening');
	store = openStore(database);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

/** Everything a page requests at once, including watchers. */
function everything({ armies }: Store, errors: unknown[]): Promise<unknown>[] {
	const { backups } = openLazyStores(database);
	armies.watchAll().subscribe({ next: () => undefined, error: (error) => errors.push(error) });
	return [
		armies.create(army),
		armies.get(ID),
		armies.replace(army, 1, {}),
		armies.setDeleted(ID, true),
		armies.emptyTrash(),
		armies.revisions(ID),
		backups.count(),
		backups.restore([])
	];
}

describe('a database that cannot be opened', () => {
	it('rejects all requests, and does not retry forever', async () => {
		const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
			throw new DOMException('no', 'SecurityError');
		});
		const errors: unknown[] = [];
		const asked = everything(store, errors);
		const came = await Promise.allSettled(asked);
		expect(came.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(errors).toHaveLength(1);
		expect(open.mock.calls.length).toBeLessThanOrEqual(asked.length + 2);
	});

	it('is reopened by the next call', async () => {
		const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
			throw new DOMException('no', 'UnknownError');
		});
		await expect(store.armies.create(army)).rejects.toThrow();
		open.mockRestore();
		expect(await store.armies.create(army)).toMatchObject({ ok: true });
	});

	it('stays closed after closing for a newer version', async () => {
		await store.armies.create(army);
		database.close();
		await expect(store.armies.get(ID)).rejects.toThrow();
		await expect(store.armies.get(ID)).rejects.toThrow();
	});
});

it('opens the stores that are loaded later once, as they remember what they have read', async () => {
	expect(await store.lazyStores()).toBe(await store.lazyStores());
});
