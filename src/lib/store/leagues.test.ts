import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSigned, foundedLeague } from '../../../tests/setup/league-entries';
import { newLeague } from '$lib/league/new-league';
import type { League } from '$lib/league/league-file';
import { Backups } from './backups';
import { BrikmusterDatabase, type LeagueRow } from './database';
import { Keys } from './keys';
import { Leagues } from './leagues';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const PLAYER = 'aaaaaaaa-0000-4000-8000-000000000002';
const league = newLeague(ID, 'Liga', { id: '2026-1', opened: '2026-11-21' });
const player = { id: PLAYER, name: 'Ala', category: 'senior' as const };
const renamed = (name: string): League => ({ ...league, name });
const contents = foundedLeague(league);
const own = { player, sent: [] };

let database: BrikmusterDatabase;
let leagues: Leagues;
beforeEach(() => {
	database = new BrikmusterDatabase('leagues');
	leagues = new Leagues(database, () => 5);
});
afterEach(() => database.delete());

describe('a stored league', () => {
	it('is stored as it was created', async () => {
		await createSigned(leagues, ID, contents);
		const { league, held } = contents;
		expect(await leagues.get(ID)).toEqual({
			...{ readable: true, id: ID, revision: 1, savedAt: 5, league },
			state: expect.objectContaining({ founding: held.founding }) as unknown,
			held: { ...held, entries: expect.arrayContaining([...held.entries]) }
		});
	});

	it('cannot be created twice', async () => {
		await createSigned(leagues, ID, contents);
		await expect(createSigned(leagues, ID, foundedLeague(renamed('Druga')))).rejects.toThrow();
		expect(await leagues.get(ID)).toMatchObject({ league: { name: 'Liga' } });
	});

	it('keeps the part of its user, and its undo steps with it', async () => {
		await createSigned(leagues, ID, contents);
		const none = { name: 'Liga', added: [], removed: [] };
		expect(await leagues.write(ID, none, { done: ['x'] })).toMatchObject({ revision: 2 });
		expect(await leagues.changeOwn(ID, () => own)).toMatchObject({ revision: 3, savedAt: 7 });
		expect(await leagues.get(ID)).toMatchObject({ own });
		expect(await leagues.steps(ID, 3)).toEqual({ done: ['x'] });
		expect(await leagues.steps(ID, 1)).toBeUndefined();
	});

	it('stays unchanged where there is nothing to change, no such league, or one that cannot be read', async () => {
		await createSigned(leagues, ID, contents);
		const none = { name: 'Liga', added: [], removed: [] };
		expect(await leagues.changeOwn(ID, () => undefined)).toBeUndefined();
		expect(await leagues.get(ID)).toMatchObject({ revision: 1 });
		const unknown = 'cccccccc-0000-4000-8000-000000000001';
		expect(await leagues.write(unknown, none, {})).toBeUndefined();
		const row: LeagueRow = { id: ID, league: { format: 'old' }, revision: 2, savedAt: 5 };
		await database.leagues.put(row);
		expect(await leagues.write(ID, none, {})).toBeUndefined();
		expect(await leagues.get(ID)).toMatchObject({ readable: false, document: row.league });
		expect(await database.leagues.get(ID)).toEqual(row);
	});

	it('can be deleted and restored with all its content', async () => {
		await createSigned(leagues, ID, contents);
		await leagues.setDeleted(ID, true);
		expect(await leagues.get(ID)).toMatchObject({ deletedAt: 5 });
		await leagues.setDeleted(ID, false);
		expect(await leagues.get(ID)).not.toHaveProperty('deletedAt');
		expect(await leagues.get(ID)).toMatchObject({ readable: true, league: contents.league });
	});
});

describe('leagues and keys of a backup', () => {
	const key = { publicKey: 'k', file: 'file', savedAt: 1 };
	const row = (name: string, more: Partial<LeagueRow> = {}): LeagueRow => ({
		...{ id: ID, league: renamed(name), revision: 1, savedAt: 1 },
		...more
	});
	const backups = () => new Backups(database, () => 9);

	it('contain no secrets', async () => {
		const { privateKey } = await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']);
		await database.keys.put({ ...key, privateKey, seed: Uint8Array.of(1, 2) });
		expect(await backups().leaguesAndKeys()).toEqual({ leagues: [], entries: [], keys: [key] });
	});

	it('of the old format are added when they are new', async () => {
		const things = { leagues: [row('Liga')], keys: [key] };
		expect(await backups().newLeaguesAndKeys(things)).toEqual(things);
		await backups().restore([], { leaguesAndKeys: things });
		expect(await leagues.get(ID)).toMatchObject({
			...{ readable: false, isOld: true },
			document: { name: 'Liga' }
		});
		expect(await backups().newLeaguesAndKeys(things)).toEqual({ leagues: [], keys: [] });
	});

	it('of the old format are kept once beside a league with the same id', async () => {
		await createSigned(leagues, ID, contents);
		const things = { leagues: [row('Liga', { own, waiting: [renamed('Trzecia')] })], keys: [] };
		await backups().restore([], { leaguesAndKeys: things });
		await backups().restore([], { leaguesAndKeys: things });
		expect(await leagues.get(ID)).toMatchObject({ league: contents.league, own });
		const stored = await database.leagues.get(ID);
		expect(stored?.waiting).toEqual([renamed('Liga'), renamed('Trzecia')]);
		expect((await backups().newLeaguesAndKeys(things)).leagues).toEqual([]);
	});

	it('keep the seed of an existing key', async () => {
		const keys = new Keys(database, () => 1);
		await keys.keep({ ...key, seed: Uint8Array.of(7) });
		await keys.keep({ publicKey: 'k', file: 'another' });
		expect(await database.keys.get('k')).toMatchObject({ seed: Uint8Array.of(7), file: 'another' });
	});
});
