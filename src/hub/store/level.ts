import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { base64url, bytesOfBase64url } from '$lib/exchange/base64url';
import { DIGEST_BYTES, owned } from '$lib/sync/room/bytes';
import type { Listed } from '$lib/sync/room/wire';
import { InTurn } from '../in-turn';
import {
	incarnationOf,
	KINDS,
	NOWHERE,
	type Fresh,
	type Head,
	type Most,
	type Store,
	type Stored,
	type StoredKind,
	type Watcher
} from './store';

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
/** A key outside all rooms. */
const PROBE = '!';
/** What must fit on the disk before the database is opened again. */
const SPACE = new Uint8Array(100_000);
const NUMBER_DIGITS = 8;
/** Kind and digest, before the bytes of an entry. */
const HEAD = 1 + DIGEST_BYTES;

const numberText = (number: number) => number.toString(16).padStart(NUMBER_DIGITS, '0');
const headKey = (room: string) => `h!${room}`;
const entryKey = (room: string, number: number) => `e!${room}!${numberText(number)}`;
const rightsKey = (room: string, number: number) => `r!${room}!${numberText(number)}`;
const digestKey = (room: string, digest: string) => `d!${room}!${digest}`;
const numberIn = (key: string) => Number.parseInt(key.slice(-NUMBER_DIGITS), 16);

/** The head of a room as it is stored: the name of its incarnation belongs to the process too. */
function headText(head: Head): Uint8Array {
	return Buffer.from(JSON.stringify(head));
}

function entryValue({ kind, digest, bytes }: Fresh): Uint8Array {
	const value = new Uint8Array(HEAD + bytes.length);
	value[0] = KINDS.indexOf(kind);
	value.set(bytesOfBase64url(digest) ?? new Uint8Array(DIGEST_BYTES), 1);
	value.set(bytes, HEAD);
	return value;
}

const digestIn = (value: Uint8Array) => base64url(value.subarray(1, HEAD));
const kindIn = (value: Uint8Array) => KINDS[value[0] ?? 0] as StoredKind;

function storedIn(number: number, value: Uint8Array): Stored {
	return {
		number,
		kind: kindIn(value),
		digest: digestIn(value),
		bytes: owned(value.subarray(HEAD))
	};
}

/** What is stored under a digest: number, kind and length; the number of a dropped entry is 0. */
function placeValue(number: number, kind: StoredKind, length: number): Uint8Array {
	const value = Buffer.alloc(9);
	value.writeUInt32BE(number, 0);
	value.writeUInt32BE(length, 4);
	value[8] = KINDS.indexOf(kind);
	return value;
}

interface Place {
	readonly number: number;
	readonly length: number;
	readonly kind: StoredKind;
}

function placeIn(value: Uint8Array): Place {
	const view = new DataView(value.buffer, value.byteOffset, value.length);
	return {
		number: view.getUint32(0),
		length: view.getUint32(4),
		kind: KINDS[value[8] ?? 0] as StoredKind
	};
}

function open(folder: string): ClassicLevel<string, Uint8Array> {
	return new ClassicLevel<string, Uint8Array>(folder, {
		keyEncoding: 'utf8',
		valueEncoding: 'view'
	});
}

/** The store of a single node: LevelDB in a folder. Writes that wait at the same time share one flush of the disk. */
export class LevelStore implements Store {
	readonly #folder: string;
	readonly #waiting: Waiting[] = [];
	readonly #turns = new InTurn();
	/** A folder is restored while the hub is down, so each start is another incarnation of all rooms. */
	readonly #start = randomUUID();
	#database: ClassicLevel<string, Uint8Array>;
	#flushing: Promise<void> | undefined;
	#brokenAt: number | undefined;

	private constructor(folder: string, database: ClassicLevel<string, Uint8Array>) {
		this.#folder = folder;
		this.#database = database;
	}

	/** Opens the database in a folder, which no other process may have open. */
	static async open(folder: string): Promise<LevelStore> {
		mkdirSync(folder, { recursive: true });
		const database = open(folder);
		await database.open();
		return new LevelStore(folder, database);
	}

	get works(): boolean {
		return this.#brokenAt === undefined;
	}

	async head(room: string): Promise<Head> {
		const head = await this.#head(room);
		return head && head.number > 0 ? this.#named(head) : NOWHERE;
	}

	append(
		room: string,
		at: Head,
		entries: readonly Fresh[],
		drop: readonly string[]
	): Promise<Head | undefined> {
		return this.#turns.run(room, async () => {
			const stored = (await this.#head(room)) ?? { ...NOWHERE, incarnation: randomUUID() };
			const named = stored.number === 0 ? NOWHERE : this.#named(stored);
			if (named.number !== at.number || named.incarnation !== at.incarnation) return undefined;
			const { head, writes } = await this.#changes(room, stored, entries, drop);
			await this.#write(writes);
			return this.#named(head);
		});
	}

	async read(room: string, after: number, most: Most): Promise<readonly Stored[]> {
		const found: Stored[] = [];
		let size = 0;
		for await (const [key, value] of this.#database.iterator({
			gt: entryKey(room, after),
			lt: `e!${room}"`,
			limit: most.entries
		})) {
			found.push(storedIn(numberIn(key), value));
			size += value.length;
			if (size >= most.bytes) break;
		}
		return found;
	}

	async rights(room: string, after: number, most: Most): Promise<readonly Stored[]> {
		const { entries: limit } = most;
		const range = { gt: rightsKey(room, after), lt: `r!${room}"`, limit };
		return this.#at(room, (await this.#database.keys(range).all()).map(numberIn), most);
	}

	async list(room: string, after: number, most: number): Promise<readonly Listed[]> {
		const listed: Listed[] = [];
		const range = { gt: entryKey(room, after), lt: `e!${room}"`, limit: most };
		for await (const [key, value] of this.#database.iterator(range))
			listed.push({
				number: numberIn(key),
				digest: digestIn(value),
				length: value.length - HEAD
			});
		return listed;
	}

	async find(room: string, digests: readonly string[]) {
		const places = await this.#places(room, digests);
		return new Map(
			[...places].map(([digest, { number, kind }]) => [digest, number > 0 && kind] as const)
		);
	}

	async take(room: string, digests: readonly string[], most: Most): Promise<readonly Stored[]> {
		const places = await this.#places(room, digests.slice(0, most.entries));
		const numbers = [...places.values()].map(({ number }) => number);
		return this.#at(
			room,
			numbers.filter((number) => number > 0),
			most
		);
	}

	async renew(room: string, incarnation: string): Promise<void> {
		await this.#turns.run(room, async () => {
			const head = await this.#head(room);
			if (!head || this.#named(head).incarnation !== incarnation) return;
			const value = headText({ ...head, incarnation: randomUUID() });
			await this.#write([{ type: 'put', key: headKey(room), value }]);
		});
	}

	async *rooms(): AsyncGenerator<string> {
		for await (const key of this.#database.keys({ gt: 'h!', lt: 'h"' })) yield key.slice(2);
	}

	/** Nobody else has the folder open. */
	watch(_: Watcher): void {
		return undefined;
	}

	async tell(_: string): Promise<void> {
		await Promise.resolve();
	}

	metrics(): readonly string[] {
		return [];
	}

	async probe(): Promise<void> {
		if (this.works) return;
		const write: Write = { type: 'put', key: PROBE, value: new Uint8Array() };
		await this.#write([write]).catch(() => undefined);
	}

	async close(): Promise<void> {
		await this.#flushing?.catch(() => undefined);
		await this.#database.close();
	}

	#named(head: Head): Head {
		return { ...head, incarnation: incarnationOf(head.incarnation, this.#start) };
	}

	async #head(room: string): Promise<Head | undefined> {
		const value = await this.#database.get(headKey(room));
		return value && (JSON.parse(Buffer.from(value).toString()) as Head);
	}

	async #places(room: string, digests: readonly string[]): Promise<Map<string, Place>> {
		const keys = digests.map((digest) => digestKey(room, digest));
		const values = await this.#database.getMany(keys);
		return new Map(
			digests.flatMap((digest, index) => {
				const value = values[index];
				return value ? [[digest, placeIn(value)] as const] : [];
			})
		);
	}

	/** The entries with these numbers, the first of them at least. */
	async #at(room: string, numbers: readonly number[], most: Most): Promise<readonly Stored[]> {
		const found: Stored[] = [];
		let size = 0;
		for (const number of numbers) {
			const value = await this.#database.get(entryKey(room, number));
			if (value) found.push(storedIn(number, value));
			size += value?.length ?? 0;
			if (size >= most.bytes) break;
		}
		return found;
	}

	/** What to write for an append, and the head that follows from it. */
	async #changes(
		room: string,
		head: Head,
		entries: readonly Fresh[],
		drop: readonly string[]
	): Promise<{ head: Head; writes: Write[] }> {
		const there = await this.#places(room, [...entries.map(({ digest }) => digest), ...drop]);
		const fresh = entries.filter(({ digest }) => !there.has(digest));
		let { number, entries: count, bytes } = head;
		const writes: Write[] = [];
		for (const one of fresh) {
			const { digest, kind } = one;
			number += 1;
			count += 1;
			bytes += one.bytes.length;
			writes.push({ type: 'put', key: entryKey(room, number), value: entryValue(one) });
			const value = placeValue(number, kind, one.bytes.length);
			writes.push({ type: 'put', key: digestKey(room, digest), value });
			if (kind === 'rights')
				writes.push({ type: 'put', key: rightsKey(room, number), value: new Uint8Array() });
		}
		for (const digest of new Set(drop)) {
			const place = there.get(digest);
			if (!place || place.number === 0) continue;
			count -= 1;
			bytes -= place.length;
			writes.push({ type: 'del', key: entryKey(room, place.number) });
			const value = placeValue(0, place.kind, 0);
			writes.push({ type: 'put', key: digestKey(room, digest), value });
		}
		const next = { ...head, number, entries: count, bytes };
		writes.push({ type: 'put', key: headKey(room), value: headText(next) });
		return { head: next, writes };
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
				const writes = batch.flatMap((one) => one.writes);
				await this.#database.batch(writes, { sync: true });
				this.#brokenAt = undefined;
				for (const { done } of batch) done();
			} catch (error) {
				this.#brokenAt ??= Date.now();
				for (const { failed } of batch) failed(error);
			}
		}
	}

	/** After an error LevelDB takes no writes until it is opened again. It can be read until then, so first there must be space. */
	async #repair(): Promise<void> {
		if (this.#brokenAt === undefined) return;
		if (Date.now() - this.#brokenAt < PAUSE) throw new Error('The database is not writable.');
		this.#brokenAt = Date.now();
		await writeFile(join(this.#folder, '..', 'space'), SPACE, { flush: true });
		await this.#database.close();
		this.#database = open(this.#folder);
		await this.#database.open();
	}
}
