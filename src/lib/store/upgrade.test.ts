import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { openStore } from '.';
import { BrikmusterDatabase } from './database';
import { isOutdated } from './outdated';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const army = (name: string) => newArmy(ID, name, { profile: 'free' });
const NAME = 'upgrade';

/** Simulates an upgrade by a newer app version in another window; logs when it can proceed. */
function openNewer(events: string[]): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(NAME, 1000);
		opening.onupgradeneeded = () => events.push('upgrading');
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(opening.error ?? new Error('The database did not open'));
	});
}

afterEach(() => {
	indexedDB.deleteDatabase(NAME);
});

describe('a newer version of the app in another window', () => {
	it('waits until this one has saved, and finds what it saved', async () => {
		const database = new BrikmusterDatabase(NAME);
		const { armies, beforeUpgrade } = openStore(database);
		const events: string[] = [];
		beforeUpgrade(async () => {
			events.push('asked');
			await new Promise((resolve) => setTimeout(resolve, 20));
			await armies.replace(army('Druga'), 1);
			events.push('saved');
		});
		await armies.create(army('Pierwsza'));
		const newer = await openNewer(events);
		expect(events).toEqual(['asked', 'saved', 'upgrading']);
		const request = newer.transaction('armies').objectStore('armies').get(ID);
		await new Promise((resolve) => (request.onsuccess = resolve));
		expect(request.result).toMatchObject({ army: { name: 'Druga' }, revision: 2 });
		newer.close();
	});

	it('leaves this one unable to write, which it reports', async () => {
		const { armies, beforeUpgrade } = openStore(new BrikmusterDatabase(NAME));
		beforeUpgrade(() => Promise.resolve());
		await armies.create(army('Pierwsza'));
		const newer = await openNewer([]);
		const error: unknown = await armies
			.replace(army('Druga'), 1)
			.catch((reason: unknown) => reason);
		expect(isOutdated(error)).toBe(true);
		newer.close();
	});

	it('is not blamed for a database that cannot be opened', async () => {
		for (const name of ['SecurityError', 'UnknownError', 'InvalidStateError']) {
			const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
				throw new DOMException('Refused', name);
			});
			const { armies } = openStore(new BrikmusterDatabase(NAME));
			for (let tries = 0; tries < 3; tries++) {
				const error: unknown = await armies.get(ID).catch((reason: unknown) => reason);
				expect(error, name).toBeInstanceOf(Error);
				expect(isOutdated(error), name).toBe(false);
			}
			open.mockRestore();
		}
	});

	it('does not wait forever if saving fails', async () => {
		const { armies, beforeUpgrade } = openStore(new BrikmusterDatabase(NAME));
		beforeUpgrade(() => Promise.reject(new Error('QuotaExceeded')).catch(() => undefined));
		await armies.create(army('Pierwsza'));
		const newer = await openNewer([]);
		expect(newer.version).toBe(1000);
		newer.close();
	});
});
