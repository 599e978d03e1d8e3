import 'fake-indexeddb/auto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { armyDigest } from '$lib/army/format/digest';
import { bytesOf } from '$lib/army/format/base64';
import { photoOf } from '$lib/army/photos/jpeg';
import { readOwnUnit } from '$lib/army/own-unit';
import { readArmy } from '$lib/army/format/read';
import { migrators, VERSION } from '$lib/army/format/versions';
import { BACKUP_VERSION } from '$lib/exchange/backup';
import { readBrik } from '$lib/exchange/brik';
import { readBackup, type BackupItem } from '$lib/exchange/read-backup';
import { hiddenKey, signHidden } from '$lib/exchange/ed25519';

import { seal, unseal } from '$lib/exchange/seal';
import { writeBrik } from '$lib/exchange/write-brik';
import type { SealCheck } from '$lib/league/verdict';
import { tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import type { Army } from '$lib/rules/choices';
import type { Pack } from '$lib/rules/packs/pack';
import { toCp } from '$lib/points/points';
import { assess } from '$lib/rules/assessment/assess';
import { Armies, type OwnUnit, type Stored } from '$lib/store';
import { ChosenFile } from '$lib/store/chosen-file';
import {
	BrikmusterDatabase,
	DATABASE_NAME,
	type ArmyRow,
	type EntryRow,
	type GameRow,
	type HistoryRow,
	type KeyRow,
	type LeagueRow,
	type RevisionRow
} from '$lib/store/database';
import { Games } from '$lib/store/games';
import { Keys } from '$lib/store/keys';
import { Leagues } from '$lib/store/leagues';
import { OwnUnits } from '$lib/store/own-units';
import { Packs } from '$lib/store/packs';
import type { StoredPack } from '$lib/store/pack-rows';
import { Photos } from '$lib/store/photos';
import type { RoomRow } from '$lib/store/room-rows';
import { Rooms } from '$lib/store/rooms';
import { readTrack } from '$lib/sync/versions/stored-track';
import { photosFrom, readContents } from '$lib/state/backup/backup-contents';
import { readHistory } from '$lib/state/document/stored-history';
import { armyDiff } from '$lib/army/diff/army-diff';
import { reversed } from '$lib/document/patch';
import { eventually } from './setup/eventually';

/** The public key of the first test of RFC 8032; database-v4.json has its seed. */
const RFC_KEY = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';

const folder = new URL('fixtures/formats/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, folder));
const names = readdirSync(folder);
const upTo = (last: number, name: (version: number) => string) =>
	Array.from({ length: last }, (_, index) => name(index + 1));

const known = migrators as Record<number, (document: object) => object>;
const called = Object.keys(migrators).map((version) => vi.spyOn(known, Number(version)));

let database: BrikmusterDatabase;
beforeEach(() => {
	database = new BrikmusterDatabase();
});
afterEach(async () => {
	await database.delete();
});

describe('the fixtures', () => {
	it('include an army of every version', () => {
		const armies = names.filter((name) => name.startsWith('army-'));
		expect(armies.sort()).toEqual(upTo(VERSION, (version) => `army-v${version}.brik`).sort());
	});

	it('include a backup of every version', () => {
		const backups = names.filter((name) => name.startsWith('backup-'));
		const wanted = upTo(BACKUP_VERSION, (version) => `backup-v${version}.brikbackup`);
		expect(backups.sort()).toEqual(wanted.sort());
	});

	it('include a database of every version', async () => {
		await database.open();
		const { verno } = database;
		expect(verno).toBeGreaterThan(0);
		const databases = names.filter((name) => name.startsWith('database-'));
		expect(databases.sort()).toEqual(upTo(verno, (version) => `database-v${version}.json`).sort());
	});
});

describe('army-v1.brik', () => {
	const reading = readBrik(fixture('army-v1.brik'));
	if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
	const { army } = reading;

	it('keeps its digest', () => {
		expect(armyDigest(army)).toBe(
			'sha256:b69f0c221ab5a7562a49d431247b46467129a45b610c331b659cd2c8a735ca38'
		);
	});

	it('keeps its points', () => {
		expect(toCp(assess(army).total)).toBe(157);
	});

	it('keeps every choice when written and read again', () => {
		const again = readBrik(new TextEncoder().encode(writeBrik(army)));
		expect(again).toEqual({ ok: true, army });
		expect(army.units.map(({ name }) => name)).toContain('Łucznicy');
		expect(army.squads?.[0]?.banner).toBe('choraży');
	});
});

function finished<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error ?? new Error('The request failed'));
	});
}

/** Stores a database of schema version 1; Dexie multiplies its versions by ten. */
async function fillVersion1(rows: readonly ArmyRow[]): Promise<void> {
	const opening = indexedDB.open(DATABASE_NAME, 10);
	opening.onupgradeneeded = () => {
		const store = opening.result.createObjectStore('armies', { keyPath: 'id' });
		store.createIndex('savedAt', 'savedAt');
	};
	const plain = await finished(opening);
	const store = plain.transaction('armies', 'readwrite').objectStore('armies');
	for (const row of rows) await finished(store.put(row));
	plain.close();
}

describe('database-v1.json', () => {
	const rows = JSON.parse(fixture('database-v1.json').toString()) as ArmyRow[];

	it('opens, and every army is read with its revision', async () => {
		await fillVersion1(rows);
		const armies = new Armies(database, () => 0);
		const stored = await Promise.all(rows.map(({ id }) => armies.get(id)));
		expect(stored).toEqual(
			rows.map(({ createdAt: _, ...row }) => ({ ...row, readable: true }) as Stored)
		);
	});

	it('has a deleted army, which can be restored', async () => {
		await fillVersion1(rows);
		const deleted = rows.filter(({ deletedAt }) => deletedAt !== undefined);
		expect(deleted).toHaveLength(1);
		const armies = new Armies(database, () => 0);
		for (const { id, revision } of deleted) {
			const result = await armies.setDeleted(id, false);
			expect(result).toMatchObject({ ok: true, revision: revision + 1 });
			expect(await armies.get(id)).not.toHaveProperty('deletedAt');
		}
	});
});

/** Converts photos and keys, which the fixture has as text and numbers, to bytes. */
async function asStored(row: object): Promise<object> {
	if ('seed' in row) return { ...row, seed: Uint8Array.from(row.seed as number[]) };
	if ('privateKey' in row) {
		const privateKey = await hiddenKey(Uint8Array.from(row.privateKey as number[]));
		return { ...row, privateKey };
	}
	if ('roomKeys' in row || 'room' in row) return roomAsStored(row);
	return 'jpeg' in row ? { ...row, jpeg: bytesOf(String(row.jpeg)) } : row;
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;

/** Converts the keys of a room and the bytes of an entry. */
async function roomAsStored(row: object): Promise<object> {
	if ('bytes' in row) return { ...row, bytes: Uint8Array.from(row.bytes as number[]) };
	if (!('member' in row && 'roomKeys' in row)) return row;
	const { publicKey, signing, exchange } = row.member as {
		publicKey: string;
		signing: number[];
		exchange: JsonWebKey;
	};
	const roomKeys = (row.roomKeys as { key: number[] }[]).map((one) => ({
		...one,
		key: Uint8Array.from(one.key)
	}));
	const member = {
		publicKey,
		signing: await hiddenKey(Uint8Array.from(signing)),
		exchange: await crypto.subtle.importKey('jwk', exchange, CURVE, false, ['deriveBits'])
	};
	return { ...row, roomKeys, member };
}

/**
 * Stores a database of schema versions 2 to 9. They differ by whole tables, and version 5 by the form of its
 * keys.
 */
async function fill(
	version: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9,
	tables: Readonly<Record<string, readonly object[]>>
): Promise<void> {
	const opening = indexedDB.open(DATABASE_NAME, version * 10);
	opening.onupgradeneeded = () => {
		const { result } = opening;
		const armies = result.createObjectStore('armies', { keyPath: 'id' });
		armies.createIndex('savedAt', 'savedAt');
		if (version >= 3) {
			for (const time of ['deletedAt', 'filedAt']) armies.createIndex(time, time);
			result.createObjectStore('ownUnits', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
			result.createObjectStore('photos', { keyPath: 'digest' }).createIndex('savedAt', 'savedAt');
		}
		result
			.createObjectStore('revisions', { keyPath: ['id', 'revision'] })
			.createIndex('[id+savedAt+revision]', ['id', 'savedAt', 'revision']);
		result.createObjectStore('histories', { keyPath: 'id' });
		if (version >= 3) result.createObjectStore('chosenFiles', { keyPath: 'id' });
		if (version >= 4) {
			result.createObjectStore('leagues', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
			result.createObjectStore('keys', { keyPath: 'publicKey' }).createIndex('savedAt', 'savedAt');
		}
		if (version >= 6) {
			result.createObjectStore('games', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
		}
		if (version >= 7) {
			const entries = result.createObjectStore('entries', { keyPath: 'digest' });
			for (const index of ['league', 'savedAt']) entries.createIndex(index, index);
		}
		if (version >= 8) {
			result.createObjectStore('rooms', { keyPath: 'id' });
			result
				.createObjectStore('roomEntries', { keyPath: ['room', 'digest'] })
				.createIndex('[room+waiting]', ['room', 'waiting']);
			result.createObjectStore('roomDocuments', { keyPath: ['room', 'key'] });
		}
		if (version >= 9) {
			result.createObjectStore('packs', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
		}
	};
	const plain = await finished(opening);
	for (const [name, rows] of Object.entries(tables)) {
		const stored = await Promise.all(rows.map(asStored));
		const store = plain.transaction(name, 'readwrite').objectStore(name);
		for (const row of stored) await finished(store.put(row));
	}
	plain.close();
}

interface Tables extends Record<string, readonly object[]> {
	armies: ArmyRow[];
	revisions: RevisionRow[];
	histories: HistoryRow[];
}

describe.each([2, 3, 4, 5, 6, 7, 8, 9] as const)('database-v%i.json', (version) => {
	const tables = JSON.parse(fixture(`database-v${version}.json`).toString()) as Tables;

	it('opens: armies, their earlier states, and undo steps to them', async () => {
		await fill(version, tables);
		const armies = new Armies(database, () => 0);
		for (const { id, revision } of tables.armies) {
			expect(await armies.get(id)).toMatchObject({ readable: true, revision });
		}
		for (const { id, revision, steps } of tables.histories) {
			const stored = await armies.get(id);
			const [earlier] = await armies.revisions(id);
			if (!stored?.readable || !earlier?.readable) throw new Error('not readable');
			expect(await armies.steps(id, revision)).toEqual(steps);
			const { done } = readHistory(steps);
			const back = done.reduceRight<Army | undefined>(
				(army, { patch }) => army && armyDiff.patched(army, reversed(patch)),
				stored.army
			);
			expect(back).toEqual(earlier.army);
		}
	});

	it('has the tags of its armies and which of them are archived', async () => {
		await fill(version, tables);
		const armies = new Armies(database, () => 0);
		const stored = await Promise.all(tables.armies.map(({ id }) => armies.get(id)));
		const tagged = stored.map((army) => army?.readable && [army.tags, army.archivedAt]);
		if (version >= 3) {
			expect(tagged).toEqual([
				[['liga', 'Żółta ćma'], undefined],
				[undefined, 1763800000001],
				[undefined, undefined]
			]);
		} else expect(tagged.flat().every((value) => value === undefined)).toBe(true);
	});

	it('has the saved units', async () => {
		await fill(version, tables);
		const emitted: OwnUnit[][] = [];
		const subscription = new OwnUnits(database, () => 0).watchAll().subscribe({
			next: (units) => emitted.push(units),
			error: (error) => {
				throw error;
			}
		});
		await eventually(() => expect(emitted).toHaveLength(1));
		subscription.unsubscribe();
		const kept = (tables.ownUnits ?? []) as { id: string; unit: object }[];
		expect(emitted[0]).toEqual(
			kept.map(({ id, unit }) => ({ id, rulebook: 'core2005', unit: { ...unit } }))
		);
		expect(kept).toHaveLength(version >= 3 ? 1 : 0);
	});

	it('has the photos of its units', async () => {
		await fill(version, tables);
		const photos = new Photos(database, () => 0);
		const kept = (tables.photos ?? []) as { digest: string; jpeg: string }[];
		for (const { digest, jpeg } of kept) {
			expect(await photos.get(digest)).toEqual(photoOf(digest, jpeg));
		}
		expect(kept).toHaveLength(version >= 3 ? 1 : 0);
		expect(await database.photos.count()).toBe(kept.length);
	});

	it('has the file chosen for backups', async () => {
		await fill(version, tables);
		const [row] = tables.chosenFiles ?? [];
		const chosen = await new ChosenFile(database).get();
		if (version < 3) expect(chosen).toBeUndefined();
		else expect(chosen).toEqual(row);
	});

	it('has the leagues with their content, and the keys', async () => {
		await fill(version, tables);
		const [league, key] = [(tables.leagues ?? [])[0] as LeagueRow | undefined, tables.keys?.[0]];
		const stored = await new Leagues(database, () => 0).get(league?.id ?? 'none');
		expect(stored !== undefined).toBe(version >= 4);
		if (version < 4) return;
		// Leagues of this format are kept, but no longer read.
		expect(stored).toMatchObject({ readable: false, isOld: true, document: league?.league });
		expect(await database.leagues.get(league?.id ?? '')).toEqual(league);
		const emitted: object[][] = [];
		const subscription = new Keys(database, () => 0).watchAll().subscribe({
			next: (keys) => emitted.push(keys),
			error: (error) => {
				throw error;
			}
		});
		await eventually(() => expect(emitted).toHaveLength(1));
		subscription.unsubscribe();
		expect(emitted[0]).toEqual([key && (await asStored(key))]);
	});
});

describe('the games of database version 6', () => {
	const tables = JSON.parse(fixture('database-v6.json').toString()) as Tables & {
		games: GameRow[];
	};

	it('are read with all their events and the table that follows from them', async () => {
		await fill(6, tables);
		const [row] = tables.games;
		const stored = await new Games(database, () => 0).get(row?.id ?? '');
		expect(stored).toMatchObject({ readable: true, revision: 4, game: row?.game });
		if (!stored?.readable) return;
		const table = tableOf(stored.game);
		expect(table.turn).toEqual({ number: 1, side: 'jasni' });
		expect([...table.figures.values()].some(({ counts }) => counts.wounds)).toBe(false);
	});

	it('are empty in a database that an older version made', async () => {
		await fill(5, JSON.parse(fixture('database-v5.json').toString()) as Tables);
		expect(await database.games.count()).toBe(0);
	});
});

describe('the signed leagues of database version 7', () => {
	const tables = JSON.parse(fixture('database-v7.json').toString()) as Tables & {
		leagues: LeagueRow[];
		entries: EntryRow[];
	};

	it('stay stored with all their entries, though their foundings name files of the old format', async () => {
		await fill(7, tables);
		const row = tables.leagues.find(({ founding }) => founding !== undefined);
		const stored = await new Leagues(database, () => 0).get(row?.id ?? '');
		expect(stored).toMatchObject({ readable: false, isOld: false });
		expect(await database.entries.count()).toBe(tables.entries.length);
		expect(await database.leagues.get(row?.id ?? '')).toEqual(row);
	});

	it('are empty in a database that an older version made', async () => {
		await fill(6, JSON.parse(fixture('database-v6.json').toString()) as Tables);
		expect(await database.entries.count()).toBe(0);
	});
});

describe('the rooms of database version 8', () => {
	const tables = JSON.parse(fixture('database-v8.json').toString()) as Tables & {
		rooms: RoomRow[];
	};
	const rooms = () => new Rooms(database, () => 0);

	it('are read with keys that sign and receive, what waits, and the versions of documents', async () => {
		await fill(8, tables);
		const [row] = await rooms().all();
		if (!row?.member) throw new Error('not readable');
		const { publicKey, signing, exchange } = row.member;
		if (!(signing instanceof CryptoKey)) throw new Error('no key');
		const privateKey = signing;
		expect(await signHidden({ publicKey, privateKey }, Uint8Array.of(1))).toHaveLength(64);
		expect(exchange).toMatchObject({ type: 'private', extractable: false });
		expect(row.names[publicKey]?.name).toBe('Telefon Zbyszka');
		const entries = await rooms().entries(row.id);
		expect(entries.map(({ waiting }) => waiting)).toEqual([1, undefined]);
		const [document] = await rooms().documents(row.id);
		const track = readTrack('army', tables.armies[0]?.id ?? '', document?.track);
		expect(track.versions.size).toBe(1);
		expect(track.applied?.document).toEqual({ army: tables.armies[0]?.army });
	});

	it('are empty in a database that an older version made', async () => {
		await fill(7, JSON.parse(fixture('database-v7.json').toString()) as Tables);
		expect(await database.rooms.count()).toBe(0);
		expect(await database.roomEntries.count()).toBe(0);
		expect(await database.roomDocuments.count()).toBe(0);
	});
});

describe('the packs of database version 9', () => {
	it('are read as they were stored', async () => {
		const tables = JSON.parse(fixture('database-v9.json').toString()) as Tables;
		await fill(9, tables);
		let stored: StoredPack[] = [];
		const packs = new Packs(database, Date.now).watchAll();
		packs.subscribe({ next: (all) => (stored = all), error: () => undefined });
		await eventually(() => expect(stored.map(({ pack }) => pack?.prefix)).toEqual(['kas']));
	});
});

describe('the keys of database versions 4 to 8', () => {
	const tables = (version: number) =>
		JSON.parse(fixture(`database-v${version}.json`).toString()) as Tables & { keys: KeyRow[] };
	const document = { some: 'document' };

	async function sealOfStored(): Promise<SealCheck | undefined> {
		const [row] = await database.keys.toArray();
		const bytes = row?.privateKey && (await seal(document, { ...row, privateKey: row.privateKey }));
		if (!bytes) return undefined;
		const unsealing = await unseal(bytes, JSON.parse(new TextDecoder().decode(bytes)));
		return unsealing.ok ? unsealing.seal : undefined;
	}

	it('the seed of version 4 becomes a key that seals and cannot be exported', async () => {
		const given = tables(4);
		const [key] = given.keys;
		if (!key) throw new Error('No key');
		// The frozen key's public key does not match its seed.
		await fill(4, { ...given, keys: [{ ...key, publicKey: RFC_KEY }] });
		await new Keys(database, () => 0).protect();
		const [row] = await database.keys.toArray();
		expect(row).not.toHaveProperty('seed');
		expect(row?.privateKey?.extractable).toBe(false);
		expect(row).toMatchObject({ file: key.file, savedAt: key.savedAt });
		expect(await sealOfStored()).toEqual({ state: 'valid', publicKey: RFC_KEY });
	});

	it('a seed with another public key stays unchanged', async () => {
		await fill(4, tables(4));
		await new Keys(database, () => 0).protect();
		const [key] = tables(4).keys;
		expect(await database.keys.toArray()).toEqual([key && (await asStored(key))]);
	});

	it.each([5, 6, 7, 8] as const)('the key of version %i makes valid seals', async (version) => {
		await fill(version, tables(version));
		const [key] = tables(version).keys;
		expect(await sealOfStored()).toEqual({ state: 'valid', publicKey: key?.publicKey });
	});
});

/** The records of the signed league in the newest backup. */
const SIGNED = ['leagueEntry', 'leagueEntry', 'leagueEntry'];

describe.each([1, 2, 3, 4, 5, 6, 7, 8] as const)('backup-v%i.brikbackup', (version) => {
	async function* bytes() {
		yield new Uint8Array(fixture(`backup-v${version}.brikbackup`));
	}

	it('opens: the army, its earlier state, a preference, a saved unit, a photo', async () => {
		const items: BackupItem[] = [];
		for await (const item of readBackup(bytes())) items.push(item);
		const records = items.flatMap((item) => (item.kind === 'record' ? [item.record] : []));
		expect(items.filter(({ kind }) => kind === 'problem' || kind === 'bad')).toEqual([]);
		expect(records.map(({ record }) => record)).toEqual([
			...['army', 'revision', 'preference'],
			...(version >= 2 ? ['ownUnit', 'photo'] : []),
			...(version >= 3 ? ['league', 'leaguePart', 'leagueVersion', 'key'] : []),
			...(version >= 5 ? ['game'] : []),
			...(version >= 6 ? ['signedLeague', ...SIGNED, 'leagueDocument'] : []),
			...(version >= 8 ? ['pack'] : []),
			...(version >= 4 ? ['raw', 'raw', 'raw', 'raw'] : [])
		]);
		const armies = records.flatMap((record) => ('army' in record ? [readArmy(record.army)] : []));
		expect(armies.map((reading) => (reading.ok ? reading.army.name : reading.problem))).toEqual([
			JSON.parse(fixture('army-v1.brik').toString()).name,
			'Wcześniejsza'
		]);
	});

	it('returns every record of the backup', async () => {
		const reading = await readContents(bytes(), new AbortController().signal);
		if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
		const { found, ownUnits, photos, leftOut } = reading.contents;
		// The founding names a file of the old format.
		const unread = version >= 6 ? ['unknownField'] : [];
		expect(leftOut.map(({ problem }) => problem.code)).toEqual(unread);
		expect(photos).toHaveLength(version >= 2 ? 1 : 0);
		const coming = await photosFrom(bytes(), photos)();
		expect(coming.map(({ digest }) => digest)).toEqual(photos);
		const [first] = found;
		const { tags, archivedAt } = first?.backupArmy.row ?? {};
		expect({ tags, archivedAt }).toEqual(
			version >= 2 ? { tags: ['liga', 'Żółta ćma'], archivedAt: 1763985000000 } : {}
		);
		expect(ownUnits.map((row) => readOwnUnit(row)?.unit.name)).toEqual(
			version >= 2 ? ['Zawisza'] : []
		);
		const { leagues, keys } = reading.contents.leaguesAndKeys;
		const waiting = leagues.map((row) => row.waiting?.length);
		const signed = version >= 6 ? [undefined] : [];
		expect([waiting, keys.length]).toEqual(version >= 3 ? [[1, ...signed], 1] : [[], 0]);
		const { entries = [] } = reading.contents.leaguesAndKeys;
		const kinds = entries.map(({ entry, sent }) => (entry ? sent : 'document'));
		expect(kinds).toEqual(version >= 6 ? [true, true, 'document'] : []);
		const games = reading.contents.games.map(({ game }) => (game as Game).events.length);
		expect(games).toEqual(version >= 5 ? [3] : []);
		const packs = reading.contents.packs.map(({ pack }) => (pack as Pack).name);
		expect(packs).toEqual(version >= 8 ? ['Kosmos'] : []);
		const raws = reading.contents.raws.map(async ({ pieces, line: _, ...from }) => ({
			...from,
			row: JSON.parse(await new Blob([...pieces]).text()) as unknown
		}));
		expect((await Promise.all(raws)).map(({ row }) => row)).toEqual(
			version < 4
				? []
				: [
						{
							id: 'zepsuta',
							army: { $: 'map', entries: [['a', { $: 'bigint', value: '7' }]] },
							revision: { $: 'number', value: 'NaN' },
							self: { $: 'same', path: '' }
						},
						'brak',
						{ publicKey: { $: 'object' }, savedAt: 5, file: { $: 'undefined' } }
					]
		);
	});
});

describe('the migrators', () => {
	it('exist for every older version, and the fixtures have called each', () => {
		expect(Object.keys(migrators)).toEqual(upTo(VERSION - 1, String));
		for (const migrator of called) expect(migrator).toHaveBeenCalled();
	});
});
