import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../src/lib/sync/room/envelope';
import { entriesFrame } from '../../src/lib/sync/room/wire';
import { cases } from '../setup/cases';
import { Database, DatabaseLink, hasPostgres } from '../setup/database';
import { Client, freePort, HubProcess, RawClient, temporaryFolder } from '../setup/hub';
import { TestRoom } from '../setup/room';

const SCHEDULES = cases(4, 'SCHEDULES');
const DEVICES = 3;
const LIMITS = ['newRooms=1000000', 'updates=1000000', 'bytes=100000000000', 'connections=1000'];
const UNLIMITED = LIMITS.flatMap((limit) => ['--limit', limit]);

/** One of several nodes: it starts again at its port. */
interface Node {
	readonly port: number;
	readonly words: readonly string[];
	folder: string;
	hub: HubProcess | undefined;
}

async function up(node: Node): Promise<void> {
	const { folder, port, words } = node;
	node.hub ??= await HubProcess.start({ folder, port, words: [...words, ...UNLIMITED] });
}

async function down(node: Node): Promise<void> {
	await node.hub?.kill();
	node.hub = undefined;
}

/** What nodes, database and network suffer. */
interface World {
	readonly nodes: Node[];
	/** Kills the database or starts it again. */
	stopOrStart(): Promise<void>;
	/** Fills the disk or frees it. */
	fillOrFree(node: Node): void;
	/** Cuts the way between a node and the database, slows it down, or mends it. */
	cutOrMend(index: number): void;
	/** Makes a backup, or goes back to that of an earlier time; returns whether it went back. */
	backUpOrRestore(node: Node): Promise<boolean>;
	recover(): Promise<void>;
	dispose(): Promise<void>;
}

async function makeNode(words: readonly string[]): Promise<Node> {
	return { port: await freePort(), words, folder: temporaryFolder(), hub: undefined };
}

/** Three nodes of one PostgreSQL, each with a way of its own to it. */
async function databaseWorld(): Promise<World> {
	const database = await Database.make();
	const links: DatabaseLink[] = [];
	const nodes: Node[] = [];
	for (let index = 0; index < 3; index += 1) {
		const link = await DatabaseLink.make(database);
		links.push(link);
		nodes.push(await makeNode(link.words));
	}
	let hasBackup = false;
	const recover = async () => {
		for (const link of links) {
			[link.isCut, link.delay] = [false, 0];
			link.cut();
		}
		await database.kill();
		await database.start();
		for (const node of nodes) await up(node);
	};
	return {
		nodes,
		stopOrStart: () => (database.runs ? database.kill() : database.start()),
		fillOrFree: () => database.fillOrFree(),
		cutOrMend: (index) => {
			const link = links[index] as DatabaseLink;
			const isWhole = !link.isCut && link.delay === 0;
			if (isWhole && index % 2) link.delay = 100;
			else link.isCut = isWhole;
			if (!isWhole) {
				[link.isCut, link.delay] = [false, 0];
				link.cut();
			}
		},
		backUpOrRestore: async () => {
			await database.kill();
			await database.start();
			const isRestored = hasBackup;
			if (hasBackup) database.restore('backup');
			else database.dump('backup');
			hasBackup = !hasBackup;
			return isRestored;
		},
		recover,
		dispose: async () => {
			for (const { hub } of nodes) await hub?.dispose();
			for (const link of links) link.close();
			await database.dispose();
		}
	};
}

/** One node with a folder. */
async function folderWorld(): Promise<World> {
	const node = await makeNode([]);
	let isFull = false;
	let backup: string | undefined;
	const stop = async () => {
		isFull = false;
		await down(node);
	};
	return {
		nodes: [node],
		stopOrStart: () => (node.hub ? stop() : up(node)),
		fillOrFree: () => {
			if (!node.hub) return;
			isFull = !isFull;
			const most = isFull ? '0' : 'unlimited';
			spawnSync('prlimit', ['--pid', String(node.hub.pid), `--fsize=${most}:unlimited`]);
		},
		cutOrMend: () => undefined,
		backUpOrRestore: async () => {
			await stop();
			const isRestored = backup !== undefined;
			if (backup) rmSync(node.folder, { recursive: true });
			const copy = temporaryFolder();
			const [from, to] = backup ? [backup, node.folder] : [node.folder, copy];
			cpSync(from, to, { recursive: true });
			if (backup) for (const one of [backup, copy]) rmSync(one, { recursive: true });
			backup = backup ? undefined : copy;
			return isRestored;
		},
		recover: async () => {
			await stop();
			await up(node);
		},
		dispose: async () => {
			await node.hub?.dispose();
			if (backup) rmSync(backup, { recursive: true });
		}
	};
}

/** A device: it keeps all entries that it has seen, and gives a room what that lacks. */
class TestDevice {
	readonly known = new Map<string, Uint8Array<ArrayBuffer>>();
	/** What it showed as saved. */
	readonly saved = new Set<string>();
	readonly #room: string;
	#client: Client | undefined;

	constructor(room: string) {
		this.#room = room;
	}

	write(digest: string, bytes: Uint8Array<ArrayBuffer>): void {
		this.known.set(digest, bytes);
		this.#client?.give();
	}

	async connect({ port }: Node): Promise<void> {
		this.disconnect();
		this.#client = new Client(`http://localhost:${port}`, this.#room, this.known);
		await this.#client.inStep(2).catch(() => undefined);
	}

	/** Takes what arrived; after a refusal it tries again. */
	look(): void {
		const client = this.#client;
		if (!client) return;
		for (const digest of client.saved) this.saved.add(digest);
		if (client.refused === undefined) return;
		client.refused = undefined;
		if (!client.line.isConnected) client.line.connect();
		client.give();
	}

	get isInStep(): boolean {
		return this.#client?.isSaved ?? false;
	}

	/** Sends everything that it has once more, as a message that is late and doubled. */
	async double({ port, hub }: Node): Promise<void> {
		if (!hub) return;
		const raw = new RawClient(`http://localhost:${port}`);
		await new Promise((done) => raw.socket.once('open', done).once('close', done));
		raw.ask({ type: 'hello', version: 1, room: this.#room });
		const all = [...this.known].map(([digest, bytes]) => ({ digest, bytes }));
		for (let times = 0; times < 2; times += 1) raw.socket.send(entriesFrame('sent', all.reverse()));
		const answers = [raw.answer('acknowledged'), raw.answer('refused')];
		await Promise.any(answers).catch(() => undefined);
		raw.close();
	}

	/** Waits a little for the hub to have everything. */
	async settle(): Promise<void> {
		await this.#client?.until(({ isSaved }) => isSaved, 0.3).catch(() => undefined);
	}

	disconnect(): void {
		if (this.#client) for (const digest of this.#client.saved) this.saved.add(digest);
		this.#client?.close();
		this.#client = undefined;
	}
}

type Act = readonly [what: number, device: number, node: number];

/** Runs a schedule of writes and faults, then lets everything recover. */
async function run(world: World, acts: readonly Act[]): Promise<void> {
	const { nodes } = world;
	const room = await TestRoom.make();
	await world.recover();
	const devices = Array.from({ length: DEVICES }, () => new TestDevice(room.room));
	const at = devices.map((_, index) => index);
	const nodeOf = (index: number) => nodes[(at[index] ?? 0) % nodes.length] as Node;
	const written = new Set<string>([room.room]);
	let isRestored = false;
	devices[0]?.write(room.room, room.first.bytes);
	for (const [index, device] of devices.entries()) await device.connect(nodeOf(index));
	for (const [what, which, place] of acts) {
		const device = devices[which] as TestDevice;
		const node = nodes[place % nodes.length] as Node;
		if (what < 5) {
			const envelope = await room.seal(room.owner, [{ kind: 'note' }]);
			const digest = await digestOf(envelope);
			written.add(digest);
			device.write(digest, envelope.bytes);
			if (what < 3) await device.settle();
		} else if (what === 5) device.disconnect();
		else if (what === 6) {
			at[which] = place;
			await device.connect(node);
		} else if (what === 7) await (node.hub ? down(node) : up(node).catch(() => undefined));
		else if (what === 8) await world.stopOrStart();
		else if (what === 9) world.fillOrFree(node);
		else if (what === 10) isRestored = (await world.backUpOrRestore(node)) || isRestored;
		else if (what === 11) world.cutOrMend(place);
		else await device.double(node);
		for (const one of devices) one.look();
	}
	const ended = nodes.filter(({ hub }) => hub && !hub.isRunning);
	expect(ended.map(({ hub }) => hub?.errors)).toEqual([]);
	await world.recover();
	if (!isRestored) await hubsHaveAll(nodes, devices, room.room);
	await allEnd(nodes, devices, written, room.room);
}

/** A new client of a node, once it has everything. As the app does, it tries again after a refusal. */
async function newcomer(port: number, room: string): Promise<Client> {
	const fresh = new Client(`http://localhost:${port}`, room);
	await fresh.until(({ line, refused }) => {
		if (refused !== undefined && !line.isConnected) line.connect();
		return line.isSynced;
	});
	return fresh;
}

/** Without the devices, each node gives a new one everything that any device showed as saved. */
async function hubsHaveAll(nodes: readonly Node[], devices: readonly TestDevice[], room: string) {
	for (const device of devices) device.disconnect();
	const saved = new Set(devices.flatMap((device) => [...device.saved]));
	for (const { port } of nodes) {
		const fresh = await newcomer(port, room);
		expect([...saved].filter((digest) => !fresh.entries.has(digest))).toEqual([]);
		fresh.close();
	}
}

/** All devices, and a new one at each node, end with everything that was written. */
async function allEnd(
	nodes: readonly Node[],
	devices: readonly TestDevice[],
	written: ReadonlySet<string>,
	room: string
): Promise<void> {
	for (const [index, device] of devices.entries())
		await device.connect(nodes[index % nodes.length] as Node);
	const end = Date.now() + 120_000;
	const isDone = () =>
		devices.every(({ known, isInStep }) => isInStep && known.size === written.size);
	while (!isDone() && Date.now() < end) {
		for (const device of devices) device.look();
		await new Promise((done) => setTimeout(done, 20));
	}
	const expected = [...written].sort();
	for (const device of devices) {
		expect([...device.known.keys()].sort()).toEqual(expected);
		device.disconnect();
	}
	for (const { port } of nodes) {
		const fresh = await newcomer(port, room);
		expect(fresh.digests).toEqual(expected);
		fresh.close();
	}
}

/** A node with a slow way to a database that is killed and comes back. */
const SLOW_AND_RESTARTED: readonly Act[] = [
	[4, 0, 0],
	[0, 1, 2],
	[0, 2, 1],
	[9, 0, 0],
	[11, 1, 1],
	[10, 2, 0],
	[4, 2, 0]
];

const survives = (makeWorld: () => Promise<World>) => () => {
	let world: World;
	beforeAll(async () => {
		world = await makeWorld();
	});
	afterAll(() => world.dispose());

	it(
		`${SCHEDULES} random schedules of writes and faults: all devices end equal, nothing saved is lost`,
		{ timeout: 300_000 + SCHEDULES * 30_000 },
		async () => {
			const act = fc.tuple(fc.nat(12), fc.nat(DEVICES - 1), fc.nat(2));
			const acts = fc.array(act, { minLength: 6, maxLength: 18 });
			const property = fc.asyncProperty(acts, (given) => run(world, given));
			await fc.assert(property, {
				numRuns: SCHEDULES,
				endOnFailure: true,
				...(!process.env.SEED && { examples: [[[...SLOW_AND_RESTARTED]]] }),
				...(process.env.SEED && { seed: Number(process.env.SEED) })
			});
		}
	);
};

describe.skipIf(!hasPostgres)('three nodes of one database', survives(databaseWorld));
describe('one node with a folder', survives(folderWorld));
