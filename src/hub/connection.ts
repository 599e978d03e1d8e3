import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { bytesOfBase64url } from '$lib/exchange/base64url';
import { ed25519 } from '$lib/exchange/ed25519';
import {
	digestsFrame,
	entriesFrame,
	frameIn,
	MOST_SENT,
	MOST_WANTED,
	presenceStatement,
	PROTOCOL,
	requestIn,
	WINDOW,
	type Answer,
	type Numbered,
	type Request
} from '$lib/sync/room/wire';
import { arrivalsOf } from './gate';
import type { Limits } from './limits';
import type { Metrics } from './metrics';
import type { Presence, Present } from './presence';
import { isRefusal, type Refusal } from './refusal';
import { PAGE, type Follower, type Outcome, type Room } from './room';
import type { Rooms } from './rooms';
import type { Store } from './store/store';
import type { Visitors } from './visitors';

/** Why a connection is ended: it was refused, or the room is another one than before. */
const REFUSED = 4403;
const RESTART = 4409;
/** Messages that wait before no more are read. */
const WAITING = 4;
/** Digests in a page. */
const LISTED = 2_000;
/** Milliseconds between two looks whether a client has read, and in which it must have read something. */
const LOOK = 20;
const PATIENCE = 60_000;
/** Milliseconds between two questions whether the client is still there. */
const PING = 20_000;

type Reading = Extract<Request, { type: 'read' }>['what'];

export interface ConnectionOptions {
	readonly rooms: Rooms;
	readonly store: Store;
	readonly presence: Presence;
	readonly visitors: Visitors;
	readonly limits: Limits;
	readonly metrics: Metrics;
	/** Reports an error that the hub survives. */
	readonly report: (error: unknown) => void;
}

const pause = () => new Promise((done) => setTimeout(done, LOOK));

/** One client in one room: what it asks for, sends and gets (docs/hub.md, “The protocol”). */
export class Connection implements Follower, Present {
	readonly #socket: WebSocket;
	readonly #address: string;
	readonly #options: ConnectionOptions;
	readonly #nonce = randomBytes(32).toString('base64url');
	#room: Room | undefined;
	#member: string | undefined;
	/** The members that the client was told last. */
	#shown: string | undefined;
	#reading: Reading | undefined;
	#cursor = 0;
	#isComplete = false;
	#isPumping = false;
	/** Whether there may be more to send than the pump has seen. */
	#mustLook = false;
	/** Pages that the client has not confirmed. */
	#sent: { readonly number: number; readonly size: number }[] = [];
	/** Entries of the client that it does not need to get. */
	readonly #own = new Set<string>();
	#waiting = 0;
	#isStopped = false;
	#turn: Promise<void> = Promise.resolve();
	/** When the client was last heard, and when it was last asked. */
	#heardAt = Date.now();
	#movedAt = Date.now();
	#askedAt = Date.now();

	constructor(socket: WebSocket, address: string, options: ConnectionOptions) {
		this.#socket = socket;
		this.#address = address;
		this.#options = options;
		socket.on('pong', () => (this.#heardAt = Date.now()));
		socket.once('close', () => this.#leave());
	}

	get member(): string | undefined {
		return this.#member;
	}

	/** Takes a message; one after another. */
	receive(message: Buffer, isBinary: boolean): void {
		this.#heardAt = Date.now();
		this.#waiting += 1;
		if (this.#waiting === WAITING) this.#socket.pause();
		this.#turn = this.#turn.then(async () => {
			try {
				if (this.#isOpen && !this.#isStopped) await this.#handle(message, isBinary);
			} catch (error) {
				this.#fail(error);
			}
			this.#waiting -= 1;
			if (this.#waiting === WAITING - 1) this.#socket.resume();
		});
	}

	look(): void {
		if (this.#room) this.#options.presence.changed(this.#room.id);
		void this.#pump();
	}

	restart(): void {
		this.#socket.close(RESTART, 'restart');
	}

	show(members: readonly string[]): void {
		const text = members.join();
		if (text === this.#shown) return;
		this.#shown = text;
		this.#answer({ type: 'present', members: [...members] });
	}

	/** Ends a connection that reads nothing or does not answer any more, and asks the others. */
	tidy(now = Date.now()): void {
		const isBehind = this.#sent.length > 0 || this.#socket.bufferedAmount > 0;
		if (!isBehind) this.#movedAt = now;
		if (now - this.#movedAt > PATIENCE || now - this.#heardAt > PATIENCE)
			return this.#socket.terminate();
		if (now - this.#askedAt < PING) return undefined;
		this.#askedAt = now;
		this.#answer({ type: 'alive' });
		return this.#socket.ping();
	}

	/** Takes no more messages. */
	stop(): void {
		this.#isStopped = true;
	}

	/** Resolves when the messages that have arrived are handled. */
	idle(): Promise<void> {
		return this.#turn;
	}

	get #isOpen(): boolean {
		return this.#socket.readyState === this.#socket.OPEN;
	}

	#leave(): void {
		const room = this.#room;
		this.#room = undefined;
		if (!room) return;
		this.#options.presence.leave(room, this);
		this.#options.rooms.leave(room, this);
	}

	#answer(answer: Answer): void {
		if (this.#isOpen) this.#socket.send(JSON.stringify(answer));
	}

	/** Says why and ends the connection. */
	#end(reason: Refusal): void {
		this.#options.metrics.refused(reason);
		this.#answer({ type: 'refused', reason, digests: [] });
		this.#socket.close(REFUSED, reason);
	}

	#fail(error: unknown): void {
		this.#options.report(error);
		this.#end('storage');
	}

	async #handle(message: Buffer, isBinary: boolean): Promise<void> {
		if (isBinary) return this.#take(message);
		const request = requestIn(message.toString());
		const room = this.#room;
		if (!request || (request.type === 'hello') === (room !== undefined)) return this.#end('form');
		if (request.type === 'hello') return this.#hello(request);
		if (!room) return undefined;
		switch (request.type) {
			case 'member':
				return this.#prove(room, request);
			case 'read':
				this.#reading = request.what;
				this.#cursor = request.after;
				this.#isComplete = false;
				return void this.#pump();
			case 'got':
				return this.#confirm(request.number);
			case 'want':
				return this.#give(room, request.digests);
		}
	}

	async #hello({ version, room: id, known }: Extract<Request, { type: 'hello' }>): Promise<void> {
		if (version !== PROTOCOL) return this.#end('version');
		const { rooms, presence } = this.#options;
		const room = await this.#open(id);
		if (!room) return this.#end('rate');
		if (!this.#isOpen) return rooms.leave(room, this);
		const isSame = known?.incarnation === room.head.incarnation && room.head.number > 0;
		if (isSame && known.number > room.head.number) {
			await rooms.renew(room, this);
			if (!this.#isOpen) return rooms.leave(room, this);
		}
		this.#room = room;
		presence.join(room, this);
		const { incarnation, number } = room.head;
		const nonce = this.#nonce;
		this.#answer({ type: 'welcome', version: PROTOCOL, incarnation, number, nonce });
	}

	/** Opens a room; not if the address has opened so much lately that others would wait. */
	async #open(id: string): Promise<Room | undefined> {
		const { rooms, visitors } = this.#options;
		if (rooms.has(id)) return rooms.join(id, this);
		if (!visitors.may('opening', this.#address)) return undefined;
		const room = await rooms.join(id, this);
		visitors.opened(this.#address, room.rights.work);
		return room;
	}

	async #prove(
		room: Room,
		{ member, signature }: Extract<Request, { type: 'member' }>
	): Promise<void> {
		if (!this.#options.visitors.may('presences', this.#address)) return;
		const [key, bytes] = [member, signature].map(bytesOfBase64url);
		const { verify } = await ed25519();
		const statement = presenceStatement(room.id, this.#nonce);
		if (!key || !bytes || !(await verify(key, statement, bytes))) return this.#end('signature');
		this.#member = member;
		this.#options.presence.changed(room.id);
	}

	/** Takes entries that the client sends. */
	async #take(message: Buffer): Promise<void> {
		const { visitors, limits, rooms } = this.#options;
		const frame = this.#room && frameIn(message);
		if (frame?.kind !== 'sent' || frame.entries.length > MOST_SENT || !this.#room)
			return this.#end('form');
		const digests = frame.entries.map(({ digest }) => digest);
		if (new Set(digests).size < digests.length) return this.#end('form');
		if (!visitors.may('updates', this.#address)) return this.#refuse('rate', digests);
		const arrivals = await arrivalsOf(this.#room.id, frame.entries, limits);
		if (isRefusal(arrivals)) return this.#refuse(arrivals, digests);
		for (const digest of digests) this.#own.add(digest);
		const mayCreate = () => visitors.may('newRooms', this.#address);
		try {
			this.#tell(digests, await rooms.append(this.#room, arrivals, mayCreate));
		} catch {
			this.#tell(digests, { taken: [], dropped: [], refusal: 'storage' });
		}
		return undefined;
	}

	#tell(digests: readonly string[], { taken, dropped, refusal }: Outcome): void {
		if (taken.length > 0) this.#answer({ type: 'acknowledged', digests: [...taken] });
		if (dropped.length > 0) this.#refuse('dropped', dropped);
		if (!refusal) return;
		const known = new Set([...taken, ...dropped]);
		const refused = digests.filter((digest) => !known.has(digest));
		for (const digest of refused) this.#own.delete(digest);
		this.#refuse(refusal, refused);
	}

	#refuse(reason: Refusal, digests: readonly string[]): void {
		this.#options.metrics.refused(reason);
		this.#answer({ type: 'refused', reason, digests: [...digests] });
	}

	#confirm(number: number): void {
		this.#movedAt = Date.now();
		this.#sent = this.#sent.filter((page) => page.number > number);
		void this.#pump();
	}

	/** Gives single entries, and says which of them are not there. */
	async #give(room: Room, digests: readonly string[]): Promise<void> {
		const most = { ...PAGE, entries: MOST_WANTED };
		for (let left = digests; left.length > 0 && this.#isOpen;) {
			await this.#untilRead();
			const found = await this.#options.store.take(room.id, left, most);
			const given = new Set(found.map(({ digest }) => digest));
			const missing = left.map((digest) => ({ number: 0, digest, bytes: new Uint8Array() }));
			this.#socket.send(entriesFrame('wanted', found.length > 0 ? found : missing));
			left = found.length > 0 ? left.filter((digest) => !given.has(digest)) : [];
		}
	}

	/** Waits until the client and others of its address have read most of what was sent. */
	async #untilRead(): Promise<void> {
		const { visitors } = this.#options;
		while (
			this.#isOpen &&
			(this.#socket.bufferedAmount > WINDOW || visitors.isBehind(this.#address))
		)
			await pause();
	}

	/** Sends what the client asked for, as far as it has confirmed what came before. */
	async #pump(): Promise<void> {
		this.#mustLook = true;
		if (this.#isPumping) return;
		this.#isPumping = true;
		try {
			while (this.#mustLook && this.#isOpen && this.#room && this.#reading) {
				this.#mustLook = false;
				if (await this.#sendPage(this.#room)) this.#mustLook = true;
			}
		} catch (error) {
			this.#fail(error);
		}
		this.#isPumping = false;
	}

	/** Sends one page; returns whether to go on. */
	async #sendPage(room: Room): Promise<boolean> {
		const size = this.#sent.reduce((sum, page) => sum + page.size, 0);
		if (size >= WINDOW) return false;
		const { number } = room.head;
		if (this.#cursor >= number) {
			if (!this.#isComplete) this.#answer({ type: 'complete', number: this.#cursor });
			this.#isComplete = true;
			if (this.#reading === 'digests') this.#reading = undefined;
			return false;
		}
		await this.#untilRead();
		const reading = this.#reading;
		const from = this.#cursor;
		const page = await (reading === 'digests' ? this.#digests(room) : this.#entries(room));
		// Asked for something else meanwhile.
		if (this.#reading !== reading || this.#cursor !== from) return true;
		// What is left up to there was dropped.
		this.#cursor = page?.number ?? number;
		if (page && this.#isOpen) {
			this.#sent.push({ number: page.number, size: page.frame.length });
			this.#socket.send(page.frame);
		}
		return true;
	}

	async #digests(room: Room) {
		const listed = await this.#options.store.list(room.id, this.#cursor, LISTED);
		const last = listed.at(-1);
		return last && { number: last.number, frame: digestsFrame(listed) };
	}

	async #entries(room: Room) {
		const entries = await room.read(this.#cursor);
		const last = entries.at(-1);
		const sent = entries.map((one): Numbered => {
			return this.#own.delete(one.digest) ? { ...one, bytes: new Uint8Array() } : one;
		});
		return last && { number: last.number, frame: entriesFrame('page', sent) };
	}
}
