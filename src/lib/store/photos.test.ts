import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jpegOf } from '../../../tests/setup/jpeg';
import { league, LEAGUE, protocol } from '../../../tests/setup/league';
import { createSigned, foundedLeague } from '../../../tests/setup/league-entries';
import { dataUrlOf, photoDigest } from '$lib/army/photos/jpeg';
import { newArmy } from '$lib/army/new-army';
import type { Army, Minifig } from '$lib/rules/choices';
import { Armies } from '.';
import { Backups, type PhotoSupply } from './backups';
import { BrikmusterDatabase } from './database';
import { Leagues } from './leagues';
import { OwnUnits } from './own-units';
import { Photos } from './photos';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const DAY = 86_400_000;
const [ONE, TWO, THREE] = [jpegOf(1), jpegOf(2), jpegOf(3)];
const digest = photoDigest(ONE);
const guard: Minifig = { kind: 'minifig', id: 'u1', name: 'Straż', rank: 'mercenary' };
const plain: Army = { ...newArmy(ID, 'Straż', { profile: 'free' }), units: [guard] };
const pictured: Army = { ...plain, units: [{ ...guard, portrait: { photo: digest } }] };
const carrying: Army = { ...pictured, photos: { [digest]: dataUrlOf(ONE) } };

let database: BrikmusterDatabase;
let armies: Armies;
let photos: Photos;
let backups: Backups;
let now: number;

beforeEach(() => {
	now = 1000;
	database = new BrikmusterDatabase('photos');
	armies = new Armies(database, () => now);
	photos = new Photos(database, () => now);
	backups = new Backups(database, () => now);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

const kept = () => database.photos.toCollection().primaryKeys();

describe('a photo', () => {
	it('is stored once under its digest, and reads back unchanged', async () => {
		expect(await photos.keep(ONE)).toBe(digest);
		now = 2000;
		expect(await photos.keep(ONE.slice())).toBe(digest);
		expect(await database.photos.toArray()).toEqual([{ digest, jpeg: ONE, savedAt: 2000 }]);
		expect(await photos.get(digest)).toEqual(ONE);
		expect(await photos.get(photoDigest(TWO))).toBeUndefined();
	});

	it('is read back, so a lost write is detected', async () => {
		vi.spyOn(database.photos, 'put').mockImplementation((() => Promise.resolve(digest)) as never);
		await expect(photos.keep(ONE)).rejects.toThrow(/is not there/);
	});
});

describe('an army with embedded photos', () => {
	it('is stored without them, and they are stored separately', async () => {
		await armies.create(carrying);
		expect(await armies.get(ID)).toMatchObject({ army: pictured });
		expect((await database.armies.get(ID))?.army).toEqual(pictured);
		expect(await photos.get(digest)).toEqual(ONE);
	});

	it('stores neither if one of them fails', async () => {
		await armies.create(plain);
		await expect(armies.create(carrying)).rejects.toThrow();
		expect(await kept()).toEqual([]);
	});

	it('of an older version shows them, and loses them when next saved', async () => {
		const row = { id: ID, army: carrying, revision: 1, createdAt: 1, savedAt: 1 };
		await database.armies.add(row);
		expect(await photos.get(digest)).toEqual(ONE);
		expect(await kept()).toEqual([]);
		await armies.replace({ ...carrying, name: 'Nowa' }, 1);
		expect((await database.armies.get(ID))?.army).toEqual({ ...pictured, name: 'Nowa' });
		expect(await kept()).toEqual([digest]);
		expect(await armies.revisions(ID)).toMatchObject([{ army: carrying }]);
	});

	it('keeps bytes that do not match their digest, but hides them', async () => {
		const strange = { [digest]: dataUrlOf(TWO) };
		await armies.create({ ...pictured, photos: strange });
		expect((await database.armies.get(ID))?.army).toEqual({ ...pictured, photos: strange });
		expect(await photos.get(digest)).toBeUndefined();
	});

	it('with a stale revision writes no photo', async () => {
		await armies.create(plain);
		expect(await armies.replace(carrying, 7)).toMatchObject({ ok: false });
		expect(await kept()).toEqual([]);
	});
});

describe('an unreferenced photo', () => {
	/** Simulates opening the app on consecutive days. */
	async function sweepFor(days: number) {
		for (let day = 0; day < days; day += 1) {
			now += DAY;
			await photos.sweep();
		}
	}

	it('is deleted after thirty days without a reference', async () => {
		await photos.keep(ONE);
		await sweepFor(29);
		expect(await kept()).toEqual([digest]);
		await sweepFor(1);
		expect(await kept()).toEqual([]);
	});

	it.each([40, -40])('stays when the clock jumps by %i days and back', async (jump) => {
		await photos.keep(ONE);
		await sweepFor(10);
		now += jump * DAY;
		await photos.sweep();
		now -= jump * DAY;
		await photos.sweep();
		expect(await kept()).toEqual([digest]);
	});

	const named: readonly [string, () => Promise<unknown>][] = [
		['an army', () => armies.create(pictured)],
		['a summoned unit', () => armies.create({ ...plain, reserve: { summons: pictured.units } })],
		[
			'a deleted army',
			async () => {
				await armies.create(pictured);
				await armies.setDeleted(ID, true);
			}
		],
		[
			'an earlier state',
			async () => {
				await armies.create(pictured);
				await armies.replace(plain, 1);
			}
		],
		[
			'an undo step',
			async () => {
				await armies.create(plain);
				const patch = { fields: [], units: [{ id: 'u1', after: pictured.units[0] }] };
				const done = [{ label: { key: 'choosePhoto', name: 'Straż' }, patch }];
				await armies.replace({ ...plain, name: 'Nowa' }, 1, { done, undone: [] });
			}
		],
		[
			'a unit for every army',
			() => {
				const { id: _, ...unit } = { ...guard, portrait: { photo: digest } };
				return new OwnUnits(database, () => now).keep(ID, { rulebook: 'core2005', unit });
			}
		],
		[
			'a record that this version cannot read',
			() => {
				const army = { format: 'brikmuster/army', version: 99, cover: [digest] };
				return database.armies.add({ id: ID, army, revision: 1, createdAt: 1, savedAt: 1 });
			}
		]
	];

	it.each(named)('stays while it is referenced by %s', async (_, name) => {
		await photos.keep(ONE);
		await photos.keep(TWO);
		await name();
		await sweepFor(30);
		expect(await kept()).toEqual([digest]);
	});

	it('stays while a report of a league references it', async () => {
		await photos.keep(ONE);
		const leagues = new Leagues(database, () => now);
		const contents = foundedLeague(league({ protocols: [protocol({ photos: [digest] })] }));
		const reports = contents.held.entries.filter(({ entry }) => entry.body.kind === 'report');
		const removed = reports.map((known) => known.digest);
		await createSigned(leagues, LEAGUE, contents);
		await sweepFor(30);
		expect(await kept()).toEqual([digest]);
		await leagues.write(LEAGUE, { name: 'Liga', added: [], removed }, {});
		await sweepFor(30);
		expect(await kept()).toEqual([]);
	});

	it('restarts its days when it is saved again', async () => {
		await photos.keep(ONE);
		await sweepFor(29);
		await photos.keep(ONE);
		await sweepFor(29);
		expect(await kept()).toEqual([digest]);
	});

	it('causes no write if there is none', async () => {
		await photos.keep(ONE);
		await armies.create(pictured);
		now += 31 * DAY;
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		await photos.sweep();
		expect(transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')).toEqual([]);
	});
});

describe('the photos of a backup', () => {
	const rows = [ONE, TWO, THREE].map((jpeg) => ({ digest: photoDigest(jpeg), jpeg, savedAt: 5 }));
	/** Supplies photos one by one, each after other tasks of the browser. */
	const slowly = (): PhotoSupply => {
		const left = [...rows];
		return async () => {
			await new Promise((resolve) => setTimeout(resolve, 5));
			return left.splice(0, 1);
		};
	};
	const row = { id: ID, army: pictured, revision: 1, createdAt: 1, savedAt: 1 };
	const arrival = { backupArmy: { row, revisions: [] }, as: 'added' } as const;

	it('are restored with the armies in one transaction, however slowly they are read', async () => {
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		await backups.restore([arrival], { photos: slowly() });
		expect(transaction.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(1);
		expect(await database.photos.toArray()).toEqual(
			rows.toSorted((a, b) => (a.digest < b.digest ? -1 : 1))
		);
		expect(await armies.get(ID)).toMatchObject({ army: pictured });
	});

	it('are not stored if one is unreadable, an army fails, or the user cancels', async () => {
		const broken = async () => Promise.reject(new Error('gone'));
		await expect(backups.restore([arrival], { photos: broken })).rejects.toThrow('gone');
		await expect(backups.restore([arrival, arrival], { photos: slowly() })).rejects.toThrow();
		const work = new AbortController();
		const supply = slowly();
		const stopped: PhotoSupply = () => {
			work.abort();
			return supply();
		};
		const { signal } = work;
		await expect(backups.restore([arrival], { photos: stopped, signal })).rejects.toThrow();
		expect(await kept()).toEqual([]);
		expect(await armies.get(ID)).toBeUndefined();
	});

	it('are listed one by one, and new ones are reported', async () => {
		await photos.keep(ONE);
		await photos.keep(TWO);
		const digests = [];
		for await (const photo of backups.photos()) digests.push(photo.digest);
		expect(digests).toEqual(await kept());
		expect(await backups.newPhotos(rows.map((photo) => photo.digest))).toEqual([
			photoDigest(THREE)
		]);
	});

	it('make a backup due', async () => {
		const before = await backups.mark();
		await photos.keep(ONE);
		expect(await backups.mark()).not.toBe(before);
	});
});
