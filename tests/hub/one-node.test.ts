import { generateKeyPairSync } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { digestOf, type Envelope } from '../../src/lib/sync/room/envelope';
import { runCommand } from '../setup/command';
import { eventually } from '../setup/eventually';
import { Client, HubProcess, temporaryFolder } from '../setup/hub';
import { newDevice, randomBytes, TestRoom, type Device } from '../setup/room';

const fixture = (name: string) =>
	fileURLToPath(new URL(`../fixtures/hub/${name}`, import.meta.url));

let room: TestRoom;
let anna: Device;
const disposable: { dispose?: () => Promise<void>; close?: () => void }[] = [];

function kept<T extends { dispose?: () => Promise<void>; close?: () => void }>(thing: T): T {
	disposable.push(thing);
	return thing;
}

const start = async (settings = {}) => kept(await HubProcess.start(settings));
const connect = (hub: HubProcess, of = room) => kept(new Client(hub.url, of.room));

beforeAll(async () => {
	anna = await newDevice();
});

beforeAll(async () => {
	room = await TestRoom.make();
});

afterAll(async () => {
	for (const one of disposable) one.close?.();
	for (const one of disposable) await one.dispose?.();
});

/** A new room with its owner and Anna, on a hub. */
async function filled(hub: HubProcess): Promise<Client> {
	room = await TestRoom.make();
	const client = connect(hub);
	await client.save(room.first, ...(await room.letIn(room.owner, anna)));
	return client;
}

/** What a device without anything gets from a hub. */
async function digestsAt(hub: HubProcess): Promise<string[]> {
	const fresh = connect(hub);
	await fresh.inStep();
	return fresh.digests;
}

describe('nothing that a device showed as saved is lost', () => {
	it('when the hub is killed at once, and when its folder is copied', async () => {
		const first = await start();
		const client = await filled(first);
		for (let round = 0; round < 20; round += 1) await client.save(await room.seal(anna, []));
		await first.kill();
		const second = await start({ folder: first.folder });
		expect(await digestsAt(second)).toEqual(client.digests);
		expect(client.digests.length).toBe(23);
		expect(await second.stop()).toBe(0);
		const copy = temporaryFolder();
		cpSync(second.folder, copy, { recursive: true });
		rmSync(second.folder, { recursive: true });
		expect(await digestsAt(await start({ folder: copy }))).toEqual(client.digests);
	});

	it('when a folder of yesterday is restored: devices give back what it lacks', async () => {
		const first = await start();
		const client = await filled(first);
		await first.stop();
		const backup = temporaryFolder();
		cpSync(first.folder, backup, { recursive: true });
		const second = await start({ folder: first.folder, port: first.port });
		await client.save(await room.seal(anna, [{ kind: 'today' }]));
		await second.kill();
		const third = await start({ folder: backup, port: first.port });
		await client.until(({ isSaved }) => isSaved);
		await eventually(async () => expect(await digestsAt(third)).toEqual(client.digests));
	});

	it('when the disk is full; the hub goes on when there is space again', async () => {
		const before = 'ulimit -S -f 200';
		const hub = await start({ before });
		const client = await filled(hub);
		const saved = [...client.digests];
		for (let round = 0; client.refused === undefined && round < 100; round += 1) {
			const envelope = await room.seal(anna, [{ kind: 'large', text: noise(8_000) }]);
			await client.add(envelope);
			await client.until(({ isSaved, refused }) => isSaved || refused !== undefined);
			if (client.refused === undefined) saved.push(await digestOf(envelope));
		}
		expect(client.refused).toBe('storage');
		expect((await hub.health()).storage).toBe('failing');
		expect(await digestsAt(hub)).toEqual(saved.sort());
		expect(spawnSync('prlimit', ['--pid', String(hub.pid), '--fsize=unlimited']).status).toBe(0);
		await eventually(async () => expect((await hub.health()).storage).toBe('ok'));
		const again = connect(hub);
		await again.save(await room.seal(anna, [{ kind: 'later' }]));
		await hub.kill();
		expect(await digestsAt(await start({ folder: hub.folder }))).toEqual(again.digests);
	});
});

/** Text that deflate cannot shorten. */
function noise(length: number): string {
	const bytes = new Uint8Array(length);
	return Buffer.from(crypto.getRandomValues(bytes)).toString('base64');
}

describe('stopping', () => {
	it('under load finishes what has arrived, and reports nothing', async () => {
		const hub = await start({ words: ['--limit', 'updates=100000'] });
		const client = await filled(hub);
		const others = [connect(hub), connect(hub), connect(hub)];
		for (const other of others) await other.inStep();
		const entries = await Promise.all(
			Array.from({ length: 200 }, (_, index) => room.seal(anna, [{ kind: 'note', index }]))
		);
		for (const [index, entry] of entries.entries()) void others[index % 3]?.add(entry);
		await client.until(({ digests }) => digests.length > 10);
		expect(await hub.stop()).toBe(0);
		expect(hub.errors).toBe('');
		const saved = new Set(others.flatMap((other) => [...other.saved]));
		for (const other of [client, ...others]) other.close();
		const there = await digestsAt(await start({ folder: hub.folder }));
		expect([...saved].filter((digest) => !there.includes(digest))).toEqual([]);
	});
});

describe('dropping', () => {
	it('deletes what a snapshot covers, for good; a device that was offline meanwhile still merges', async () => {
		const hub = await start();
		const client = await filled(hub);
		const entries = await Promise.all([1, 2, 3].map(() => room.seal(anna, [])));
		const digests = await Promise.all(entries.map(digestOf));
		await client.save(...entries);
		const offline = connect(hub);
		await offline.until(({ digests: there }) => there.length === 6);
		offline.close();
		const mine = await room.seal(anna, [{ kind: 'offline' }]);
		await offline.add(mine);
		const snapshot = await room.seal(room.owner, [{ kind: 'all' }], 'snapshot');
		await client.save(snapshot);
		await client.save(await room.drop(room.owner, [await digestOf(snapshot)], digests));
		await client.until(({ digests: there }) => there.length === 5);
		const back = kept(new Client(hub.url, room.room, offline.entries));
		await back.until(({ isSaved }) => isSaved);
		await client.until(({ digests: there }) => there.length === 6);
		expect(back.digests).toEqual(client.digests);
		expect(client.digests).toContain(await digestOf(mine));
		const late = connect(hub);
		await late.inStep();
		late.line.send([{ digest: digests[0] ?? '', bytes: entries[0]?.bytes ?? randomBytes(1) }]);
		await late.until(({ refused }) => refused !== undefined);
		expect(late.refused).toBe('dropped');
		await hub.kill();
		expect(await digestsAt(await start({ folder: hub.folder }))).toEqual(client.digests);
		expect(await hub.stop()).toBeNull();
	});
});

describe('one update', () => {
	it('with a thousand entries is taken as a whole, or not at all', async () => {
		const hub = await start();
		const client = await filled(hub);
		const entries = await Promise.all(
			Array.from({ length: 1000 }, (_, index) => room.seal(anna, [{ kind: 'note', index }]))
		);
		await client.save(...entries.slice(0, 999));
		expect(client.refused).toBeUndefined();
		const all = await digestsAt(hub);
		expect(all).toHaveLength(1002);
		const stranger = await room.seal(await newDevice(), [{ kind: 'note' }]);
		const other = connect(hub);
		await other.inStep();
		await other.add(...entries.slice(999), stranger);
		await other.until(({ refused }) => refused !== undefined);
		expect(other.refused).toBe('member');
		expect(await digestsAt(hub)).toEqual(all);
		await hub.kill();
		expect(await digestsAt(await start({ folder: hub.folder }))).toEqual(all);
	});
});

it('gives a device entries that it asks for, however many: none that is not there, and in more than one message', async () => {
	const client = await filled(await start());
	const unknown = Array.from({ length: 2_500 }, () =>
		Buffer.from(randomBytes(32)).toString('base64url')
	);
	const asked = [room.room, ...unknown, ...client.digests];
	expect([...(await client.line.want(asked)).keys()].sort()).toEqual(client.digests);
});

describe('limits', () => {
	it('of entries, rooms, updates and connections', async () => {
		const limits = ['entryBytes=5000', 'roomEntries=4', 'newRooms=1', 'updates=8', 'connections=5'];
		const hub = await start({ words: limits.flatMap((limit) => ['--limit', limit]) });
		const client = await filled(hub);
		const refusal = async (of: TestRoom, ...made: Envelope[]) => {
			const other = new Client(hub.url, of.room);
			await other.inStep();
			await other.add(...made);
			await other.until(({ refused }) => refused !== undefined);
			other.close();
			return other.refused;
		};
		const large = await room.seal(anna, [{ kind: 'large', text: noise(8_000) }]);
		expect(await refusal(room, large)).toBe('entrySize');
		const many = await Promise.all([1, 2, 3].map(() => room.seal(anna, [])));
		expect(await refusal(room, ...many)).toBe('roomSize');
		const second = await TestRoom.make();
		expect(await refusal(second, second.first)).toBe('rooms');
		await eventually(async () => expect(await refusal(room, ...many)).toBe('rate'));
		expect(await hub.metric('refusals_total{reason="roomSize"}')).toBeGreaterThan(0);
		expect(client.refused).toBeUndefined();
		const address = `${hub.url.replace('http', 'ws')}/hub/room`;
		const sockets = [1, 2, 3, 4, 5, 6].map(() => new WebSocket(address));
		const answers = await Promise.all(
			sockets.map(
				(socket) =>
					new Promise((done) => {
						socket.on('open', () => done(101));
						socket.on('unexpected-response', (_, { statusCode }) => done(statusCode));
						socket.on('error', () => undefined);
					})
			)
		);
		expect(answers).toContain(429);
		expect(answers).toContain(101);
		for (const socket of sockets) socket.terminate();
	});
});

describe('limits of their own', () => {
	it('hold for bytes, members and rights of a room, and bytes of an address', async () => {
		const limits = ['roomBytes=6000', 'members=4', 'rights=5', 'bytes=40000'];
		const hub = await start({ words: limits.flatMap((limit) => ['--limit', limit]) });
		const client = await filled(hub);
		const refusal = async (...made: Envelope[]) => {
			const other = connect(hub);
			await other.inStep();
			await other.add(...made);
			await other.until(({ refused, isSaved }) => refused !== undefined || isSaved);
			other.close();
			return other.refused;
		};
		const some = await room.seal(anna, [{ kind: 'note', text: noise(3_000) }]);
		expect(await refusal(some)).toBeUndefined();
		expect(await refusal(await room.seal(anna, [{ kind: 'note', text: noise(3_000) }]))).toBe(
			'roomSize'
		);
		expect(await refusal(await room.invite(room.owner, randomBytes(32)))).toBeUndefined();
		expect(await refusal(await room.invite(room.owner, randomBytes(32)))).toBe('members');
		expect(client.refused).toBeUndefined();

		expect(await refusal(await room.remove(room.owner, [anna.key]))).toBeUndefined();
		expect(await refusal(await room.invite(room.owner, randomBytes(32)))).toBe('roomSize');

		const flood = new WebSocket(`${hub.url.replace('http', 'ws')}/hub/room`);
		const ended = new Promise<number>((done) => flood.on('close', done));
		flood.on('open', () => flood.send(new Uint8Array(50_000)));
		expect([1006, 1013]).toContain(await ended);
	});
});

describe('the address', () => {
	it('serves the app with its headers, the health page and the metrics', async () => {
		const hub = await start();
		const page = await fetch(`${hub.url}/`);
		expect(page.status).toBe(200);
		expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
		expect(page.headers.get('cache-control')).toBe('no-cache');
		const deep = await fetch(`${hub.url}/armies/4.2`);
		expect(await deep.text()).toContain('<div');
		expect((await fetch(`${hub.url}/hub/else`)).status).toBe(404);
		expect((await fetch(`${hub.url}/_app/none.js`)).status).toBe(404);
		expect(await hub.health()).toMatchObject({
			hub: 'brikmuster',
			storage: 'ok',
			database: 'folder'
		});
		expect(await hub.metric('storage_up')).toBe(1);
	});

	it('speaks https with a certificate', async () => {
		const words = [
			'--cert',
			fixture('cert.pem'),
			'--key',
			fixture('key.pem'),
			'--host',
			'127.0.0.1'
		];
		const hub = await start({ words });
		expect(hub.url).toMatch(/^https:/);
		const status = await new Promise((done) => {
			const ca = readFileSync(fixture('cert.pem'));
			get(`${hub.url}/hub/health`, { ca }, ({ statusCode, headers }) =>
				done([statusCode, headers['strict-transport-security']])
			);
		});
		expect(status).toEqual([200, 'max-age=31536000']);
	});

	it.each([
		[['--host', '0.0.0.0'], 'beyond localhost'],
		[['--host', '192.168.1.5'], '192.168.1.5'],
		[['--cert', 'a.pem'], '--key is missing'],
		[['--cert', 'a', '--key', 'b', '--behind-proxy'], 'one of them provides https'],
		[['--cert', 'none.pem', '--key', 'none.pem'], 'none.pem'],
		[['--port', '70000'], 'no port'],
		[['--database', 'localhost'], 'postgres://'],
		[['--limit', 'roomBytes'], 'NAME=N'],
		[['--limit', 'rooms=1'], 'entryBytes, roomBytes'],
		[['file.brik'], 'takes no file'],
		[['--json'], 'does not accept']
	])('refuses %j and says why', async (words, reason) => {
		const { status, stderr } = await runCommand(tmpdir(), ['hub', ...words]);
		expect(status).toBe(2);
		expect(stderr).toContain(reason);
	});

	it('refuses a key of another certificate, also of another kind, and what is no key', async () => {
		const folder = temporaryFolder();
		const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
		writeFileSync(join(folder, 'other.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
		writeFileSync(join(folder, 'text.pem'), 'no key');
		for (const [key, reason] of [
			['other.pem', 'is not the key of'],
			['text.pem', 'text.pem is no certificate or key']
		] as const) {
			const words = ['--cert', fixture('cert.pem'), '--key', join(folder, key), '--port', '0'];
			const { status, stderr } = await runCommand(folder, ['hub', ...words]);
			expect(status).toBe(2);
			expect(stderr).toContain(reason);
		}
		rmSync(folder, { recursive: true });
	});

	it('takes a host beyond localhost behind a proxy, and counts its clients by their own address', async () => {
		const words = ['--host', '0.0.0.0', '--behind-proxy', '--limit', 'connections=1'];
		const hub = await start({ words });
		const address = `ws://127.0.0.1:${hub.port}/hub/room`;
		const opened = (from: string) =>
			new Promise((done) => {
				const socket = new WebSocket(address, {
					headers: { 'X-Forwarded-For': `1.1.1.1, ${from}` }
				});
				socket.on('open', () => done(true));
				socket.on('error', () => done(false));
				kept({ close: () => socket.terminate() });
			});
		expect(await opened('10.0.0.1')).toBe(true);
		expect(await opened('10.0.0.2')).toBe(true);
		expect(await opened('10.0.0.1')).toBe(false);
	});
});
