import { afterEach, expect, it } from 'vitest';
import type { ActName, Given } from '$lib/league/acts';
import { pendingIn } from '$lib/league/entries/pending';
import { officialsKeysOf } from '$lib/league/entries/officials-keys';
import { allStandings } from '$lib/league/standings';
import { seasonState } from '$lib/league/season';
import { sealPart } from '$lib/sync/room/officials-key';
import type { Item } from '$lib/sync/room/items';
import { armyOf, seedOf } from '../../../../tests/setup/league';
import {
	BORN,
	deleteDevices,
	FOUNDER,
	JAN,
	LEAGUE_ID,
	RoomDevice,
	TestRoom
} from '../../../../tests/setup/league-room';
import { leagueBinding } from './league-binding';

const SUBMITTED = 'aaaaaaaa-0000-4000-8000-000000000003';
const ANNA = { id: 'bbbbbbbb-0000-4000-8000-000000000091', name: 'Anna' };
const OLA = { ...JAN, id: 'bbbbbbbb-0000-4000-8000-000000000002', name: 'Ola' };
const LATE = { ...JAN, id: 'bbbbbbbb-0000-4000-8000-000000000003', name: 'Ela' };
const BORN_LATE = '1999-08-07';
const CONSENT = '"parentConsent":true';
const ARMY = 'Tajna armia';

afterEach(deleteDevices);

/** Does something in the league on a device. */
async function act<A extends ActName>(device: RoomDevice, name: A, ...given: Given<A>) {
	const open = await device.open();
	expect(await open.write('player', name, ...given)).toBe(true);
}

const give = (device: RoomDevice, to: RoomDevice, person: typeof ANNA) =>
	act(device, 'appoint', person, { role: 'referee', publicKey: to.signer.newest });

/** A league in a room with its founder, and two players who have joined. */
async function shared(seed?: Uint8Array<ArrayBuffer>) {
	const hanna = await RoomDevice.make(seed);
	const [jan, ola] = [await RoomDevice.make(), await RoomDevice.make()];
	const founding = await hanna.found();
	await act(hanna, 'register', [{ ...OLA, born: '2012-05-06', parentConsent: true }]);
	await act(hanna, 'acceptKey', JAN.id, jan.signer.newest);
	await act(hanna, 'acceptKey', OLA.id, ola.signer.newest);
	const room = new TestRoom(founding);
	await room.connect(hanna, jan, ola);
	return { hanna, jan, ola, room, founding };
}

async function submit(jan: RoomDevice): Promise<string> {
	const sent = await jan.submit(await jan.open(), armyOf(150, { name: ARMY }), SUBMITTED);
	expect(sent.done).toBe(true);
	return sent.file.payload;
}

/** What every device must agree on, whether it has the private parts or not. */
async function agreed(device: RoomDevice): Promise<unknown> {
	const state = await device.state();
	const { league, counted, uncounted, contested, submissions } = state;
	const [season] = league.seasons;
	if (!season) throw new Error('No season');
	const standings = allStandings(league, seasonState(league, season));
	const all = [standings, [...counted], [...uncounted], contested, submissions];
	const isOpen = (key: string) => !['born', 'parentConsent', 'file', 'sealKeys'].includes(key);
	const text = JSON.stringify(all, (key, value: unknown) => (isOpen(key) ? value : undefined));
	return JSON.parse(text);
}

const bornOn = async (device: RoomDevice, player: string) =>
	(await device.open()).league.players.find(({ id }) => id === player)?.born;

const fileOn = async (device: RoomDevice) => pendingIn(await device.state())[0]?.file;
const currentOn = async (device: RoomDevice) => officialsKeysOf(await device.state()).current;

it('a player’s device has the same standings, and no birth date, consent or army of others', async () => {
	const { hanna, jan, ola, room } = await shared();
	const payload = await submit(jan);
	await room.connect(jan, ola, hanna, ola);
	for (const device of [jan, ola]) {
		expect(await device.entries(room.founding)).toEqual(await hanna.entries(room.founding));
		expect(await agreed(device)).toEqual(await agreed(hanna));
	}
	const [official, own, other] = [await hanna.stored(), await jan.stored(), await ola.stored()];
	for (const secret of [BORN, CONSENT, payload]) expect(official).toContain(secret);
	for (const secret of [ARMY, payload]) expect(own).toContain(secret);
	for (const secret of [BORN, CONSENT]) expect(own).not.toContain(secret);
	expect(other).toContain('"submission"');
	for (const secret of [BORN, CONSENT, ARMY, payload]) expect(other).not.toContain(secret);
	const sent = JSON.stringify(room.items);
	for (const secret of [BORN, CONSENT, ARMY, payload]) expect(sent).not.toContain(secret);
});

it('whatever the order in which items arrive, an official’s device reads the private parts', async () => {
	const { hanna, jan, room, founding } = await shared();
	const phone = await RoomDevice.make();
	await act(hanna, 'acceptKey', FOUNDER.id, phone.signer.newest);
	await submit(jan);
	await room.connect(jan, hanna, phone, hanna);
	const items = [...room.items];
	for (const order of [
		items.toReversed(),
		[...items.slice(items.length / 2), ...items.slice(0, items.length / 2)],
		[...items, ...items]
	]) {
		const again = await RoomDevice.make();
		await act(hanna, 'acceptKey', FOUNDER.id, again.signer.newest);
		for (const item of order) await again.take(founding, [item]);
		await room.connect(again, hanna, again);
		expect(await bornOn(again, JAN.id)).toBe(BORN);
		expect(await fileOn(again)).toBeDefined();
	}
});

it('a referee who is appointed later reads what was sent before', async () => {
	const { hanna, jan, room } = await shared();
	const anna = await RoomDevice.make();
	await submit(jan);
	await room.connect(hanna, jan, anna);
	expect(await anna.stored()).not.toContain(BORN);
	const open = await anna.open();
	const endFollowing = open.connect();
	await give(hanna, anna, ANNA);
	await room.connect(hanna, anna, hanna, anna);
	// Also on a page that was open before.
	await expect.poll(() => open.league.players.find(({ id }) => id === JAN.id)?.born).toBe(BORN);
	endFollowing();
	expect(await bornOn(anna, JAN.id)).toBe(BORN);
	expect(await fileOn(anna)).toBeDefined();
	expect(await currentOn(anna)).toBe(await currentOn(hanna));
});

it('a dismissed referee, and a device that was removed, get nothing new', async () => {
	const { hanna, jan, room } = await shared();
	const [anna, phone] = [await RoomDevice.make(), await RoomDevice.make()];
	await give(hanna, anna, ANNA);
	await act(hanna, 'acceptKey', FOUNDER.id, phone.signer.newest);
	await room.connect(hanna, jan, anna, phone);
	expect(await bornOn(anna, JAN.id)).toBe(BORN);
	expect(await bornOn(phone, JAN.id)).toBe(BORN);
	const before = await currentOn(jan);
	await act(hanna, 'dismiss', ANNA.id);
	await act(hanna, 'revoke', phone.signer.newest);
	await act(hanna, 'register', [{ ...LATE, born: BORN_LATE }]);
	const payload = await submit(jan);
	await room.connect(hanna, jan, anna, phone, hanna);
	for (const device of [anna, phone]) {
		const stored = await device.stored();
		expect(stored).toContain(BORN);
		for (const secret of [BORN_LATE, payload]) expect(stored).not.toContain(secret);
	}
	expect(await hanna.stored()).toContain(payload);
	expect(await currentOn(jan)).not.toBe(before);
});

it('after a dismissal, a player’s device keeps what it sends until there is a new key', async () => {
	const { hanna, jan, room, founding } = await shared();
	const anna = await RoomDevice.make();
	await give(hanna, anna, ANNA);
	await room.connect(hanna, jan, anna, hanna, jan);
	await act(hanna, 'dismiss', ANNA.id);
	const sent = await hanna.outgoing(founding);
	const isDismissal = (item: Item) => JSON.stringify(item).includes('"dismissal"');
	await jan.take(founding, sent.filter(isDismissal));
	expect(await currentOn(jan)).toBeUndefined();
	await submit(jan);
	const kinds = (await jan.outgoing(founding)).map(({ kind }) => kind);
	expect(kinds).toEqual(['leagueEntry']);
	await jan.take(founding, sent);
	expect((await jan.outgoing(founding)).map(({ kind }) => kind)).toEqual(['leaguePart']);
});

it('a referee who lost a device gets the key again from another official', async () => {
	const { hanna, jan, room } = await shared();
	const lost = await RoomDevice.make(seedOf(41));
	await give(hanna, lost, ANNA);
	await room.connect(hanna, jan, lost, hanna);
	const before = await currentOn(hanna);
	const found = await RoomDevice.make(seedOf(41));
	await room.connect(found, hanna, found);
	expect(await bornOn(found, JAN.id)).toBe(BORN);
	expect(await currentOn(found)).toBe(before);
});

it('if all devices lost the key, a founder makes a new one, and players’ devices send their parts again', async () => {
	const { hanna, jan, ola, room } = await shared(seedOf(42));
	const anna = await RoomDevice.make();
	await give(hanna, anna, ANNA);
	await submit(jan);
	await room.connect(hanna, jan, anna, hanna, jan);
	const before = await currentOn(jan);
	const again = await RoomDevice.make(seedOf(42));
	await room.connect(again);
	expect(await currentOn(again)).toBe(before);
	await act(again, 'revoke', anna.signer.newest);
	await room.connect(again);
	expect(await currentOn(again)).not.toBe(before);
	expect(await fileOn(again)).toBeUndefined();
	await room.connect(jan, ola, again);
	expect(await fileOn(again)).toBeDefined();
	expect(await bornOn(again, JAN.id)).toBeUndefined();
	expect(await agreed(again)).toEqual(await agreed(ola));
});

it('of two keys that were made at once, all devices use the same, and the parts for both are read', async () => {
	const [hanna, anna] = [await RoomDevice.make(), await RoomDevice.make()];
	const founding = await hanna.found();
	await give(hanna, anna, ANNA);
	const { stores } = hanna;
	const rows = await stores.leagues.entryRows(founding);
	const open = rows.map(({ entry, signature }) => ({ entry, signature }));
	const about = { league: founding, id: LEAGUE_ID, name: 'Liga' };
	await anna.take(
		founding,
		open.map((signed) => ({ kind: 'leagueEntry', ...about, ...signed }))
	);
	await act(anna, 'register', [{ ...LATE, born: BORN_LATE }]);
	const [one, other] = [await hanna.outgoing(founding), await anna.outgoing(founding)];
	expect(await currentOn(hanna)).not.toBe(await currentOn(anna));
	const room = new TestRoom(founding);
	room.items.push(...one, ...other);
	const jan = await RoomDevice.make();
	await room.connect(hanna, anna, jan, hanna, anna);
	for (const device of [hanna, anna]) {
		expect(await bornOn(device, JAN.id)).toBe(BORN);
		expect(await bornOn(device, LATE.id)).toBe(BORN_LATE);
		expect(await currentOn(device)).toBe(await currentOn(jan));
	}
	expect(await jan.stored()).not.toContain(BORN);
});

it('a part that is not what its entry names changes nothing and is not in the way of the true one', async () => {
	const { hanna, jan, ola, room, founding } = await shared();
	const { file } = await jan.submit(await jan.open(), armyOf(150, { name: ARMY }), SUBMITTED);
	const state = await jan.state();
	const [{ digest } = { digest: '' }] = state.set.of('submission');
	const to = (await currentOn(jan)) ?? '';
	const about = { kind: 'leaguePart', league: founding, entry: digest, to };
	const other = { ...file, payload: 'other' };
	const forged = { ...about, ...(await sealPart(founding, digest, other, to)) };
	const moved = { ...about, ...(await sealPart(founding, `${digest}1`, file, to)) };
	for (const device of [hanna, jan, ola]) await device.take(founding, [forged, moved]);
	await room.connect(hanna);
	const [entry, part, ...more] = await jan.outgoing(founding);
	expect([entry?.kind, part?.kind, more]).toEqual(['leagueEntry', 'leaguePart', []]);
	room.items.push(...[entry, part].filter((item) => item !== undefined));
	await room.connect(hanna, ola);
	expect(await fileOn(hanna)).toEqual(file);
	expect(await agreed(ola)).toEqual(await agreed(hanna));
	expect(await hanna.stored()).not.toContain(forged.text);
});

it('items of another form or league are refused', async () => {
	const { ola, room, founding } = await shared();
	const part = room.items.find(({ kind }) => kind === 'leaguePart');
	const { read } = leagueBinding('room', founding, ola.stores);
	expect(read({ ...part } as Item)).toBeDefined();
	for (const bad of [
		{ to: 'short' },
		{ more: 1 },
		{ text: 1 },
		{ league: `sha256:${'0'.repeat(64)}` }
	])
		expect(read({ ...part, ...bad } as Item)).toBeUndefined();
});
