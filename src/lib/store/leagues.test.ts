import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

let database: BrikmusterDatabase;
let leagues: Leagues;
beforeEach(() => {
	database = new BrikmusterDatabase('leagues');
	leagues = new Leagues(database, () => 5);
});
afterEach(() => database.delete());

describe('a stored league', () => {
	it('is stored as it was created', async () => {
		await leagues.create(league);
		expect(await leagues.get(ID)).toEqual({
			...{ readable: true, id: ID, revision: 1, savedAt: 5 },
			league
		});
	});

	it('cannot be created twice', async () => {
		await leagues.create(league);
		await expect(leagues.create(renamed('Druga'))).rejects.toThrow();
		expect(await leagues.get(ID)).toMatchObject({ league: { name: 'Liga' } });
	});

	it('takes the changes of two windows, each applied to the latest state', async () => {
		await leagues.create(league);
		const other = new Leagues(new BrikmusterDatabase('leagues'), () => 6);
		await Promise.all([
			leagues.change(ID, (papers) => ({
				...papers,
				league: { ...papers.league, players: [...papers.league.players, player] }
			})),
			other.change(ID, (papers) => ({ ...papers, league: { ...papers.league, name: 'Nowa' } }))
		]);
		expect(await leagues.get(ID)).toMatchObject({
			revision: 3,
			league: { name: 'Nowa', players: [player] }
		});
	});

	it('is replaced with its undo steps, unless another window saved first', async () => {
		await leagues.create(league);
		const saved = await leagues.replace({ league: renamed('Nowa') }, 1, { done: ['x'] });
		expect(saved).toEqual({ ok: true, revision: 2, savedAt: 6 });
		expect(await leagues.steps(ID, 2)).toEqual({ done: ['x'] });
		const late = await leagues.replace({ league: renamed('Inna') }, 1, { done: [] });
		expect(late).toMatchObject({ ok: false, current: { league: { name: 'Nowa' }, revision: 2 } });
		expect(await leagues.get(ID)).toMatchObject({ league: { name: 'Nowa' } });
		expect(await leagues.steps(ID, 1)).toBeUndefined();
		const unknown = { ...league, id: 'cccccccc-0000-4000-8000-000000000001' };
		expect(await leagues.replace({ league: unknown }, 1)).toEqual({
			ok: false,
			current: undefined
		});
	});

	it('stays unchanged when a step is impossible or the league is unreadable', async () => {
		await leagues.create(league);
		expect(await leagues.change(ID, () => undefined)).toBeUndefined();
		expect(await leagues.get(ID)).toMatchObject({ revision: 1 });
		const row: LeagueRow = { id: ID, league: { format: 'later' }, revision: 2, savedAt: 5 };
		await database.leagues.put(row);
		const step = vi.fn();
		expect(await leagues.change(ID, step)).toBeUndefined();
		expect(step).not.toHaveBeenCalled();
		expect(await leagues.get(ID)).toMatchObject({ readable: false, document: row.league });
		expect(await database.leagues.get(ID)).toEqual(row);
	});

	it('can be deleted and restored with all its content', async () => {
		await leagues.create(league);
		await leagues.setDeleted(ID, true);
		expect(await leagues.get(ID)).toMatchObject({ deletedAt: 5 });
		await leagues.setDeleted(ID, false);
		expect(await leagues.get(ID)).not.toHaveProperty('deletedAt');
		expect(await leagues.get(ID)).toMatchObject({ readable: true, league });
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

	it('are added when they are new', async () => {
		const things = { leagues: [row('Liga')], keys: [key] };
		expect(await backups().newLeaguesAndKeys(things)).toEqual(things);
		await backups().restore([], { leaguesAndKeys: things });
		expect(await leagues.get(ID)).toMatchObject({ league: { name: 'Liga' }, savedAt: 1 });
		expect(await backups().newLeaguesAndKeys(things)).toEqual({ leagues: [], keys: [] });
	});

	it('are kept once beside a league that differs', async () => {
		await leagues.create(renamed('Tutejsza'));
		const own = { player, sent: [] };
		const things = { leagues: [row('Liga', { own, waiting: [renamed('Trzecia')] })], keys: [] };
		await backups().restore([], { leaguesAndKeys: things });
		await backups().restore([], { leaguesAndKeys: things });
		const stored = await leagues.get(ID);
		if (!stored?.readable) throw new Error('not readable');
		expect(stored.league.name).toBe('Tutejsza');
		expect(stored.own).toEqual(own);
		expect(stored.waiting?.map(({ name }) => name)).toEqual(['Liga', 'Trzecia']);
		expect((await backups().newLeaguesAndKeys(things)).leagues).toEqual([]);
	});

	it('keep the seed of an existing key', async () => {
		const keys = new Keys(database, () => 1);
		await keys.keep({ ...key, seed: Uint8Array.of(7) });
		await keys.keep({ publicKey: 'k', file: 'another' });
		expect(await database.keys.get('k')).toMatchObject({ seed: Uint8Array.of(7), file: 'another' });
	});
});
