import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import { EntryMaker } from './making';
import type { MadeEntry, Made, Making, Opening, Report, RoomStatus } from './protocol';
import { RoomLog } from './room-log';

/** Bytes of entries that go into one update. */
const UPDATE_BYTES = 256_000;
/** Entries checked before other messages get their turn. */
const AT_ONCE = 200;
/** Entries whose items the page gets at once, and about how many bytes of them. */
const DELIVERED = 100;
const DELIVERED_BYTES = 100_000;
/** Milliseconds until the room is opened again after a refusal; doubled each time. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** What a hub says when it does not take an update. */
function refusalIn(payload: string): string | undefined {
	try {
		const { refused } = JSON.parse(payload) as { refused?: unknown };
		return typeof refused === 'string' ? refused : undefined;
	} catch {
		return undefined;
	}
}

/** The keys of connected members, as their devices say. */
function membersIn(states: Iterable<unknown>): Set<string> {
	const named = [...states].map((state) => (state as { member?: unknown } | null)?.member);
	return new Set(named.filter((key) => typeof key === 'string'));
}

/** Takes part in a room: receives, checks and decrypts its entries, and sends what it lacks. */
export class RoomConnection {
	readonly #opening: Opening;
	readonly #report: (report: Report) => void;
	readonly #socket: HocuspocusProviderWebsocket;
	readonly #log: RoomLog;
	readonly #maker: EntryMaker | undefined;
	/** Entries that the hub may not have yet. */
	readonly #outbox = new Map<string, Uint8Array<ArrayBuffer>>();
	readonly #dropped = new Set<string>();
	readonly #lost = new Set<string>();
	#document = new Y.Doc();
	#provider: HocuspocusProvider | undefined;
	#queue: (readonly [string, Uint8Array])[] = [];
	#working: Promise<void> = Promise.resolve();
	#isWorking = false;
	#synced = false;
	/** Whether everything that the hub had at the last connection was passed on. */
	#caughtUp = false;
	#refused: string | undefined;
	#pause = FIRST_PAUSE;
	#restart: ReturnType<typeof setTimeout> | undefined;
	#madeUnasked = new Set<string>();
	/** The last status that was reported. */
	#told = '';

	constructor(opening: Opening, report: (report: Report) => void) {
		const { address, room, roomKeys, member, lasting, taken, kept } = opening;
		this.#opening = opening;
		this.#report = report;
		this.#log = new RoomLog(room, roomKeys, member, taken);
		const bytesOf = (digest: string) => this.#bytesOf(digest);
		this.#maker = member && new EntryMaker(room, member, this.#log, bytesOf, lasting);
		for (const { digest, bytes, waiting } of kept) if (waiting) this.#outbox.set(digest, bytes);
		this.#queue = kept.map(({ digest, bytes }) => [digest, bytes] as const);
		this.#socket = new HocuspocusProviderWebsocket({ url: address, delay: FIRST_PAUSE });
		this.#socket.on('status', () => this.#tell());
		this.#start();
	}

	close(): void {
		clearTimeout(this.#restart);
		this.#stop();
		this.#socket.destroy();
	}

	/** Makes entries; the page stores them before it sends them. */
	async make(making: Making): Promise<Made> {
		await this.#working;
		if (!this.#maker) throw new Error('This device only reads');
		return this.#maker.make(making);
	}

	/** Sends entries that the page has stored. */
	send(entries: readonly MadeEntry[]): void {
		for (const { digest, bytes } of entries) {
			this.#outbox.set(digest, bytes);
			this.#log.take(digest);
			this.#queue.push([digest, bytes]);
		}
		this.#work();
	}

	get #entries(): Y.Map<unknown> {
		return this.#document.getMap('entries');
	}

	#bytesOf(digest: string): Uint8Array | undefined {
		const bytes = this.#entries.get(digest) ?? this.#outbox.get(digest);
		return bytes instanceof Uint8Array ? bytes : undefined;
	}

	#start(): void {
		const document = new Y.Doc();
		this.#document = document;
		this.#entries.observe(({ keysChanged }) => this.#arrive([...keysChanged]));
		const provider = new HocuspocusProvider({
			websocketProvider: this.#socket,
			name: this.#opening.room,
			document,
			onSynced: () => this.#becomeSynced(),
			onStateless: ({ payload }) => this.#refuse(refusalIn(payload)),
			onAuthenticationFailed: ({ reason }) => {
				// On this connection the hub would not open the room again.
				this.#socket.disconnect();
				this.#refuse(reason);
			},
			onUnsyncedChanges: ({ number }) => number === 0 && this.#acknowledge(),
			onAwarenessChange: () => this.#tell(),
			onClose: () => this.#lose()
		});
		this.#provider = provider;
		const { member } = this.#opening;
		// A hub that keeps the awareness of newcomers would refuse it: they are no members yet.
		provider.awareness?.setLocalState(null);
		provider.attach();
		if (member) this.#work();
	}

	#stop(): void {
		this.#provider?.destroy();
		this.#provider = undefined;
		this.#document.destroy();
		this.#synced = this.#caughtUp = false;
	}

	#lose(): void {
		this.#synced = this.#caughtUp = false;
		this.#tell();
	}

	/** The hub did not take something, or did not open the room. A new document holds only what the hub has; then it gets what it lacks. */
	#refuse(reason: string | undefined): void {
		if (reason === undefined || this.#refused !== undefined) return;
		this.#refused = reason;
		this.#stop();
		this.#tell();
		this.#restart = setTimeout(() => {
			this.#refused = undefined;
			void this.#socket.connect();
			this.#start();
		}, this.#pause);
		this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
	}

	#becomeSynced(): void {
		this.#synced = true;
		this.#work();
	}

	#arrive(digests: readonly string[]): void {
		for (const digest of digests) {
			if (this.#log.knows(digest)) continue;
			const bytes = this.#entries.get(digest);
			if (bytes instanceof Uint8Array) this.#queue.push([digest, bytes]);
		}
		this.#work();
	}

	/** Works through what arrived, one run at a time. */
	#work(): void {
		if (this.#isWorking) return;
		this.#isWorking = true;
		this.#working = this.#workOnce().finally(() => {
			this.#isWorking = false;
			if (this.#queue.length > 0) this.#work();
		});
	}

	async #workOnce(): Promise<void> {
		// Updates of one message arrive one after another.
		await new Promise((resolve) => setTimeout(resolve));
		while (this.#queue.length > 0) {
			const added = await this.#log.add(this.#queue.splice(0, AT_ONCE));
			if (added.length > 0) this.#report({ report: 'clear', entries: added });
		}
		if (await this.#log.learnKeys()) {
			this.#report({ report: 'roomKeys', roomKeys: this.#log.roomKeys });
		}
		await this.#deliver();
		this.#reportDropped();
		this.#caughtUp = this.#synced && this.#queue.length === 0;
		if (this.#synced) await this.#supply();
		this.#tell();
	}

	/** A device that wants to join gets nothing before it is a member: by a closed link it would get the past. */
	get #mayTake(): boolean {
		const { member } = this.#opening;
		return member === undefined || this.#log.membership.members.has(member.publicKey);
	}

	async #deliver(): Promise<void> {
		while (this.#mayTake) {
			const delivered = await this.#log.open(DELIVERED, DELIVERED_BYTES);
			if (delivered.length === 0) return;
			this.#report({ report: 'items', delivered });
		}
	}

	#reportDropped(): void {
		const digests = [...this.#log.membership.dropped].filter((one) => !this.#dropped.has(one));
		if (digests.length === 0) return;
		for (const digest of digests) {
			this.#dropped.add(digest);
			this.#outbox.delete(digest);
		}
		this.#report({ report: 'dropped', digests });
	}

	/** Whether this device may write: it is a member, or its entry about joining is not known to the others yet. */
	get #isRemoved(): boolean {
		const { member } = this.#opening;
		return (
			member !== undefined && this.#log.membership.members.get(member.publicKey)?.removed === true
		);
	}

	/** Sends what the room lacks: first entries about members, then what waits. A device that left still says so. */
	async #supply(): Promise<void> {
		const { member } = this.#opening;
		if (!member) return;
		const removed = this.#isRemoved;
		const { membership } = this.#log;
		const clear = this.#log.clear.filter(({ digest }) => !this.#entries.has(digest));
		const known = new Set(clear.map(({ digest }) => digest));
		const waiting = [...this.#outbox]
			.filter(([digest]) => !this.#entries.has(digest) && !known.has(digest))
			// Of a removed device the hub takes only what its removal keeps: a device that leaves keeps all of its own.
			.filter(([digest]) => !removed || membership.counts(member.publicKey, digest))
			.map(([digest, bytes]) => ({ digest, bytes }));
		this.#put([...clear, ...waiting]);
		if (!removed) {
			this.#reportLost();
			await this.#doUnasked();
		}
		if (this.#provider?.unsyncedChanges === 0) this.#acknowledge();
	}

	#put(entries: readonly MadeEntry[]): void {
		for (let from = 0; from < entries.length;) {
			let [to, size] = [from, 0];
			do size += entries[to++]?.bytes.length ?? 0;
			while (to < entries.length && size < UPDATE_BYTES);
			this.#document.transact(() => {
				for (const { digest, bytes } of entries.slice(from, to)) this.#entries.set(digest, bytes);
			});
			from = to;
		}
	}

	/** Says that this device is connected. The hub passes that on only of members that it knows. */
	#announce(): void {
		const member = this.#opening.member?.publicKey ?? '';
		const { introduction = '', removed } = this.#log.membership.members.get(member) ?? {};
		const isSent = this.#entries.has(introduction) && !this.#outbox.has(introduction);
		const isKnown = removed === false && isSent;
		const awareness = this.#provider?.awareness;
		if (isKnown && awareness?.getLocalState() === null) awareness.setLocalState({ member });
	}

	#reportLost(): void {
		const digests = [...this.#log.taken].filter(
			(one) =>
				!this.#entries.has(one) &&
				!this.#dropped.has(one) &&
				!this.#outbox.has(one) &&
				!this.#lost.has(one)
		);
		if (digests.length === 0) return;
		for (const digest of digests) this.#lost.add(digest);
		this.#report({ report: 'lost', digests });
	}

	async #doUnasked(): Promise<void> {
		const key = this.#log.membership.counted.size;
		const entries = (await this.#maker?.unasked()) ?? [];
		if (entries.length === 0 || this.#madeUnasked.has(String(key))) return;
		this.#madeUnasked.add(String(key));
		this.#report({ report: 'unasked', entries });
	}

	/** The hub has everything on its disk that the document had when it was sent. */
	#acknowledge(): void {
		if (!this.#synced) return;
		const digests = [...this.#outbox.keys()].filter((digest) => this.#entries.has(digest));
		for (const digest of digests) this.#outbox.delete(digest);
		if (digests.length > 0) this.#pause = FIRST_PAUSE;
		this.#announce();
		// First, as the page notes when it was in step only if it is.
		this.#tell();
		this.#report({ report: 'acknowledged', digests });
	}

	#tell(): void {
		const status = this.#status();
		const text = JSON.stringify(status);
		if (text === this.#told) return;
		this.#told = text;
		this.#report({ report: 'status', status });
	}

	#status(): RoomStatus {
		const { status } = this.#socket;
		const connected = membersIn(this.#provider?.awareness?.getStates().values() ?? []);
		const members = [...this.#log.membership.members.values()].filter(({ removed }) => !removed);
		const online = String(status) === 'connected';
		return {
			connection: this.#refused === undefined ? (online ? 'connected' : 'connecting') : 'refused',
			reason: this.#refused,
			synced: this.#synced && this.#caughtUp,
			removed: this.#isRemoved,
			members: members.map(({ key, admin, rank }) => ({
				key,
				admin,
				rank,
				connected: connected.has(key)
			})),
			invitations: this.#maker?.openInvitations().map(({ key }) => key) ?? [],
			entries: this.#entries.size,
			damaged: this.#log.damaged
		};
	}
}
