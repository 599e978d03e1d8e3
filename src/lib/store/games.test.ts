import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { withEvent } from '$lib/play/events';
import type { Game } from '$lib/play/game-file';
import { newGame } from '$lib/play/new-game';
import { Backups } from './backups';
import { BrikmusterDatabase, type GameRow } from './database';
import { objectionTo } from '$lib/play/join';
import { Games } from './games';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const COPY = 'aaaaaaaa-0000-4000-8000-000000000002';
const army = newArmy('bbbbbbbb-0000-4000-8000-000000000001', 'Armia', { profile: 'free' });
const sides = [{ id: 's1', name: 'Jasni', armies: [army] }];
const game = newGame({ id: ID, name: 'Bitwa', rules: '2005', sides });
const noted = (from: Game, id: string, text = id): Game =>
	withEvent(from, { id, by: 'ja' }, { kind: 'note', text });
const idsOf = (events: Game['events']) => events.map(({ id }) => id);

let database: BrikmusterDatabase;
let games: Games;
let backups: Backups;
beforeEach(() => {
	database = new BrikmusterDatabase('games');
	games = new Games(database, () => 5);
	backups = new Backups(database, () => 5);
});
afterEach(() => database.delete());

async function stored(id = ID) {
	const found = await games.get(id);
	if (!found?.readable) throw new Error('The game is not readable');
	return found;
}

describe('events of a file whose clocks run far ahead', () => {
	it('are refused, and the game goes on', async () => {
		const first = noted(game, 'first');
		await games.create(first);
		const [event] = noted(game, 'evil').events;
		if (!event) throw new Error('no event');
		const evil = [{ ...event, clock: 1_000_000_000 }];
		expect(objectionTo(first, evil)).toBe('ahead');
		expect(objectionTo(first, [event])).toBeUndefined();
		expect(await games.addEvents(ID, evil)).toBe('ahead');
		expect((await stored()).game).toEqual(first);
		expect((await games.replace(noted(first, 'next'), 1)).ok).toBe(true);
	});
});

describe('a stored game', () => {
	it('is stored as it was created, once', async () => {
		await games.create(game);
		expect(await games.get(ID)).toEqual({ readable: true, id: ID, revision: 1, savedAt: 5, game });
		await expect(games.create({ ...game, name: 'Inna' })).rejects.toThrow();
		expect((await stored()).game.name).toBe('Bitwa');
	});

	it('is replaced unless another window saved first', async () => {
		await games.create(game);
		const saved = await games.replace(noted(game, 'e1'), 1);
		expect(saved).toEqual({ ok: true, revision: 2, savedAt: 6 });
		const late = await games.replace(noted(game, 'e2'), 1);
		expect(late).toMatchObject({ ok: false, current: { revision: 2 } });
		expect(idsOf((await stored()).game.events)).toEqual(['e1']);
	});

	it('with a damaged event is not replaced', async () => {
		const first = noted(game, 'e1');
		await games.create(first);
		const damaged = { ...first, events: [{ ...first.events[0], clock: 'late' }] };
		const row: GameRow = { id: ID, game: damaged, revision: 1, savedAt: 5 };
		await database.games.put(row);
		const refused = await games.replace(noted(first, 'e2'), 1);
		expect(refused).toMatchObject({ ok: false, current: { readable: false } });
		expect(await database.games.get(ID)).toEqual(row);
	});

	it('is deleted and restored with all its events', async () => {
		await games.create(noted(game, 'e1'));
		await games.setDeleted(ID, true);
		expect(await games.get(ID)).toMatchObject({ deletedAt: 5 });
		await games.setDeleted(ID, false);
		const { deletedAt, game: again } = await stored();
		expect([deletedAt, idsOf(again.events)]).toEqual([undefined, ['e1']]);
	});

	it('takes the events of a file, and of two under one id the same as any other device', async () => {
		await games.create(noted(game, 'e1'));
		expect(await games.join(noted(noted(game, 'e1'), 'e2'))).toBe('joined');
		expect(idsOf((await stored()).game.events)).toEqual(['e1', 'e2']);
		const first = async () => (await stored()).game.events[0]?.cause;
		expect(await games.join(noted(game, 'e1', 'z'))).toBe('contradictory');
		expect(await first()).toMatchObject({ text: 'e1' });
		expect(await games.join(noted(game, 'e1', 'a'))).toBe('contradictory');
		expect(await first()).toMatchObject({ text: 'a' });
		expect(idsOf((await stored()).game.events)).toEqual(['e1', 'e2']);
	});

	it('of a later version is shown, and never changed', async () => {
		const row: GameRow = { id: ID, game: { format: 'later' }, revision: 2, savedAt: 5 };
		await database.games.put(row);
		expect(await games.get(ID)).toMatchObject({ readable: false, document: row.game });
		expect(await games.join(game)).toBe('unreadable');
		expect((await games.replace(game, 2)).ok).toBe(false);
		await backups.restore([], { games: [{ id: ID, game, revision: 1, savedAt: 1 }] });
		expect(await database.games.get(ID)).toEqual(row);
	});
});

describe('the games of a backup', () => {
	const rowOf = (some: Game): GameRow => ({ id: some.id, game: some, revision: 1, savedAt: 3 });

	it('are new, have new events, or nothing new', async () => {
		await games.create(noted(game, 'e1'));
		const other = { ...game, id: COPY };
		const given = [noted(game, 'e1'), noted(game, 'e2'), other].map(rowOf);
		const found = await backups.newGames(given, () => 'no id');
		expect(found).toEqual([given[1], given[2]]);
		await backups.restore([], { games: found });
		expect(idsOf((await stored()).game.events)).toEqual(['e1', 'e2']);
		expect((await stored(COPY)).savedAt).toBe(3);
	});

	it('that contradict the stored ones are kept beside them', async () => {
		await games.create(noted(game, 'e1'));
		const found = await backups.newGames([rowOf(noted(game, 'e1', 'other'))], () => COPY);
		await backups.restore([], { games: found });
		expect((await stored()).game.events[0]?.cause).toMatchObject({ text: 'e1' });
		expect((await stored(COPY)).game.events[0]?.cause).toMatchObject({ text: 'other' });
	});

	it('change the fingerprint of the data', async () => {
		const before = await backups.mark();
		await games.create(game);
		expect(await backups.mark()).not.toBe(before);
	});
});
