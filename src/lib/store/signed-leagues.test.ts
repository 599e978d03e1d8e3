import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { KnownEntry } from '$lib/league/entries/entry';
import { idOf, JAN, LEAGUE, league } from '../../../tests/setup/league';
import {
	createSigned,
	Author,
	founding,
	heldLeague,
	keyOf,
	registered,
	reported,
	signedEntries,
	signedLeague
} from '../../../tests/setup/league-entries';
import { Backups } from './backups';
import { BrikmusterDatabase } from './database';
import { rowIdOf } from './entry-rows';
import { Leagues, type StoredLeague } from './leagues';

const { entries, anna, bolek, first } = signedLeague();
const report = anna.write(reported());
const contents = heldLeague(entries);
const arriving = async (all: readonly KnownEntry[], of = first.digest) => ({
	founding: of,
	name: 'Liga',
	entries: await signedEntries(all)
});

let database: BrikmusterDatabase;
let leagues: Leagues;
beforeEach(() => {
	database = new BrikmusterDatabase(`signed-${crypto.randomUUID()}`);
	leagues = new Leagues(database, () => 5);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

async function stored(id = LEAGUE): Promise<StoredLeague> {
	const found = await leagues.get(id);
	if (!found?.readable) throw new Error('Not readable');
	return found;
}
const withReport = heldLeague([...entries, report]);
const name = 'Liga';
/** Adds the report. */
const writeReport = async () =>
	leagues.write(LEAGUE, { name, added: await signedEntries([report]), removed: [] }, { done: [] });
/** Removes it again. */
const removeReport = () => leagues.write(LEAGUE, { name, added: [], removed: [report.digest] }, {});

describe('a stored league of signed entries', () => {
	it('is what its entries say', async () => {
		await createSigned(leagues, LEAGUE, contents);
		const { league: read, held, revision } = await stored();
		expect(read).toEqual(contents.league);
		expect(new Set(held.entries)).toEqual(new Set(entries));
		expect(revision).toBe(1);
		expect(await leagues.idOf(first.digest)).toBe(LEAGUE);
	});

	it('yields the digests of all leagues in parts', async () => {
		const rows = Array.from({ length: 2345 }, (_, at) => ({ digest: `${at}`, savedAt: 5 }));
		await database.entries.bulkAdd(rows);
		const parts: (readonly string[])[] = [];
		for await (const digests of leagues.digestPages()) parts.push(digests);
		expect(parts.flat()).toEqual(rows.map(({ digest }) => digest).toSorted());
		expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1000);
	});

	it('gets new entries and loses a removed draft, while that has not left the device', async () => {
		await createSigned(leagues, LEAGUE, contents);
		expect(await writeReport()).toMatchObject({ revision: 2 });
		expect(await leagues.steps(LEAGUE, 2)).toEqual({ done: [] });
		expect((await stored()).league.protocols).toHaveLength(1);
		expect(await removeReport()).toMatchObject({ revision: 3 });
		expect((await stored()).league.protocols).toEqual([]);
		await writeReport();
		await leagues.markSent(LEAGUE, [report.digest]);
		expect(await removeReport()).toBeUndefined();
		expect((await stored()).revision).toBe(5);
		expect((await stored()).held.sent).toEqual(new Set([report.digest]));
		expect((await stored()).league.protocols).toHaveLength(1);
	});

	it('stays as it was if one part of a write fails', async () => {
		await createSigned(leagues, LEAGUE, contents);
		const before = [await database.leagues.toArray(), await database.entries.toArray()];
		const put = IDBObjectStore.prototype.put;
		vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
			this: IDBObjectStore,
			...given
		) {
			if (this.name === 'leagues') throw new DOMException('Full', 'QuotaExceededError');
			return put.apply(this, given);
		});
		await expect(writeReport()).rejects.toThrow();
		vi.restoreAllMocks();
		expect([await database.leagues.toArray(), await database.entries.toArray()]).toEqual(before);
	});

	it('says while it is read how much is done', async () => {
		const notes = Array.from({ length: 450 }, () => anna.write({ kind: 'note', text: 'Klocki' }));
		await createSigned(leagues, LEAGUE, heldLeague([...entries, ...notes]));
		const shares: number[] = [];
		await new Leagues(database, () => 5).get(LEAGUE, (share) => shares.push(share));
		expect(shares).toEqual(shares.toSorted((a, b) => a - b));
		expect(shares.filter((share) => share < 0.5).length).toBeGreaterThan(1);
		expect(shares.filter((share) => share > 0.5 && share < 1).length).toBeGreaterThan(1);
		expect(shares.at(-1)).toBe(1);
	});

	it('is read again from what is new and from drafts, which another window may have sent', async () => {
		await createSigned(leagues, LEAGUE, contents);
		await leagues.markSent(
			LEAGUE,
			entries.map(({ digest }) => digest)
		);
		await stored();
		await writeReport();
		const read = vi.spyOn(database.entries, 'bulkGet');
		expect((await stored()).held.sent.size).toBe(entries.length);
		expect(read.mock.calls.flatMap(([keys]) => keys)).toEqual([report.digest]);
		await new Leagues(database, () => 6).markSent(LEAGUE, [report.digest]);
		expect((await stored()).held.sent.has(report.digest)).toBe(true);
		read.mockClear();
		expect((await stored()).league.protocols).toHaveLength(1);
		expect(read.mock.calls.flatMap(([keys]) => keys)).toEqual([]);
	});

	it('keeps a damaged entry unchanged and without effect', async () => {
		await createSigned(leagues, LEAGUE, contents);
		const damaged = { ...report.entry, writtenAt: '2020-01-01T00:00:00Z' };
		const row = { digest: report.digest, league: first.digest, entry: damaged, savedAt: 1 };
		await database.entries.put(row);
		expect((await stored()).league.protocols).toEqual([]);
		await leagues.markSent(LEAGUE, []);
		expect(await database.entries.get(report.digest)).toEqual(row);
		await database.entries.put({ ...row, digest: first.digest });
		const unreadable = await new Leagues(database, () => 5).get(LEAGUE);
		expect(unreadable).toMatchObject({ readable: false, document: { founding: first.digest } });
	});
});

it('a league that arrives in many parts is read now and then, and at the end', async () => {
	await createSigned(leagues, LEAGUE, contents);
	const get = leagues.get.bind(leagues);
	const slow = vi.spyOn(leagues, 'get').mockImplementation(async (...given) => {
		await new Promise((done) => setTimeout(done, 40));
		return get(...given);
	});
	const counts: number[] = [];
	const subscription = leagues
		.watch(LEAGUE, () => leagues.get(LEAGUE))
		.subscribe({
			next: (found) => {
				if (found?.readable) counts.push(found.held.entries.length);
			},
			error: (error) => expect.unreachable(String(error))
		});
	await vi.waitFor(() => expect(counts).toEqual([entries.length]));
	const PARTS = 30;
	for (let part = 0; part < PARTS; part += 1) {
		const note = anna.write({ kind: 'note', text: 'Klocki' });
		await leagues.join(await arriving([note]), contents.league);
		await new Promise((done) => setTimeout(done, 5));
	}
	await vi.waitFor(() => expect(counts.at(-1)).toBe(entries.length + PARTS));
	subscription.unsubscribe();
	expect(slow.mock.calls.length).toBeLessThan(PARTS / 2);
});

describe('entries that come in a file', () => {
	it('are added in batches, and none of them if that is given up', async () => {
		const notes = Array.from({ length: 450 }, () => anna.write({ kind: 'note', text: 'Klocki' }));
		const all = await arriving([...entries, ...notes]);
		const given = new Error('Given up');
		const giveUp = () => {
			throw given;
		};
		await expect(leagues.join(all, contents.league, giveUp)).rejects.toBe(given);
		expect(await database.entries.count()).toBe(0);
		expect(await database.leagues.count()).toBe(0);
		const written: number[] = [];
		const { added } = await leagues.join(all, contents.league, (count) => written.push(count));
		expect(added).toBe(all.entries.length);
		expect(written.length).toBeGreaterThan(2);
		expect(written.at(-1)).toBe(added);
		expect((await stored()).held.entries).toHaveLength(added);
	});

	it('are added once by two windows at the same time', async () => {
		const other = new BrikmusterDatabase(database.name);
		const windows = [leagues, new Leagues(other, () => 5)];
		const all = await arriving(entries);
		const joined = await Promise.all(windows.map((one) => one.join(all, contents.league)));
		expect(joined.map(({ id }) => id)).toEqual([LEAGUE, LEAGUE]);
		expect(joined.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, entries.length]);
		expect(await database.leagues.count()).toBe(1);
		expect(await database.entries.count()).toBe(entries.length);
		other.close();
	});

	it('are not added at all on a full disk, and can be added afterwards', async () => {
		const notes = Array.from({ length: 450 }, () => anna.write({ kind: 'note', text: 'Klocki' }));
		const all = await arriving([...entries, ...notes]);
		const { add } = IDBObjectStore.prototype;
		let left = 300;
		vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
			this: IDBObjectStore,
			...given
		) {
			left -= 1;
			if (left < 0) throw new DOMException('Full', 'QuotaExceededError');
			return add.apply(this, given);
		});
		await expect(leagues.join(all, contents.league)).rejects.toThrow();
		vi.restoreAllMocks();
		expect(await database.entries.count()).toBe(0);
		expect(await leagues.get(LEAGUE)).toBeUndefined();
		database.recover = () => Promise.resolve();
		expect(await leagues.join(all, contents.league)).toMatchObject({ added: all.entries.length });
	});

	it('are united with those that are here, each once', async () => {
		await createSigned(leagues, LEAGUE, contents);
		const other = bolek.write(registered('00000003-0000-4000-8000-000000000009'));
		const all = [...entries, report, other];
		expect(await leagues.join(await arriving(all), contents.league)).toEqual({
			id: LEAGUE,
			added: 2
		});
		expect(await leagues.join(await arriving(all), contents.league)).toEqual({
			id: LEAGUE,
			added: 0
		});
		const { league: read, held } = await stored();
		expect([read.protocols.length, read.players.length]).toEqual([1, 3]);
		expect(held.sent.size).toBe(all.length);
	});

	it('of another league are not kept with this one, and are all there in their own', async () => {
		const root = new Author(keyOf('root'), null);
		const other = root.write({ ...founding, id: idOf(1, 9), nonce: 'again' });
		const mine = new Author(keyOf('root'), other.digest);
		const theirs = [other, mine.write(registered(JAN))];
		await leagues.join(await arriving([...entries, ...theirs]), contents.league);
		expect((await stored()).held.entries).toHaveLength(entries.length);
		const id = idOf(1, 9);
		expect(await leagues.join(await arriving(theirs, other.digest), { id })).toEqual({
			id,
			added: 2
		});
		expect((await stored(id)).league.players.map((one) => one.id)).toEqual([JAN]);
	});

	it('of another founding are another league, though it has the same id', async () => {
		await createSigned(leagues, LEAGUE, contents);
		const forger = new Author(keyOf('forger'), null);
		const forged = forger.write({ ...founding, nonce: 'other' });
		const { id, added } = await leagues.join(
			await arriving([forged], forged.digest),
			contents.league
		);
		expect([id, added]).toEqual([rowIdOf(forged.digest), 1]);
		expect((await stored()).league).toEqual(contents.league);
		expect((await stored(id)).league.players).toEqual([]);
		const again = await leagues.join(await arriving([forged], forged.digest), contents.league);
		expect(again).toEqual({ id, added: 0 });
	});

	it('are a league beside one of the old format with the same id, which stays as it is', async () => {
		const old = { id: LEAGUE, league: league({ name: 'Old' }), revision: 3, savedAt: 4 };
		await database.leagues.put(old);
		const { id } = await leagues.join(await arriving(entries), contents.league);
		expect(id).toBe(rowIdOf(first.digest));
		expect(await stored(id)).toMatchObject({ league: contents.league });
		expect(await database.leagues.get(LEAGUE)).toEqual(old);
		expect(await leagues.get(LEAGUE)).toMatchObject({ readable: false, isOld: true });
	});
});

describe('a backup', () => {
	it('restores a signed league, and adds to one that is here', async () => {
		const own = { player: { id: JAN, name: 'P 01', category: 'senior' as const }, sent: [] };
		await leagues.join(await arriving([...entries, report]), contents.league);
		await leagues.changeOwn(LEAGUE, () => own);
		const saved = await new Backups(database, () => 1).leaguesAndKeys();
		const other = new BrikmusterDatabase(`signed-${crypto.randomUUID()}`);
		const backups = new Backups(other, () => 9);
		const there = new Leagues(other, () => 9);
		await backups.restore([], { leaguesAndKeys: await backups.newLeaguesAndKeys(saved) });
		expect(await there.get(LEAGUE)).toMatchObject({ league: withReport.league, own });
		expect(await backups.newLeaguesAndKeys(saved)).toEqual({ leagues: [], keys: [] });
		await other.entries.delete(report.digest);
		const more = await backups.newLeaguesAndKeys(saved);
		expect([more.leagues.length, more.entries?.length]).toEqual([1, 1]);
		await backups.restore([], { leaguesAndKeys: more });
		expect(await there.get(LEAGUE)).toMatchObject({ league: withReport.league, revision: 2 });
		await other.delete();
	});
});
