import type { WebSocket } from 'ws';
import { InTurn } from './in-turn';

/** Bytes that a connection may have waiting before it gets another whole room. */
const FULL = 4_000_000;
/** Milliseconds between two looks whether the client has read. */
const LOOK = 50;
/** Looks of `tidy` in which a connection with more than `STALLED` bytes must have read something. */
const PATIENCE = 12;
const STALLED = 100_000;

interface Reader {
	/** The least that waited since it last read, and how many looks ago that was. */
	least: number;
	looks: number;
}

/** What waits in memory because clients read slowly or not at all, by address. */
export class Backlog {
	readonly #readers = new Map<string, Map<WebSocket, Reader>>();
	readonly #turns = new InTurn();
	readonly #most: number;

	/** `most` is the number of bytes that all connections of an address may have waiting. */
	constructor(most: number) {
		this.#most = most;
	}

	/** Bytes that wait for all clients. */
	get bytes(): number {
		return [...this.#readers.keys()].reduce((sum, address) => sum + this.#bytesOf(address), 0);
	}

	add(address: string, socket: WebSocket): void {
		const readers = this.#readers.get(address) ?? new Map<WebSocket, Reader>();
		this.#readers.set(address, readers.set(socket, { least: 0, looks: 0 }));
		socket.once('close', () => {
			readers.delete(socket);
			if (readers.size === 0) this.#readers.delete(address);
		});
	}

	/** Resolves when a connection may get another room; one at a time, so that each is counted. */
	async room(address: string, socket: WebSocket): Promise<void> {
		const isFull = () => socket.bufferedAmount > FULL || this.#bytesOf(address) > this.#most;
		let isReady = false;
		while (!isReady && socket.readyState === socket.OPEN) {
			while (isFull() && socket.readyState === socket.OPEN)
				await new Promise((done) => setTimeout(done, LOOK));
			isReady = await this.#turns.run(address, async () => {
				// What the one before it gets is counted in the next turn of the event loop.
				await new Promise((done) => setImmediate(done));
				return !isFull();
			});
		}
	}

	/** Ends connections that do not read, and all that have something waiting if it is too much together. */
	tidy(): void {
		for (const [address, readers] of this.#readers) {
			const isTooMuch = this.#bytesOf(address) > 2 * this.#most;
			for (const [socket, reader] of readers) {
				const { bufferedAmount } = socket;
				const hasRead = bufferedAmount < Math.max(reader.least, STALLED);
				reader.looks = hasRead ? 0 : reader.looks + 1;
				reader.least = hasRead || reader.looks === 1 ? bufferedAmount : reader.least;
				if (reader.looks > PATIENCE || (isTooMuch && bufferedAmount > 0)) socket.terminate();
			}
		}
	}

	#bytesOf(address: string): number {
		const sockets = [...(this.#readers.get(address)?.keys() ?? [])];
		return sockets.reduce((sum, { bufferedAmount }) => sum + bufferedAmount, 0);
	}
}
