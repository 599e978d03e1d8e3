import { pacer, SHORT_SLICE } from '$lib/browser/pause';
import type { LazyStores, RoomEntryRow } from '$lib/store';
import type { MadeEntry } from '$lib/sync/room-client/protocol';

type Rooms = Pick<LazyStores['rooms'], 'entryPages' | 'putEntries' | 'removeEntries'>;

/** The entries of a room as this device has stored them, and what is in them. */
export class KnownEntries {
	readonly #rooms: Rooms;
	readonly #room: string;
	readonly #rows = new Map<string, RoomEntryRow>();
	/** The number of entries that have an item. */
	readonly #keys = new Map<string, number>();

	constructor(rooms: Rooms, room: string) {
		this.#rooms = rooms;
		this.#room = room;
	}

	async load(): Promise<void> {
		for await (const page of this.#rooms.entryPages(this.#room))
			for (const row of page) this.#note(row);
	}

	get rows(): RoomEntryRow[] {
		return [...this.#rows.values()];
	}

	/** Whether an entry has an item. */
	readonly has = (key: string): boolean => this.#keys.has(key);

	/** Whether the hub may lack any of these entries, or any at all. */
	waits(digests?: readonly string[]): boolean {
		const rows = digests?.flatMap((digest) => this.#rows.get(digest) ?? []) ?? this.rows;
		return rows.some(({ waiting }) => waiting === 1);
	}

	/** Stores entries of this device before they are sent. */
	async putMade(entries: readonly MadeEntry[], keys: readonly string[]): Promise<void> {
		const room = this.#room;
		await this.#put(
			entries.map(({ digest, bytes }) => ({ room, digest, bytes, keys, waiting: 1 }))
		);
	}

	/** Keeps entries about members, which any device may have to send again. */
	async putClear(entries: readonly MadeEntry[]): Promise<void> {
		const fresh = entries.filter(({ digest }) => !this.#rows.has(digest));
		await this.#put(fresh.map((entry) => ({ room: this.#room, ...entry, keys: [] })));
	}

	/**
	 * Notes that the items of entries are stored, by the digests of the entries. `store` stores the rows if it can, and
	 * resolves to whether it did.
	 */
	async putTaken(
		taken: readonly (readonly [digest: string, keys: readonly string[]])[],
		store?: (rows: readonly RoomEntryRow[]) => Promise<boolean>
	): Promise<void> {
		const named = taken.filter(([, keys]) => keys.length > 0);
		await this.#put(
			named.map(([digest, keys]) => ({ room: this.#room, digest, keys })),
			store
		);
	}

	/** Notes that the hub has entries. Only those about members are still needed here. */
	async putAcknowledged(digests: readonly string[]): Promise<void> {
		const rows = digests.flatMap((digest) => this.#rows.get(digest) ?? []);
		await this.#put(
			rows.map(({ waiting: _, bytes, ...row }) =>
				row.keys.length === 0 && bytes ? { ...row, bytes } : row
			)
		);
	}

	/** Forgets entries; returns the keys of items that no other entry has. */
	async forget(digests: readonly string[]): Promise<string[]> {
		const rows = digests.flatMap((digest) => this.#rows.get(digest) ?? []);
		const pace = pacer(SHORT_SLICE);
		for (const { digest } of rows) {
			await pace();
			this.#unnote(digest);
		}
		await this.#rooms.removeEntries(
			this.#room,
			rows.map(({ digest }) => digest)
		);
		return rows.flatMap(({ keys }) => keys).filter((key) => !this.has(key));
	}

	async #put(
		rows: readonly RoomEntryRow[],
		store?: (rows: readonly RoomEntryRow[]) => Promise<boolean>
	): Promise<void> {
		if (rows.length === 0) return;
		if (!(await store?.(rows))) await this.#rooms.putEntries(rows);
		const pace = pacer(SHORT_SLICE);
		for (const row of rows) {
			await pace();
			this.#note(row);
		}
	}

	#note(row: RoomEntryRow): void {
		this.#unnote(row.digest);
		this.#rows.set(row.digest, row);
		for (const key of row.keys) this.#keys.set(key, (this.#keys.get(key) ?? 0) + 1);
	}

	#unnote(digest: string): void {
		for (const key of this.#rows.get(digest)?.keys ?? []) {
			const left = (this.#keys.get(key) ?? 0) - 1;
			if (left > 0) this.#keys.set(key, left);
			else this.#keys.delete(key);
		}
		this.#rows.delete(digest);
	}
}
