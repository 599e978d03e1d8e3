import { InTurn } from './in-turn';
import type { Limits } from './limits';
import type { Metrics } from './metrics';
import type { Arrival } from './rights';
import { Room, type Follower, type Outcome } from './room';
import type { Store } from './store/store';

interface RoomsOptions {
	readonly store: Store;
	readonly limits: Limits;
	readonly metrics: Metrics;
	/** Reports an error of the database. */
	readonly failed: (error: unknown) => void;
}

/** The rooms that somebody has open. What concerns one room happens in turn. */
export class Rooms {
	readonly #options: RoomsOptions;
	readonly #open = new Map<string, Room>();
	readonly #turns = new InTurn();
	/** Rooms that will be looked at anyway. */
	readonly #looking = new Set<string>();

	constructor(options: RoomsOptions) {
		this.#options = options;
	}

	/** Resolves when everything accepted so far is written. */
	idle(): Promise<void> {
		return this.#turns.idle();
	}

	get size(): number {
		return this.#open.size;
	}

	get entries(): number {
		return [...this.#open.values()].reduce((sum, { head }) => sum + head.entries, 0);
	}

	/** Whether somebody has a room open. */
	has(id: string): boolean {
		return this.#open.has(id);
	}

	/** Opens a room, read up to what the database has now. */
	join(id: string, follower: Follower): Promise<Room> {
		return this.#turns.run(id, async () => {
			const room = this.#open.get(id) ?? new Room(id, this.#options);
			await this.#watched(room.catchUp());
			this.#open.set(id, room);
			room.followers.add(follower);
			return room;
		});
	}

	/** Closes a room for a follower, and forgets it if nobody else has it open. */
	leave(room: Room, follower: Follower): void {
		room.followers.delete(follower);
		if (room.followers.size === 0 && this.#open.get(room.id) === room) this.#open.delete(room.id);
	}

	append(room: Room, arrivals: readonly Arrival[], mayCreate: () => boolean): Promise<Outcome> {
		return this.#turns.run(room.id, () => this.#watched(room.append(arrivals, mayCreate)));
	}

	/** Gives a room another incarnation: a device knows more of it than the database. All others begin again. */
	renew(room: Room, follower: Follower): Promise<void> {
		return this.#turns.run(room.id, async () => {
			try {
				await this.#watched(this.#options.store.renew(room.id, room.head.incarnation));
				// It has not begun; it stays, so that the room is not forgotten meanwhile.
				await this.#watched(room.catchUp(follower));
			} catch (error) {
				this.leave(room, follower);
				throw error;
			}
		});
	}

	/** Reads on in one room, or in all of them. */
	changed(id?: string): void {
		for (const one of id === undefined ? [...this.#open.keys()] : [id]) {
			if (this.#looking.has(one)) continue;
			this.#looking.add(one);
			this.#turns
				.run(one, async () => {
					this.#looking.delete(one);
					// Looked up now: somebody may have been opening it.
					const room = this.#open.get(one);
					if (room) await this.#watched(room.catchUp());
				})
				.catch(() => undefined);
		}
	}

	async #watched<T>(work: Promise<T>): Promise<T> {
		try {
			return await work;
		} catch (error) {
			this.#options.metrics.storageFailures += 1;
			this.#options.failed(error);
			throw error;
		}
	}
}
