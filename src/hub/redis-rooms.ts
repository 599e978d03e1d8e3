import { Redis as RedisExtension } from '@hocuspocus/extension-redis';
import type {
	afterLoadDocumentPayload,
	afterUnloadDocumentPayload,
	Document,
	onChangePayload
} from '@hocuspocus/server';
import { Redis, type RedisOptions } from 'ioredis';
import * as Y from 'yjs';
import type { RoomStore } from './room-store';
import type { SharedRooms } from './rooms';

const PREFIX = 'brikmuster-hub';
/** Milliseconds that an answer of Redis may take before the hub goes on without it. */
const PATIENCE = 1_000;
/** Milliseconds between two looks for updates that were missed. */
const CATCH_UP = 5_000;
/** A room's list in Redis is merged when it is longer than this. */
const LONG_LIST = 400;
const LOCK_TIME = 10_000;
/** Rooms that are given to the other nodes at a time. */
const AT_ONCE = 4;

const listKey = (room: string) => `${PREFIX}:updates:${room}`;
const mergesKey = (room: string) => `${PREFIX}:merges:${room}`;
const lockKey = (room: string) => `${PREFIX}:merging:${room}`;

function within<T>(promise: Promise<T>): Promise<T> {
	return new Promise((done, failed) => {
		const timer = setTimeout(() => failed(new Error('Redis is too slow.')), PATIENCE);
		promise.then(done, failed).finally(() => clearTimeout(timer));
	});
}

/** What was read of a room's list. */
interface Seen {
	readonly length: number;
	readonly merges: string | null;
}

interface Reading {
	/** What had been seen before. */
	readonly before: Seen | undefined;
	readonly updates: readonly Uint8Array[];
	readonly seen: Seen;
}

/**
 * Connects several nodes. Hocuspocus' extension passes changes on; a list of updates for each room keeps them for nodes
 * that load the room later. Without Redis each node goes on with its own disk, and gives the others what they missed
 * when Redis is back.
 */
export class RedisRooms extends RedisExtension implements SharedRooms {
	readonly origin: string;
	readonly #store: RoomStore;
	readonly #lists: Redis;
	readonly #report: (error: unknown) => void;
	readonly #seen = new Map<string, Seen>();
	/** Rooms whose list may lack something that this node has. */
	readonly #owed = new Set<string>();
	/** Whether the rooms on the disk still have to be listed as owed. */
	#isUnlisted = false;
	#giving: Promise<void> | undefined;
	readonly #timer: NodeJS.Timeout;

	constructor(url: string, store: RoomStore, report: (error: unknown) => void) {
		const retryStrategy = (times: number) => Math.min(times * 100, 1_000);
		const options: RedisOptions = {
			// With the ready check, the extension's subscriber hangs.
			enableReadyCheck: false,
			// If Redis goes away during this first command, a client would look connected for ever.
			disableClientInfo: true,
			retryStrategy
		};
		super({
			createClient: () => new Redis(url, { ...options, maxRetriesPerRequest: null }),
			prefix: PREFIX
		});
		this.origin = this.redisTransactionOrigin;
		this.#store = store;
		this.#report = report;
		this.#lists = new Redis(url, {
			...options,
			enableOfflineQueue: false,
			maxRetriesPerRequest: 0
		});
		for (const client of [this.pub, this.sub, this.#lists]) {
			client.on('error', (error: unknown) => report(error));
		}
		this.#lists.on('ready', () => void this.#connected());
		this.#timer = setInterval(() => void this.#catchUp(), CATCH_UP);
	}

	get isUp(): boolean {
		return this.#lists.status === 'ready';
	}

	async load(room: string): Promise<readonly Uint8Array[]> {
		this.#seen.delete(room);
		if (!this.isUp) return [];
		try {
			const reading = await within(this.#read(room));
			this.#note(room, reading);
			return reading.updates;
		} catch (error) {
			this.#report(error);
			return [];
		}
	}

	async append(room: string, update: Uint8Array): Promise<boolean> {
		if (!this.isUp) return false;
		try {
			const length = await within(this.#lists.rpush(listKey(room), Buffer.from(update)));
			if (length > LONG_LIST) void this.#merge(room).catch(this.#report);
			return true;
		} catch (error) {
			this.#report(error);
			return false;
		}
	}

	owe(room: string): void {
		this.#owed.add(room);
	}

	/** Each node has a disk of its own, so nobody waits for the others to store. */
	override async onStoreDocument(): Promise<void> {
		await Promise.resolve();
	}

	override async afterStoreDocument(): Promise<void> {
		await Promise.resolve();
	}

	override async afterLoadDocument(payload: afterLoadDocumentPayload): Promise<void> {
		const subscribed = super.afterLoadDocument(payload);
		if (this.sub.status !== 'ready') return;
		await within(subscribed).catch(this.#report);
	}

	override async onChange(payload: onChangePayload): Promise<void> {
		if (this.pub.status === 'ready') await super.onChange(payload);
	}

	override async afterUnloadDocument(payload: afterUnloadDocumentPayload): Promise<void> {
		if (!payload.instance.documents.has(payload.documentName)) {
			this.#seen.delete(payload.documentName);
		}
		await super.afterUnloadDocument(payload);
	}

	override async onDestroy(): Promise<void> {
		clearInterval(this.#timer);
		for (const client of [this.pub, this.sub, this.#lists]) client.disconnect();
		await Promise.resolve();
	}

	/** Reads what was not seen of a room's list. An answer that comes too late was not seen. */
	async #read(room: string): Promise<Reading> {
		const before = this.#seen.get(room);
		const merges = await this.#lists.get(mergesKey(room));
		const from = before?.merges === merges ? before.length : 0;
		const updates = await this.#lists.lrangeBuffer(listKey(room), from, -1);
		return { before, updates, seen: { length: from + updates.length, merges } };
	}

	/** Notes what was seen, unless the connection was lost meanwhile: the list may be another one then. */
	#note(room: string, { before, seen }: Reading): void {
		if (this.#seen.get(room) === before) this.#seen.set(room, seen);
	}

	/** Merges the head of a list; the others append to its end meanwhile. */
	async #merge(room: string): Promise<void> {
		const isMine = await this.#lists.set(lockKey(room), '1', 'PX', LOCK_TIME, 'NX');
		if (isMine !== 'OK') return;
		const updates = await this.#lists.lrangeBuffer(listKey(room), 0, -1);
		const document = new Y.Doc();
		for (const update of updates) Y.applyUpdate(document, update);
		const state = Buffer.from(Y.encodeStateAsUpdate(document));
		await this.#lists
			.multi()
			.ltrim(listKey(room), updates.length, -1)
			.lpush(listKey(room), state)
			.incr(mergesKey(room))
			.del(lockKey(room))
			.exec();
	}

	/** Reads what arrived in the lists of loaded rooms, in case a message between nodes was lost. */
	async #catchUp(): Promise<void> {
		if (!this.isUp) return;
		for (const [room, document] of this.instance.documents) {
			try {
				const reading = await within(this.#read(room));
				for (const update of reading.updates) Y.applyUpdate(document, update, this.origin);
				this.#note(room, reading);
			} catch (error) {
				this.#report(error);
			}
		}
		await this.#listOwed();
		await this.#giveOwed();
	}

	/** Gives the other nodes what this one has, also from before Redis was there. */
	async #connected(): Promise<void> {
		// It may be another Redis, or one that has lost its lists.
		this.#seen.clear();
		this.#isUnlisted = true;
		try {
			for (const [documentName, document] of this.instance.documents) {
				this.#owed.add(documentName);
				await this.afterLoadDocument({ documentName, document } as afterLoadDocumentPayload);
			}
		} catch (error) {
			this.#report(error);
		}
		await this.#listOwed();
		await this.#giveOwed();
	}

	/** Lists the rooms on the disk as owed. While the disk is full they may be unreadable, so it is tried again later. */
	async #listOwed(): Promise<void> {
		if (!this.#isUnlisted) return;
		// First, as Redis may come back once more meanwhile.
		this.#isUnlisted = false;
		try {
			for await (const room of this.#store.rooms()) this.#owed.add(room);
		} catch (error) {
			this.#isUnlisted = true;
			this.#report(error);
		}
	}

	/** Gives what is owed, several rooms at a time, those in memory first. What fails is tried again later. */
	#giveOwed(): Promise<void> {
		this.#giving ??= this.#giveAll().finally(() => (this.#giving = undefined));
		return this.#giving;
	}

	async #giveAll(): Promise<void> {
		const inMemory = (room: string) => Number(this.instance.documents.has(room));
		const rooms = [...this.#owed].sort((one, other) => inMemory(other) - inMemory(one));
		const giveSome = async () => {
			for (let room = rooms.shift(); room !== undefined && this.isUp; room = rooms.shift()) {
				try {
					this.#owed.delete(room);
					await this.#give(room, this.instance.documents.get(room));
				} catch (error) {
					this.#owed.add(room);
					this.#report(error);
				}
			}
		};
		await Promise.all(Array.from({ length: AT_ONCE }, giveSome));
	}

	/** Appends to a room's list what it lacks. */
	async #give(room: string, loaded: Document | undefined): Promise<void> {
		const there = new Y.Doc();
		for (const update of await this.#lists.lrangeBuffer(listKey(room), 0, -1)) {
			Y.applyUpdate(there, update);
		}
		const own = loaded ?? new Y.Doc();
		if (!loaded) for (const update of await this.#store.peek(room)) Y.applyUpdate(own, update);
		const lacking = Y.encodeStateAsUpdate(own, Y.encodeStateVector(there));
		if (Y.decodeUpdate(lacking).structs.length === 0) return;
		if (!(await this.append(room, lacking))) this.#owed.add(room);
	}
}
