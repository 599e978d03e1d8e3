import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chunksOf } from '$lib/browser/files';
import { readLeagueFile } from '$lib/exchange/league-file';
import { checkEntry } from '$lib/exchange/league-entry';
import { register } from '$lib/league/acts/people';
import { remove as removeRecord, write } from '$lib/league/acts/records';
import { regulate, rename } from '$lib/league/acts/rules';
import type { LeagueState } from '$lib/league/entries/state';
import type { League, Player } from '$lib/league/league-file';
import { newLeague } from '$lib/league/new-league';
import { BrikmusterDatabase } from '$lib/store/database';
import { Keys } from '$lib/store/keys';
import { Leagues, type StoredLeague } from '$lib/store/leagues';
import { openLazyStores } from '$lib/store/lazy-stores';
import { openPhotos } from '../photos/photo-store';
import { DeviceSigner } from './device-signer.svelte';
import { founded } from './founding';
import { readContents, slimChange } from './league-journal';
import { OpenLeague } from './open-league.svelte';
import { signedFileOf, unsavedFileOf } from './signed-files';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const id = (number: number) => `bbbbbbbb-0000-4000-8000-${String(number).padStart(12, '0')}`;
const player = (number: number, name: string): Player => ({
	id: id(number),
	name,
	category: 'senior'
});
const [ala, ola] = [player(1, 'Ala'), player(2, 'Ola')];
const add = (one: Player) => (state: LeagueState) => register(state, [one]);
const remove = (one: Player) => (state: LeagueState) => removeRecord(state, 'players', one.id);
const renamed = (name: string) => (state: LeagueState) => rename(state, name);
const names = ({ players }: League) => players.map(({ name }) => name);
const plain = newLeague(ID, 'Liga', { id: '2026-1', opened: '2026-11-01' });
const founder = { id: id(90), name: 'Hanna' };

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
let signer: DeviceSigner;
beforeEach(async () => {
	database = new BrikmusterDatabase(`signed-league-${crypto.randomUUID()}`);
	leagues = new FullDisk(database, Date.now);
	signer = new DeviceSigner(new Keys(database, Date.now));
	await signer.load(true);
	await leagues.create(ID, founded(plain, founder, signer));
});
afterEach(() => database.delete());

async function stored(): Promise<StoredLeague> {
	const found = await leagues.get(ID);
	if (!found?.readable) throw new Error('No league is stored');
	return found;
}
async function openWindow(): Promise<OpenLeague> {
	const found = await stored();
	return new OpenLeague(leagues, signer, found, await leagues.steps(ID, found.revision));
}
const entriesOf = async () => (await stored()).held.entries;
const send = async (open: OpenLeague) => {
	await open.signed();
	const digests = (await entriesOf()).map(({ digest }) => digest);
	await leagues.markSent(ID, digests);
};

const meet = (state: LeagueState) =>
	write(state, 'meetings', {
		id: id(9),
		season: '2026-1',
		on: '2026-12-01',
		announcedOn: '2026-11-01',
		table: { width: 120, depth: 120 },
		referee: null,
		plan: [{ scenario: 'battle', light: ala.id, dark: ola.id }]
	});

describe('an edit of a league', () => {
	it('shows at once and is then on the disk', async () => {
		const open = await openWindow();
		expect(open.write('player', add(ala))).toBe(true);
		expect([names(open.league), open.unsaved]).toEqual([['Ala'], true]);
		await open.settled();
		expect([names((await stored()).league), open.unsaved]).toEqual([['Ala'], false]);
	});

	it('stays on the screen where the disk is full, and is saved when it is tried again', async () => {
		const open = await openWindow();
		leagues.full = true;
		open.write('player', add(ala));
		await open.settled();
		expect([open.saving.state, names(open.league)]).toEqual(['failed', ['Ala']]);
		leagues.full = false;
		open.retry();
		await open.settled();
		expect([open.saving.state, names((await stored()).league)]).toEqual(['saved', ['Ala']]);
	});

	it('that could not be saved is in the file that the alarm offers', async () => {
		openPhotos(() => Promise.resolve(openLazyStores(database)));
		const open = await openWindow();
		leagues.full = true;
		open.write('player', add(ala));
		await open.settled();
		const file = await unsavedFileOf(open, leagues);
		const reading = await readLeagueFile(chunksOf(file, () => undefined));
		expect(reading.ok && names(reading.state.league)).toEqual(['Ala']);
	});

	it('of the rules leaves those of an open season on the screen', async () => {
		const open = await openWindow();
		const before = open.regulation;
		const limits = { points: 200, speed: 12 };
		open.write('regulation', (state) => regulate(state, (now) => ({ ...now, limits })));
		expect(open.league.regulation.limits).toEqual(limits);
		expect(open.regulation).toEqual(before);
		expect(open.leagueInSeason).toEqual({ ...open.league, regulation: before });
	});

	it('is an entry that the key of this device signs', async () => {
		const open = await openWindow();
		expect(open.write('player', add(ala))).toBe(true);
		expect(names(open.league)).toEqual(['Ala']);
		await open.signed();
		const rows = await leagues.entryRows((await stored()).held.founding);
		expect(rows).toHaveLength(3);
		for (const { digest, entry, signature } of rows) {
			expect(await checkEntry({ entry, signature })).toMatchObject({ ok: true, digest });
		}
		expect(names((await stored()).league)).toEqual(['Ala']);
	});

	it('is refused if the key has no right to it, and changes nothing', async () => {
		const other = new DeviceSigner(
			new Keys(new BrikmusterDatabase(`key-${crypto.randomUUID()}`), () => 1)
		);
		await other.load(true);
		const open = new OpenLeague(leagues, other, await stored());
		expect(open.write('player', add(ala))).toBe(false);
		expect([open.refusal, names(open.league), open.undoable]).toEqual([
			'unknownKey',
			[],
			undefined
		]);
		await open.settled();
		expect(await entriesOf()).toHaveLength(2);
	});
});

describe('undo in a league', () => {
	it('removes what has not left the device, and redo brings it back, also after a reload', async () => {
		const open = await openWindow();
		open.write('player', add(ala));
		await open.signed();
		expect(open.undo()).toBe(true);
		await open.signed();
		expect([names(open.league), (await entriesOf()).length]).toEqual([[], 2]);
		const again = await openWindow();
		expect(again.redo()).toBe(true);
		await again.signed();
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([['Ala'], 3]);
	});

	it('annuls what others may have, and redo takes the annulment back', async () => {
		const first = await openWindow();
		first.write('player', add(ala));
		await send(first);
		const open = await openWindow();
		expect(open.undo()).toBe(true);
		await open.signed();
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([[], 4]);
		expect(open.redo()).toBe(true);
		await open.signed();
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([['Ala'], 3]);
	});

	it('annuls what an exported file has', async () => {
		openPhotos(() => Promise.resolve(openLazyStores(database)));
		const open = await openWindow();
		open.write('player', add(ala));
		const file = await signedFileOf(open, leagues);
		expect(await file.text()).toContain('"Ala"');
		expect((await stored()).held.sent.size).toBe(3);
		const again = await openWindow();
		expect(again.undo()).toBe(true);
		await again.signed();
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([[], 4]);
	});

	it('annuls an annulment that others have, too', async () => {
		const first = await openWindow();
		first.write('player', add(ala));
		await send(first);
		const open = await openWindow();
		open.undo();
		await send(open);
		const later = await openWindow();
		expect(later.redo()).toBe(true);
		await later.signed();
		expect([names((await stored()).league), (await entriesOf()).length]).toEqual([['Ala'], 5]);
	});
});

describe('two windows of a league', () => {
	it('keep a meeting of removed players until they are back', async () => {
		const one = await openWindow();
		one.write('player', add(ala));
		one.write('player', add(ola));
		await one.settled();
		const other = await openWindow();
		one.write('player', remove(ola));
		await one.settled();
		other.write('meeting', meet);
		other.write('name', renamed('Nowa'));
		await other.settled();
		expect([other.league.name, other.league.meetings]).toEqual(['Nowa', []]);
		expect(other.undo()).toBe(true);
		one.undo();
		await one.settled();
		await other.settled();
		expect((await stored()).league.meetings).toHaveLength(1);
	});

	it('unite their entries', async () => {
		const [one, other] = [await openWindow(), await openWindow()];
		one.write('player', add(ala));
		other.write('player', add(ola));
		await one.signed();
		await other.signed();
		expect(names((await stored()).league).sort()).toEqual(['Ala', 'Ola']);
		expect(names(other.league).sort()).toEqual(['Ala', 'Ola']);
		expect(await entriesOf()).toHaveLength(4);
	});

	it('keep an entry that one sends while the other takes it back', async () => {
		const one = await openWindow();
		one.write('player', add(ala));
		await one.signed();
		const other = await openWindow();
		await send(other);
		one.undo();
		await one.signed();
		expect(names((await stored()).league)).toEqual(['Ala']);
		expect(one.saving.state).toBe('saved');
	});
});

describe('a change that the page could not store', () => {
	it('is noted without the stored entries, and made again', async () => {
		const open = await openWindow();
		open.write('player', add(ala));
		const { unsavedChange } = open;
		if (!unsavedChange) throw new Error('Nothing is unsaved');
		const noted = JSON.parse(JSON.stringify(slimChange(unsavedChange))) as Record<string, unknown>;
		await open.signed();
		open.undo();
		await open.signed();
		const [base, document] = [readContents(noted.base), readContents(noted.document)];
		if (!base || !document) throw new Error('Not readable');
		expect(base.held.entries).toHaveLength(1);
		const again = await openWindow();
		again.recover({ base, document });
		await again.signed();
		expect(names((await stored()).league)).toEqual(['Ala']);
	});
});
