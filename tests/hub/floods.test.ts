import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import { eventually } from '../setup/eventually';
import { entriesFrame, presenceStatement } from '../../src/lib/sync/room/wire';
import { signed } from '../../src/lib/exchange/seal';
import { Client, HubProcess, RawClient } from '../setup/hub';
import { TestRoom } from '../setup/room';

const ROOM_BYTES = 3_000_000;

let hub: HubProcess;
let room: TestRoom;
let member: Client;
const sockets: WebSocket[] = [];
/** What the hub says to a request that never ends: begun early, as that takes long. */
let slow: Promise<string>;

/** A hub with one room of several megabytes. */
beforeAll(async () => {
	const limits = ['updates=100000', 'bytes=1000000000', 'entryBytes=1000000'];
	hub = await HubProcess.start({ words: limits.flatMap((limit) => ['--limit', limit]) });
	slow = opened('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ').end;
	room = await TestRoom.make();
	member = new Client(hub.url, room.room);
	await member.save(room.first);
	for (let size = 0; size < ROOM_BYTES; size += 500_000) {
		const text = randomBytes(400_000).toString('base64');
		await member.save(await room.seal(room.owner, [{ kind: 'photo', text }]));
	}
});

afterEach(() => {
	for (const socket of sockets.splice(0)) socket.terminate();
});

afterAll(async () => {
	member.close();
	await hub.dispose();
});

async function joined(): Promise<WebSocket> {
	const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/hub/room`);
	socket.on('error', () => undefined);
	sockets.push(socket);
	await new Promise((done) => socket.once('open', done));
	return socket;
}

const closed = (socket: WebSocket) =>
	new Promise<number>((done) => socket.once('close', (code: number) => done(code)));

it('says nothing of a client whose network is gone', async () => {
	const connections = () => hub.metric('connections');
	const before = await connections();
	const socket = await joined();
	await eventually(async () => expect(await connections()).toBe(before + 1));
	// What `ws` keeps for itself: closing it in order would be no loss of the network.
	(socket as unknown as { readonly _socket: Socket })._socket.resetAndDestroy();
	await eventually(async () => expect(await connections()).toBe(before));
	expect(hub.errors).toBe('');
});

/** A connection that has the room open. */
async function hello(): Promise<RawClient> {
	const client = await new RawClient(hub.url).open();
	sockets.push(client.socket);
	client.ask({ type: 'hello', version: 1, room: room.room });
	await client.answer('welcome');
	return client;
}

const digestsOf = (count: number) =>
	Array.from({ length: count }, () => randomBytes(32).toString('base64url'));

it('ends a connection that sends entries without opening a room', async () => {
	const socket = await joined();
	const end = closed(socket);
	const [digest = ''] = digestsOf(1);
	for (let sent = 0; sent < 20; sent += 1)
		socket.send(entriesFrame('sent', [{ digest, bytes: new Uint8Array(400_000) }]));
	expect(await end).toBe(4403);
	await eventually(async () => expect((await hub.health()).connections).toBe(1));
});

it('ends a connection that sends a text that is too long', async () => {
	const client = await hello();
	client.socket.send(JSON.stringify({ type: 'want', digests: digestsOf(3_000) }));
	expect(await client.answer('refused')).toMatchObject({ reason: 'form', digests: [] });
	await eventually(() => expect(client.closed).toBe(4403));
});

/** Stops reading, as the other side sees it. */
const stopReading = ({ socket }: RawClient) =>
	(socket as unknown as { readonly _socket: Socket })._socket.pause();

it('keeps little for a client that asks for the room again and again and never reads', async () => {
	const client = await hello();
	stopReading(client);
	const wanted = member.digests;
	for (let asked = 0; asked < 100; asked += 1) {
		client.ask({ type: 'read', what: asked % 2 ? 'entries' : 'digests', after: 0 });
		client.ask({ type: 'want', digests: wanted });
		client.ask({ type: 'got', number: 1_000_000 });
	}
	await eventually(async () => expect(await hub.metric('unread_bytes')).toBeGreaterThan(500_000));
	await new Promise((done) => setTimeout(done, 1_000));
	expect(await hub.metric('unread_bytes')).toBeLessThan(8_000_000);
	await member.save(await room.seal(room.owner, [{ kind: 'note' }]));
});

it('sends no more than a window before the client confirms it', async () => {
	const client = await hello();
	client.ask({ type: 'read', what: 'entries', after: 0 });
	const size = () => client.frames.reduce((sum, { length }) => sum + length, 0);
	await eventually(() => expect(size()).toBeGreaterThan(1_000_000));
	client.ask({ type: 'want', digests: [room.room] });
	await eventually(() => expect(client.frames.at(-1)?.[0]).toBe(3));
	expect(size()).toBeLessThan(2_000_000);
	expect(client.answers.map(({ type }) => type)).not.toContain('complete');
	for (let seen = 0; !client.answers.some(({ type }) => type === 'complete');) {
		await eventually(() => expect(client.frames.length).toBeGreaterThan(seen));
		seen = client.frames.length;
		client.ask({ type: 'got', number: client.frames.at(-1)?.readUInt32BE(1) ?? 0 });
		client.ask({ type: 'got', number: 1_000 });
		await new Promise((done) => setTimeout(done, 20));
	}
	expect(size()).toBeGreaterThan(0.7 * ROOM_BYTES);
});

it('checks few proofs that somebody is connected', async () => {
	const client = await hello();
	const { nonce } = await client.answer('welcome');
	const made = await signed(room.owner.seed, presenceStatement(room.room, String(nonce)));
	const proof = { type: 'member', member: made?.publicKey, signature: made?.signature };
	for (let asked = 0; asked < 130; asked += 1) client.ask(proof);
	// Beyond the limit, nothing is checked any more.
	client.ask({ ...proof, signature: randomBytes(64).toString('base64url') });
	client.ask({ type: 'want', digests: [room.room] });
	await eventually(() => expect(client.frames).toHaveLength(1));
	expect(client.answers.filter(({ type }) => type === 'refused')).toEqual([]);
});

/** What the hub says to bytes that no browser would send. */
function answerTo(request: string): Promise<string> {
	return new Promise((done) => {
		let answer = '';
		const socket = connect(hub.port, 'localhost', () => socket.write(request));
		socket.on('data', (part) => (answer += part.toString()));
		socket.on('error', () => undefined);
		socket.on('close', () => done(answer));
	});
}

it.each([
	['GET /200.html', 'Range: bytes=5-2', '200'],
	['GET /../package.json', '', '404'],
	['GET /%2e%2e/package.json', '', '404'],
	['GET /..%2fpackage.json', '', '404'],
	['GET /%E0%A4%A', '', '200'],
	['GET /%00', '', '200'],
	['GET http://elsewhere/hub/health', '', '404'],
	['POST /hub/health', 'Content-Length: 2\r\nTransfer-Encoding: chunked', '400']
])('survives %s %s', async (start, header, status) => {
	const lines = [`${start} HTTP/1.1`, 'Host: localhost', 'Connection: close', header, '', ''];
	const answer = await answerTo(lines.filter((line, at) => line || at > 3).join('\r\n'));
	expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
	expect(answer).toContain('X-Content-Type-Options: nosniff');
	expect(answer).not.toContain('"dependencies"');
	expect((await hub.health()).hub).toBe('brikmuster');
});

it('refuses a head that is too long with the headers of all answers', async () => {
	const lines = ['GET / HTTP/1.1', 'Host: localhost', `Cookie: ${'x'.repeat(20_000)}`, '', ''];
	const answer = await answerTo(lines.join('\r\n'));
	expect(answer).toMatch(/^HTTP\/1.1 431[^]*X-Content-Type-Options: nosniff/);
});

/** Opens a connection as it is, and resolves when the hub ends it, to what it said. */
function opened(first: string): { readonly socket: Socket; readonly end: Promise<string> } {
	let answer = '';
	const socket = connect(hub.port, 'localhost', () => socket.write(first));
	socket.on('data', (part) => (answer += part.toString('latin1')));
	socket.on('error', () => undefined);
	return { socket, end: new Promise((done) => socket.on('close', () => done(answer))) };
}

it('takes few connections of an address', async () => {
	const many = Array.from({ length: 600 }, () => opened('GET / HTTP/1.1\r\n'));
	await eventually(() => {
		const ended = many.filter(({ socket }) => socket.destroyed).length;
		expect(ended).toBeGreaterThan(200);
	});
	for (const { socket } of many) socket.destroy();
	await eventually(async () => expect((await hub.health()).hub).toBe('brikmuster'));
});

const HANDSHAKE = [
	'GET /hub/room HTTP/1.1',
	'Connection: Upgrade',
	'Upgrade: websocket',
	'Sec-WebSocket-Version: 13',
	`Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`
];
const handshake = (more = 'X-None: 1', host = 'localhost') =>
	[...HANDSHAKE, `Host: ${host}`, more, '', ''].join('\r\n');

it.each([
	['without its mask', Buffer.of(0x82, 0x01, 0x00)],
	['with an unknown opcode', Buffer.of(0x83, 0x81, 0, 0, 0, 0, 0)],
	['with reserved bits', Buffer.of(0xf2, 0x81, 0, 0, 0, 0, 0)],
	['that continues nothing', Buffer.of(0x80, 0x81, 0, 0, 0, 0, 0)],
	['of nine exabytes', Buffer.of(0x82, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0)],
	['with broken text', Buffer.of(0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28)]
])('ends a connection that sends a frame %s', async (_, frame) => {
	const { socket, end } = opened(handshake());
	socket.once('data', () => socket.write(frame));
	expect(await end).toMatch(/^HTTP\/1.1 101[^]*X-Content-Type-Options: nosniff/);
	expect((await hub.health()).hub).toBe('brikmuster');
});

it('keeps few bytes of messages that never end', async () => {
	// A frame of a million bytes that none follows as the last one.
	const frame = Buffer.concat([
		Buffer.of(0x02, 0xff, 0, 0, 0, 0, 0, 0x0f, 0x42, 0x40, 0, 0, 0, 0),
		Buffer.alloc(1_000_000)
	]);
	const limited = await HubProcess.start({ words: ['--limit', 'bytes=10000000'] });
	try {
		const sockets = Array.from({ length: 40 }, () => {
			const socket = connect(limited.port, 'localhost', () => socket.write(handshake()));
			socket.on('error', () => undefined);
			socket.once('data', () => socket.write(frame));
			return socket;
		});
		await eventually(() => {
			const open = sockets.filter(({ destroyed }) => !destroyed).length;
			expect(open).toBeLessThan(12);
		});
		for (const socket of sockets) socket.destroy();
	} finally {
		await limited.dispose();
	}
});

it.each([
	['own', '101'],
	['http://localhost', '403'],
	['https://localhost', '403'],
	['https://own', '403'],
	['http://elsewhere.example', '403'],
	['null', '403'],
	['nonsense', '403']
])('answers a page of %s with %s', async (origin, status) => {
	const own = `localhost:${hub.port}`;
	const { socket, end } = opened(
		handshake(`Origin: ${origin.replace(/^own$/, 'http://own').replace('own', own)}`, own)
	);
	socket.once('data', () => socket.end());
	expect(await end).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
});

it.each([
	['/', 'text/html'],
	['/any/page', 'text/html'],
	['/manifest.webmanifest', 'application/manifest+json'],
	['/service-worker.js', 'text/javascript'],
	['/hub/health', 'application/json'],
	['/hub/metrics', 'text/plain'],
	['/hub/none', 'text/plain']
])('serves %s as %s, which no browser may guess', async (path, type) => {
	const { headers } = await fetch(`${hub.url}${path}`);
	expect(headers.get('content-type')).toContain(type);
	expect(headers.get('x-content-type-options')).toBe('nosniff');
	expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
	expect(headers.get('x-frame-options')).toBe('DENY');
	expect(headers.get('referrer-policy')).toBe('no-referrer');
	expect(headers.get('strict-transport-security')).toBeNull();
});

it.each([
	['GET /hub/room', 'Origin: http://elsewhere.example', '403'],
	['GET /hub/room', 'Sec-WebSocket-Version: 99', '400'],
	['GET /hub/none', 'X-None: 1', '404']
])('refuses the upgrade %s with the headers of all answers', async (start, header, status) => {
	const answer = await answerTo(handshake(header).replace('GET /hub/room', start));
	expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
	expect(answer).toContain('X-Content-Type-Options: nosniff');
});

it('takes no body and no other method for the app', async () => {
	for (const method of ['POST', 'PUT', 'DELETE', 'TRACE'] as const) {
		const words = [`${method} / HTTP/1.1`, 'Host: localhost', 'Connection: close', '', ''];
		expect(await answerTo(words.join('\r\n'))).toMatch(/^HTTP\/1.1 40[45]/);
	}
});

it('ends a request whose head does not arrive', async () => {
	expect(await slow).toMatch(/^HTTP\/1.1 408[^]*X-Content-Type-Options: nosniff/);
});
