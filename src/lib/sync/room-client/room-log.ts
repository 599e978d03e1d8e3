import { provenDigest } from '$lib/exchange/entry-proof';
import type { Bytes } from '../room/bytes';
import { decodeEnvelope, digestOf, isGenuine, type Envelope } from '../room/envelope';
import { isSealedHeader, type NextKey, type SealedHeader } from '../room/header';
import { clearEntry, membershipOf, type ClearEntry, type Membership } from '../room/membership';
import { earlierKeys, unwrapKey } from '../room/room-key';
import { itemsIn, linesOf, type Item } from '../room/items';
import { openText, type RoomKey } from '../room/sealing';
import type { Delivered, MadeEntry, OwnMember } from './protocol';

type Sealed = Envelope<SealedHeader>;

/** Bytes of an entry with a single item, or a few small ones. */
const SMALL = 10_000;

/** Entries whose authors are looked up at once. */
const FETCHED = 100;

/** Sets the signed entries of leagues apart. Checking their signatures would take the page long. */
export async function sortedLines(
	items: readonly Item[]
): Promise<Pick<Delivered, 'lines' | 'signed'>> {
	const proven = await Promise.all(
		items.map((item) => (item.kind === 'leagueEntry' ? provenDigest(item) : undefined))
	);
	return {
		lines: linesOf(items.filter((_, at) => proven[at] === undefined)),
		signed: {
			lines: linesOf(items.filter((_, at) => proven[at] !== undefined)),
			digests: proven.filter((digest) => digest !== undefined)
		}
	};
}

const isSealed = (envelope: Envelope): envelope is Sealed => isSealedHeader(envelope.header);

/** The entries of a room as this device has checked them: who may write, the room keys, and what is still closed. */
export class RoomLog {
	readonly #room: string;
	readonly #member: OwnMember | undefined;
	readonly #taken: Set<string>;
	/** Sealed entries that were checked and taken at an earlier time; they are not read again. */
	readonly #before: ReadonlySet<string>;
	readonly #clear = new Map<string, ClearEntry>();
	readonly #clearBytes = new Map<string, Bytes>();
	readonly #authors = new Map<string, string>();
	/** Sealed entries that are not checked yet: entries about members must be known before their turn comes. */
	readonly #closed = new Map<string, Sealed>();
	readonly #roomKeys: Map<string, RoomKey>;
	/** Epochs whose room key and earlier ones are known. */
	readonly #epochs = new Set<string>();
	readonly #damaged = new Set<string>();
	#membership: Membership;

	constructor(
		room: string,
		roomKeys: readonly RoomKey[],
		member: OwnMember | undefined,
		taken: readonly string[]
	) {
		this.#room = room;
		this.#member = member;
		this.#taken = new Set(taken);
		this.#before = new Set(taken);
		this.#roomKeys = new Map(roomKeys.map((known) => [known.epoch, known]));
		this.#membership = membershipOf(room, []);
	}

	get membership(): Membership {
		return this.#membership;
	}

	get roomKeys(): readonly RoomKey[] {
		return [...this.#roomKeys.values()];
	}

	/** The room key to write with: the current one, or the newest that is known. */
	get currentKey(): RoomKey | undefined {
		const current = this.#membership.current.map(({ digest }) => this.#roomKeys.get(digest));
		return current.find((known) => known !== undefined) ?? this.roomKeys.at(-1);
	}

	/** Entries that could not be read. */
	get damaged(): number {
		return this.#damaged.size;
	}

	/**
	 * The entries about members that count, in an order in which each has its rights from earlier ones. A hub that has lost
	 * a request to drop something has lost its snapshots too: it gets the items again, not the request.
	 */
	get clear(): MadeEntry[] {
		return [...this.#membership.counted].flatMap((digest) => {
			const bytes = this.#clearBytes.get(digest);
			const isRequest = this.#clear.get(digest)?.header.kind === 'dropped';
			return bytes && !isRequest ? [{ digest, bytes }] : [];
		});
	}

	knows(digest: string): boolean {
		const isChecked = this.#authors.has(digest) || this.#damaged.has(digest);
		return isChecked || this.#before.has(digest) || this.#closed.has(digest);
	}

	/**
	 * The digests of an author's entries; `fetch` gets the bytes of those that were taken at an earlier time, as far as it
	 * can.
	 */
	async entriesOf(
		author: string,
		fetch: (digests: readonly string[]) => Promise<ReadonlyMap<string, Bytes>>
	): Promise<string[]> {
		const closed = [...this.#closed].filter(([, { header }]) => header.author === author);
		await Promise.all(closed.map((one) => this.#check(...one)));
		const unknown = [...this.#before].filter((digest) => !this.#authors.has(digest));
		for (let from = 0; from < unknown.length; from += FETCHED) {
			const found = await fetch(unknown.slice(from, from + FETCHED));
			for (const [digest, bytes] of found) await this.#noteAuthor(digest, bytes);
		}
		return [...this.#authors].flatMap(([digest, one]) => (one === author ? [digest] : []));
	}

	/** The digest names the bytes, whose signature was checked when they were taken. */
	async #noteAuthor(digest: string, bytes: Bytes): Promise<void> {
		const envelope = decodeEnvelope(bytes);
		if (envelope && (await digestOf(envelope)) === digest)
			this.#authors.set(digest, envelope.header.author);
	}

	/** Adds untrusted entries; returns those about members that are new. Sealed ones are checked when they are opened. */
	async add(entries: readonly (readonly [string, Uint8Array])[]): Promise<MadeEntry[]> {
		const fresh = entries.filter(([digest]) => !this.knows(digest));
		const added: MadeEntry[] = [];
		for (const [digest, bytes] of fresh) {
			const envelope = this.#decode(bytes);
			if (!envelope) this.#damaged.add(digest);
			else if (!isSealed(envelope)) added.push(...(await this.#addClear(digest, envelope)));
			else if (this.#taken.has(digest)) this.#authors.set(digest, envelope.header.author);
			else this.#closed.set(digest, envelope);
		}
		if (added.length > 0) this.#membership = membershipOf(this.#room, this.#clear.values());
		return added;
	}

	/** Decodes an entry of this room. */
	#decode(bytes: Uint8Array): Envelope | undefined {
		const envelope = decodeEnvelope(bytes);
		const room = envelope?.header.room ?? this.#room;
		return room === this.#room ? envelope : undefined;
	}

	async #addClear(digest: string, envelope: Envelope): Promise<MadeEntry[]> {
		const clear = (await this.#check(digest, envelope)) && clearEntry(envelope, digest);
		if (!clear) return [];
		this.#clear.set(digest, clear);
		this.#clearBytes.set(digest, envelope.bytes);
		return [{ digest, bytes: envelope.bytes }];
	}

	/** Checks the name and the signature of an entry, and notes the outcome. */
	async #check(digest: string, envelope: Envelope): Promise<boolean> {
		const isWhole = (await digestOf(envelope)) === digest && (await isGenuine(envelope));
		if (isWhole) {
			this.#authors.set(digest, envelope.header.author);
		} else {
			this.#damaged.add(digest);
			this.#closed.delete(digest);
		}
		return isWhole;
	}

	/** Learns room keys: those that were handed out to this device, and the earlier ones that come with each. */
	async learnKeys(): Promise<boolean> {
		const before = this.#roomKeys.size;
		for (const { digest, entry } of this.#membership.epochs) {
			const next = entry?.header.next;
			if (!next || this.#epochs.has(digest)) continue;
			const key = this.#roomKeys.get(digest)?.key ?? (await this.#unwrap(next));
			if (!key) continue;
			this.#epochs.add(digest);
			// A link has the newest key only.
			for (const earlier of await earlierKeys(next, key))
				if (!this.#roomKeys.has(earlier.epoch)) this.#roomKeys.set(earlier.epoch, earlier);
			// The newest key is the last one.
			this.#roomKeys.delete(digest);
			this.#roomKeys.set(digest, { epoch: digest, key });
		}
		return this.#roomKeys.size > before;
	}

	async #unwrap(next: NextKey): Promise<Bytes | undefined> {
		if (!this.#member) return undefined;
		const { publicKey, exchange } = this.#member;
		return unwrapKey(this.#room, next, publicKey, exchange);
	}

	/** Checks and decrypts some of the entries that members wrote and whose room key is known; none if none is left. */
	async open(most: number, bytes: number): Promise<Delivered[]> {
		for (;;) {
			const ready = this.#ready(most, bytes);
			const opened = await Promise.all(ready.map((one) => this.#open(...one)));
			const delivered = opened.filter((one) => one !== undefined);
			if (delivered.length > 0 || ready.length === 0) return delivered;
		}
	}

	/** Small entries first: what others need to be understood is not packed. */
	*#inTurn(): Generator<readonly [string, Sealed]> {
		const isSmall = ({ bytes }: Sealed) => bytes.length <= SMALL;
		for (const one of this.#closed) if (isSmall(one[1])) yield one;
		for (const one of this.#closed) if (!isSmall(one[1])) yield one;
	}

	/** At most `most` entries that can be opened, about `bytes` of them. */
	#ready(most: number, bytes: number): (readonly [string, Sealed])[] {
		const ready: (readonly [string, Sealed])[] = [];
		let size = 0;
		for (const [digest, envelope] of this.#inTurn()) {
			if (ready.length === most || size > bytes) break;
			if (!this.#isReadable(digest, envelope.header)) continue;
			ready.push([digest, envelope]);
			size += envelope.bytes.length;
		}
		return ready;
	}

	#isReadable(digest: string, { author, epoch }: SealedHeader): boolean {
		return this.#roomKeys.has(epoch) && this.#membership.counts(author, digest);
	}

	async #open(digest: string, envelope: Sealed): Promise<Delivered | undefined> {
		this.#closed.delete(digest);
		if (!(await this.#check(digest, envelope))) return undefined;
		const { author, epoch } = envelope.header;
		const known = this.#roomKeys.get(epoch);
		const text = known && (await openText(envelope, known.key));
		const items = text && itemsIn(text);
		if (items) this.#taken.add(digest);
		else this.#damaged.add(digest);
		return items && { digest, author, ...(await sortedLines(items)) };
	}

	/** Notes that the page has the items of an entry that this device made. */
	take(digest: string): void {
		this.#taken.add(digest);
		this.#closed.delete(digest);
	}

	/** Sealed entries whose items were delivered. */
	get taken(): ReadonlySet<string> {
		return this.#taken;
	}
}
