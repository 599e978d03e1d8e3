import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { eventually } from '../../../tests/setup/eventually';
import { BrikmusterDatabase } from './database';
import { Armies } from './armies';
import { Rooms, type WatchedRoom } from './rooms';

const ROOM = {
	id: 'room',
	subject: 'devices',
	roomKeys: [{ epoch: 'room', key: new Uint8Array(32) }],
	names: {},
	seen: {}
} as const;
const entry = (digest: string, waiting: boolean) => ({
	room: 'room',
	digest,
	keys: [`version ${digest}`],
	...(waiting && { waiting: 1 as const, bytes: Uint8Array.of(1) })
});

let database: BrikmusterDatabase;
let rooms: Rooms;
beforeEach(() => {
	database = new BrikmusterDatabase('rooms');
	rooms = new Rooms(database, () => 5);
});
afterEach(() => database.delete());

it('counts what the hub does not have yet, at every change', async () => {
	await rooms.add(ROOM, [entry('a', true), entry('b', false)]);
	const emitted: WatchedRoom[][] = [];
	const subscription = rooms.watchAll().subscribe({
		next: (all) => emitted.push(all),
		error: () => undefined
	});
	await eventually(() => expect(emitted.at(-1)?.[0]).toMatchObject({ waiting: 1 }));
	await rooms.putEntries([entry('a', false), entry('c', true), entry('d', true)]);
	await eventually(() => expect(emitted.at(-1)?.[0]).toMatchObject({ waiting: 2 }));
	subscription.unsubscribe();
});

it('deletes a room with what it knows, and no other', async () => {
	await rooms.add(ROOM, [entry('a', true)]);
	await rooms.add({ ...ROOM, id: 'other' }, [{ ...entry('a', true), room: 'other' }]);
	await rooms.putDocument({ room: 'room', key: 'army x', track: {} });
	await rooms.putDocument({ room: 'other', key: 'army x', track: {} });
	await rooms.remove('room');
	expect((await rooms.all()).map(({ id }) => id)).toEqual(['other']);
	expect([await rooms.entries('room'), await rooms.documents('room')]).toEqual([[], []]);
	expect((await rooms.entries('other')).length + (await rooms.documents('other')).length).toBe(2);
});

it('hides a damaged row and keeps it', async () => {
	await database.rooms.put({ id: 'broken' } as never);
	await rooms.add(ROOM, []);
	expect((await rooms.all()).map(({ id }) => id)).toEqual(['room']);
	expect(await rooms.get('broken')).toBeUndefined();
	expect(await database.rooms.count()).toBe(2);
});

it('rejects a room that is here already', async () => {
	await rooms.add(ROOM, []);
	await expect(rooms.add(ROOM, [])).rejects.toThrow();
});

it('reads entries page by page', async () => {
	const all = Array.from({ length: 2500 }, (_, index) => entry(String(index), false));
	await rooms.add(ROOM, all);
	await rooms.add({ ...ROOM, id: 'other' }, [{ ...entry('x', false), room: 'other' }]);
	const digests = (await rooms.entries('room')).map(({ digest }) => digest);
	expect(digests).toEqual(all.map(({ digest }) => digest).sort());
});

it('marks documents by their times, and an army also when only its tags change', async () => {
	const armies = new Armies(database, () => 7);
	const army = (id: string) => newArmy(id, 'Army', { profile: 'league' });
	const one = army('5b6f0c1e-8a52-4a9c-9d4e-7f0f3a1b2c01');
	const other = army('5b6f0c1e-8a52-4a9c-9d4e-7f0f3a1b2c02');
	await armies.create(one);
	await armies.create(other);
	const before = await rooms.marks('armies');
	expect([...before.keys()].sort()).toEqual([one.id, other.id].sort());
	await armies.setTags(one.id, ['tag']);
	const tagged = await rooms.marks('armies');
	expect(tagged.get(one.id)).not.toBe(before.get(one.id));
	expect(tagged.get(other.id)).toBe(before.get(other.id));
	await armies.replace({ ...one, name: 'Renamed' }, 1);
	expect((await rooms.marks('armies')).get(one.id)).not.toBe(tagged.get(one.id));
});
