import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Limits } from './limits';
import { Rate } from './rate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Messages of one connection a minute, of all kinds. */
const MESSAGES = 6_000;
/** Proofs of an address that it has a member's key, a minute. */
const PRESENCES = 120;
/** Milliseconds until a connection is cut that was asked to end. */
const LEAVE = 1_000;

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
	readonly #open = new Map<string, Set<WebSocket>>();
	readonly #updates: Rate;
	readonly #bytes: Rate;
	readonly #newRooms: Rate;
	readonly #opening: Rate;
	readonly #unfinished: Unfinished;
	readonly #presences = new Rate(PRESENCES, MINUTE);

	constructor(limits: Limits) {
		this.#limits = limits;
		this.#updates = new Rate(limits.updates, MINUTE);
		this.#bytes = new Rate(limits.bytes, MINUTE);
		this.#newRooms = new Rate(limits.newRooms, HOUR);
		this.#opening = new Rate(limits.opening, MINUTE);
		this.#unfinished = new Unfinished(limits.bytes);
	}

	get connections(): number {
		return [...this.#open.values()].reduce((sum, { size }) => sum + size, 0);
	}

	/** Bytes that wait for all clients. */
	get unread(): number {
		return [...this.#open.keys()].reduce((sum, address) => sum + this.#unreadOf(address), 0);
	}

	/** Whether the clients of an address have read so little that they get nothing more now. */
	isBehind(address: string): boolean {
		return this.#unreadOf(address) > this.#limits.roomBytes;
	}

	/** Whether an address may open another connection. */
	mayConnect(address: string): boolean {
		return (this.#open.get(address)?.size ?? 0) < this.#limits.connections;
	}

	/** Counts a connection until it closes, and ends it when it sends too much. */
	connected(address: string, socket: WebSocket, line: Duplex): void {
		const open = this.#open.get(address) ?? new Set();
		this.#open.set(address, open.add(socket));
		const messages = new Rate(MESSAGES, MINUTE);
		const parts = this.#unfinished.of(address, line, () => socket.terminate());
		socket.on('message', (bytes: Buffer) => {
			parts.finish();
			const now = Date.now();
			const isWithin = messages.take('', 1, now) && this.#bytes.take(address, bytes.length, now);
			if (!isWithin) end(socket);
		});
		socket.once('close', () => {
			open.delete(socket);
			if (open.size === 0) this.#open.delete(address);
		});
	}

	/** Whether an address may open a room that nobody has open. */
	mayOpen(address: string): boolean {
		return this.#opening.take(address, 1, Date.now());
	}

	/** Counts what opening took. */
	opened(address: string, work: number): void {
		this.#opening.add(address, work, Date.now());
	}

	mayUpdate(address: string): boolean {
		return this.#updates.take(address, 1, Date.now());
	}

	/** Whether an address may prove once more that it has a member's key. */
	mayAppear(address: string): boolean {
		return this.#presences.take(address, 1, Date.now());
	}

	mayCreateRoom(address: string): boolean {
		return this.#newRooms.take(address, 1, Date.now());
	}

	/** Forgets addresses that used nothing lately. */
	tidy(): void {
		const now = Date.now();
		for (const rate of [this.#updates, this.#bytes, this.#newRooms, this.#opening, this.#presences])
			rate.tidy(now);
	}

	#unreadOf(address: string): number {
		const sockets = [...(this.#open.get(address) ?? [])];
		return sockets.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
	}
}
