import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStored } from '../../../../tests/setup/open-league';
import { checkEntry } from '$lib/exchange/league-entry';
import type { League, Meeting, Player } from '$lib/league/league-file';
import { newLeague } from '$lib/league/new-league';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues, type StoredLeague } from '$lib/store/leagues';
import { openLazyStores } from '$lib/store/lazy-stores';
import { openPhotos } from '../photos/photo-store';
import { DeviceSigner } from './device-signer.svelte';
import { founded, keepFounded } from './founding';
import type { OpenLeague } from './open-league.svelte';
import { signedFileOf } from './signed-files';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const id = (number: number) => `bbbbbbbb-0000-4000-8000-${String(number).padStart(12, '0')}`;
const player = (number: number, name: string): Player => ({
	id: id(number),
	name,
	category: 'senior'
});
const [ala, ola] = [player(1, 'Ala'), player(2, 'Ola')];
const names = ({ players }: League) => players.map(({ name }) => name);
const plain = newLeague(ID, 'Liga', { id: '2026-1', opened: '2026-11-01' });
const founder = { id: id(90), name: 'Hanna' };

/** A store whose disk can be full, and which another window uses, too. */
class FullDisk extends Leagues {
	full = false;
	/** What another window does just before a write. */
	first: () => Promise<unknown> = () => Promise.resolve();
	override async write(...write: Parameters<Leagues['write']>) {
		if (this.full) throw new Error('QuotaExceeded');
		await this.first();
		return super.write(...write);
	}
}

let database: BrikmusterDatabase;
let leagues: FullDisk;
let signer: DeviceSigner;
beforeEach(async () => {
	database = new BrikmusterDatabase(`signed-league-${crypto.randomUUID()}`);
	leagues = new FullDisk(database, Date.now);
	signer = new DeviceSigner(new Keys(database, Date.now));
	await signer.load(true);
	await keepFounded(leagues, founded(plain, founder, signer), signer);
});
afterEach(() => database.delete());

async function stored(): Promise<StoredLeague> {
	const found = await leagues.get(ID);
	if (!found?.readable) throw new Error('No league is stored');
	return found;
}
const openWindow = () => openStored(leagues, signer, ID);
const entriesOf = async () => (await stored()).held.entries;
const add = (open: OpenLeague, one: Player) => open.write('player', 'register', [one]);
const remove = (open: OpenLeague, one: Player) => open.write('player', 'remove', 'players', one.id);
const send = async () => {
	const digests = (await entriesOf()).map(({ digest }) => digest);
	await leagues.markSent(ID, digests);
};

const meeting: Meeting = {
	id: id(9),
	season: '2026-1',
	on: '2026-12-01',
	announcedOn: '2026-11-01',
	table: { width: 120, depth: 120 },
	referee: null,
	plan: [{ scenario: 'battle', light: ala.id, dark: ola.id }]
};

describe('an action in a league', () => {
	it('is on the disk and on the screen once it is done', async () => {
		const open = await openWindow();
		const done = add(open, ala);
		await Promise.resolve();
		expect(open.unsaved).toBe(true);
		expect(await done).toBe(true);
		expect([names(open.league), names((await stored()).league)]).toEqual([['Ala'], ['Ala']]);
		expect([open.unsaved, open.saving.state]).toEqual([false, 'saved']);
	});

	it('guards the window from the start, also while it waits for something else', async () => {
		const open = await openWindow();
		const shown = open.refresh();
		expect(open.unsaved).toBe(false);
		const acts = [
			add(open, ala),
			open.changeOwn(() => ({ player: ala, sent: [] })),
			open.undo(),
			open.redo()
		];
		expect(open.unsaved).toBe(true);
		await Promise.all([shown, ...acts]);
		expect(open.unsaved).toBe(false);
	});

	it('changes nothing where the disk is full, and can be done again', async () => {
		const open = await openWindow();
		leagues.full = true;
		expect(await add(open, ala)).toBe(false);
		expect([open.saving.state, names(open.league), open.undoable]).toEqual([
			'failed',
			[],
			undefined
		]);
		expect(await entriesOf()).toHaveLength(2);
		leagues.full = false;
		expect(await add(open, ala)).toBe(true);
		expect([open.saving.state, names((await stored()).league)]).toEqual(['saved', ['Ala']]);
	});

	it('sees what the one before it has written', async () => {
		const open = await openWindow();
		const done = [
			add(open, ala),
			add(open, ola),
			open.write('meeting', 'write', 'meetings', meeting)
		];
		expect(await Promise.all(done)).toEqual([true, true, true]);
		expect(open.league.meetings).toEqual([meeting]);
	});

	it('on the rules leaves those of an open season on the screen', async () => {
		const open = await openWindow();
		const before = open.regulation;
		const limits = { points: 200, speed: 12 };
		const { regulation } = open.league;
		await open.write('regulation', 'regulate', { ...regulation, limits }, regulation);
		expect(open.league.regulation.limits).toEqual(limits);
		expect(open.regulation).toEqual(before);
		expect(open.leagueInSeason).toEqual({ ...open.league, regulation: before });
	});

	it('is an entry that the key of this device signs', async () => {
		await add(await openWindow(), ala);
		const rows = await leagues.entryRows((await stored()).held.founding);
		expect(rows).toHaveLength(3);
		for (const { digest, entry, signature } of rows) {
			expect(await checkEntry({ entry, signature })).toMatchObject({ ok: true, digest });
		}
	});

	it('is refused if the key has no right to it, which is known before', async () => {
		const other = new DeviceSigner(
			new Keys(new BrikmusterDatabase(`key-${crypto.randomUUID()}`), () => 1)
		);
		await other.load(true);
		const open = await openStored(leagues, other, ID);
		const objection = await open.objection({ act: 'register', given: [[ala]] });
		expect(objection).toEqual({ refused: true, reason: 'unknownKey' });
		expect(await add(open, ala)).toBe(false);
		expect([open.refusal, names(open.league), open.undoable]).toEqual([
			'unknownKey',
			[],
			undefined
		]);
		expect(await entriesOf()).toHaveLength(2);
	});

	it('keeps what did not change as the same objects, so that nothing else is rendered', async () => {
		const open = await openWindow();
		await add(open, ala);
		const { players, seasons } = open.league;
		await add(open, ola);
		expect(open.league.players[0]).toBe(players[0]);
		expect(open.league.seasons).toBe(seasons);
	});
});

describe('undo in a league', () => {
	it('removes what has not left the device, and redo brings it back, also after a reload', async () => {
		const open = await openWindow();
		await add(open, ala);
		expect(await open.undo()).toBe(true);
		expect([names(open.league), (await entriesOf()).length]).toEqual([[], 2]);
		const again = await openWindow();
		expect(await again.redo()).toBe(true);
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([['Ala'], 3]);
	});

	it('annuls what others may have, and redo takes the annulment back', async () => {
		const first = await openWindow();
		await add(first, ala);
		await send();
		const open = await openWindow();
		expect(await open.undo()).toBe(true);
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([[], 4]);
		expect(await open.redo()).toBe(true);
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([['Ala'], 3]);
	});

	it('annuls what an exported file has', async () => {
		openPhotos(() => Promise.resolve(openLazyStores(database)));
		const open = await openWindow();
		await add(open, ala);
		const file = await signedFileOf(open, leagues);
		expect(await file.text()).toContain('"Ala"');
		expect((await stored()).held.sent.size).toBe(3);
		const again = await openWindow();
		expect(await again.undo()).toBe(true);
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([[], 4]);
	});

	it('annuls an annulment that others have, too', async () => {
		const first = await openWindow();
		await add(first, ala);
		await send();
		const open = await openWindow();
		await open.undo();
		await send();
		const later = await openWindow();
		expect(await later.redo()).toBe(true);
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([['Ala'], 5]);
	});
});

describe('two windows of a league', () => {
	it('keep a meeting of removed players until they are back', async () => {
		const one = await openWindow();
		await add(one, ala);
		await add(one, ola);
		const other = await openWindow();
		await remove(one, ola);
		await other.write('meeting', 'write', 'meetings', meeting);
		await other.write('name', 'rename', 'Nowa');
		expect([other.league.name, other.league.meetings]).toEqual(['Nowa', []]);
		expect(await other.undo()).toBe(true);
		await one.undo();
		expect((await stored()).league.meetings).toHaveLength(1);
	});

	it('unite their entries', async () => {
		const [one, other] = [await openWindow(), await openWindow()];
		await Promise.all([add(one, ala), add(other, ola)]);
		expect(names((await stored()).league).sort()).toEqual(['Ala', 'Ola']);
		const disconnect = one.connect();
		await expect.poll(() => names(one.league).sort()).toEqual(['Ala', 'Ola']);
		disconnect();
		expect(await entriesOf()).toHaveLength(4);
	});

	it('keep an entry that one sends while the other takes it back', async () => {
		const one = await openWindow();
		await add(one, ala);
		leagues.first = send;
		expect([await one.undo(), one.refusal]).toEqual([false, 'impossible']);
		expect(names((await stored()).league)).toEqual(['Ala']);
		// Now it is known to have left, so that it is annulled.
		expect(await one.undo()).toBe(true);
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([[], 4]);
	});
});
