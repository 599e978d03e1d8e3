import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Limits } from './limits';
import { Rate } from './rate';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Messages of one connection a minute, of all kinds. */
const MESSAGES = 6_000;

/** The address of a client: the last one that the proxy added, or the connection's. */
export function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
	const forwarded = isBehindProxy ? request.headers['x-forwarded-for'] : undefined;
	const last = String(forwarded ?? '')
		.split(',')
		.at(-1)
		?.trim();
	return last || (request.socket.remoteAddress ?? '');
}

/** What each address uses. */
export class Visitors {
	readonly #limits: Limits;
	readonly #open = new Map<string, number>();
	readonly #updates: Rate;
	readonly #bytes: Rate;
	readonly #newRooms: Rate;

	constructor(limits: Limits) {
		this.#limits = limits;
		this.#updates = new Rate(limits.updates, MINUTE);
		this.#bytes = new Rate(limits.bytes, MINUTE);
		this.#newRooms = new Rate(limits.newRooms, HOUR);
	}

	get connections(): number {
		return [...this.#open.values()].reduce((sum, count) => sum + count, 0);
	}

	/** Whether an address may open another connection. */
	mayConnect(address: string): boolean {
		return (this.#open.get(address) ?? 0) < this.#limits.connections;
	}

	/** Counts a connection until it closes, and ends it when it sends too much. */
	connected(address: string, socket: WebSocket): void {
		this.#open.set(address, (this.#open.get(address) ?? 0) + 1);
		const messages = new Rate(MESSAGES, MINUTE);
		socket.on('message', (bytes: Buffer) => {
			const now = Date.now();
			const isWithin = messages.take('', 1, now) && this.#bytes.take(address, bytes.length, now);
			if (!isWithin) socket.close(1013, 'rate');
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

	mayCreateRoom(address: string): boolean {
		return this.#newRooms.take(address, 1, Date.now());
	}

	/** Forgets addresses that used nothing lately. */
	tidy(): void {
		const now = Date.now();
		for (const rate of [this.#updates, this.#bytes, this.#newRooms]) rate.tidy(now);
	}
}
