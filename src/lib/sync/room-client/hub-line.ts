import { groupsWithin } from '../room/groups';
import type { Bytes } from '../room/bytes';
import {
	answerIn,
	entriesFrame,
	frameIn,
	MOST_WANTED,
	presenceStatement,
	PROTOCOL,
	type Answer,
	type Frame,
	type Listed,
	type Numbered,
	type Request
} from '../room/wire';
import type { MadeEntry } from './protocol';

/** Milliseconds until the next try to connect, at first and at most. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Milliseconds without a word of the hub after which a connection counts as lost. */
const SILENCE = 50_000;
/** Bytes of entries that are asked for at once. */
const WANTED_BYTES = 500_000;
/** Bytes of entries and number of them in one message. */
const SENT_BYTES = 256_000;
const SENT = 1_000;

/** What a member signs to be shown as connected. */
type Sign = (statement: Bytes) => Promise<{ publicKey: string; signature: string } | undefined>;

export interface LineOptions {
	/** The address of the hub's WebSocket. */
	readonly address: string;
	readonly room: string;
	/** Whether this device has an entry, so that it need not arrive. */
	readonly knows: (digest: string) => boolean;
	/** Whether this device has any entry. */
	readonly knowsAny: boolean;
	readonly arrived: (entries: readonly Numbered[]) => void;
	/** Everything that the hub has had arrived. */
	readonly synced: () => void;
	readonly acknowledged: (digests: readonly string[]) => void;
	/** The hub did not take entries; without any, it did not open the room, and the line waits for `connect`. */
	readonly refused: (reason: string, digests: readonly string[]) => void;
	/** The connection, or who else is connected, has changed. */
	readonly changed: () => void;
}

interface Want {
	readonly left: Set<string>;
	readonly found: Map<string, Bytes>;
	readonly done: (found: Map<string, Bytes>) => void;
	readonly failed: (error: Error) => void;
}

/** The connection to one room of a hub: it connects again and again, and reads on where it was (docs/hub.md, “The protocol”). */
export class HubLine {
	readonly #options: LineOptions;
	/** The digests of the entries that the hub has, as far as it has said. */
	readonly #there = new Set<string>();
	/** Entries on their way. */
	readonly #sent = new Set<string>();
	#socket: WebSocket | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#silence: ReturnType<typeof setTimeout> | undefined;
	#pause = FIRST_PAUSE;
	#isClosed = false;
	#known: { readonly incarnation: string; number: number } | undefined;
	#nonce: string | undefined;
	#hasProved = false;
	#synced = false;
	#members: ReadonlySet<string> = new Set();
	/** What the hub has and this device lacks, while it is being found out. */
	#missing: Listed[] | undefined;
	#wants: Want[] = [];

	constructor(options: LineOptions) {
		this.#options = options;
		this.connect();
	}

	get isConnected(): boolean {
		return this.#nonce !== undefined;
	}

	/** Whether everything that the hub had has arrived. */
	get isSynced(): boolean {
		return this.#synced;
	}

	/** The keys of members who are connected; only other members hear of them. */
	get members(): ReadonlySet<string> {
		return this.#members;
	}

	/** The number of entries that the hub has. */
	get size(): number {
		return this.#there.size;
	}

	/** Whether the hub has an entry. */
	has(digest: string): boolean {
		return this.#there.has(digest);
	}

	/** Notes that the hub has dropped entries. */
	forget(digests: Iterable<string>): void {
		for (const digest of digests) this.#there.delete(digest);
	}

	/** Connects, now if the line is not connected. */
	connect(): void {
		clearTimeout(this.#timer);
		if (this.#isClosed || this.#socket) return;
		const socket = new WebSocket(this.#options.address);
		socket.binaryType = 'arraybuffer';
		this.#socket = socket;
		const isCurrent = () => this.#socket === socket;
		socket.onopen = () => isCurrent() && this.#hello();
		socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) =>
			isCurrent() && this.#take(data);
		// A closing follows.
		socket.onerror = () => undefined;
		socket.onclose = () => isCurrent() && this.#lose(this.#pause);
		this.#listen();
	}

	close(): void {
		this.#isClosed = true;
		clearTimeout(this.#timer);
		this.#drop();
	}

	/** Sends entries that are neither at the hub nor on their way; those of `alone` in messages of their own. */
	send(entries: readonly MadeEntry[], alone: (digest: string) => boolean = () => false): void {
		const fresh = entries.filter(({ digest }) => !this.has(digest) && !this.#sent.has(digest));
		const sizeOf = ({ digest, bytes }: MadeEntry) => (alone(digest) ? Infinity : bytes.length);
		for (const batch of groupsWithin(fresh, sizeOf, SENT_BYTES, SENT)) {
			for (const { digest } of batch) this.#sent.add(digest);
			this.#socket?.send(entriesFrame('sent', batch));
		}
	}

	/** Gets entries that the hub has. Rejects if the connection is lost. */
	async want(digests: readonly string[]): Promise<Map<string, Bytes>> {
		const parts: Promise<Map<string, Bytes>>[] = [];
		for (let from = 0; from < digests.length; from += MOST_WANTED)
			parts.push(this.#want(digests.slice(from, from + MOST_WANTED)));
		return new Map((await Promise.all(parts)).flatMap((found) => [...found]));
	}

	#want(digests: readonly string[]): Promise<Map<string, Bytes>> {
		if (!this.isConnected) return Promise.reject(new Error('The hub is out of reach'));
		return new Promise((done, failed) => {
			this.#wants.push({ left: new Set(digests), found: new Map(), done, failed });
			this.#ask({ type: 'want', digests: [...digests] });
		});
	}

	/** Proves once for each connection that this device has a member's key. */
	async prove(sign: Sign): Promise<void> {
		const nonce = this.#nonce;
		if (nonce === undefined || this.#hasProved) return;
		this.#hasProved = true;
		const made = await sign(presenceStatement(this.#options.room, nonce));
		if (!made || this.#nonce !== nonce) return;
		this.#ask({ type: 'member', member: made.publicKey, signature: made.signature });
	}

	#ask(request: Request): void {
		this.#socket?.send(JSON.stringify(request));
	}

	#hello(): void {
		const known = this.#known;
		const { room } = this.#options;
		this.#ask({ type: 'hello', version: PROTOCOL, room, ...(known && { known }) });
	}

	/** Waits for the next word of the hub. */
	#listen(): void {
		clearTimeout(this.#silence);
		this.#silence = setTimeout(() => this.#lose(0), SILENCE);
	}

	/** Ends the connection; what waits for an answer fails. */
	#drop(): void {
		clearTimeout(this.#silence);
		const socket = this.#socket;
		this.#socket = undefined;
		this.#nonce = undefined;
		this.#hasProved = this.#synced = false;
		// What was compared in part is compared again.
		if (this.#missing) this.#known = { incarnation: '', number: 0 };
		this.#missing = undefined;
		this.#members = new Set();
		this.#sent.clear();
		for (const { failed } of this.#wants.splice(0)) failed(new Error('The connection was lost'));
		socket?.close();
	}

	#lose(pause: number): void {
		this.#drop();
		this.#timer = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
		this.#pause = Math.min(1.6 * this.#pause, LONGEST_PAUSE);
		this.#options.changed();
	}

	#take(message: string | ArrayBuffer): void {
		this.#listen();
		if (typeof message === 'string') {
			const answer = answerIn(message);
			if (answer) this.#answered(answer);
			return;
		}
		const frame = frameIn(new Uint8Array(message));
		if (frame) this.#framed(frame);
	}

	#answered(answer: Answer): void {
		switch (answer.type) {
			case 'welcome':
				return this.#begin(answer);
			case 'complete':
				return this.#complete(answer.number);
			case 'acknowledged':
				for (const digest of answer.digests) {
					this.#sent.delete(digest);
					this.#there.add(digest);
				}
				return this.#options.acknowledged(answer.digests);
			case 'refused':
				return this.#refuse(answer.reason, answer.digests);
			case 'present':
				this.#members = new Set(answer.members);
				return this.#options.changed();
			case 'alive':
				return undefined;
		}
	}

	#refuse(reason: string, digests: readonly string[]): void {
		for (const digest of digests) this.#sent.delete(digest);
		if (digests.length === 0) this.#drop();
		this.#options.refused(reason, digests);
	}

	/** In another incarnation of the room, both sides find out what the other one lacks. */
	#begin({ incarnation, nonce }: Extract<Answer, { type: 'welcome' }>): void {
		this.#pause = FIRST_PAUSE;
		this.#nonce = nonce;
		// A room that is not there yet has none.
		const isSame = incarnation !== '' && this.#known?.incarnation === incarnation;
		const compares = !isSame && (this.#known !== undefined || this.#options.knowsAny);
		if (!isSame) {
			this.#known = { incarnation, number: 0 };
			this.#there.clear();
		}
		this.#missing = compares ? [] : undefined;
		const what = compares ? 'digests' : 'entries';
		this.#ask({ type: 'read', what, after: this.#known?.number ?? 0 });
		this.#options.changed();
	}

	#complete(number: number): void {
		const missing = this.#missing;
		if (!missing) {
			this.#synced = true;
			this.#options.synced();
			return;
		}
		this.#missing = undefined;
		this.#fetch(missing)
			.then(() => {
				if (this.#known) this.#known.number = number;
				this.#ask({ type: 'read', what: 'entries', after: number });
			})
			// The next connection compares again.
			.catch(() => (this.#known = this.#known && { incarnation: '', number: 0 }));
	}

	async #fetch(missing: readonly Listed[]): Promise<void> {
		const sizeOf = ({ length }: Listed) => length;
		for (const batch of groupsWithin(missing, sizeOf, WANTED_BYTES, MOST_WANTED)) {
			const found = await this.want(batch.map(({ digest }) => digest));
			const entries = batch.flatMap(({ number, digest }) => {
				const bytes = found.get(digest);
				// Dropped meanwhile.
				if (!bytes) this.#there.delete(digest);
				return bytes ? [{ number, digest, bytes }] : [];
			});
			this.#options.arrived(entries);
		}
	}

	#framed(frame: Frame): void {
		if (frame.kind === 'digests') {
			for (const { digest } of frame.listed) this.#there.add(digest);
			this.#missing?.push(...frame.listed.filter(({ digest }) => !this.#options.knows(digest)));
			this.#confirm(frame.listed.at(-1)?.number);
		} else if (frame.kind === 'page') {
			for (const { digest } of frame.entries) this.#there.add(digest);
			const last = frame.entries.at(-1)?.number;
			if (this.#known && last !== undefined) this.#known.number = last;
			this.#confirm(last);
			// Without bytes, it is what this device has sent.
			this.#options.arrived(frame.entries.filter(({ bytes }) => bytes.length > 0));
		} else if (frame.kind === 'wanted') {
			this.#found(frame.entries);
		}
	}

	#found(entries: readonly Numbered[]): void {
		for (const { digest, bytes } of entries) {
			const want = this.#wants[0];
			if (!want?.left.delete(digest)) continue;
			if (bytes.length > 0) want.found.set(digest, bytes);
			if (want.left.size > 0) continue;
			this.#wants.shift();
			want.done(want.found);
		}
	}

	#confirm(number = 0): void {
		this.#ask({ type: 'got', number });
	}
}
