import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withEditedEntry, withEntry, withoutEntry } from '$lib/league/entries';
import { withFrozenSeasons } from '$lib/league/frozen';
import type { League, Player } from '$lib/league/league-file';
import { newLeague } from '$lib/league/new-league';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues } from '$lib/store/leagues';
import type { StoredLeague } from '$lib/store';
import { keepLeague } from './leagues.svelte';
import { DeviceSigner } from './device-signer.svelte';
import { OpenLeague } from './open-league.svelte';
import { openLazyStores } from '$lib/store/lazy-stores';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const id = (number: number) => `bbbbbbbb-0000-4000-8000-${String(number).padStart(12, '0')}`;
const player = (number: number, name: string): Player => ({
	id: id(number),
	name,
	category: 'senior'
});
const [ala, ola] = [player(1, 'Ala'), player(2, 'Ola')];
const add = (one: Player) => (league: League) => withEntry(league, 'players', one);
const remove = (one: Player) => (league: League) => withoutEntry(league, 'players', one.id);
const meet = (league: League): League =>
	withEntry(league, 'meetings', {
		id: id(9),
		season: '2026-1',
		on: '2026-12-01',
		announcedOn: '2026-11-01',
		table: { width: 120, depth: 120 },
		referee: null,
		plan: [{ scenario: 'battle', light: ala.id, dark: ola.id }]
	});

/** A store whose disk can be full. */
class FullDisk extends Leagues {
	full = false;
	override replace(...write: Parameters<Leagues['replace']>) {
		if (this.full) return Promise.reject(new Error('QuotaExceeded'));
		return super.replace(...write);
	}
}

let database: BrikmusterDatabase;
let leagues: FullDisk;
beforeEach(async () => {
	database = new BrikmusterDatabase(`open-league-${crypto.randomUUID()}`);
	leagues = new FullDisk(database, () => 5);
	await leagues.create(newLeague(ID, 'Liga', { id: '2026-1', opened: '2026-11-01' }));
});
afterEach(() => database.delete());

async function stored(): Promise<StoredLeague> {
	const found = await leagues.get(ID);
	if (!found?.readable) throw new Error('No league is stored');
	return found;
}
async function openWindow(): Promise<OpenLeague> {
	const found = await stored();
	const signer = new DeviceSigner(new Keys(database, () => 5));
	return new OpenLeague(leagues, signer, found, await leagues.steps(ID, found.revision));
}
const names = ({ players }: League) => players.map(({ name }) => name);

describe('a change of a league', () => {
	it('shows at once and is then on the disk', async () => {
		const open = await openWindow();
		expect(open.change('player', add(ala))).toBe(true);
		expect([names(open.league), open.unsaved]).toEqual([['Ala'], true]);
		await open.settled();
		expect([names((await stored()).league), open.unsaved]).toEqual([['Ala'], false]);
	});

	it('that no file could hold is refused, and changes nothing', async () => {
		const open = await openWindow();
		expect(open.change('meeting', meet)).toBe(false);
		await open.settled();
		expect(open.league.meetings).toEqual([]);
		expect([open.unsaved, open.undoable]).toEqual([false, undefined]);
	});

	it('stays on the screen where the disk is full, and is saved when it is tried again', async () => {
		const open = await openWindow();
		leagues.full = true;
		open.change('player', add(ala));
		await open.settled();
		expect([open.saving.state, names(open.league)]).toEqual(['failed', ['Ala']]);
		leagues.full = false;
		open.retry();
		await open.settled();
		expect([open.saving.state, names((await stored()).league)]).toEqual(['saved', ['Ala']]);
	});
});

describe('a season with frozen rules', () => {
	it('keeps its regulation on the screen when the league gets another one', async () => {
		const open = await openWindow();
		const before = open.regulation;
		open.change('season', withFrozenSeasons);
		const limits = { points: 200, speed: 12 };
		open.change('regulation', (league) => ({
			...league,
			regulation: { ...league.regulation, limits }
		}));
		expect(open.league.regulation.limits).toEqual(limits);
		expect(open.regulation).toEqual(before);
		expect(open.leagueInSeason).toEqual({ ...open.league, regulation: before });
	});
});

describe('two windows', () => {
	it('write one league, and undo takes back one’s own change only', async () => {
		const [one, other] = [await openWindow(), await openWindow()];
		one.change('player', add(ala));
		other.change('player', add(ola));
		await one.settled();
		await other.settled();
		expect(names((await stored()).league).sort()).toEqual(['Ala', 'Ola']);
		expect(one.undo()).toBe(true);
		await one.settled();
		expect(names((await stored()).league)).toEqual(['Ola']);
		one.redo();
		await one.settled();
		expect(names((await stored()).league).sort()).toEqual(['Ala', 'Ola']);
	});

	it('undo a change of one field, and keep what the other has changed in the same entry', async () => {
		const one = await openWindow();
		one.change('player', add(ala));
		await one.settled();
		const other = await openWindow();
		one.change('player', (now) =>
			withEditedEntry(now, 'players', ala, { ...ala, born: '1990-05-06' })
		);
		await one.settled();
		other.change('player', (now) =>
			withEditedEntry(now, 'players', ala, { ...ala, name: 'Alicja' })
		);
		await other.settled();
		expect((await stored()).league.players[0]).toMatchObject({
			name: 'Alicja',
			born: '1990-05-06'
		});
		one.undo();
		await one.settled();
		expect((await stored()).league.players).toEqual([{ ...ala, name: 'Alicja' }]);
	});

	it('say which change was overtaken, and go on saving what comes after it', async () => {
		const one = await openWindow();
		one.change('player', add(ala));
		one.change('player', add(ola));
		await one.settled();
		const other = await openWindow();
		one.change('player', remove(ola));
		await one.settled();
		other.change('meeting', meet);
		other.change('name', (league) => ({ ...league, name: 'Nowa' }));
		await other.settled();
		expect([other.leftOut, other.saving.state]).toEqual([true, 'saved']);
		expect(other.league).toEqual((await stored()).league);
		expect([other.league.name, other.league.meetings]).toEqual(['Nowa', []]);
	});
});

describe('undo in a league', () => {
	it('survives a reload', async () => {
		const open = await openWindow();
		open.change('player', add(ala));
		open.change('player', add(ola));
		open.undo();
		await open.settled();
		const again = await openWindow();
		expect([again.undoable, again.redoable]).toEqual(['player', 'player']);
		again.redo();
		expect(names(again.league)).toEqual(['Ala', 'Ola']);
		again.goTo(0);
		expect(again.league.players).toEqual([]);
	});

	it('is refused if a later change depends on the step', async () => {
		const open = await openWindow();
		open.change('player', add(ala));
		await open.settled();
		const other = await openWindow();
		other.change('player', add(ola));
		other.change('meeting', meet);
		await other.settled();
		open.change('name', (league) => ({ ...league, name: 'Nowa' }));
		await open.settled();
		open.undo();
		expect(open.undo()).toBe(false);
		expect([names(open.league), open.undoable]).toEqual([['Ala', 'Ola'], 'player']);
	});

	it('of a merge lets the other version wait again', async () => {
		const open = await openWindow();
		const version = { ...open.league, name: 'Inna' };
		await keepLeague(openLazyStores(database), version);
		const merging = await openWindow();
		merging.merge(version, version);
		expect([merging.league.name, merging.waiting]).toEqual(['Inna', []]);
		merging.undo();
		expect([merging.league.name, merging.waiting]).toEqual(['Liga', [version]]);
	});
});

describe('a change of a league that the page could not store before it was closed', () => {
	it('is made when the league is opened again, as a step, next to what was stored since', async () => {
		const base = await stored();
		const other = await openWindow();
		other.change('player', add(ola));
		await other.settled();
		const open = await openWindow();
		open.recover({ base, document: { league: add(ala)(base.league) } });
		await open.settled();
		expect(names((await stored()).league)).toEqual(['Ola', 'Ala']);
		expect(open.undoable).toBe('recovered');
	});
});

describe('a league that comes as a file', () => {
	it('waits next to the one that another window adds', async () => {
		const keeping = openLazyStores(database);
		const { league } = await stored();
		const open = await openWindow();
		const [one, other] = ['A', 'B'].map((name) => ({ ...league, name })) as [League, League];
		await keepLeague(keeping, one);
		await keepLeague(keeping, other);
		open.change('player', add(ala));
		await open.settled();
		const now = await stored();
		expect([now.waiting?.map(({ name }) => name), names(now.league)]).toEqual([
			['A', 'B'],
			['Ala']
		]);
	});

	it('waits beside the one that is here, once, and is never said to be kept where it is not', async () => {
		const keeping = openLazyStores(database);
		const other = { ...(await stored()).league, name: 'Inna' };
		await keepLeague(keeping, other);
		await keepLeague(keeping, other);
		expect((await stored()).waiting?.map(({ name }) => name)).toEqual(['Inna']);
		await database.leagues.put({ id: ID, league: { later: true }, revision: 9, savedAt: 9 });
		await expect(keepLeague(keeping, other)).rejects.toThrow();
	});
});
