import { DigestList } from '$lib/sync/room/envelope';
import { MOST_DROPPED } from '$lib/sync/room/header';
import { nextTurn } from './gate';
import type { Limits } from './limits';
import type { Metrics } from './metrics';
import { isRefusal, type Refusal } from './refusal';
import { isDropped, Rights, type Arrival, type DroppedArrival } from './rights';
import { NOWHERE, type Fresh, type Head, type Most, type Store, type Stored } from './store/store';

/** What is read at a time. */
export const PAGE: Most = { entries: 1_000, bytes: 250_000 };
/** Times that an append is tried: each other one has found that another node was faster. */
const TRIES = 50;

/** A connection that follows a room. */
export interface Follower {
	/** There is more to read. */
	look(): void;
	/** The room is another one than before: the client begins again. */
	restart(): void;
}

/** What became of entries that a client sent. */
export interface Outcome {
	/** Digests of entries that the database has. */
	readonly taken: readonly string[];
	/** Digests of entries that a snapshot replaces. */
	readonly dropped: readonly string[];
	/** Why the others, all of them, are not taken. */
	readonly refusal?: Refusal | undefined;
}

interface RoomOptions {
	readonly store: Store;
	readonly limits: Limits;
	readonly metrics: Metrics;
}

/** A room that somebody has open: who may write, and how far it has been read. What it holds stays in the store. */
export class Room {
	readonly id: string;
	readonly followers = new Set<Follower>();
	readonly #options: RoomOptions;
	#head: Head = NOWHERE;
	#rights: Rights;
	/** The latest entries, for followers who have all the earlier ones, and the number before them. */
	#tail: Stored[] = [];
	#tailBytes = 0;
	#before = 0;

	constructor(id: string, options: RoomOptions) {
		this.id = id;
		this.#options = options;
		this.#rights = Rights.none(id);
	}

	get head(): Head {
		return this.#head;
	}

	get rights(): Rights {
		return this.#rights;
	}

	/** Reads on to the head of the store. Followers begin again if it is another room; not one that has not begun. */
	async catchUp(newcomer?: Follower): Promise<void> {
		const { store } = this.#options;
		const head = await store.head(this.id);
		if (head.number < this.#head.number || this.#isOther(head)) this.#begin(newcomer);
		if (head.number === this.#head.number) {
			this.#head = head;
			return;
		}
		const page = await store.read(this.id, this.#head.number, PAGE);
		// The entry with the number of the head is not dropped: only a later one could have asked for it.
		const isAll = (page.at(-1)?.number ?? 0) >= head.number;
		if (isAll) this.#add(page.filter(({ number }) => number <= head.number));
		else await this.#foldRights(head.number);
		this.#head = head;
		for (const follower of this.followers) follower.look();
	}

	/** Entries after a number, from memory if they are the latest. */
	async read(after: number): Promise<readonly Stored[]> {
		if (after < this.#before) return this.#options.store.read(this.id, after, PAGE);
		const from = this.#tail.findIndex(({ number }) => number > after);
		return from < 0 ? [] : this.#tail.slice(from);
	}

	/** Appends entries that passed their own checks. `mayCreate` says whether the room may be a new one. */
	async append(arrivals: readonly Arrival[], mayCreate: () => boolean): Promise<Outcome> {
		const { store, limits } = this.#options;
		for (let tries = 0; tries < TRIES; tries += 1) {
			const known = await store.find(
				this.id,
				arrivals.map(({ digest }) => digest)
			);
			const dropped = [...known].flatMap(([digest, kind]) => (kind === false ? [digest] : []));
			const there = [...known].flatMap(([digest, kind]) => (kind === false ? [] : [digest]));
			const fresh = arrivals.filter(({ digest }) => !known.has(digest));
			if (fresh.length === 0) return { taken: there, dropped };
			const refuse = (refusal: Refusal) => ({ taken: there, dropped, refusal });
			const added = fresh.map(({ digest, kind, envelope: { bytes } }) => ({ digest, kind, bytes }));
			const { entries, bytes } = this.#head;
			if (bytes + sizeOf(added) > limits.roomBytes || entries + added.length > limits.roomEntries)
				return refuse('roomSize');
			const rights = this.#rights.after(fresh, limits);
			if (isRefusal(rights)) return refuse(rights);
			const drop = await this.#covered(fresh);
			if (isRefusal(drop)) return refuse(drop);
			if (this.#head.number === 0 && tries === 0 && !mayCreate()) return refuse('rooms');
			const head = await store.append(this.id, this.#head, added, drop);
			if (head) {
				this.#take(head, rights, added, drop.length);
				return { taken: [...there, ...added.map(({ digest }) => digest)], dropped };
			}
			await this.catchUp();
		}
		return { taken: [], dropped: [], refusal: 'storage' };
	}

	#take(head: Head, rights: Rights, added: readonly Fresh[], dropped: number): void {
		const { metrics } = this.#options;
		const first = head.number - added.length + 1;
		metrics.entries += added.length;
		metrics.bytes += sizeOf(added);
		metrics.dropped += dropped;
		this.#keep(added.map((one, index) => ({ number: first + index, ...one })));
		this.#rights = rights;
		this.#head = head;
		for (const follower of this.followers) follower.look();
	}

	/** The digests that arriving requests drop; or why they may not. */
	async #covered(arrivals: readonly Arrival[]): Promise<readonly string[] | Refusal> {
		const drop = new Set<string>();
		const arriving = new Map(arrivals.map(({ digest, kind }) => [digest, kind]));
		for (const arrival of arrivals.filter(isDropped)) {
			const covered = await this.#coveredBy(arrival, arriving);
			if (isRefusal(covered)) return covered;
			for (const digest of covered) drop.add(digest);
		}
		return [...drop];
	}

	/** What is left of the covered ones, if the snapshots are there, and all covered ones are or were there and sealed. */
	async #coveredBy(
		{ envelope }: DroppedArrival,
		arriving: ReadonlyMap<string, Arrival['kind']>
	): Promise<readonly string[] | Refusal> {
		const { header, body } = envelope;
		const { store } = this.#options;
		const snapshots = new Set(header.snapshots);
		const there = await store.find(this.id, header.snapshots);
		const isThere = (one: string) => (there.get(one) ?? arriving.get(one)) === 'snapshot';
		const list = new DigestList(body);
		if (list.length > MOST_DROPPED || !header.snapshots.every(isThere)) return 'right';
		const covered = [...list];
		const kinds = await store.find(this.id, covered);
		const mayGo = (one: string) => {
			const kind = kinds.get(one);
			const isSealed = kind === false || kind === 'content' || kind === 'snapshot';
			return isSealed && !snapshots.has(one);
		};
		return covered.every(mayGo) ? covered.filter((one) => kinds.get(one) !== false) : 'right';
	}

	/** Whether the head is of another room than the one that was read. */
	#isOther({ incarnation }: Head): boolean {
		return this.#head.number > 0 && incarnation !== this.#head.incarnation;
	}

	#begin(newcomer: Follower | undefined): void {
		this.#head = NOWHERE;
		this.#rights = Rights.none(this.id);
		this.#forgetTail(0);
		for (const follower of this.followers) if (follower !== newcomer) follower.restart();
	}

	#add(entries: readonly Stored[]): void {
		this.#rights = this.#rights.with(entries.filter(({ kind }) => kind === 'rights'));
		this.#keep(entries);
	}

	/** Folds the entries about members up to a number, page by page. */
	async #foldRights(last: number): Promise<void> {
		const { store } = this.#options;
		for (let after = this.#head.number; after < last;) {
			const page = await store.rights(this.id, after, PAGE);
			if (page.length === 0) break;
			const known = page.filter(({ number }) => number <= last);
			for (let from = 0; from < known.length; from += 20) {
				this.#rights = this.#rights.with(known.slice(from, from + 20));
				await nextTurn();
			}
			after = page.at(-1)?.number ?? last;
		}
		this.#forgetTail(last);
	}

	#keep(entries: readonly Stored[]): void {
		this.#tail.push(...entries);
		this.#tailBytes += sizeOf(entries);
		// Followers who have all the rest take these now, so that large ones are not read again for each of them.
		setImmediate(() => this.#shorten());
	}

	/** Keeps no more of the tail than a page. */
	#shorten(): void {
		let over = 0;
		while (this.#tailBytes > PAGE.bytes && over < this.#tail.length) {
			const { number = 0, bytes } = this.#tail[over] ?? {};
			this.#tailBytes -= bytes?.length ?? 0;
			this.#before = number;
			over += 1;
		}
		this.#tail.splice(0, over);
	}

	#forgetTail(before: number): void {
		this.#tail = [];
		this.#tailBytes = 0;
		this.#before = before;
	}
}

function sizeOf(entries: readonly Fresh[]): number {
	return entries.reduce((sum, { bytes }) => sum + bytes.length, 0);
}
