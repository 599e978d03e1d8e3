import type { Document } from '@hocuspocus/server';
import * as Y from 'yjs';
import { checked } from './gate';
import { InTurn } from './in-turn';
import type { Limits } from './limits';
import type { Metrics } from './metrics';
import { isRefusal, type Refusal } from './refusal';
import { RoomState, type Arrival } from './room-state';
import { LONG_LOG, type RoomStore } from './room-store';
import { ENTRIES, newEntries } from './room-update';

/** The copy of the rooms that several nodes share; it may fail at any time. */
export interface SharedRooms {
	/** Origin of updates that come from other nodes. */
	readonly origin: string;
	load(room: string): Promise<readonly Uint8Array[]>;
	/** Resolves to whether the other nodes have it. */
	append(room: string, update: Uint8Array): Promise<boolean>;
	/** Notes that the other nodes may lack something of what this node has. */
	owe(room: string): void;
}

interface RoomsOptions {
	readonly store: RoomStore;
	readonly shared: SharedRooms | undefined;
	readonly limits: Limits;
	readonly metrics: Metrics;
	/** Reports an error of the disk. */
	readonly failed: (error: unknown) => void;
}

/** Origin of the deletions that the hub makes itself. */
const HUB = 'hub';

/** Whether an address may create another room now. */
type MayCreate = () => boolean;

/** The rooms in memory: what is loaded, checked, written to the disk and then applied, room by room in turn. */
export class Rooms {
	readonly #options: RoomsOptions;
	readonly #states = new Map<string, RoomState>();
	readonly #turns = new InTurn();

	constructor(options: RoomsOptions) {
		this.#options = options;
	}

	/** Resolves when everything accepted so far is written. */
	idle(): Promise<void> {
		return this.#turns.idle();
	}

	state(room: string): RoomState | undefined {
		return this.#states.get(room);
	}

	get entries(): number {
		return [...this.#states.values()].reduce((sum, { count }) => sum + count, 0);
	}

	/** Fills the document of a room from this node's disk and from the other nodes' copy. */
	load(room: string, document: Document): Promise<void> {
		return this.#turns.run(room, () => this.#load(room, document));
	}

	async #load(room: string, document: Document): Promise<void> {
		const { store, shared } = this.#options;
		try {
			for (const update of await store.load(room)) Y.applyUpdate(document, update);
			const before = Y.encodeStateVector(document);
			for (const update of (await shared?.load(room)) ?? []) Y.applyUpdate(document, update);
			const missed = Y.encodeStateAsUpdate(document, before);
			if (Y.decodeUpdate(missed).structs.length > 0) await store.append(room, missed);
			this.#states.set(room, new RoomState(room, document));
			document.on('update', (update: Uint8Array, origin: unknown) => {
				if (origin === shared?.origin || origin === HUB) this.#follow(room, document, update);
			});
			this.#dropCovered(room, document);
			await this.#shorten(room, document);
		} catch (error) {
			this.#fail(error);
			throw error;
		}
	}

	/** Forgets a room whose document is not in memory any more, unless it was loaded again. */
	unload(room: string, isLoaded: () => boolean): Promise<void> {
		return this.#turns.run(room, async () => {
			if (isLoaded()) return;
			this.#states.delete(room);
			this.#options.store.unload(room);
			await Promise.resolve();
		});
	}

	/** Checks an update of a client and applies it when it is on the disk; returns why it is refused. */
	receive(
		document: Document,
		update: Uint8Array,
		origin: unknown,
		mayCreate: MayCreate
	): Promise<Refusal | undefined> {
		return this.#turns.run(document.name, () => this.#receive(document, update, origin, mayCreate));
	}

	async #receive(
		document: Document,
		update: Uint8Array,
		origin: unknown,
		mayCreate: MayCreate
	): Promise<Refusal | undefined> {
		const { store, shared } = this.#options;
		const room = document.name;
		const state = this.#states.get(room);
		const entries = newEntries(document, update);
		if (isRefusal(entries)) return entries;
		if (entries.length === 0 || !state) return undefined;
		const arrivals = await checked(state, entries, this.#options.limits);
		if (isRefusal(arrivals)) return arrivals;
		if (!state.exists && !mayCreate()) return 'rooms';
		let isPassedOn: boolean | undefined;
		try {
			[isPassedOn] = await Promise.all([shared?.append(room, update), store.append(room, update)]);
		} catch (error) {
			this.#fail(error);
			return 'storage';
		}
		Y.applyUpdate(document, update, origin);
		// Earlier, this node might give the others its state from before.
		if (isPassedOn === false) shared?.owe(room);
		this.#count(arrivals);
		this.#dropCovered(room, document);
		await this.#shorten(room, document);
		return undefined;
	}

	#count(arrivals: readonly Arrival[]): void {
		const { metrics } = this.#options;
		metrics.entries += arrivals.length;
		for (const { envelope } of arrivals) metrics.bytes += envelope.bytes.length;
	}

	#fail(error: unknown): void {
		this.#options.metrics.storageFailures += 1;
		this.#options.failed(error);
	}

	/** Writes a change that is in memory already: of another node, or a deletion by the hub. */
	#follow(room: string, document: Document, update: Uint8Array): void {
		void this.#turns.run(room, async () => {
			try {
				await this.#options.store.append(room, update);
				this.#dropCovered(room, document);
			} catch (error) {
				this.#fail(error);
			}
		});
	}

	/** Deletes what a `dropped` covers. After a crash it is done at the next loading. */
	#dropCovered(room: string, document: Document): void {
		const covered = this.#states.get(room)?.covered() ?? [];
		if (covered.length === 0) return;
		const entries = document.getMap(ENTRIES);
		document.transact(() => {
			for (const digest of covered) entries.delete(digest);
		}, HUB);
		this.#options.metrics.dropped += covered.length;
	}

	/** Merges a room's many updates on the disk into one. */
	async #shorten(room: string, document: Document): Promise<void> {
		const { store } = this.#options;
		if (store.length(room) < LONG_LOG) return;
		try {
			await store.replace(room, document);
		} catch (error) {
			this.#fail(error);
		}
	}
}
