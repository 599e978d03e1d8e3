import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import { Database, DatabaseLink, hasPostgres } from '../setup/database';
import { eventually } from '../setup/eventually';
import { Client, HubProcess } from '../setup/hub';
import { newDevice, TestRoom } from '../setup/room';

let database: Database;
let nodes: HubProcess[] = [];
let clients: Client[] = [];
const links: DatabaseLink[] = [];

beforeAll(async () => {
	database = await Database.make();
});
afterAll(() => database.dispose());

afterEach(async () => {
	for (const client of clients) client.close();
	for (const node of nodes) await node.dispose();
	for (const link of links.splice(0)) link.close();
	await database.start();
	[nodes, clients] = [[], []];
});

async function start(words = database.words): Promise<HubProcess> {
	const node = await HubProcess.start({ words });
	nodes.push(node);
	return node;
}

async function linked(): Promise<DatabaseLink> {
	const link = await DatabaseLink.make(database);
	links.push(link);
	return link;
}

function joined(url: string, { room }: TestRoom): Client {
	const client = new Client(url, room);
	clients.push(client);
	return client;
}

/** Three nodes with one client each, in one room. */
async function three(): Promise<{ room: TestRoom; clients: Client[] }> {
	const started = [await start(), await start(), await start()];
	const room = await TestRoom.make();
	const connected = started.map(({ url }) => joined(url, room));
	await connected[0]?.save(room.first);
	return { room, clients: connected };
}

const note = (room: TestRoom, text: string) => room.seal(room.owner, [{ kind: 'note', text }]);

async function allEqual(of: readonly Client[], count: number): Promise<void> {
	for (const client of of) await client.until(({ digests }) => digests.length === count, 30);
	for (const client of of) expect(client.digests).toEqual(of[0]?.digests);
}

describe.skipIf(!hasPostgres)('three nodes of one database', () => {
	it('pass on every entry and who is connected; a killed node takes nothing saved with it', async () => {
		const { room, clients } = await three();
		await allEqual(clients, 1);
		for (const [index, client] of clients.entries())
			await client.save(await note(room, `${index}`));
		await allEqual(clients, 4);
		const [anna] = [await newDevice()];
		await clients[1]?.save(...(await room.letIn(room.owner, anna)));
		await clients[0]?.show(room.owner.seed);
		await clients[2]?.show(anna.seed);
		const both = [room.owner.key, anna.key].sort();
		for (const client of [clients[0], clients[2]])
			await client?.until(({ line }) => [...line.members].sort().join() === both.join(), 20);
		await clients[0]?.save(await note(room, 'last'));
		await nodes[0]?.kill();
		clients[0]?.close();
		const fourth = await start();
		await allEqual([...clients.slice(1), joined(fourth.url, room)], 7);
	});

	it('take nothing while the database is away, say so, and go on when it is back', async () => {
		const { room, clients } = await three();
		await allEqual(clients, 1);
		await database.kill();
		for (const [index, client] of clients.entries()) await client.add(await note(room, `${index}`));
		await eventually(() => expect(clients.map(({ refused }) => refused)).toContain('storage'));
		await eventually(async () =>
			expect(await nodes[0]?.health()).toMatchObject({ storage: 'failing' })
		);
		await database.start();
		await eventually(async () => expect(await nodes[0]?.health()).toMatchObject({ storage: 'ok' }));
		for (const client of clients) {
			await client.until((one) => {
				one.give();
				if (!one.line.isConnected) one.line.connect();
				return one.isSaved;
			});
		}
		await allEqual(clients, 4);
		await allEqual([joined((await start()).url, room)], 4);
	});

	it('take either a removal and nothing after it, or the entry before it, wherever the two arrive', async () => {
		const [one, other] = [await start(), await start()];
		for (let round = 0; round < 15; round += 1) {
			const [room, anna] = [await TestRoom.make(), await newDevice()];
			const [owner, member] = [joined(one.url, room), joined(other.url, room)];
			await owner.save(room.first, ...(await room.letIn(room.owner, anna)));
			await member.until(({ digests }) => digests.length === 3);
			const entry = await room.seal(anna, [{ kind: 'note' }]);
			const removal = await room.remove(room.owner, [anna.key]);
			await Promise.all([owner.add(removal), member.add(entry)]);
			const digest = await digestOf(entry);
			await member.until(({ refused, saved }) => refused !== undefined || saved.has(digest));
			await owner.until(({ isSaved }) => isSaved);
			// Both read the log in one order: the entry is before the removal, or it is not there.
			const fresh = joined(other.url, room);
			await fresh.inStep();
			const order = [...fresh.entries.keys()];
			expect(order).toContain(await digestOf(removal));
			if (member.refused === undefined)
				expect(order.indexOf(digest)).toBeLessThan(order.indexOf(await digestOf(removal)));
			else expect([member.refused, order.includes(digest)]).toEqual(['member', false]);
			for (const client of [owner, member, fresh]) client.close();
		}
	});

	it('say that a client is complete only when it is, however slow the way to the database', async () => {
		const link = await linked();
		const [first, second] = [await start(), await start(link.words)];
		const room = await TestRoom.make();
		const writer = joined(first.url, room);
		await writer.save(room.first, await note(room, 'before'));
		link.delay = 300;
		const late = joined(second.url, room);
		await late.inStep();
		expect(late.digests).toEqual(writer.digests);
		await writer.save(await note(room, 'after'));
		await allEqual([late], 3);
	});

	it('read on and ask who is connected when the way to the database comes back', async () => {
		const link = await linked();
		const [first, second] = [await start(), await start(link.words)];
		const room = await TestRoom.make();
		const [writer, reader] = [joined(first.url, room), joined(second.url, room)];
		await writer.save(room.first);
		await allEqual([reader], 1);
		link.isCut = true;
		link.cut();
		const anna = await newDevice();
		await writer.save(await note(room, 'meanwhile'), ...(await room.letIn(room.owner, anna)));
		await writer.show(room.owner.seed);
		link.isCut = false;
		link.cut();
		await allEqual([reader, writer], 4);
		await reader.show(anna.seed);
		// Sooner than the first node says again who is connected there.
		await reader.until(({ line }) => line.members.size === 2, 15);
	});

	it('let two devices pack the same entries at once, without harm', async () => {
		const [one, other] = [await start(), await start()];
		const room = await TestRoom.make();
		const devices = [joined(one.url, room), joined(other.url, room)];
		const notes = await Promise.all(['a', 'b', 'c'].map((text) => note(room, text)));
		await devices[0]?.save(room.first, ...notes);
		await allEqual(devices, 4);
		const covered = await Promise.all(notes.map(digestOf));
		const packed = await Promise.all(
			devices.map(async () => {
				const snapshot = await room.seal(room.owner, [{ kind: 'all' }], 'snapshot');
				const request = await room.drop(room.owner, [await digestOf(snapshot)], covered);
				return [snapshot, request] as [Envelope, Envelope];
			})
		);
		await Promise.all(devices.map((device, index) => device.add(...(packed[index] ?? []))));
		for (const device of devices) await device.until(({ isSaved }) => isSaved);
		await allEqual([...devices, joined(one.url, room)], 5);
	});
});

describe.skipIf(!hasPostgres)('a restored database', () => {
	it('gets back from the devices what the backup lacks, and they get what they lack', async () => {
		const first = await start();
		const room = await TestRoom.make();
		const device = joined(first.url, room);
		await device.save(room.first, await note(room, 'before'));
		database.dump('backup');
		await device.save(await note(room, 'after'));
		const lost = [...device.entries].at(-1);
		const { port } = first;
		await first.kill();
		database.restore('backup');
		const second = await HubProcess.start({ port, words: database.words });
		nodes.push(second);
		// Others write meanwhile, so that the numbers do not tell that something is missing.
		const other = new Client(second.url, room.room);
		clients.push(other);
		await other.save(await note(room, 'in between'), await note(room, 'and more'));
		await device.until(({ isSaved, digests }) => isSaved && digests.length === 5);
		await allEqual([device, other, joined(second.url, room)], 5);
		expect(other.digests).toContain(lost?.[0]);
	});

	it('is another one for all nodes and devices when a device knows more of it than the database', async () => {
		const [one, other] = [await start(), await start()];
		const room = await TestRoom.make();
		await joined(one.url, room).save(room.first);
		const [device, watching] = [joined(one.url, room), joined(other.url, room)];
		await device.save(await note(room, 'before'), await note(room, 'lost'));
		await allEqual([watching], 3);
		clients.shift()?.close();
		const { port } = one;
		await one.kill();
		// The nodes and the database go on, so that nothing else tells that its last entry is gone.
		database.query(
			`delete from brikmuster_entry where room = '${room.room}' and number = 3;
			update brikmuster_room set number = 2, entries = 2 where id = '${room.room}'`
		);
		nodes.push(await HubProcess.start({ port, words: database.words }));
		await device.until(({ isSaved }) => isSaved);
		await watching.until(({ isSaved }) => isSaved);
		const stored = database.query(
			`select count(*) from brikmuster_entry where room = '${room.room}'`
		);
		expect(stored).toBe('3');
		await allEqual([device, watching, joined(other.url, room)], 3);
	});
});
