import { afterAll, beforeAll, expect, it } from 'vitest';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import { MOST_DROPPED } from '../../src/lib/sync/room/header';
import { PROTOCOL } from '../../src/lib/sync/room/wire';
import { costOf, noise, timeFor } from '../setup/entry-time';
import { eventually } from '../setup/eventually';
import { Client, HubProcess, RawClient } from '../setup/hub';
import { newDevice, randomBytes, TestRoom } from '../setup/room';
import { authorOf } from '../../src/lib/sync/room/entries';

let hub: HubProcess;
let room: TestRoom;
let owner: Client;

const random = (count: number) =>
	Array.from({ length: count }, () => Buffer.from(randomBytes(32)).toString('base64url'));

/** A room as full of entries about members as it may be, each as hard to work out as it can be. */
beforeAll(async () => {
	const limits = ['updates=100000', 'bytes=10000000000'];
	hub = await HubProcess.start({ words: limits.flatMap((limit) => ['--limit', limit]) });
	room = await TestRoom.make();
	owner = new Client(hub.url, room.room);
	// Nearly all entries are by one administrator; the owner removes them as often as possible.
	const busy = await newDevice();
	await owner.save(room.first, ...(await room.letIn(room.owner, busy, true)));
	const seeds = Array.from({ length: 370 }, () => randomBytes(32));
	await owner.save(...(await Promise.all(seeds.map((seed) => room.invite(busy, seed)))));
	const keys = await Promise.all(seeds.map((seed) => authorOf(seed)));
	const closings: Envelope[] = [];
	for (let index = 0; index < 4 * keys.length; index += 1)
		closings.push(await room.remove(busy, [keys[index % keys.length] ?? ''], random(1)));
	await owner.save(...closings);
	for (let index = 0; index < 4; index += 1)
		await owner.save(await room.remove(room.owner, [busy.key], random(45_000)));
	await owner.add(await room.remove(room.owner, [busy.key], random(1)));
	await owner.until(({ refused }) => refused !== undefined);
	expect(owner.refused).toBe('roomSize');
	owner.close();
	owner = new Client(hub.url, room.room);
	await owner.inStep();
});

afterAll(async () => {
	owner.close();
	await hub.dispose();
});

it.each<[string, () => Promise<Envelope[]>, string | undefined]>([
	[
		'content',
		() => Promise.all(Array.from({ length: 40 }, () => room.seal(room.owner, []))),
		undefined
	],
	[
		'a new member',
		async () => {
			const newcomers = await Promise.all(Array.from({ length: 10 }, () => newDevice()));
			return (await Promise.all(newcomers.map((one) => room.letIn(room.owner, one)))).flat();
		},
		undefined
	],
	[
		'an entry of a stranger',
		async () => {
			const stranger = await newDevice();
			return Promise.all(Array.from({ length: 20 }, () => room.seal(stranger, [])));
		},
		'member'
	],
	[
		'a request to drop what was never there',
		async () => {
			const snapshot = await room.seal(room.owner, [], 'snapshot');
			await owner.save(snapshot);
			return [await room.drop(room.owner, [await digestOf(snapshot)], random(180_000))];
		},
		'right'
	],
	[
		'a request to drop what is gone already',
		async () => {
			const gone = await Promise.all(
				Array.from({ length: MOST_DROPPED }, () => room.seal(room.owner, []))
			);
			const snapshot = await room.seal(room.owner, [], 'snapshot');
			await owner.save(...gone, snapshot);
			const digests = await Promise.all([snapshot, ...gone].map(digestOf));
			const all = await room.drop(room.owner, digests.slice(0, 1), digests.slice(1));
			await owner.save(all);
			const others = Array.from({ length: 20 }, async (_, index) =>
				room.drop(room.owner, digests.slice(0, 1), digests.slice(index + 2))
			);
			return Promise.all(others);
		},
		undefined
	],
	[
		'a removal that keeps very much',
		async () => [await room.remove(room.owner, [room.owner.key], random(180_000))],
		'roomSize'
	],
	['an entry as large as it may be', async () => [await large()], undefined]
])(
	'%s takes little of the thread, whatever the room holds',
	{ retry: 2 },
	async (_, make, refusal) => {
		const envelopes = await make();
		const { each, delay, refused } = await costOf(hub, room.room, envelopes);
		expect(refused).toBe(refusal);
		expect(each).toBeLessThan(timeFor(envelopes[0]?.bytes.length ?? 0));
		expect(delay).toBeLessThan(0.5);
	}
);

/** An entry of 5 MB. */
async function large(): Promise<Envelope> {
	return room.seal(room.owner, [{ kind: 'photo', text: noise(7_300_000) }]);
}

it('opening such a room takes little at a time, and is done soon', { retry: 2 }, async () => {
	owner.close();
	const { folder, port } = hub;
	await hub.stop();
	hub = await HubProcess.start({ folder, port });
	await hub.metric('longest_delay_seconds');
	const start = performance.now();
	owner = new Client(hub.url, room.room);
	await owner.until(({ line }) => line.isConnected);
	const time = performance.now() - start;
	const delay = await hub.metric('longest_delay_seconds');
	console.log(`opened in ${time.toFixed(0)} ms, ${(delay * 1000).toFixed(0)} ms at once`);
	expect(time).toBeLessThan(5_000);
	expect(delay).toBeLessThan(0.5);
});

it('one address opens such a room a few times a minute, and others still open theirs', async () => {
	const { port } = hub;
	owner.close();
	await hub.stop();
	hub = await HubProcess.start({ folder: hub.folder, port, words: ['--behind-proxy'] });
	const open = async (address: string) => {
		const client = new RawClient(hub.url, { headers: { 'X-Forwarded-For': address } });
		await client.open();
		client.ask({ type: 'hello', version: PROTOCOL, room: room.room });
		const answer = await Promise.any([client.answer('welcome'), client.answer('refused')]);
		client.close();
		await eventually(async () => expect(await hub.metric('rooms')).toBe(0));
		return answer.reason ?? answer.type;
	};
	const all: unknown[] = [];
	while (all.at(-1) !== 'rate' && all.length < 20) all.push(await open('192.0.2.1'));
	expect(all.length).toBeGreaterThan(4);
	expect(all.at(-1)).toBe('rate');
	expect(await open('192.0.2.2')).toBe('welcome');
});
