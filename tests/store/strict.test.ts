import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { newLeague } from '$lib/league/new-league';
import { newArmy } from '$lib/army/new-army';
import { base64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import { Armies, openStore, type BackupArmy, type Watchable } from '$lib/store';
import { Backups } from '$lib/store/backups';
import { ChosenFile } from '$lib/store/chosen-file';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import type { Pack } from '$lib/rules/packs/pack';
import { newGame } from '$lib/play/new-game';
import { Games } from '$lib/store/games';
import { Leagues } from '$lib/store/leagues';
import { OwnUnits } from '$lib/store/own-units';
import { PackDrafts } from '$lib/store/pack-drafts';
import { Packs } from '$lib/store/packs';
import { Photos } from '$lib/store/photos';
import { Rooms } from '$lib/store/rooms';
import { jpegOf } from '../setup/jpeg';
import { seedOf } from '../setup/league';
import {
	createSigned,
	foundedLeague,
	heldLeague,
	signedEntries,
	stateWith
} from '../setup/league-entries';

const id = (number: number) => `aaaaaaaa-0000-4000-8000-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string) => newArmy(id(number), name, { profile: 'free' });

let database: BrikmusterDatabase;
let armies: Armies;
let backups: Backups;
let chosenFile: ChosenFile;
let keys: Keys;
let leagues: Leagues;
let games: Games;
let ownUnits: OwnUnits;
let packs: Packs;
let packDrafts: PackDrafts;
let photos: Photos;
let rooms: Rooms;
let now: number;
let transaction: MockInstance<IDBDatabase['transaction']>;

const room = (name: string) => ({
	...{ id: name, subject: 'devices' as const, roomKeys: [], names: {}, seen: {} }
});
const entry = (name: string, digest = 'first') => ({
	...{ room: name, digest, bytes: Uint8Array.of(1), keys: [], waiting: 1 as const }
});

beforeEach(async () => {
	// Dexie reads the function when it opens a connection, so spy on it before that.
	transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
	now = 1000;
	database = new BrikmusterDatabase('strict');
	armies = new Armies(database, () => now);
	backups = new Backups(database, () => now);
	chosenFile = new ChosenFile(database);
	keys = new Keys(database, () => now);
	leagues = new Leagues(database, () => now);
	games = new Games(database, () => now);
	ownUnits = new OwnUnits(database, () => now);
	packs = new Packs(database, () => now);
	packDrafts = await packs.drafts();
	photos = new Photos(database, () => now);
	rooms = new Rooms(database, () => now);
	await rooms.add(room('one'), [entry('one')]);
	await ownUnits.keep(id(8), guard);
	await packs.keep(pack);
	await photos.keep(jpegOf(1));
	await createSigned(leagues, id(6), foundedLeague(league(6)));
	await games.create(game(10));
	await armies.create(named(1, 'Pierwsza'));
	await armies.create(named(2, 'W koszu'));
	await armies.setDeleted(id(2), true);
});
afterEach(async () => {
	vi.restoreAllMocks();
	await database.delete();
});

/** Waits for the first value. */
function first<T>(watchable: Watchable<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		const subscription = watchable.subscribe({
			next: (value) => {
				queueMicrotask(() => subscription.unsubscribe());
				resolve(value);
			},
			error: reject
		});
	});
}

const guard = {
	rulebook: 'core2005',
	unit: { kind: 'minifig', name: 'Strażnik', rank: 'mercenary' }
} as const;

const pack: Pack = {
	...{ format: 'brikmuster/pack', version: 1, id: id(12), name: 'Kosmos', prefix: 'kas' },
	...{ edition: 1, extends: 'core2005' }
};

const game = (number: number) =>
	newGame({
		id: id(number),
		name: 'Gra',
		rules: '2005',
		sides: [{ id: 's1', name: 'Jasni', armies: [named(1, 'Pierwsza')] }]
	});
const league = (number: number) =>
	newLeague(id(number), 'Liga', { id: '2026-1', opened: '2026-03-01' });

const backupArmy = (number: number, name: string): BackupArmy => ({
	row: { id: id(number), army: named(number, name), revision: 2, createdAt: 1, savedAt: 2 },
	revisions: [{ id: id(number), army: named(number, 'Dawna'), revision: 1, savedAt: 1 }]
});

async function collected<T>(all: AsyncIterable<T>): Promise<T[]> {
	const found: T[] = [];
	for await (const one of all) found.push(one);
	return found;
}

const signed = heldLeague();
const own = {
	player: { id: id(30), name: 'Ala', category: 'senior' as const },
	sent: []
};
const arriving = {
	...signed.held,
	name: 'Liga',
	entries: await signedEntries(signed.held.entries)
};

/** Every method of the store, with all variants of writes. */
const writing: Record<string, () => Promise<unknown>> = {
	'Armies.create': () => armies.create(named(3, 'Nowa'), true),
	'Armies.replace': async () => {
		await armies.replace(named(1, 'Druga'), 1, { done: [] });
		await armies.replace(named(1, 'Spóźniona'), 1);
	},
	'Armies.setDeleted': async () => {
		await armies.setDeleted(id(1), true);
		await armies.setDeleted(id(1), false);
	},
	'Armies.setTags': async () => {
		await armies.setTags(id(1), ['liga']);
		await armies.setTags(id(1), []);
	},
	'Armies.setArchived': async () => {
		await armies.setArchived(id(1), true);
		await armies.setArchived(id(1), false);
	},
	'Armies.emptyTrash': async () => {
		await armies.emptyTrash([id(2)]);
		await armies.emptyTrash();
	},
	'Backups.restore': () =>
		backups.restore([
			{ backupArmy: backupArmy(1, 'Z kopii'), as: 'replacement' },
			{ backupArmy: backupArmy(4, 'Dodana'), as: 'added' },
			{ backupArmy: backupArmy(2, 'Inna'), as: { beside: named(5, 'Obok') } }
		]),
	'Keys.keep': () => keys.keep({ publicKey: 'k', file: 'file', seed: Uint8Array.of(1) }),
	'Keys.protect': async () => {
		const publicKey = base64url(await (await ed25519()).publicKeyOf(seedOf(1)));
		await database.keys.put({ publicKey, file: 'file', seed: seedOf(1), savedAt: 1 });
		await keys.protect();
	},
	'Keys.keepExchange': async () => {
		await keys.keep({ publicKey: 'k', file: '', seed: Uint8Array.of(1) });
		const curve = { name: 'ECDH', namedCurve: 'P-256' };
		await keys.keepExchange('k', await crypto.subtle.generateKey(curve, false, ['deriveBits']));
	},
	'Leagues.changeOwn': async () => {
		await leagues.changeOwn(id(6), () => own);
		await leagues.changeOwn(id(6), () => undefined);
	},
	'Leagues.write': async () => {
		const change = { name: 'Liga', added: arriving.entries, removed: [] };
		await leagues.write(id(6), change, {});
		await leagues.write(id(7), change, {});
	},
	'Leagues.create': () => createSigned(leagues, id(20), signed),
	'Leagues.join': async () => {
		await leagues.join(arriving, signed.league);
		await leagues.join(arriving, signed.league);
	},
	'Leagues.markSent': async () => {
		await createSigned(leagues, id(20), signed);
		await leagues.markSent(id(20), [signed.held.founding]);
	},
	'Leagues.setDeleted': () => leagues.setDeleted(id(6), true),
	'Games.addEvents': () => games.addEvents(id(10), game(10).events),
	'Games.create': () => games.create(game(11)),
	'Games.join': () => games.join(game(10)),
	'Games.replace': async () => {
		await games.replace(game(10), 1);
		await games.replace(game(10), 1);
	},
	'Games.setDeleted': () => games.setDeleted(id(10), true),
	'OwnUnits.keep': () => ownUnits.keep(id(9), { ...guard, unit: { ...guard.unit, hands: 1 } }),
	'OwnUnits.rename': () => ownUnits.rename(id(8), 'Wartownik'),
	'OwnUnits.remove': () => ownUnits.remove(id(8)),
	'Packs.keep': () => packs.keep({ ...pack, edition: 2 }),
	'Packs.setDeleted': () => packs.setDeleted(pack.id, true),
	'Packs.emptyTrash': async () => {
		await packs.setDeleted(pack.id, true);
		await packs.emptyTrash([pack.id]);
		await packs.emptyTrash();
	},
	'PackDrafts.create': () => packDrafts.create({ ...pack, id: id(13) }),
	'PackDrafts.replace': () => packDrafts.replace({ ...pack, name: 'Nova' }, 1, []),
	'PackDrafts.take': () => packDrafts.take(id(13), 0, { draft: { ...pack, id: id(13) } }),
	'PackDrafts.setDeleted': () => packDrafts.setDeleted(pack.id, true),
	'PackDrafts.release': () => packDrafts.release({ ...pack, edition: 2 }),
	'OwnUnits.replace': async () => {
		await ownUnits.replace(id(9), undefined, guard);
		await ownUnits.replace(id(8), now, undefined);
	},
	'Photos.keep': () => photos.keep(jpegOf(2)),
	'Photos.sweep': () => {
		now += 31 * 86_400_000;
		return photos.sweep();
	},
	'ChosenFile.keep': () => chosenFile.keep({ name: 'file' } as FileSystemFileHandle, 'mark'),
	'ChosenFile.forget': () => chosenFile.forget(),
	'Rooms.add': () => rooms.add(room('two'), [entry('two')]),
	'Rooms.change': () => rooms.change('one', (row) => ({ ...row, off: true })),
	'Rooms.remove': () => rooms.remove('one'),
	'Rooms.putEntries': () => rooms.putEntries([entry('one', 'later')]),
	'Rooms.removeEntries': () => rooms.removeEntries('one', ['first']),
	'Rooms.putDocument': () => rooms.putDocument({ room: 'one', key: `army ${id(1)}`, track: {} }),
	'Rooms.putDocuments': () => rooms.putDocuments([{ room: 'one', key: 'part', track: '' }])
};
const reading: Record<string, () => Promise<unknown>> = {
	'Armies.watchAll': () => first(armies.watchAll()),
	'Armies.watchTrash': () => first(armies.watchTrash()),
	'Armies.watch': () => first(armies.watch(id(1))),
	'Armies.all': () => armies.all(),
	'Armies.get': () => armies.get(id(1)),
	'Armies.revisions': () => armies.revisions(id(1)),
	'Armies.steps': () => armies.steps(id(1), 1),
	'Backups.count': () => backups.count(),
	'Backups.all': () => collected(backups.all()),
	'Backups.orphans': () => collected(backups.orphans()),
	'Backups.mark': () => backups.mark(),
	'Backups.ownUnits': () => backups.ownUnits(),
	'Backups.newUnits': () => backups.newUnits([]),
	'Backups.leaguesAndKeys': () => backups.leaguesAndKeys(),
	'Backups.newLeaguesAndKeys': () => backups.newLeaguesAndKeys({ leagues: [], keys: [] }),
	'Keys.all': () => keys.all(),
	'Keys.watchAll': () => first(keys.watchAll()),
	'Leagues.watchNames': () => first(leagues.watchNames((rows) => Promise.resolve(rows))),
	'Leagues.watch': () => first(leagues.watch(id(6), (facts) => Promise.resolve(facts))),
	'Leagues.facts': () => leagues.facts(id(6)),
	'Leagues.get': () => leagues.get(id(6)),
	'Leagues.idOf': () => leagues.idOf('sha256:none'),
	'Leagues.copyNumber': () => leagues.copyNumber('sha256:none'),
	'Leagues.rowsOf': () => leagues.rowsOf([]),
	'Leagues.signedRows': () => leagues.signedRows(),
	'Leagues.watchFounding': () => first(leagues.watchFounding('sha256:none')),
	'Leagues.entryDigests': () => leagues.entryDigests('sha256:none'),
	'Leagues.digestPages': () => leagues.digestPages().next(),
	'Leagues.entryRows': () => leagues.entryRows('sha256:none'),
	'Leagues.steps': () => leagues.steps(id(6), 1),
	'Backups.games': () => backups.games(),
	'Backups.newGames': () => backups.newGames([], () => id(12)),
	'Games.watchAll': () => first(games.watchAll()),
	'Games.watch': () => first(games.watch(id(10), () => 0)),
	'Games.get': () => games.get(id(10)),
	'Games.document': () => games.document(id(10)),
	'OwnUnits.watchAll': () => first(ownUnits.watchAll()),
	'Packs.watchAll': () => first(packs.watchAll()),
	'Packs.watchTrash': () => first(packs.watchTrash()),
	'PackDrafts.watch': () => first(packDrafts.watch(pack.id)),
	'PackDrafts.get': () => packDrafts.get(pack.id),
	'PackDrafts.steps': () => packDrafts.steps(pack.id, 1),
	'Backups.packs': () => backups.packs(),
	'Backups.newPacks': () => backups.newPacks([]),
	'Backups.photos': () => collected(backups.photos()),
	'Backups.newPhotos': () => backups.newPhotos([]),
	'OwnUnits.get': () => ownUnits.get(id(8)),
	'Photos.digests': () => photos.digests(),
	'Photos.get': () => photos.get('sha256:none'),
	'ChosenFile.get': () => chosenFile.get(),
	'Backups.compare': () => backups.compare([backupArmy(1, 'Z kopii')]),
	'Rooms.watchAll': () => first(rooms.watchAll()),
	'Rooms.all': () => rooms.all(),
	'Rooms.get': () => rooms.get('one'),
	'Rooms.entries': () => rooms.entries('one'),
	'Rooms.entryPages': () => collected(rooms.entryPages('one')),
	'Rooms.documents': () => rooms.documents('one'),
	'Rooms.documentKeys': () => rooms.documentKeys('one'),
	'Rooms.document': () => rooms.document('one', 'part'),
	'Rooms.marks': () => rooms.marks('armies')
};
const readingNothing: Record<string, () => Promise<unknown>> = {
	'Backups.watchChanges': () => first(backups.watchChanges()),
	'Packs.drafts': () => packs.drafts(),
	'Leagues.follow': () => {
		leagues.follow([], []);
		return Promise.resolve();
	},
	'Leagues.expect': () => {
		const { held } = signed;
		const base = { revision: 1, savedAt: 1 };
		leagues.expect('plan', base, { held, state: stateWith(held.entries) });
		return Promise.resolve();
	}
};

/** The mode and durability of the transactions that a method opens. */
async function opened(method: () => Promise<unknown>) {
	transaction.mockClear();
	await method();
	return transaction.mock.results.map(({ value }) => {
		const { mode, durability } = value as IDBTransaction;
		return { mode, durability };
	});
}

const PARTS = [Armies, Backups, ChosenFile, Games, Keys, Leagues, OwnUnits, Packs, Photos, Rooms];

function methodsOf(type: { name: string; prototype: object }): string[] {
	return Object.entries(Object.getOwnPropertyDescriptors(type.prototype))
		.filter(([name, { get }]) => name !== 'constructor' && !get)
		.map(([method]) => `${type.name}.${method}`);
}

describe('a write of the store', () => {
	it('is in this list', async () => {
		const listed = Object.keys({ ...writing, ...reading, ...readingNothing });
		expect(listed.sort()).toEqual([...PARTS, PackDrafts].flatMap(methodsOf).sort());
		const store = openStore(database);
		const parts = Object.entries({ ...store, ...(await store.lazyStores()) }).filter(
			([, part]) => typeof part !== 'function'
		);
		expect(parts.map(([, part]) => part.constructor)).toEqual(PARTS);
	});

	it.each(Object.entries(writing))('has strict durability: %s', async (_, method) => {
		const writes = (await opened(method)).filter(({ mode }) => mode !== 'readonly');
		expect(writes.length).toBeGreaterThan(0);
		for (const write of writes) expect(write).toEqual({ mode: 'readwrite', durability: 'strict' });
	});

	it.each(Object.entries(reading))('is not made by %s', async (_, method) => {
		const transactions = await opened(method);
		expect(transactions.length).toBeGreaterThan(0);
		for (const { mode } of transactions) expect(mode).toBe('readonly');
	});

	it.each(Object.entries(readingNothing))('is not made by %s, nor a read', async (_, method) => {
		expect(await opened(method)).toEqual([]);
	});
});
