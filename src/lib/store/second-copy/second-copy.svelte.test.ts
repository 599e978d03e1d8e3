import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSigned, foundedLeague } from '../../../../tests/setup/league-entries';
import { newArmy } from '$lib/army/new-army';
import { newLeague } from '$lib/league/new-league';
import type { Army } from '$lib/rules/choices';
import { openStore, type Store } from '..';
import { BrikmusterDatabase } from '../database';
import { CopyFiles } from './files';
import { rebuild, SecondCopy } from '.';

const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string) => newArmy(id(number), name, { profile: 'free' });
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

let name: string;
let database: BrikmusterDatabase;
let store: Store;
let files: CopyFiles;
let round = 0;

async function copyOf({ secondCopy }: Store): Promise<SecondCopy> {
	const copy = await secondCopy();
	if (!copy) throw new Error('This browser keeps no files');
	return copy;
}

/** Resolves when all writes are copied. Changes are reported just after a write resolves. */
async function copied(): Promise<void> {
	await new Promise((done) => setTimeout(done));
	await (await copyOf(store)).settled();
}

/** A new connection, as in another window or after a restart. */
function reopened() {
	const connection = new BrikmusterDatabase(name);
	const opened = openStore(connection);
	opened.beforeUpgrade(() => Promise.resolve());
	return { connection, opened };
}

async function lostDatabase(): Promise<void> {
	await copied();
	database.close();
	await new BrikmusterDatabase(name).delete();
	({ connection: database, opened: store } = reopened());
}

async function namesIn({ armies }: Store): Promise<string[]> {
	const found = await Promise.all([1, 2, 3].map((number) => armies.get(id(number))));
	return found.flatMap((entry) => (entry?.readable ? [entry.army.name] : []));
}

beforeEach(() => {
	name = `second-copy-test-${(round += 1)}`;
	({ connection: database, opened: store } = reopened());
	files = new CopyFiles(name);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await copied();
	await database.delete();
	await files.clear();
	localStorage.clear();
});

describe('the second copy', () => {
	it('restores what a lost database had', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await store.armies.create(named(2, 'Druga'));
		await store.armies.replace(named(2, 'Druga, zmieniona'), 1);
		const { leagues, photos, ownUnits } = await store.lazyStores();
		const season = { id: '2026-1', opened: '2026-03-01' };
		const contents = foundedLeague(newLeague(id(5), 'Liga', season));
		await createSigned(leagues, id(5), contents);
		const digest = await photos.keep(jpeg);
		await ownUnits.keep('straż', {
			rulebook: 'core2005',
			unit: { kind: 'minifig', name: 'Strażnik', rank: 'mercenary' }
		});
		await lostDatabase();
		expect(await namesIn(store)).toEqual([]);
		const copy = await copyOf(store);
		const missing = await copy.compare();
		const rows = missing.map(({ table, key }) => [table, key]);
		const { entries } = contents.held;
		expect(rows.filter(([table]) => table === 'entries')).toHaveLength(entries.length);
		expect(rows.filter(([table]) => table !== 'entries')).toEqual([
			['armies', id(1)],
			['armies', id(2)],
			['leagues', id(5)],
			['ownUnits', 'straż'],
			['photos', digest]
		]);
		await copy.restore(missing);
		expect(await namesIn(store)).toEqual(['Pierwsza', 'Druga, zmieniona']);
		const keeping = await store.lazyStores();
		expect(await keeping.photos.get(digest)).toEqual(jpeg);
		expect((await keeping.leagues.get(id(5)))?.readable).toBe(true);
		expect(await copy.compare()).toEqual([]);
	});

	it('continues after a write that changed nothing', async () => {
		await store.armies.emptyTrash([]);
		await copied();
		await store.armies.create(named(1, 'Pierwsza'));
		await copied();
		expect(await files.names('armies')).toEqual([`${id(1)}.1-0.json`]);
	});

	it('does not report intended deletions as missing', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await store.armies.create(named(2, 'Usunięta'));
		await store.armies.setDeleted(id(2), true);
		await store.armies.emptyTrash([id(2)]);
		await lostDatabase();
		const missing = await (await copyOf(store)).compare();
		expect(missing.map(({ key }) => key)).toEqual([id(1)]);
	});

	it('does not report intended deletions that could not be recorded as missing', async () => {
		await store.armies.create(named(1, 'Usunięta'));
		await store.armies.setDeleted(id(1), true);
		await copied();
		const writing = vi
			.spyOn(FileSystemDirectoryHandle.prototype, 'getFileHandle')
			.mockRejectedValue(new DOMException('no room', 'QuotaExceededError'));
		await store.armies.emptyTrash([id(1)]);
		await copied();
		writing.mockRestore();
		const afterRestart = await copyOf(reopened().opened);
		expect(await afterRestart.compare()).toEqual([]);
		expect(await files.names('armies')).toEqual([]);
	});

	it('keeps an army that was restored after its deletion, even if the deletion was never copied', async () => {
		await store.armies.create(named(1, 'Usunięta'));
		await store.armies.setDeleted(id(1), true);
		await copied();
		const writing = vi
			.spyOn(FileSystemDirectoryHandle.prototype, 'getFileHandle')
			.mockRejectedValue(new DOMException('killed before', 'AbortError'));
		await store.armies.emptyTrash([id(1)]);
		await copied();
		writing.mockRestore();
		({ connection: database, opened: store } = reopened());
		await store.armies.create(named(1, 'Wgrana znowu'));
		await lostDatabase();
		const missing = await (await copyOf(store)).compare();
		expect(missing.map(({ row }) => row)).toMatchObject([{ army: { name: 'Wgrana znowu' } }]);
	});

	it('does not report the state before a deletion when the army was restored', async () => {
		await store.armies.create(named(1, 'Wcześniej'));
		await copied();
		const { connection, opened } = reopened();
		await opened.armies.replace(named(1, 'Później'), 1);
		await opened.armies.setDeleted(id(1), true);
		await (await copyOf(opened)).settled();
		connection.close();
		await store.armies.emptyTrash([id(1)]);
		await copied();
		await store.armies.create(named(1, 'Wgrana znowu'));
		await copied();
		expect(await (await copyOf(reopened().opened)).compare()).toEqual([]);
		expect(await files.names('armies')).toEqual([`${id(1)}.1-0.json`]);
	});

	it('keeps a later state beside an older one that was imported before it was restored', async () => {
		await store.armies.create(named(1, 'Wcześniej'));
		await store.armies.replace(named(1, 'Później'), 1);
		await lostDatabase();
		expect(await (await copyOf(store)).compare()).toHaveLength(1);
		await store.armies.create(named(1, 'Wcześniej'));
		await store.armies.setTags(id(1), ['a']);
		await copied();
		const missing = await (await copyOf(reopened().opened)).compare();
		expect(missing.map(({ row }) => row)).toMatchObject([{ army: { name: 'Później' } }]);
	});

	it('keeps a trashed army in the trash', async () => {
		await store.armies.create(named(1, 'W koszu'));
		await store.armies.setDeleted(id(1), true);
		await lostDatabase();
		const copy = await copyOf(store);
		await copy.restore(await copy.compare());
		expect((await store.armies.get(id(1)))?.deletedAt).toBeDefined();
	});

	it('includes what was written before the copy existed', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await copied();
		await files.clear();
		const copy = await copyOf(store);
		expect(await copy.compare()).toEqual([]);
		await lostDatabase();
		expect((await (await copyOf(store)).compare()).map(({ key }) => key)).toEqual([id(1)]);
	});

	it('keeps a later state that the database has lost', async () => {
		await store.armies.create(named(1, 'Wcześniej'));
		const earlier = await database.armies.get(id(1));
		await store.armies.replace(named(1, 'Później'), 1);
		await copied();
		if (earlier) await database.armies.put(earlier);
		database.onChange = undefined;
		const copy = new SecondCopy(database);
		const newer = await copy.compare();
		expect(newer.map(({ key }) => key)).toEqual([id(1)]);
		await copy.restore(newer);
		expect(await namesIn(store)).toEqual(['Później']);
		const states = await store.armies.revisions(id(1));
		expect(states.map((state) => state.readable && state.army.name)).toContain('Wcześniej');
	});

	it('has the previous state when a crash left the newest file incomplete', async () => {
		await store.armies.create(named(1, 'Cała'));
		await copied();
		await files.write('armies', `${id(1)}.2-0.json`, '{"format":"brikmus');
		await lostDatabase();
		const copy = await copyOf(store);
		await copy.restore(await copy.compare());
		expect(await namesIn(store)).toEqual(['Cała']);
	});

	it('has one file per record after any sequence of changes', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		for (let edit = 1; edit <= 5; edit += 1) {
			await store.armies.replace(named(1, `Pierwsza ${edit}`), edit);
		}
		await store.armies.setTags(id(1), ['a']);
		await store.armies.setDeleted(id(1), true);
		await copied();
		expect(await files.names('armies')).toHaveLength(1);
		await store.armies.emptyTrash([id(1)]);
		await copied();
		expect(await files.names('armies')).toEqual([`${id(1)}.deleted`]);
		await store.armies.create(named(1, 'Znów'));
		await copied();
		expect(await files.names('armies')).toEqual([`${id(1)}.1-0.json`]);
	});

	/** Makes one row unreadable, as when a file of the database is damaged. */
	function unreadable(key: string) {
		const refuse = () => {
			throw new DOMException('Failed to read large IndexedDB value', 'DataError');
		};
		const { get, getAll } = IDBObjectStore.prototype;
		vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
			this: IDBObjectStore,
			query
		) {
			return query === key ? refuse() : get.call(this, query);
		});
		vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
			this: IDBObjectStore,
			...words
		) {
			return this.name === 'armies' ? refuse() : getAll.apply(this, words);
		});
	}

	it('restores a row that the browser cannot read, and finds other missing rows', async () => {
		await store.armies.create(named(1, 'Zagubiona'));
		await copied();
		database.onChange = undefined;
		await database.armies.delete(id(1));
		({ connection: database, opened: store } = reopened());
		await store.armies.create(named(2, 'Nie do odczytania'));
		await store.armies.create(named(3, 'Cała'));
		await copied();
		unreadable(id(2));
		const copy = await copyOf(store);
		const missing = await copy.compare();
		expect(missing.map(({ key }) => key)).toEqual([id(1), id(2)]);
		await copy.restore(missing);
		vi.restoreAllMocks();
		expect(await namesIn(store)).toEqual(['Zagubiona', 'Nie do odczytania', 'Cała']);
	});

	it('supplies a rebuild with rows that the browser cannot read', async () => {
		await store.armies.create(named(1, 'Cała'));
		await store.armies.create(named(2, 'Nie do odczytania'));
		await copied();
		unreadable(id(2));
		const copy = await copyOf(store);
		await rebuild(database, copy);
		vi.restoreAllMocks();
		expect(await namesIn(store)).toEqual(['Cała']);
		await copy.restore(await copy.compare());
		expect(await namesIn(store)).toEqual(['Cała', 'Nie do odczytania']);
	});

	it('leaves a unit alone that was saved again with other choices', async () => {
		const { ownUnits } = await store.lazyStores();
		const straz = { kind: 'minifig', name: 'Strażnik', rank: 'mercenary' } as const;
		await ownUnits.keep('straż', { rulebook: 'core2005', unit: straz });
		await lostDatabase();
		const copy = await copyOf(store);
		const missing = await copy.compare();
		const again = await store.lazyStores();
		await again.ownUnits.keep('straż', {
			rulebook: 'core2005',
			unit: { ...straz, name: 'Strażnik nocny' }
		});
		await copy.restore(missing);
		expect(await database.ownUnits.get('straż')).toMatchObject({
			unit: { name: 'Strażnik nocny' }
		});
	});

	it('leaves a damaged file unchanged', async () => {
		const name = `${id(3)}.1-0.json`;
		await files.write('armies', name, '{"format":"brikmuster/copy"');
		expect(await (await copyOf(store)).compare()).toEqual([]);
		expect(await files.names('armies')).toEqual([name]);
	});

	describe('of many entries', () => {
		/** Entries as a room brings them: more than are copied at once, and a rest. */
		const rows = Array.from({ length: 47 }, (_, at) => ({
			...{ digest: `entry-${at}`, league: 'entry-0', entry: { at, name: 'Żółta' } },
			savedAt: 5
		}));
		const keys = rows.map(({ digest }) => digest);

		async function expectAll() {
			await copied();
			const names = keys.map((key) => `${key}.5-0.json`);
			expect(await files.names('entries')).toEqual(names.toSorted());
			for (const [at, row] of rows.entries()) {
				const text = (await files.read('entries', names[at] ?? '')) ?? '';
				expect(JSON.parse(text)).toMatchObject({ table: 'entries', key: row.digest, row });
			}
		}

		it('is written by a worker', async () => {
			const byPage = vi.spyOn(CopyFiles.prototype, 'write');
			await database.entries.bulkAdd(rows);
			await expectAll();
			expect(byPage).toHaveBeenCalledTimes(rows.length % 20);
			await lostDatabase();
			const copy = await copyOf(store);
			await copy.restore(await copy.compare());
			expect(await database.entries.bulkGet(keys)).toEqual(rows);
		});

		it('is written by the page if the worker fails', async () => {
			const byWorker = vi.spyOn(CopyFiles.prototype, 'writeInWorker');
			byWorker.mockRejectedValue(new Error('The writing worker failed'));
			await database.entries.bulkAdd(rows);
			await expectAll();
			expect(byWorker).toHaveBeenCalledTimes(1);
		});

		it('has what was changed and deleted while it was written', async () => {
			const { writeInWorker } = CopyFiles.prototype;
			const byWorker = vi.spyOn(CopyFiles.prototype, 'writeInWorker');
			byWorker.mockImplementationOnce(async function (this: CopyFiles, ...order) {
				await database.entries.delete('entry-1');
				await database.entries.update('entry-2', { savedAt: 6 });
				await writeInWorker.apply(this, order);
			});
			await database.entries.bulkAdd(rows);
			await copied();
			const names = await files.names('entries');
			expect(names).toHaveLength(rows.length);
			expect(names).toContain('entry-1.deleted');
			expect(names).toContain('entry-2.6-0.json');
		});
	});

	it('never contains a secret key', async () => {
		const seed = new Uint8Array(32).fill(7);
		await database.write([database.keys], () =>
			database.keys.put({ publicKey: 'abc', seed, file: '{}', savedAt: 1 })
		);
		await copied();
		const [name = ''] = await files.names('keys');
		const text = await files.read('keys', name);
		expect(JSON.parse(text ?? '')).toMatchObject({
			row: { publicKey: 'abc', file: '{}', savedAt: 1 }
		});
		expect(text).not.toContain('seed');
	});
});

describe('after a storage error', () => {
	const full = new DOMException('full', 'QuotaExceededError');
	const failing = (armies: Store['armies'], army: Army) => {
		const { add } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.add = () => {
			throw full;
		};
		return armies.create(army).finally(() => (IDBObjectStore.prototype.add = add));
	};
	/** Whether the work deletes the database. */
	async function isRebuilt(work: () => Promise<unknown>): Promise<boolean> {
		const { deleteDatabase } = IDBFactory.prototype;
		let deleted = false;
		IDBFactory.prototype.deleteDatabase = function (...words) {
			deleted ||= words[0] === name;
			return deleteDatabase.apply(this, words);
		};
		await work().finally(() => (IDBFactory.prototype.deleteDatabase = deleteDatabase));
		return deleted;
	}

	it('the next write rebuilds the database with all its content', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await store.armies.replace(named(1, 'Zmieniona'), 1, { done: [], undone: [] });
		await expect(failing(store.armies, named(2, 'Druga'))).rejects.toThrow();
		expect(await isRebuilt(() => store.armies.create(named(2, 'Druga')))).toBe(true);
		expect(await namesIn(store)).toEqual(['Zmieniona', 'Druga']);
		expect(await store.armies.revisions(id(1))).toHaveLength(1);
		expect(await store.armies.steps(id(1), 2)).toEqual({ done: [], undone: [] });
		expect(await isRebuilt(() => store.armies.create(named(3, 'Trzecia')))).toBe(false);
	});

	it('nothing is deleted while the copy cannot be written', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await copied();
		await expect(failing(store.armies, named(2, 'Druga'))).rejects.toThrow();
		await files.clear();
		const { createWritable } = FileSystemFileHandle.prototype;
		FileSystemFileHandle.prototype.createWritable = () => Promise.reject(full);
		try {
			const again = () => expect(store.armies.create(named(2, 'Druga'))).rejects.toThrow();
			expect(await isRebuilt(again)).toBe(false);
		} finally {
			FileSystemFileHandle.prototype.createWritable = createWritable;
		}
		await store.armies.create(named(2, 'Druga'));
		expect(await namesIn(store)).toEqual(['Pierwsza', 'Druga']);
	});

	it('the suspicion survives a reload', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await expect(failing(store.armies, named(2, 'Druga'))).rejects.toThrow();
		database.close();
		({ connection: database, opened: store } = reopened());
		expect(await isRebuilt(() => store.armies.emptyTrash())).toBe(true);
		expect(await namesIn(store)).toEqual(['Pierwsza']);
	});

	it('another window waits, then continues with the writes of both', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		const { connection, opened } = reopened();
		const emitted: number[] = [];
		const watching = opened.armies.watchAll().subscribe({
			next: (all) => emitted.push(all.length),
			error: () => emitted.push(Number.NaN)
		});
		await opened.armies.create(named(2, 'Druga'));
		await expect(failing(store.armies, named(3, 'Trzecia'))).rejects.toThrow();
		const both = [
			store.armies.create(named(3, 'Trzecia')),
			...Array.from({ length: 20 }, (_, at) =>
				opened.armies.replace(named(2, `Druga ${at}`), at + 1)
			)
		];
		await Promise.allSettled(both);
		expect(await namesIn(store)).toEqual(['Pierwsza', 'Druga 19', 'Trzecia']);
		expect(await namesIn(opened)).toEqual(['Pierwsza', 'Druga 19', 'Trzecia']);
		// No watcher may see an empty database.
		expect(emitted.filter((length) => length === 0 || Number.isNaN(length))).toEqual([]);
		watching.unsubscribe();
		connection.close();
	});

	const hide = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

	/** Runs work in the middle of the next rebuild, after everything has been read. */
	function inRebuild(work: () => Promise<unknown>): void {
		const { ensureSpace } = CopyFiles.prototype;
		vi.spyOn(CopyFiles.prototype, 'ensureSpace').mockImplementationOnce(async function (
			this: CopyFiles,
			bytes
		) {
			await work();
			return ensureSpace.call(this, bytes);
		});
	}

	it('writes of a hidden window during the rebuild are kept', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		const { connection, opened } = reopened();
		await expect(failing(store.armies, named(2, 'Druga'))).rejects.toThrow();
		inRebuild(async () => {
			const hidden = hide();
			await opened.armies.create(named(3, 'Z ukrytego okna')).finally(() => hidden.mockRestore());
		});
		await store.armies.create(named(2, 'Druga'));
		expect(await namesIn(store)).toEqual(['Pierwsza', 'Druga', 'Z ukrytego okna']);
		connection.close();
	});

	it('writes of a window of an earlier release before it closes are kept', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		const row = { id: id(3), army: named(3, 'Na koniec'), revision: 1, createdAt: 1, savedAt: 1 };
		const earlier = new Dexie(name, { autoOpen: false });
		await earlier.open();
		earlier.on('versionchange', () => {
			void earlier
				.table('armies')
				.put(row)
				.finally(() => earlier.close());
			return false;
		});
		await expect(failing(store.armies, named(2, 'Druga'))).rejects.toThrow();
		await store.armies.create(named(2, 'Druga'));
		expect(await namesIn(store)).toEqual(['Pierwsza', 'Druga', 'Na koniec']);
		expect(await files.names('armies')).toContain(`${id(3)}.1-0.json`);
	});

	it('a hidden window does not open the database during a rebuild', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		const { connection, opened } = reopened();
		await opened.armies.get(id(1));
		const hidden = hide();
		let over: () => void = () => undefined;
		let reading: Promise<unknown> | undefined;
		await new Promise<void>((begun) => {
			const rebuilding = new Promise<void>((done) => (over = done));
			void navigator.locks.request(connection.lock, () => {
				connection.closeForRebuild();
				reading = opened.armies.get(id(1));
				begun();
				return rebuilding;
			});
		});
		const waited = new Promise((done) => setTimeout(done, 200, 'waits'));
		expect(await Promise.race([reading, waited])).toBe('waits');
		over();
		expect(await reading).toBeDefined();
		hidden.mockRestore();
		connection.close();
	});

	/** Makes writes to these tables fail while the work runs. */
	async function withoutPut(refused: (table: string) => boolean, work: () => Promise<unknown>) {
		const { put } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...words) {
			if (refused(this.name)) throw full;
			return put.apply(this, words);
		};
		await work().finally(() => (IDBObjectStore.prototype.put = put));
	}

	it('nothing is deleted while no database can be written', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await expect(failing(store.armies, named(2, 'Druga'))).rejects.toThrow();
		const again = () => expect(store.armies.create(named(2, 'Druga'))).rejects.toThrow();
		expect(await isRebuilt(() => withoutPut(() => true, again))).toBe(false);
		expect(await namesIn(store)).toEqual(['Pierwsza']);
	});

	it('an interrupted rebuild is resumed', async () => {
		await store.armies.create(named(1, 'Pierwsza'));
		await expect(failing(store.armies, named(2, 'Druga'))).rejects.toThrow();
		const copy = await copyOf(store);
		const failed = () => expect(rebuild(database, copy)).rejects.toThrow();
		const isArmies = (table: string) => table === 'armies';
		expect(await isRebuilt(() => withoutPut(isArmies, failed))).toBe(true);
		await store.armies.create(named(2, 'Druga'));
		expect(await namesIn(store)).toEqual(['Pierwsza', 'Druga']);
	});
});
