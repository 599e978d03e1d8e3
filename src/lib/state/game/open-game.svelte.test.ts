import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { presets } from '$lib/i18n/en/ready';
import type { Game } from '$lib/play/game-file';
import { nameOf } from '$lib/play/names';
import { newGame } from '$lib/play/new-game';
import { canonicalTable } from '$lib/play/table';
import type { Army } from '$lib/rules/choices';
import { BrikmusterDatabase } from '$lib/store/database';
import { Games } from '$lib/store/games';
import { locale } from '../app/locale.svelte';
import { addEvents, ChannelLog } from '../two-phones/shared-game';
import { OpenGame } from './open-game.svelte';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const army: Army = {
	...newArmy('bbbbbbbb-0000-4000-8000-000000000001', 'Armia', { profile: 'free' }),
	units: [{ kind: 'minifig', id: 'u1', name: 'Giermek', rank: 'mercenary', count: 2 }]
};
const sides = [{ id: 's1', name: 'Jasni', armies: [army] }];
const FIRST = 's1/0:u1#1';
const SECOND = 's1/0:u1#2';

/** A store whose disk can be full. */
class FullDisk extends Games {
	full = false;
	override replace(...write: Parameters<Games['replace']>) {
		if (this.full) return Promise.reject(new Error('QuotaExceeded'));
		return super.replace(...write);
	}
}

let database: BrikmusterDatabase;
let games: FullDisk;
beforeEach(async () => {
	database = new BrikmusterDatabase(`open-game-${crypto.randomUUID()}`);
	games = new FullDisk(database, () => 5);
	await games.create(newGame({ id: ID, name: 'Bitwa', rules: '2005', sides }));
});
afterEach(() => database.delete());

async function stored() {
	const found = await games.get(ID);
	if (!found?.readable) throw new Error('No game is stored');
	return found;
}
const openWindow = async () => new OpenGame(games, await stored());
const fall = (open: OpenGame, figure = FIRST) =>
	open.happen({ kind: 'manual' }, [{ kind: 'flag', figure, flag: 'fallen', on: true }]);
const fallen = (open: OpenGame) =>
	[...open.table.figures.values()].filter(({ flags }) => flags.fallen).map(({ id }) => id);
const count = ({ events }: Game) => events.length;

describe('an open game', () => {
	it('names ready units in the language of the reader; file and events have the stored names', async () => {
		const knights = army.units.map((unit) => ({ ...unit, name: presets.knight }));
		const named = [{ ...sides[0], armies: [{ ...army, units: knights }] }] as typeof sides;
		const id = crypto.randomUUID();
		const made = newGame({ id, name: 'Bitwa', rules: '2005', sides: named });
		await games.create(made);
		const found = await games.get(id);
		if (!found?.readable) throw new Error('No game is stored');
		const open = new OpenGame(games, found);
		const shown: string[] = [];
		const files = [];
		for (const language of ['en', 'pl'] as const) {
			await locale.choose(language);
			await locale.load('builder');
			fall(open);
			shown.push(nameOf(open.game, FIRST), nameOf(open.game, SECOND));
			files.push(open.stored);
		}
		expect(shown).toEqual(['Knight 1', 'Knight 2', 'Rycerz 1', 'Rycerz 2']);
		for (const { sides: kept } of files) expect(kept).toEqual(made.sides);
		expect(open.stored.events).toBe(open.game.events);
		await open.settled();
		const [saved, log] = [await games.get(id), new ChannelLog(open, () => undefined)];
		expect(saved?.readable && saved.game).toEqual(open.stored);
		expect(log.head()).toEqual({ ...made, events: [] });
		expect(addEvents(open, open.stored.events)).toEqual({ added: 0 });
		expect(open.stored.sides).toEqual(made.sides);
	});

	it('writes each event at once, and undo and redo as events too', async () => {
		const open = await openWindow();
		const start = canonicalTable(open.table);
		fall(open);
		fall(open, SECOND);
		expect(open.undo()).toBe(true);
		expect(fallen(open)).toEqual([FIRST]);
		expect(open.redo()).toBe(true);
		expect(fallen(open)).toEqual([FIRST, SECOND]);
		open.undo();
		open.undo();
		expect(open.undo()).toBe(false);
		expect(canonicalTable(open.table)).toBe(start);
		await open.settled();
		expect(count((await stored()).game)).toBe(count(open.game));
		expect(open.unsaved).toBe(false);
	});

	it('takes back everything down to an event as one change', async () => {
		const open = await openWindow();
		fall(open);
		fall(open, SECOND);
		const [first] = open.standing.counting;
		if (!first) throw new Error('Nothing happened');
		expect(open.takeBackTo(first)).toBe(true);
		expect([fallen(open), open.standing.counting, count(open.game)]).toEqual([[], [], 4]);
		expect(open.takeBackTo(first)).toBe(false);
		await open.settled();
		expect(count((await stored()).game)).toBe(4);
	});

	it('keeps the events of two windows that write at the same time', async () => {
		const [one, other] = [await openWindow(), await openWindow()];
		fall(one);
		fall(other, SECOND);
		await Promise.all([one.settled(), other.settled()]);
		const third = await openWindow();
		expect(fallen(third)).toEqual([FIRST, SECOND]);
		expect(count(third.game)).toBe(2);
	});

	it('keeps what could not be stored, and stores it when that works again', async () => {
		const open = await openWindow();
		games.full = true;
		fall(open);
		await open.settled();
		expect(open.saving.state).toBe('failed');
		expect([fallen(open), open.unsaved]).toEqual([[FIRST], true]);
		games.full = false;
		open.retry();
		await open.settled();
		expect(fallen(await openWindow())).toEqual([FIRST]);
	});

	it('adds an event that an earlier page noted but could not store', async () => {
		const [lost, open] = [await openWindow(), await openWindow()];
		games.full = true;
		fall(lost);
		await lost.settled();
		games.full = false;
		fall(open, SECOND);
		await open.settled();
		const { unsavedChange } = lost;
		if (!unsavedChange) throw new Error('Nothing is unsaved');
		open.recover(unsavedChange);
		await open.settled();
		expect(fallen(await openWindow())).toEqual([FIRST, SECOND]);
	});

	it('refuses an event that no file could hold', async () => {
		const open = await openWindow();
		expect(open.happen({ kind: 'note', text: 'x'.repeat(5000) })).toBe(false);
		expect([open.notice, count(open.game)]).toEqual(['tooLarge', 0]);
	});
});
