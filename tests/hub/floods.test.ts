import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { MessageType, OutgoingMessage } from '@hocuspocus/server';
import * as encoding from 'lib0/encoding';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { eventually } from '../setup/eventually';
import { Client, HubProcess } from '../setup/hub';
import { TestRoom } from '../setup/room';

const ROOM_BYTES = 3_000_000;

let hub: HubProcess;
let room: TestRoom;
let member: Client;
const sockets: WebSocket[] = [];

/** A hub with one room of several megabytes. */
beforeAll(async () => {
	const limits = ['updates=100000', 'bytes=1000000000', 'entryBytes=1000000'];
	hub = await HubProcess.start({ words: limits.flatMap((limit) => ['--limit', limit]) });
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

async function opened(): Promise<WebSocket> {
	const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/hub/room`);
	socket.on('error', () => undefined);
	sockets.push(socket);
	await new Promise((done) => socket.once('open', done));
	return socket;
}

const closed = (socket: WebSocket) =>
	new Promise<number>((done) => socket.once('close', (code: number) => done(code)));

const updateFor = (name: string, bytes: number) =>
	new OutgoingMessage(name).createSyncMessage().writeUpdate(randomBytes(bytes)).toUint8Array();

it('ends a connection that sends to rooms that it has not opened', async () => {
	const socket = await opened();
	const end = closed(socket);
	for (let sent = 0; sent < 20; sent += 1) socket.send(updateFor(room.room, 400_000));
	expect([1006, 1013]).toContain(await end);
	await eventually(async () => expect((await hub.health()).connections).toBe(1));
});

it('ends a connection that names more and more rooms, or one with a name that is too long', async () => {
	const [many, long] = [await opened(), await opened()];
	const ends = [closed(many), closed(long)];
	for (let index = 0; index < 200; index += 1) many.send(updateFor(`room ${index}`, 10));
	long.send(updateFor('x'.repeat(100_000), 10));
	for (const code of await Promise.all(ends)) expect([1006, 1013]).toContain(code);
});

it('keeps little for a client that asks for the room again and again and never reads', async () => {
	const client = new Client(hub.url, room.room);
	await client.until(({ digests }) => digests.length === member.digests.length);
	const socket = client.provider.configuration.websocketProvider.webSocket as unknown as {
		terminate(): void;
		_socket: { pause(): void };
	};
	socket._socket.pause();
	const question = new OutgoingMessage(room.room)
		.createSyncMessage()
		.writeFirstSyncStepFor(new Y.Doc() as never)
		.toUint8Array();
	for (let asked = 0; asked < 100; asked += 1)
		client.provider.configuration.websocketProvider.send(question);
	await new Promise((done) => setTimeout(done, 2_000));
	const unread = await hub.metric('unread_bytes');
	expect(unread).toBeGreaterThan(1_000_000);
	expect(unread).toBeLessThan(30_000_000);
	await member.save(await room.seal(room.owner, [{ kind: 'note' }]));
	socket.terminate();
	client.close();
});

it('remembers few devices that somebody shows as connected', async () => {
	const [one, other] = [new Client(hub.url, room.room), new Client(hub.url, room.room)];
	for (const client of [one, other]) await client.until(({ provider }) => provider.synced);
	const shown = () => other.provider.awareness?.getStates().size ?? 0;
	for (let first = 0; first < 4_000; first += 400) {
		const states = encoding.createEncoder();
		encoding.writeVarUint(states, 400);
		for (let index = 0; index < 400; index += 1) {
			encoding.writeVarUint(states, 1_000_000 + first + index);
			encoding.writeVarUint(states, 1);
			encoding.writeVarString(states, '{}');
		}
		const message = encoding.createEncoder();
		encoding.writeVarString(message, room.room);
		encoding.writeVarUint(message, MessageType.Awareness);
		encoding.writeVarUint8Array(message, encoding.toUint8Array(states));
		one.provider.configuration.websocketProvider.send(encoding.toUint8Array(message));
	}
	await new Promise((done) => setTimeout(done, 1_000));
	expect(shown()).toBeLessThan(300);
	one.close();
	other.close();
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
	expect(answer).not.toContain('"dependencies"');
	expect((await hub.health()).hub).toBe('brikmuster');
});
