import { EventEmitter } from 'node:events';
import type { WebSocket } from 'ws';
import { expect, it } from 'vitest';
import { frameIn, PROTOCOL } from '$lib/sync/room/wire';
import { eventually } from '../../tests/setup/eventually';
import { randomBytes } from '../../tests/setup/room';
import { Connection, type ConnectionOptions } from './connection';
import { DEFAULT_LIMITS } from './limits';
import { Metrics } from './metrics';
import { Visitors } from './visitors';

const name = () => Buffer.from(randomBytes(32)).toString('base64url');

/** The client's end: it calls `heard` for each answer, before the hub goes on. */
class Socket extends EventEmitter {
	readonly OPEN = 1;
	readyState = 1;
	bufferedAmount = 0;
	readonly digests: string[] = [];
	heard: (type: string) => void = () => undefined;

	send(message: string | Uint8Array): void {
		if (typeof message === 'string')
			return this.heard((JSON.parse(message) as { type: string }).type);
		const frame = frameIn(message);
		if (frame?.kind === 'page') this.digests.push(...frame.entries.map(({ digest }) => digest));
		return undefined;
	}
}

/** A room in memory: what it holds can change at any moment of a connection's work. */
function growingRoom() {
	const entries = [{ number: 1, kind: 'content' as const, digest: name(), bytes: randomBytes(9) }];
	const room = {
		id: name(),
		get head() {
			return { incarnation: 'one', number: entries.length, entries: entries.length, bytes: 9 };
		},
		read: (after: number) => Promise.resolve(entries.slice(after))
	};
	const grow = () =>
		entries.push({
			number: entries.length + 1,
			kind: 'content',
			digest: name(),
			bytes: randomBytes(9)
		});
	return { room, entries, grow };
}

it.each([0, 1, 2])(
	'misses no entry that arrives %i moments after the hub has said that everything was sent',
	async (steps) => {
		const { room, entries, grow } = growingRoom();
		const socket = new Socket();
		const ignore = () => undefined;
		const connection = new Connection(socket as unknown as WebSocket, 'local', {
			rooms: { has: () => true, join: () => Promise.resolve(room), leave: ignore },
			presence: { join: ignore, leave: ignore, changed: ignore },
			visitors: new Visitors(DEFAULT_LIMITS),
			limits: DEFAULT_LIMITS,
			metrics: new Metrics(),
			report: (error: unknown) => {
				throw error;
			}
		} as unknown as ConnectionOptions);
		const completed = new Promise<void>((done) => {
			socket.heard = (type) => void (type === 'complete' && done());
		});
		const ask = (request: object) =>
			connection.receive(Buffer.from(JSON.stringify(request)), false);
		ask({ type: 'hello', version: PROTOCOL, room: room.id });
		ask({ type: 'read', what: 'entries', after: 0 });
		await completed;
		for (let step = 0; step < steps; step += 1) await undefined;
		grow();
		connection.look();
		await eventually(() => expect(socket.digests).toEqual(entries.map(({ digest }) => digest)));
	}
);
