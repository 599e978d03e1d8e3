import { ClassicLevel } from 'classic-level';
import * as Y from 'yjs';

type Write =
	| { readonly type: 'put'; readonly key: string; readonly value: Uint8Array }
	| { readonly type: 'del'; readonly key: string };

interface Waiting {
	readonly writes: readonly Write[];
	readonly done: () => void;
	readonly failed: (error: unknown) => void;
}

/** Milliseconds before the database is opened again after an error. */
const PAUSE = 1_000;
/** A room with more updates than this is merged into one. */
export const LONG_LOG = 400;

const NUMBER_DIGITS = 12;

/** A key outside all rooms, whose ids have no such characters. */
const PROBE = '!';
const AFTER_PROBE = '"';

function keyOf(room: string, number: number): string {
	return `${room}!${number.toString(16).padStart(NUMBER_DIGITS, '0')}`;
}

function open(folder: string): ClassicLevel<string, Uint8Array> {
	return new ClassicLevel<string, Uint8Array>(folder, {
		keyEncoding: 'utf8',
		valueEncoding: 'view'
	});
}

/**
 * The updates of all rooms in LevelDB. A write has reached the disk when its promise resolves; writes that wait at the
 * same time share one flush.
 */
export class RoomStore {
	readonly #folder: string;
	readonly #waiting: Waiting[] = [];
	/** The numbers of a room's updates. */
	readonly #numbers = new Map<string, number[]>();
	#database: ClassicLevel<string, Uint8Array>;
	#flushing: Promise<void> | undefined;
	#brokenAt: number | undefined;

	private constructor(folder: string, database: ClassicLevel<string, Uint8Array>) {
		this.#folder = folder;
		this.#database = database;
	}

	/** Opens the database in a folder, which no other process may have open. */
	static async open(folder: string): Promise<RoomStore> {
		const database = open(folder);
		await database.open();
		return new RoomStore(folder, database);
	}

	/** Whether the last write succeeded. */
	get works(): boolean {
		return this.#brokenAt === undefined;
	}

	/** Reads the updates of a room that will be appended to, in the order of their arrival. */
	async load(room: string): Promise<readonly Uint8Array[]> {
		const stored = await this.#stored(room);
		const numberIn = (key: string) => Number.parseInt(key.slice(room.length + 1), 16);
		this.#numbers.set(
			room,
			stored.map(([key]) => numberIn(key))
		);
		return stored.map(([, update]) => update);
	}

	/** Reads the updates of a room and does not keep it loaded. */
	async peek(room: string): Promise<readonly Uint8Array[]> {
		return (await this.#stored(room)).map(([, update]) => update);
	}

	/** The ids of all rooms. */
	async *rooms(): AsyncGenerator<string> {
		let after = AFTER_PROBE;
		for (;;) {
			const [key] = await this.#database.keys({ gt: after, limit: 1 }).all();
			if (key === undefined) return;
			const room = key.slice(0, key.indexOf('!'));
			yield room;
			after = `${room}"`;
		}
	}

	/** Appends an update of a room that is loaded. */
	async append(room: string, update: Uint8Array): Promise<void> {
		const numbers = this.#numbersOf(room);
		const number = (numbers.at(-1) ?? 0) + 1;
		numbers.push(number);
		await this.#write([{ type: 'put', key: keyOf(room, number), value: update }]);
	}

	/** How many updates a room has. */
	length(room: string): number {
		return this.#numbers.get(room)?.length ?? 0;
	}

	/** Replaces all updates of a room by its state. */
	async replace(room: string, document: Y.Doc): Promise<void> {
		const old = this.#numbersOf(room);
		const number = (old.at(-1) ?? 0) + 1;
		this.#numbers.set(room, [number]);
		const value = Y.encodeStateAsUpdate(document);
		const deletions = old.map((one): Write => ({ type: 'del', key: keyOf(room, one) }));
		try {
			await this.#write([{ type: 'put', key: keyOf(room, number), value }, ...deletions]);
		} catch (error) {
			this.#numbers.set(room, [...old, ...this.#numbersOf(room)]);
			throw error;
		}
	}

	/** Tries to write after an error, so that the hub notices when there is space again. */
	async probe(): Promise<void> {
		if (this.works) return;
		await this.#write([{ type: 'put', key: PROBE, value: new Uint8Array() }]).catch(
			() => undefined
		);
	}

	/** Forgets what it knows of a room that is not in memory any more. */
	unload(room: string): void {
		this.#numbers.delete(room);
	}

	async close(): Promise<void> {
		await this.#flushing?.catch(() => undefined);
		await this.#database.close();
	}

	#stored(room: string): Promise<[string, Uint8Array][]> {
		return this.#database.iterator({ gt: `${room}!`, lt: `${room}"` }).all();
	}

	#numbersOf(room: string): number[] {
		const numbers = this.#numbers.get(room) ?? [];
		this.#numbers.set(room, numbers);
		return numbers;
	}

	#write(writes: readonly Write[]): Promise<void> {
		return new Promise((done, failed) => {
			this.#waiting.push({ writes, done, failed });
			this.#flushing ??= this.#flush().finally(() => (this.#flushing = undefined));
		});
	}

	/** Writes everything that waits, until nothing does. */
	async #flush(): Promise<void> {
		while (this.#waiting.length > 0) {
			const batch = this.#waiting.splice(0);
			try {
				await this.#repair();
				await this.#database.batch(
					batch.flatMap(({ writes }) => writes),
					{ sync: true }
				);
				this.#brokenAt = undefined;
				for (const { done } of batch) done();
			} catch (error) {
				this.#brokenAt ??= Date.now();
				for (const { failed } of batch) failed(error);
			}
		}
	}

	/** After an error LevelDB takes no writes until it is opened again. */
	async #repair(): Promise<void> {
		if (this.#brokenAt === undefined) return;
		if (Date.now() - this.#brokenAt < PAUSE) throw new Error('The database is not writable.');
		this.#brokenAt = Date.now();
		await this.#database.close();
		this.#database = open(this.#folder);
		await this.#database.open();
	}
}
