import { signed } from '$lib/exchange/seal';
import type { Bytes } from '../room/bytes';
import type { Numbered } from '../room/wire';
import { HubLine } from './hub-line';
import { EntryMaker } from './making';
import type { MadeEntry, Made, Making, Opening, Report, RoomStatus } from './protocol';
import { RoomLog } from './room-log';

/** Entries checked before other messages get their turn. */
const AT_ONCE = 200;
/** Entries whose items the page gets at once, and about how many bytes of them. */
const DELIVERED = 100;
const DELIVERED_BYTES = 100_000;
/** Milliseconds until entries are sent again after a refusal; doubled each time. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;

/** Takes part in a room: receives, checks and decrypts its entries, and sends what it lacks. */
export class RoomConnection {
	readonly #opening: Opening;
	readonly #report: (report: Report) => void;
	readonly #line: HubLine;
	readonly #log: RoomLog;
	readonly #maker: EntryMaker | undefined;
	/** Entries that the hub may not have yet. */
	readonly #outbox = new Map<string, Bytes>();
	/** Entries that were refused together with others: they are sent alone, so that one of them stops no other. */
	readonly #alone = new Set<string>();
	readonly #dropped = new Set<string>();
	readonly #lost = new Set<string>();
	readonly #kept: ReadonlySet<string>;
	#queue: (readonly [string, Uint8Array])[] = [];
	#working: Promise<void> = Promise.resolve();
	#isWorking = false;
	/** Whether everything that the hub had at the last connection was passed on. */
	#caughtUp = false;
	/** Whether it is to be found out what the hub has lost. */
	#mayLack = false;
	#refused: string | undefined;
	#pause = FIRST_PAUSE;
	#restart: ReturnType<typeof setTimeout> | undefined;
	/** How many entries about members there were when this device made one on its own. */
	#unaskedAt = NaN;
	/** The last status that was reported. */
	#told = '';

	constructor(opening: Opening, report: (report: Report) => void) {
		const { address, room, roomKeys, member, lasting, taken, kept } = opening;
		this.#opening = opening;
		this.#report = report;
		this.#log = new RoomLog(room, roomKeys, member, taken);
		const fetch = (digests: readonly string[]) => this.#fetch(digests);
		this.#maker = member && new EntryMaker(room, member, this.#log, fetch, lasting);
		for (const { digest, bytes, waiting } of kept) if (waiting) this.#outbox.set(digest, bytes);
		this.#kept = new Set(kept.map(({ digest }) => digest));
		this.#queue = kept.map(({ digest, bytes }) => [digest, bytes] as const);
		this.#line = new HubLine({
			...{ address, room, knowsAny: taken.length + kept.length > 0 },
			knows: (digest) => this.#log.knows(digest) || this.#kept.has(digest),
			arrived: (entries) => this.#arrive(entries),
			synced: () => this.#becomeSynced(),
			acknowledged: (digests) => this.#acknowledge(digests),
			refused: (reason, digests) => this.#refuse(reason, digests),
			changed: () => this.#change()
		});
		this.#work();
	}

	close(): void {
		clearTimeout(this.#restart);
		this.#line.close();
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

	/** Gets entries that the hub has; none while it is out of reach. */
	async #fetch(digests: readonly string[]): Promise<ReadonlyMap<string, Bytes>> {
		try {
			return await this.#line.want(digests.filter((digest) => this.#line.has(digest)));
		} catch {
			return new Map();
		}
	}

	#change(): void {
		if (!this.#line.isSynced) this.#caughtUp = false;
		this.#tell();
	}

	/** The hub did not take something, or did not open the room. After a pause it gets what it lacks. */
	#refuse(reason: string, digests: readonly string[]): void {
		if (reason === 'dropped') return this.#giveUp(digests);
		if (digests.length > 1) for (const digest of digests) this.#alone.add(digest);
		if (this.#refused !== undefined) return;
		this.#refused = reason;
		this.#change();
		this.#restart = setTimeout(() => {
			this.#refused = undefined;
			this.#line.connect();
			this.#tell();
			this.#work();
		}, this.#pause);
		this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
	}

	/** Snapshots stand for entries that this device has not sent in time. */
	#giveUp(digests: readonly string[]): void {
		for (const digest of digests) this.#outbox.delete(digest);
		this.#report({ report: 'dropped', digests });
	}

	#becomeSynced(): void {
		this.#mayLack = true;
		this.#work();
	}

	#arrive(entries: readonly Numbered[]): void {
		for (const { digest, bytes } of entries)
			if (!this.#log.knows(digest)) this.#queue.push([digest, bytes]);
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
		this.#caughtUp = this.#line.isSynced && this.#queue.length === 0;
		if (this.#line.isSynced && this.#refused === undefined) await this.#supply();
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
		this.#line.forget(digests);
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
		const clear = this.#log.clear.filter(({ digest }) => !this.#line.has(digest));
		const known = new Set(clear.map(({ digest }) => digest));
		const waiting = [...this.#outbox]
			.filter(([digest]) => !this.#line.has(digest) && !known.has(digest))
			// Of a removed device the hub takes only what its removal keeps: a device that leaves keeps all of its own.
			.filter(([digest]) => !removed || membership.counts(member.publicKey, digest))
			.map(([digest, bytes]) => ({ digest, bytes }));
		this.#line.send([...clear, ...waiting], (digest) => this.#alone.has(digest));
		if (!removed) {
			this.#reportLost();
			await this.#doUnasked();
		}
		this.#acknowledge([]);
	}

	/** Shows the others that this device is connected. The hub passes that on only of members that it knows. */
	#announce(): void {
		const { member } = this.#opening;
		const { introduction = '', removed } =
			this.#log.membership.members.get(member?.publicKey ?? '') ?? {};
		const isSent = this.#line.has(introduction) && !this.#outbox.has(introduction);
		if (!member || removed !== false || !isSent) return;
		void this.#line.prove((statement) => signed(member.signing, statement));
	}

	#reportLost(): void {
		if (!this.#mayLack) return;
		this.#mayLack = false;
		const digests = [...this.#log.taken].filter(
			(one) =>
				!this.#line.has(one) &&
				!this.#dropped.has(one) &&
				!this.#outbox.has(one) &&
				!this.#lost.has(one)
		);
		if (digests.length === 0) return;
		for (const digest of digests) this.#lost.add(digest);
		this.#report({ report: 'lost', digests });
	}

	async #doUnasked(): Promise<void> {
		const { size } = this.#log.membership.counted;
		if (size === this.#unaskedAt) return;
		const entries = (await this.#maker?.unasked()) ?? [];
		if (entries.length === 0) return;
		this.#unaskedAt = size;
		this.#report({ report: 'unasked', entries });
	}

	/** The hub has these in its database, and all others that it has said it has. */
	#acknowledge(given: readonly string[]): void {
		const others = [...this.#outbox.keys()].filter((digest) => this.#line.has(digest));
		const digests = [...new Set([...given, ...others])].filter((one) => this.#outbox.delete(one));
		for (const digest of digests) this.#alone.delete(digest);
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
		const connected = this.#line.members;
		const members = [...this.#log.membership.members.values()].filter(({ removed }) => !removed);
		const online = this.#line.isConnected;
		return {
			connection: this.#refused === undefined ? (online ? 'connected' : 'connecting') : 'refused',
			reason: this.#refused,
			synced: this.#line.isSynced && this.#caughtUp && this.#refused === undefined,
			removed: this.#isRemoved,
			members: members.map(({ key, admin, rank }) => ({
				key,
				admin,
				rank,
				connected: connected.has(key)
			})),
			invitations: this.#maker?.openInvitations().map(({ key }) => key) ?? [],
			entries: this.#line.size,
			damaged: this.#log.damaged
		};
	}
}
