import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Limits } from './limits';
import { Counts, Rate } from './rate';

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
	readonly #bytes = new Counts();
	readonly #most: number;

	constructor(most: number) {
		this.#most = most;
	}

	/** Follows a connection, and calls `exceeds` when its address has too much. */
	of(address: string, line: Duplex, exceeds: () => void): { finish(): void } {
		let own = 0;
		const change = (by: number) => {
			own += by;
			return this.#bytes.change(address, by);
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

/** What an address may use in a while; a presence is a proof that it has a member's key. */
type Rated = 'updates' | 'bytes' | 'newRooms' | 'opening' | 'presences';

/** What each address uses. */
export class Visitors {
	readonly #limits: Limits;
	readonly #open = new Map<string, Set<WebSocket>>();
	readonly #rates: Readonly<Record<Rated, Rate>>;
	readonly #unfinished: Unfinished;

	constructor(limits: Limits) {
		this.#limits = limits;
		this.#rates = {
			updates: new Rate(limits.updates, MINUTE),
			bytes: new Rate(limits.bytes, MINUTE),
			newRooms: new Rate(limits.newRooms, HOUR),
			opening: new Rate(limits.opening, MINUTE),
			presences: new Rate(PRESENCES, MINUTE)
		};
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
			const isWithin = messages.take('', 1, now) && this.may('bytes', address, bytes.length);
			if (!isWithin) end(socket);
		});
		socket.once('close', () => {
			open.delete(socket);
			if (open.size === 0) this.#open.delete(address);
		});
	}

	/** Takes an amount for an address and returns whether it was within the limit. */
	may(what: Rated, address: string, amount = 1): boolean {
		return this.#rates[what].take(address, amount, Date.now());
	}

	/** Counts what opening a room took, whether it was within the limit or not. */
	opened(address: string, work: number): void {
		this.#rates.opening.add(address, work, Date.now());
	}

	/** Forgets addresses that used nothing lately. */
	tidy(): void {
		const now = Date.now();
		for (const rate of Object.values(this.#rates)) rate.tidy(now);
	}

	#unreadOf(address: string): number {
		const sockets = [...(this.#open.get(address) ?? [])];
		return sockets.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
	}
}
