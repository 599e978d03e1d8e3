import { Dexie, type Table } from 'dexie';
import { batchesOf, someOf, WRITTEN } from './batches';
import type { BrikmusterDatabase } from './database';
import type { RoomDocumentRow, RoomEntryRow, RoomRow } from './room-rows';
import { rowsOf } from './row-by-row';
import { nextTime } from './sane';
import { watchQuery, type Watchable } from './watching';
import { WriteNotPersisted } from './write-not-persisted';

/** Entries that are read at once: packed ones have the keys of dozens of items each. */
const PAGE = 100;

/** Rows with the bytes of an entry that are written at once: those that name what a snapshot covers are large. */
const WHOLE_WRITTEN = 3;

/** Whether a row is a room: a damaged one stays stored but hidden. */
function isRoom(row: RoomRow): boolean {
	const { id, subject, roomKeys, names, seen } = row as Partial<RoomRow>;
	const subjects: readonly unknown[] = ['devices', 'league', 'game', 'page'];
	return (
		typeof id === 'string' &&
		subjects.includes(subject) &&
		Array.isArray(roomKeys) &&
		typeof names === 'object' &&
		typeof seen === 'object'
	);
}

/** A room with the number of entries that the hub does not have yet. */
export interface WatchedRoom {
	readonly room: RoomRow;
	readonly waiting: number;
}

/** The rooms of a hub that this device takes part in, and what is known of their entries. */
export class Rooms {
	/** The name of the database. */
	readonly database: string;
	readonly #database: BrikmusterDatabase;
	readonly #now: () => number;

	constructor(database: BrikmusterDatabase, now: () => number) {
		this.#database = database;
		this.database = database.name;
		this.#now = now;
	}

	/** Whether writing has failed, so that this window has to repair its database first. */
	get isSuspect(): boolean {
		return this.#database.isSuspect;
	}

	/** Emits all rooms; again at every change in any window. */
	watchAll(): Watchable<WatchedRoom[]> {
		const { rooms: table, roomEntries } = this.#database;
		const all = async () => {
			const rooms = await this.all();
			const counted = rooms.map(async (room) => ({ room, waiting: await this.#waiting(room.id) }));
			return Promise.all(counted);
		};
		// One transaction, as entries that arrive change the rows again and again.
		return watchQuery(() => this.#database.transaction('r', [table, roomEntries], all));
	}

	async all(): Promise<RoomRow[]> {
		return (await rowsOf(this.#database.rooms)).filter(isRoom);
	}

	async get(id: string): Promise<RoomRow | undefined> {
		const row = await this.#database.rooms.get(id);
		return row && isRoom(row) ? row : undefined;
	}

	/** Stores a new room with its first entries. Rejects if it is here. */
	async add(room: Omit<RoomRow, 'savedAt'>, entries: readonly RoomEntryRow[]): Promise<void> {
		const { rooms, roomEntries } = this.#database;
		const put = async () => {
			await rooms.add({ ...room, savedAt: this.#now() });
			await roomEntries.bulkPut([...entries]);
		};
		await this.#database.write([rooms, roomEntries], put, async () => {
			if (!(await rooms.get(room.id))) throw new WriteNotPersisted(`Room ${room.id} is not there`);
		});
	}

	/** Changes a room; does nothing if it is not here. */
	async change(id: string, step: (room: RoomRow) => RoomRow): Promise<void> {
		const { rooms } = this.#database;
		await this.#database.write([rooms], async () => {
			const row = await rooms.get(id);
			const next = row && step(row);
			if (!next || next === row) return;
			await rooms.put({ ...next, savedAt: nextTime(this.#now(), row.savedAt) });
		});
	}

	/** Deletes a room with its keys. What came through it stays. */
	async remove(id: string): Promise<void> {
		const { rooms, roomEntries, roomDocuments } = this.#database;
		await this.#database.write([rooms, roomEntries, roomDocuments], async () => {
			await rooms.delete(id);
			await roomEntries
				.where('[room+digest]')
				.between([id, Dexie.minKey], [id, Dexie.maxKey])
				.delete();
			await roomDocuments
				.where('[room+key]')
				.between([id, Dexie.minKey], [id, Dexie.maxKey])
				.delete();
		});
	}

	async entries(room: string): Promise<RoomEntryRow[]> {
		const rows: RoomEntryRow[] = [];
		for await (const page of this.entryPages(room)) rows.push(...page);
		return rows;
	}

	/** Yields the entries of a room, not all at once, so that the page has no long task. */
	async *entryPages(room: string): AsyncGenerator<RoomEntryRow[]> {
		const { roomEntries } = this.#database;
		let after: unknown = Dexie.minKey;
		for (;;) {
			const rest = roomEntries
				.where('[room+digest]')
				.between([room, after], [room, Dexie.maxKey], false);
			const page = await rest.limit(PAGE).toArray();
			if (page.length > 0) yield page;
			if (page.length < PAGE) return;
			after = page.at(-1)?.digest;
		}
	}

	/** Stores entries; resolves when they are on the disk. Those without bytes arrive again if they are lost. */
	async putEntries(rows: readonly RoomEntryRow[]): Promise<void> {
		const { roomEntries } = this.#database;
		const whole = rows.filter(({ bytes }) => bytes);
		const size = whole.length > 0 ? WHOLE_WRITTEN : WRITTEN;
		const keys = someOf(whole).map(({ room, digest }) => [room, digest] as [string, string]);
		await this.#database.write(
			[roomEntries],
			async () => {
				for (const batch of batchesOf(rows, size)) await roomEntries.bulkPut(batch);
			},
			async () => {
				if (keys.length === 0) return;
				const here = await roomEntries.bulkGet(keys);
				if (here.some((row) => !row))
					throw new WriteNotPersisted('Entries of a room are not there');
			}
		);
	}

	async removeEntries(room: string, digests: readonly string[]): Promise<void> {
		const { roomEntries } = this.#database;
		const keys = digests.map((digest) => [room, digest] as [string, string]);
		await this.#database.write([roomEntries], () => roomEntries.bulkDelete(keys));
	}

	/** What the room knows of its documents. */
	async documents(room: string): Promise<RoomDocumentRow[]> {
		const all = [room, Dexie.minKey];
		return this.#database.roomDocuments
			.where('[room+key]')
			.between(all, [room, Dexie.maxKey])
			.toArray();
	}

	/** The keys of a room's documents, without reading them. */
	async documentKeys(room: string): Promise<string[]> {
		const all = [room, Dexie.minKey];
		const keys = await this.#database.roomDocuments
			.where('[room+key]')
			.between(all, [room, Dexie.maxKey])
			.primaryKeys();
		return keys.map(([, key]) => key);
	}

	async document(room: string, key: string): Promise<RoomDocumentRow | undefined> {
		return this.#database.roomDocuments.get([room, key]);
	}

	async putDocument(row: RoomDocumentRow): Promise<void> {
		await this.putDocuments([row]);
	}

	/** Stores documents, in place of those of the same room with the keys in `gone`. */
	async putDocuments(
		rows: readonly RoomDocumentRow[],
		gone: readonly (readonly [room: string, key: string])[] = []
	): Promise<void> {
		const { roomDocuments } = this.#database;
		await this.#database.write([roomDocuments], async () => {
			await roomDocuments.bulkDelete(gone.map(([room, key]): [string, string] => [room, key]));
			await roomDocuments.bulkPut([...rows]);
		});
	}

	/**
	 * A mark per stored document that changes with its content. Deleted documents have one too. It has times only, which
	 * move with each change: reading all rows after each change would take long.
	 */
	async marks(
		of: 'armies' | 'ownUnits' | 'packs' | 'leagues'
	): Promise<ReadonlyMap<string, string>> {
		const marks = new Map<string, string>();
		const note = (time: unknown, { primaryKey }: { readonly primaryKey: string }) => {
			marks.set(primaryKey, `${marks.get(primaryKey) ?? ''} ${String(time)}`);
		};
		const table: Table<unknown, string> = this.#database[of];
		await table.orderBy('savedAt').eachKey(note);
		if (of === 'armies') await table.orderBy('filedAt').eachKey(note);
		return marks;
	}

	#waiting(room: string): Promise<number> {
		return this.#database.roomEntries.where('[room+waiting]').equals([room, 1]).count();
	}
}
