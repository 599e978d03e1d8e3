import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { photoDigest } from '$lib/army/photos/jpeg';
import { newArmy } from '$lib/army/new-army';
import type { BackupRecord } from '$lib/exchange/backup';
import { readBackup } from '$lib/exchange/read-backup';
import { canBeReadAgain } from '$lib/exchange/record-contents';
import { writeBackup } from '$lib/exchange/write-backup';
import { readContents, type Contents } from '$lib/state/backup/backup-contents';
import { backupRecords } from '$lib/state/backup/backup-records';
import { Armies, type Watchable } from '$lib/store';
import { Backups } from '$lib/store/backups';
import { BrikmusterDatabase, type LeagueRow } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { newGame } from '$lib/play/new-game';
import { Games } from '$lib/store/games';
import { Leagues } from '$lib/store/leagues';
import { OwnUnits } from '$lib/store/own-units';
import { Photos } from '$lib/store/photos';
import { cases } from '../setup/cases';
import { jpegOf } from '../setup/jpeg';
import { LEAGUE, league } from '../setup/league';
import { signedLeague } from '../setup/league-entries';
import { damaged, nested, strange, strangeKey } from './garbage';

const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
const army = (number: number, name: string) => newArmy(id(number), name, { profile: 'free' });
const SEED = Uint8Array.from({ length: 32 }, (_, index) => 200 - index);

const ROW = { id: id(1), army: army(1, 'Dobra'), revision: 3, createdAt: 1, savedAt: 5 };
const EARLIER = { id: id(1), revision: 2, savedAt: 4, army: army(1, 'Wcześniejsza') };
const UNIT = {
	id: id(50),
	savedAt: 5,
	version: 1,
	rulebook: 'core2005',
	unit: { kind: 'minifig', name: 'Straż', rank: 'hero' }
};
const PHOTO = { digest: photoDigest(jpegOf(1)), jpeg: jpegOf(1), savedAt: 5 };
const LEAGUE_ROW: LeagueRow = { id: LEAGUE, league: league(), revision: 1, savedAt: 5 };
const { first: founding } = signedLeague();
const ENTRY = {
	...founding,
	league: founding.digest,
	signature: 'A'.repeat(86),
	savedAt: 5
};
const SIGNED_ROW: LeagueRow = {
	id: id(64),
	founding: founding.digest,
	name: 'Podpisana',
	revision: 1,
	savedAt: 5
};
const GAME_ROW = {
	id: id(61),
	game: newGame({
		id: id(61),
		name: 'Gra',
		rules: '2005',
		sides: [{ id: 's1', name: 'Jasni', armies: [army(1, 'Dobra')] }]
	}),
	revision: 1,
	savedAt: 5
};
const KEY = { publicKey: 'k'.repeat(43), file: `{"publicKey":"${'k'.repeat(43)}"}`, savedAt: 5 };

let database: BrikmusterDatabase;
let backups: Backups;
let made = 0;
beforeEach(() => {
	database = new BrikmusterDatabase(`damaged ${(made += 1)}`);
	backups = new Backups(database, () => 1000);
});
afterEach(() => database.delete());

async function* bytes(text: string) {
	yield await Promise.resolve(new TextEncoder().encode(text));
}

async function backup(): Promise<{ text: string; armies: number; raw: number }> {
	const counts = { armies: 0, raw: 0 };
	const tally = { army: () => (counts.armies += 1), raw: () => (counts.raw += 1) };
	let text = '';
	const records = backupRecords(backups, tally);
	for await (const piece of writeBackup({ build: 'b', createdAt: 7 }, records)) text += piece;
	return { text, ...counts };
}

async function contentsOf(text: string): Promise<Contents> {
	const reading = await readContents(bytes(text), new AbortController().signal);
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	return reading.contents;
}

function first<T>(watchable: Watchable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const subscription = watchable.subscribe({
			next: (value) => {
				resolve(value);
				setTimeout(() => subscription.unsubscribe());
			},
			error: reject
		});
	});
}

async function putGood(): Promise<void> {
	await database.armies.put(ROW);
	await database.revisions.put(EARLIER);
	await database.ownUnits.put(UNIT);
	await database.photos.put(PHOTO);
	await database.leagues.put(LEAGUE_ROW);
	await database.leagues.put(SIGNED_ROW);
	await database.entries.put(ENTRY);
	await database.games.put(GAME_ROW);
	await database.keys.put({ ...KEY, seed: SEED });
}

const TABLES = [
	'armies',
	'revisions',
	'ownUnits',
	'photos',
	'leagues',
	'entries',
	'keys',
	'games'
] as const;

/** Garbage rows of every table, beside a valid row. */
const garbage = fc.record({
	armies: fc.array(damaged({ ...ROW, id: id(2) }, 'id'), { maxLength: 2 }),
	revisions: fc.array(
		fc
			.tuple(damaged(EARLIER, 'id'), fc.oneof(fc.constant(1.5), strangeKey))
			.map(([row, revision]) => ({ ...row, revision })),
		{ maxLength: 2 }
	),
	ownUnits: fc.array(damaged({ ...UNIT, id: id(51) }, 'id'), { maxLength: 2 }),
	photos: fc.array(damaged({ ...PHOTO, digest: photoDigest(jpegOf(2)) }, 'digest'), {
		maxLength: 2
	}),
	leagues: fc.array(
		damaged({ ...LEAGUE_ROW, id: id(60), own: {}, waiting: [], deletedAt: 3 }, 'id'),
		{ maxLength: 2 }
	),
	entries: fc.array(damaged({ ...ENTRY, digest: `sha256:${'0'.repeat(64)}` }, 'digest'), {
		maxLength: 2
	}),
	keys: fc.array(damaged({ ...KEY, publicKey: 'j'.repeat(43), seed: SEED }, 'publicKey'), {
		maxLength: 2
	}),
	games: fc.array(damaged({ ...GAME_ROW, id: id(62), deletedAt: 3 }, 'id'), { maxLength: 2 }),
	// Complete rows under keys that are not strings.
	odd: fc.array(fc.tuple(fc.constantFrom(...TABLES), strangeKey, strange), { maxLength: 4 })
});

type Garbage = typeof garbage extends fc.Arbitrary<infer T> ? T : never;

async function putGarbage({ odd, ...rows }: Garbage): Promise<void> {
	for (const name of TABLES) {
		for (const row of rows[name]) await database.table(name).put(row);
	}
	for (const [name, key, value] of odd) {
		const { keyPath } = database.table(name).schema.primKey;
		const [field, ...more] = [keyPath ?? []].flat();
		const row = { [field ?? 'id']: key, savedAt: value, army: value, extra: value };
		await database.table(name).put({ ...row, ...(more.length > 0 && { revision: key }) });
	}
}

async function clear(): Promise<void> {
	for (const name of TABLES) await database.table(name).clear();
}

describe('damaged rows beside valid ones', () => {
	it('are included in a readable backup: valid records are complete, the others are reported or raw', async () => {
		await fc.assert(
			fc.asyncProperty(garbage, async (rows) => {
				await clear();
				await putGood();
				await putGarbage(rows);
				const { text, raw } = await backup();
				const contents = await contentsOf(text);
				// The signature of the entry is not one, which only its check can find.
				const unsigned = contents.leftOut.filter(({ problem }) => problem.code !== 'badSignature');
				expect(unsigned).toEqual([]);
				expect(contents.raws).toHaveLength(raw);
				for (const { pieces } of contents.raws) JSON.parse(await new Blob([...pieces]).text());
				const found = contents.found.find(({ army }) => army.id === ROW.id);
				expect(found?.army.name).toBe('Dobra');
				const states = found?.backupArmy.revisions.map(({ army }) => army) ?? [];
				expect(states).toContainEqual(EARLIER.army);
				expect(contents.ownUnits.map((row) => row.id)).toContain(UNIT.id);
				expect(contents.photos).toContain(PHOTO.digest);
				expect(contents.leaguesAndKeys.leagues.map((row) => row.id)).toContain(LEAGUE);
				expect(contents.games.map((row) => row.id)).toContain(GAME_ROW.id);
				await clear();
				const arrivals = contents.found.map(
					({ backupArmy }) => ({ backupArmy, as: 'added' }) as const
				);
				const { ownUnits, leaguesAndKeys, games } = contents;
				await backups.restore(arrivals, { ownUnits, leaguesAndKeys, games });
				expect(await new Games(database, () => 0).get(GAME_ROW.id)).toMatchObject({
					readable: true
				});
				expect(await new Armies(database, () => 0).get(ROW.id)).toMatchObject({
					readable: true,
					army: { name: 'Dobra' }
				});
			}),
			{ numRuns: cases(30) }
		);
	});

	it('hide no other row in any list', async () => {
		await fc.assert(
			fc.asyncProperty(garbage, async (rows) => {
				await clear();
				await putGood();
				await putGarbage(rows);
				const armies = new Armies(database, () => 1000);
				const [listed, trash] = [await first(armies.watchAll()), await first(armies.watchTrash())];
				expect(listed.find((entry) => entry.id === ROW.id)).toMatchObject({ readable: true });
				expect(listed.length + trash.length).toBe(await database.armies.count());
				for (const { savedAt } of listed) new Intl.DateTimeFormat('pl').format(savedAt);
				const states = await armies.revisions(ROW.id);
				expect(states.some((state) => state.readable && state.army.name === 'Wcześniejsza')).toBe(
					true
				);
				const stored = new Leagues(database, () => 1);
				const leagues = await first(
					stored.watchNames((rows) => Promise.all(rows.map((row) => stored.get(row.id))))
				);
				expect(leagues).toHaveLength(await database.leagues.count());
				const storedAs = (wanted: string) => leagues.find((entry) => entry?.id === wanted);
				expect(storedAs(LEAGUE)).toMatchObject({ readable: false, isOld: true });
				expect(storedAs(SIGNED_ROW.id)).toMatchObject({ readable: true });
				const games = await first(new Games(database, () => 1).watchAll());
				expect(games).toHaveLength(await database.games.count());
				expect(games.find((entry) => entry.id === GAME_ROW.id)).toMatchObject({ readable: true });
				const units = new OwnUnits(database, () => 1000);
				expect((await first(units.watchAll())).map((unit) => unit.id)).toContain(UNIT.id);
				await units.keep(id(99), {
					rulebook: 'core2005',
					unit: { ...UNIT.unit, name: 'N' } as never
				});
				const keys = await first(new Keys(database, () => 1).watchAll());
				expect(keys.map(({ publicKey }) => publicKey)).toContain(KEY.publicKey);
				await new Photos(database, () => 1e9).sweep();
				await new Photos(database, () => 1e9).get(PHOTO.digest);
				await backups.mark();
				await backups.count();
				const backupArmy = { row: ROW, revisions: [EARLIER] };
				expect(await backups.compare([backupArmy])).toEqual(['known']);
				await backups.newUnits([UNIT]);
				await backups.newLeaguesAndKeys({ leagues: [LEAGUE_ROW], keys: [KEY] });
				expect(await backups.newGames([GAME_ROW], () => id(63))).toEqual([]);
			}),
			{ numRuns: cases(30) }
		);
	});

	it('that the browser cannot read hide no other either', async () => {
		await database.armies.bulkPut([ROW, { ...ROW, id: id(2), army: army(2, 'Druga') }]);
		const { get } = database.armies;
		const broken = () => Promise.reject(new DOMException('Failed to read', 'DataError'));
		database.armies.toArray = broken as never;
		database.armies.get = ((key: string) =>
			key === id(2)
				? broken()
				: (get as (key: string) => unknown).call(database.armies, key)) as never;
		const listed = await first(new Armies(database, () => 1).watchAll());
		expect(listed.map((entry) => [entry.id, entry.readable])).toEqual([
			[ROW.id, true],
			[id(2), false]
		]);
		const contents = await contentsOf((await backup()).text);
		expect(contents.found.map(({ army }) => army.name)).toEqual(['Dobra']);
		expect(contents.raws.map(({ table, key }) => [table, key])).toEqual([['armies', id(2)]]);
	});

	it('never expose the private part of a key', async () => {
		const secret = [...SEED];
		const shapes: unknown[] = [SEED, secret, SEED.buffer, { ...secret }, new Map([[1, SEED]])];
		for (const [index, shape] of shapes.entries()) {
			const row = { publicKey: `broken ${index}`, seed: shape, privateKey: shape, file: shape };
			await database.keys.put({ ...row, savedAt: shape } as never);
		}
		await database.keys.put({ publicKey: SEED, file: 'x', savedAt: 1 } as never);
		const { text, raw } = await backup();
		expect(raw).toBe(shapes.length + 1);
		const base64 = btoa(String.fromCharCode(...SEED));
		expect(text).not.toContain(base64.slice(0, 12));
		expect(text.replaceAll(/\D+/g, ' ')).not.toContain(secret.slice(0, 4).join(' '));
	});
});

describe('a league of the old format', () => {
	const deep = (depth: number) => ({ ...league(), name: 'Old', more: nested(depth) });

	it.each(Array.from({ length: 21 }, (_, index) => index + 20))(
		'of %i levels is in a backup as it is stored, with its other versions',
		async (depth) => {
			const row = {
				...LEAGUE_ROW,
				league: deep(depth),
				waiting: [{ ...deep(depth), name: 'Other' }]
			};
			await database.leagues.put(row);
			const { text, raw } = await backup();
			const contents = await contentsOf(text);
			expect(contents.leftOut).toEqual([]);
			if (raw > 0) expect(contents.raws.map(({ table }) => table)).toEqual(['leagues']);
			else {
				const [restored] = contents.leaguesAndKeys.leagues;
				expect([restored?.league, restored?.waiting]).toEqual([row.league, row.waiting]);
			}
		}
	);

	it('stays stored with what this version does not know', async () => {
		const row = { ...LEAGUE_ROW, own: { broken: 1n }, waiting: [3, league({ name: 'Druga' })] };
		await database.leagues.put(row as never);
		const leagues = new Leagues(database, () => 9);
		await leagues.setDeleted(LEAGUE, true);
		await leagues.setDeleted(LEAGUE, false);
		expect(await database.leagues.get(LEAGUE)).toMatchObject({
			...{ league: row.league, own: row.own, waiting: row.waiting }
		});
	});
});

describe('a record', () => {
	it('reported as readable can be read', async () => {
		const record = fc
			.dictionary(fc.constantFrom('id', 'revision', 'savedAt', 'army', 'createdAt'), strange)
			.map((change) => ({ record: 'army', ...ROW, ...change }) as unknown as BackupRecord);
		await fc.assert(
			fc.asyncProperty(record, async (given) => {
				if (!canBeReadAgain(given)) return;
				let text = '';
				for await (const piece of writeBackup({ build: 'b', createdAt: 7 }, [given])) text += piece;
				const kinds: string[] = [];
				for await (const item of readBackup(bytes(text))) kinds.push(item.kind);
				expect(kinds).toEqual(['head', 'record']);
			}),
			{ numRuns: cases(100), examples: [[{ record: 'army', ...ROW } as unknown as BackupRecord]] }
		);
	});
});
