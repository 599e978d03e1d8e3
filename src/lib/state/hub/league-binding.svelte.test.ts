import { afterEach, expect, it } from 'vitest';
import { checkEntry } from '$lib/exchange/league-entry';
import { decisionOn, sealOf } from '$lib/league/decide';
import { newLeague } from '$lib/league/new-league';
import { judgeSubmission } from '$lib/league/verdict';
import { circumstancesOf } from '$lib/league/decisions';
import type { Item } from '$lib/sync/room/items';
import { armyOf } from '../../../../tests/setup/league';
import {
	BORN,
	deleteDevices,
	FOUNDER,
	LEAGUE_ID,
	ROOM,
	RoomDevice,
	SEASON
} from '../../../../tests/setup/league-room';
import { answersTo } from '../league/answers';
import { founded, keepFounded } from '../league/founding';
import { chunked } from './item-chunks';
import { leagueBinding } from './league-binding';
import { entryKey } from './entry-keys';
import { endOfPage, PublishedPage } from './page-binding';
import { pageIn, pageItem } from './page-item';

const OTHER = 'aaaaaaaa-0000-4000-8000-000000000002';

afterEach(deleteDevices);

async function exchange(founding: string, one: RoomDevice, other: RoomDevice): Promise<void> {
	await other.take(founding, await one.outgoing(founding));
	await one.take(founding, await other.outgoing(founding));
}

it('the founding goes first, in an entry of its own', async () => {
	const anna = await RoomDevice.make();
	const founding = await anna.found();
	const binding = leagueBinding(ROOM, founding, anna.stores);
	const [first, ...others] = chunked(await binding.outgoing(() => false));
	expect(first?.map(({ key }) => key)).toEqual([entryKey(founding)]);
	expect(others.flat().length).toBeGreaterThan(0);
});

it('a league can be shown once its founding has arrived', async () => {
	const [anna, jan] = [await RoomDevice.make(), await RoomDevice.make()];
	const founding = await anna.found();
	const items = await anna.outgoing(founding);
	const [first = { kind: '' }, ...others] = items;
	const shown: (string | undefined)[] = [];
	const watched = jan.stores.leagues.watchFounding(founding).subscribe({
		next: ({ id }) => shown.push(id),
		error: () => undefined
	});
	await expect.poll(() => shown).toEqual([undefined]);
	await jan.take(founding, others);
	await expect.poll(() => shown.length).toBeGreaterThan(1);
	expect(shown.at(-1)).toBeUndefined();
	await jan.take(founding, [first]);
	await expect.poll(() => shown.at(-1)).toBe(LEAGUE_ID);
	watched.unsubscribe();
});

it('a submission of an unknown device reaches the referee, and the verdict the player', async () => {
	const [anna, jan] = [await RoomDevice.make(), await RoomDevice.make()];
	const founding = await anna.found();
	await exchange(founding, anna, jan);
	expect(await jan.entries(founding)).toEqual(await anna.entries(founding));

	const of = await jan.open();
	const { done, file, reading } = await jan.submit(of, armyOf(140), OTHER);
	const { digest } = reading;
	expect(done).toBe(true);
	expect(of.unsent).toBe(1);
	await exchange(founding, jan, anna);

	const referee = await anna.open();
	expect(referee.view.pending).toEqual([{ id: OTHER, content: digest }]);
	expect((await referee.files([digest])).get(digest)).toEqual(file);
	const circumstances = circumstancesOf(referee.league, SEASON.id);
	const sealed = { state: 'valid', publicKey: jan.signer.newest } as const;
	const verdict = judgeSubmission(reading, sealed, circumstances);
	const ruling = { decision: 'reject', decidedOn: '2026-11-25', notes: 'Popraw tarcze' } as const;
	const made = decisionOn(referee.league, { id: OTHER, file }, verdict, ruling);
	await referee.write('submission', 'decideAll', [made], [sealOf(verdict)]);
	expect(referee.view.pending).toEqual([]);
	await exchange(founding, anna, jan);

	const later = await jan.open();
	expect(later.unsent).toBe(0);
	expect(answersTo(later)).toMatchObject([
		{ submission: digest, decision: 'reject', decidedOn: '2026-11-25', notes: 'Popraw tarcze' }
	]);
	// The referee has taken over the key, so that the player writes in their own name now.
	expect(later.rights.role).toBe('player');
});

it('the room of one league brings nothing of another one, however it is named', async () => {
	const [anna, jan] = [await RoomDevice.make(), await RoomDevice.make()];
	const [founding, other] = [await anna.found(), await anna.found(OTHER)];
	const foreign = await anna.outgoing(other);
	const renamed = foreign.map((item) => ({ ...item, league: founding }));
	await jan.take(founding, [...foreign, ...renamed]);
	expect(await jan.entries(founding)).toEqual([]);
	expect(await jan.entries(other)).toEqual([]);
	for (const item of await anna.outgoing(founding))
		expect(item).toMatchObject({ league: founding });
	// What was refused here is not in the way when the other league comes by itself.
	await jan.take(other, foreign);
	expect(await jan.entries(other)).toEqual(await anna.entries(other));
});

it('a device unites the league it has, and keeps another one of the same id beside it', async () => {
	const [anna, jan, ola] = [
		await RoomDevice.make(),
		await RoomDevice.make(),
		await RoomDevice.make()
	];
	const founding = await anna.found();
	const own = founded(newLeague(LEAGUE_ID, 'Moja', SEASON), FOUNDER, ola.signer);
	await keepFounded(ola.stores.leagues, own, ola.signer);
	const items = await anna.outgoing(founding);
	for (const device of [jan, ola, jan]) await device.take(founding, items);
	expect(await jan.stores.leagues.idOf(founding)).toBe(LEAGUE_ID);
	expect(await jan.entries(founding)).toEqual(await anna.entries(founding));
	const mine = await ola.stores.leagues.get(LEAGUE_ID);
	expect(mine).toMatchObject({ league: { name: 'Moja' } });
	expect(await ola.stores.leagues.idOf(founding)).not.toBe(LEAGUE_ID);
	const signed = items.filter(({ kind }) => kind === 'leagueEntry');
	for (const item of signed)
		expect(await checkEntry({ ...pick(item) })).toMatchObject({ ok: true });
});

it('a device sends again what a snapshot of another one left out, and packs entries of its league only', async () => {
	const anna = await RoomDevice.make();
	const [founding, other] = [await anna.found(), await anna.found(OTHER)];
	const { packing } = leagueBinding(ROOM, founding, anna.stores);
	const sent = await anna.outgoing(founding);
	const keys = [...anna.known];
	const others = (await anna.entries(other)).map(entryKey);
	const packed = await packing?.items([...keys, ...others]);
	// All but the founding, which stays in an entry of its own.
	expect(packed?.map(({ item }) => item)).toEqual(sent.slice(1));
	expect(keys.every((key) => packing?.isPacked(key))).toBe(true);
	anna.known.delete(keys[1] ?? '');
	expect(await anna.outgoing(founding)).toEqual([sent[1]]);
});

it('the public page is published when it changes, with rising times and nothing private', async () => {
	const anna = await RoomDevice.make();
	const founding = await anna.found();
	const { rooms } = anna.stores;
	const page = new PublishedPage('room', founding, anna.stores);
	const sent: string[] = [];
	const publish = async () => {
		const items = await page.outgoing((key) => sent.includes(key));
		sent.push(...items.map(({ key }) => key));
		return items.map(({ item }) => item);
	};
	const [first, ...more] = await publish();
	expect(more).toEqual([]);
	expect(JSON.stringify(first)).toContain('Jan');
	expect(JSON.stringify(first)).not.toContain(BORN);
	expect(await publish()).toEqual([]);
	const at = pageIn(first ?? never())?.at ?? 0;
	// A clock that was set back, and a state that was there before.
	await rooms.putDocument({ room: 'room', key: 'page', track: { at: at + 1e9, digest: 'later' } });
	const [again] = await publish();
	expect(pageIn(again ?? never())?.at).toBe(at + 1e9 + 1);
	expect((await page.snapshot()).map(({ key }) => key)).toEqual([sent[1]]);
	const end = pageIn(await endOfPage('room', anna.stores)) ?? never();
	expect(end.league).toBeUndefined();
	expect(end.at).toBeGreaterThan(at + 1e9);
	// A hub that lost everything gets it again.
	sent.length = 0;
	expect(await publish()).toHaveLength(1);
});

const ENDED = pageItem({ at: 1, league: undefined, contested: 0 });
it('a reader takes a page', () => expect(pageIn(ENDED)).toMatchObject({ at: 1 }));
it.each([
	['another kind', { ...ENDED, kind: 'text' }],
	['a further field', { ...ENDED, html: '<b>' }],
	['no time', { ...ENDED, at: undefined }],
	['half a game', { ...ENDED, contested: 0.5 }],
	['something else', { ...ENDED, league: { format: 'brikmuster/army' } }],
	['no season', { ...ENDED, league: { ...newLeague(LEAGUE_ID, 'Liga', SEASON), seasons: [] } }]
])('a reader refuses %s', (_, item) => {
	expect(pageIn(item as Item)).toBeUndefined();
});

function pick({ entry, signature }: Item) {
	return { entry, signature };
}

function never(): never {
	throw new Error('Missing');
}
