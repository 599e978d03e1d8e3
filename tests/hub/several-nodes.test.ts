import { createServer, type Socket } from 'node:net';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Redis } from 'ioredis';
import { eventually } from '../setup/eventually';
import { Client, freePort, HubProcess, RedisProcess } from '../setup/hub';
import { ensureRedis } from '../setup/redis.mjs';
import { TestRoom } from '../setup/room';

let redis: RedisProcess;
let nodes: HubProcess[] = [];
let clients: Client[] = [];

beforeAll(() => ensureRedis());

afterEach(async () => {
	for (const client of clients) client.close();
	for (const node of nodes) await node.dispose();
	await redis.kill();
	[nodes, clients] = [[], []];
});

async function start(folder?: string): Promise<HubProcess> {
	const node = await HubProcess.start({ words: ['--redis', redis.url], ...(folder && { folder }) });
	nodes.push(node);
	return node;
}

/** Three nodes with one client each, in one room. */
async function three(): Promise<{ room: TestRoom; nodes: HubProcess[]; clients: Client[] }> {
	redis = await RedisProcess.start();
	const started = await Promise.all([start(), start(), start()]);
	const room = await TestRoom.make();
	const connected = started.map(({ url }) => connect(url, room));
	await connected[0]?.save(room.first);
	return { room, nodes: started, clients: connected };
}

function connect(url: string, { room }: TestRoom): Client {
	const client = new Client(url, room);
	clients.push(client);
	return client;
}

const note = (room: TestRoom, text: string) => room.seal(room.owner, [{ kind: 'note', text }]);

async function allEqual(of: readonly Client[], count: number): Promise<void> {
	for (const client of of) await client.until(({ digests }) => digests.length === count, 20);
	for (const client of of) expect(client.digests).toEqual(of[0]?.digests);
}

describe('three nodes behind one address', () => {
	it('pass on every entry and who is connected; a killed node takes nothing saved with it', async () => {
		const { room, nodes, clients } = await three();
		await allEqual(clients, 1);
		for (const [index, client] of clients.entries())
			await client.save(await note(room, `${index}`));
		await allEqual(clients, 4);
		clients[0]?.provider.awareness?.setLocalState({ member: room.owner.key });
		await clients[2]?.until(({ provider }) =>
			[...(provider.awareness?.getStates().values() ?? [])].some((state) => 'member' in state)
		);
		await clients[0]?.save(await note(room, 'last'));
		await nodes[0]?.kill();
		clients[0]?.close();
		const fourth = await start();
		await allEqual([...clients.slice(1), connect(fourth.url, room)], 5);
	});

	it('go on without Redis, and are equal when it is back, even with nothing in it', async () => {
		const { room, nodes, clients } = await three();
		await allEqual(clients, 1);
		const { port } = redis;
		await redis.kill();
		for (const [index, client] of clients.entries())
			await client.save(await note(room, `${index}`));
		expect(clients.map(({ digests }) => digests.length)).toEqual([2, 2, 2]);
		expect(await nodes[0]?.health()).toMatchObject({ storage: 'ok', redis: 'down' });
		const alone = await TestRoom.make();
		const [first] = nodes;
		const visitor = connect(first?.url ?? '', alone);
		await visitor.save(alone.first, await note(alone, 'alone'));
		visitor.close();
		await eventually(async () => expect((await first?.health())?.rooms).toBe(1));
		redis = await RedisProcess.start(port);
		await allEqual(clients, 4);
		await eventually(async () => expect((await first?.health())?.redis).toBe('up'));
		const fourth = await start();
		await allEqual([connect(fourth.url, room), ...clients], 4);
		await allEqual([connect(fourth.url, alone)], 2);
	});

	it('give all other rooms when Redis refuses one of them', async () => {
		redis = await RedisProcess.start();
		const first = await start();
		const rooms = await Promise.all([TestRoom.make(), TestRoom.make()]);
		rooms.sort((one, other) => (one.room < other.room ? -1 : 1));
		for (const room of rooms) {
			const client = connect(first.url, room);
			await client.save(room.first);
			client.close();
		}
		const [refused, given] = rooms as [TestRoom, TestRoom];
		const { port } = redis;
		await redis.kill();
		await eventually(async () => expect(await first.health()).toMatchObject({ rooms: 0 }));
		await first.kill();
		redis = await RedisProcess.start(port);
		const client = new Redis(redis.url);
		await client.set(`brikmuster-hub:updates:${refused.room}`, 'no list');
		client.disconnect();
		await start(first.folder);
		const second = await start();
		await allEqual([connect(second.url, given)], 1);
	});

	it('connect again to Redis if it went away in the moment of connecting', async () => {
		const port = await freePort();
		const sockets: Socket[] = [];
		const dying = createServer((socket) => {
			sockets.push(socket);
			socket.once('data', () => socket.destroy());
		});
		await new Promise<void>((done) => void dying.listen(port, '127.0.0.1', done));
		const first = await HubProcess.start({ words: ['--redis', `redis://127.0.0.1:${port}`] });
		nodes.push(first);
		await eventually(() => expect(sockets.length).toBeGreaterThanOrEqual(3));
		dying.close();
		for (const socket of sockets) socket.destroy();
		redis = await RedisProcess.start(port);
		const second = await start();
		const room = await TestRoom.make();
		const writer = connect(first.url, room);
		await writer.save(room.first);
		writer.close();
		await eventually(async () => expect(await first.health()).toMatchObject({ rooms: 0 }));
		await allEqual([connect(second.url, room)], 1);
	});

	it('read a room later when Redis answered too late', async () => {
		redis = await RedisProcess.start();
		const [first, second] = [await start(), await start()];
		const room = await TestRoom.make();
		const writer = connect(first.url, room);
		await writer.save(room.first, await note(room, 'before'));
		writer.close();
		await eventually(async () => expect(await first.health()).toMatchObject({ rooms: 0 }));
		const client = new Redis(redis.url);
		await client.client('PAUSE', 2_000);
		const late = connect(second.url, room);
		await late.until(({ provider }) => provider.synced);
		expect(late.digests).toEqual([]);
		await allEqual([late], 2);
		client.disconnect();
	});

	it('read again from the start what Redis has after it lost everything', async () => {
		redis = await RedisProcess.start();
		const [first, second] = [await start(), await start()];
		const room = await TestRoom.make();
		const [staying, leaving] = [connect(first.url, room), connect(second.url, room)];
		await staying.save(room.first);
		for (const text of ['1', '2', '3', '4']) await staying.save(await note(room, text));
		await allEqual([leaving], 5);
		// By now the first node has seen a long list.
		await new Promise((done) => setTimeout(done, 6_000));
		const { port } = redis;
		await redis.kill();
		await leaving.save(await note(room, 'meanwhile'));
		leaving.close();
		await second.kill();
		redis = await RedisProcess.start(port);
		await start(second.folder);
		await allEqual([staying], 6);
	});
});
