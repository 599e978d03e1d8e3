import { IncomingMessage } from '@hocuspocus/server';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { Backlog } from './backlog';
import type { Limits } from './limits';
import { Rate } from './rate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Messages of one connection a minute, of all kinds. */
const MESSAGES = 6_000;
/** Presences of an address that a room has not seen before, a minute. */
const PRESENCES = 120;
/** The longest name of a room; those of rooms that exist have 43 characters. */
const NAME_LENGTH = 100;
/** Milliseconds until a connection is cut that was asked to end. */
const LEAVE = 1_000;

/** What a WebSocket is opened with. */
export interface Visit {
	readonly address: string;
	/** Rooms that the connection has asked for. */
	readonly rooms: Set<string>;
	/** Rooms that it has open. */
	readonly open: Set<string>;
}

/** The name of the room that a message is for; undefined if it has none. */
function roomOf(bytes: Uint8Array): string | undefined {
	try {
		const room = new IncomingMessage(bytes).readVarString();
		return room.length <= NAME_LENGTH ? room : undefined;
	} catch {
		return undefined;
	}
}

/**
 * What one connection sends to rooms that it does not have open. Hocuspocus keeps that in memory, and something for each
 * name, until the connection ends.
 */
class Waiting {
	readonly #limits: Limits;
	readonly #names = new Set<string>();
	readonly #bytes = new Map<string, number>();

	constructor(limits: Limits) {
		this.#limits = limits;
	}

	/** Notes a message and returns whether that is within the limits. */
	take(bytes: Uint8Array, open: ReadonlySet<string>): boolean {
		const room = roomOf(bytes);
		if (room === undefined) return false;
		this.#names.add(room);
		if (open.has(room)) this.#bytes.delete(room);
		else this.#bytes.set(room, (this.#bytes.get(room) ?? 0) + bytes.length);
		const waiting = [...this.#bytes.values()].reduce((sum, size) => sum + size, 0);
		const { entryBytes, roomsPerConnection } = this.#limits;
		return waiting <= 3 * entryBytes && this.#names.size <= 2 * roomsPerConnection;
	}
}

/** What has arrived of messages that have not ended, by address: it is kept in memory. */
class Unfinished {
	readonly #bytes = new Map<string, number>();
	readonly #most: number;

	constructor(most: number) {
		this.#most = most;
	}

	/** Follows a connection, and calls `exceeds` when its address has too much. */
	of(address: string, line: Duplex, exceeds: () => void): { finish(): void } {
		let own = 0;
		const change = (by: number) => {
			own += by;
			const all = (this.#bytes.get(address) ?? 0) + by;
			if (all > 0) this.#bytes.set(address, all);
			else this.#bytes.delete(address);
			return all;
		};
		const finish = () => void change(-own);
		line.on('data', (part: Buffer) => {
			if (change(part.length) > this.#most) exceeds();
		});
		line.once('close', finish);
		return { finish };
	}
}

/** Ends a connection without reading what it still sends. */
function end(socket: WebSocket): void {
	socket.close(1013, 'rate');
	socket.removeAllListeners('message');
	setTimeout(() => socket.terminate(), LEAVE).unref();
}

/** What each address uses. */
export class Visitors {
	readonly #limits: Limits;
	readonly #open = new Map<string, number>();
	readonly #updates: Rate;
	readonly #bytes: Rate;
	readonly #newRooms: Rate;
	readonly #unfinished: Unfinished;
	readonly #presences = new Rate(PRESENCES, MINUTE);
	readonly backlog: Backlog;

	constructor(limits: Limits) {
		this.#limits = limits;
		this.#updates = new Rate(limits.updates, MINUTE);
		this.#bytes = new Rate(limits.bytes, MINUTE);
		this.#newRooms = new Rate(limits.newRooms, HOUR);
		this.#unfinished = new Unfinished(limits.bytes);
		this.backlog = new Backlog(limits.roomBytes);
	}

	get connections(): number {
		return [...this.#open.values()].reduce((sum, count) => sum + count, 0);
	}

	/** Whether an address may open another connection. */
	mayConnect(address: string): boolean {
		return (this.#open.get(address) ?? 0) < this.#limits.connections;
	}

	/** Counts a connection until it closes, and ends it when it sends too much. */
	connected({ address, open }: Visit, socket: WebSocket, line: Duplex): void {
		this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
		this.backlog.add(address, socket);
		const messages = new Rate(MESSAGES, MINUTE);
		const waiting = new Waiting(this.#limits);
		const parts = this.#unfinished.of(address, line, () => socket.terminate());
		socket.on('message', (bytes: Buffer) => {
			parts.finish();
			const now = Date.now();
			const isWithin =
				messages.take('', 1, now) &&
				this.#bytes.take(address, bytes.length, now) &&
				waiting.take(bytes, open);
			if (!isWithin) end(socket);
		});
		socket.once('close', () => {
			const left = (this.#open.get(address) ?? 1) - 1;
			if (left > 0) this.#open.set(address, left);
			else this.#open.delete(address);
		});
	}

	mayUpdate(address: string): boolean {
		return this.#updates.take(address, 1, Date.now());
	}

	/** Whether an address may show another device as connected. */
	mayAppear(address: string): boolean {
		return this.#presences.take(address, 1, Date.now());
	}

	mayCreateRoom(address: string): boolean {
		return this.#newRooms.take(address, 1, Date.now());
	}

	/** Forgets addresses that used nothing lately. */
	tidy(): void {
		const now = Date.now();
		for (const rate of [this.#updates, this.#bytes, this.#newRooms, this.#presences])
			rate.tidy(now);
		this.backlog.tidy();
	}
}
