import type { LazyStores, RoomRow } from '$lib/store';
import {
	NOT_CONNECTED,
	type Delivered,
	type Made,
	type Making,
	type Opening,
	type Report,
	type RoomStatus
} from '$lib/sync/room-client/protocol';
import { storeRows } from '../league/worker/storing';
import type { Binding, KeyedItem } from './binding';
import { chunked } from './item-chunks';
import { KnownEntries } from './known-entries';
import { isNameKey, nameKey, receiveItems, type Named } from './receiving';
import { RoomWorker } from './room-worker';
import { Snapshots } from './snapshots';

/** Milliseconds without a change before the room gets what it lacks, if its binding does not say how many. */
const QUIET = 700;
/** Milliseconds until it is written who was seen and when this device was in step. */
const NOTING = 500;
/** Most waiting entries that are stored together, and about how many bytes of them: each transaction takes time. */
const AT_ONCE = 400;
const AT_ONCE_BYTES = 400_000;
/** Milliseconds that leaving waits for the hub. */
const LEAVING = 3000;

interface SessionOptions {
	readonly address: string;
	readonly room: RoomRow;
	readonly rooms: LazyStores['rooms'];
	readonly binding: Binding;
}

/** One room that is switched on in this window: passes items between its worker and what is stored. */
export class RoomSession {
	readonly #options: SessionOptions;
	readonly #entries: KnownEntries;
	readonly #snapshots: Snapshots;
	#worker: RoomWorker | undefined;
	#status = $state.raw<RoomStatus>(NOT_CONNECTED);
	#failed = $state(false);
	#refusedItems = $state(0);
	#unsent = $state(0);
	#incomplete = $state(0);
	#endWatch: () => void = () => undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Runs what concerns the storage one after another. */
	#turn: Promise<unknown> = Promise.resolve();
	/** Entries that wait for their turn, to which more can be added. */
	#arriving: Delivered[] | undefined;
	#closed = false;
	#removed = false;
	/** When members were seen, and when this device was in step, as far as that is not written yet. */
	#seen: Record<string, number> = {};
	#inStepAt: number | undefined;
	#noting: ReturnType<typeof setTimeout> | undefined;

	constructor(options: SessionOptions) {
		this.#options = options;
		this.#entries = new KnownEntries(options.rooms, options.room.id);
		this.#snapshots = new Snapshots({
			binding: options.binding,
			entries: this.#entries,
			isReplaced: (key) => this.#isReplaced(key),
			make: (making, keys) => this.#make(making, keys)
		});
	}

	get status(): RoomStatus {
		return this.#status;
	}

	/** Whether the browser could not store what arrived, or the worker stopped. */
	get failed(): boolean {
		return this.#failed;
	}

	/** Items that could not be understood; they changed nothing. */
	get refusedItems(): number {
		return this.#refusedItems;
	}

	/** What waits for a connection and is in no entry yet. */
	get unsent(): number {
		return this.#unsent;
	}

	/** Documents with changes that wait for earlier ones, which the room lacks. */
	get incomplete(): number {
		return this.#incomplete;
	}

	get id(): string {
		return this.#options.room.id;
	}

	async start(): Promise<void> {
		this.#worker = new RoomWorker(
			(report) => this.#take(report),
			() => (this.#failed = true)
		);
		await this.#entries.load();
		// Closed meanwhile, it has no worker any more.
		if (this.#closed) return;
		this.#worker.open(this.#opening());
		this.#endWatch = this.#options.binding.watch(() => this.#soon());
		this.#soon();
	}

	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
		clearTimeout(this.#noting);
		this.#endWatch();
		this.#worker?.close();
		this.#worker = undefined;
	}

	/** Makes, stores and sends entries. Rejects if this device may not, or the browser cannot store them. */
	make(making: Making, keys: readonly string[] = []): Promise<Made> {
		return this.#inTurn(() => this.#make(making, keys));
	}

	/** Resolves when what the worker has reported is taken in, the status too. */
	async settled(): Promise<void> {
		await this.#turn;
	}

	/** Gives up this device's rights; while it is connected, waits a moment for the hub to have that. */
	async leave(own: string): Promise<void> {
		const { entries } = await this.make({ make: 'removal', member: own });
		const digest = entries[0]?.digest ?? '';
		const isOnItsWay = () => this.#status.synced && this.#entries.waits([digest]);
		for (let waited = 0; waited < LEAVING && isOnItsWay(); waited += 100)
			await new Promise((resolve) => setTimeout(resolve, 100));
	}

	/** Sends what the room lacks as soon as possible. */
	refresh(): void {
		this.#soon(0);
	}

	#opening(): Opening {
		const { address, room } = this.#options;
		const { rows } = this.#entries;
		const { member } = room;
		const signing =
			member?.signing instanceof CryptoKey
				? { publicKey: member.publicKey, privateKey: member.signing }
				: member?.signing;
		return {
			address,
			room: room.id,
			roomKeys: room.roomKeys,
			...(member && signing && { member: { ...member, signing } }),
			lasting: room.links?.map(({ key, epoch }) => ({ key, epoch })),
			taken: rows.filter(({ keys }) => keys.length > 0).map(({ digest }) => digest),
			kept: rows.flatMap(({ digest, bytes, waiting }) =>
				bytes ? [{ digest, bytes, waiting: waiting === 1 }] : []
			)
		};
	}

	#inTurn<T>(work: () => Promise<T>): Promise<T> {
		const result = this.#turn.then(work);
		this.#turn = result.catch(() => undefined);
		return result;
	}

	#soon(delay = this.#options.binding.quiet ?? QUIET): void {
		clearTimeout(this.#timer);
		if (this.#closed) return;
		this.#timer = setTimeout(() => {
			this.#inTurn(() => this.#sendLacking()).catch(() => (this.#failed = true));
		}, delay);
	}

	#take(report: Report): void {
		if (report.report === 'items') return this.#gather(report.delivered);
		// What arrives after this report waits for its turn.
		this.#arriving = undefined;
		void this.#attempt(() => this.#handle(report));
	}

	/** Adds entries to those that wait directly before them. */
	#gather(delivered: readonly Delivered[]): void {
		const size = (this.#arriving ?? []).reduce((sum, { lines }) => sum + lines.length, 0);
		if (this.#arriving && this.#arriving.length < AT_ONCE && size < AT_ONCE_BYTES) {
			this.#arriving.push(...delivered);
			return;
		}
		const arriving = [...delivered];
		this.#arriving = arriving;
		void this.#attempt(() => {
			if (this.#arriving === arriving) this.#arriving = undefined;
			return this.#receive(arriving);
		});
	}

	#attempt(work: () => Promise<void>): Promise<void> {
		return this.#inTurn(async () => {
			if (this.#closed) return;
			try {
				await work();
			} catch {
				// Nothing is noted as taken: it arrives again at the next start.
				this.#failed = true;
			}
		});
	}

	async #handle(report: Exclude<Report, { report: 'items' }>): Promise<void> {
		switch (report.report) {
			case 'status':
				return this.#show(report.status);
			case 'clear':
				return this.#entries.putClear(report.entries);
			case 'unasked':
				await this.#entries.putMade(report.entries, []);
				return this.#worker?.send(report.entries);
			case 'acknowledged':
				return this.#acknowledge(report.digests);
			case 'lost':
				await this.#entries.forget(report.digests);
				return this.#soon();
			case 'dropped':
				await this.#options.binding.cover?.(await this.#entries.forget(report.digests));
				// The snapshot may lack something that this device has.
				return this.#soon();
			case 'roomKeys': {
				const { roomKeys } = report;
				return this.#options.rooms.change(this.id, (row) => ({ ...row, roomKeys }));
			}
		}
	}

	async #show(status: RoomStatus): Promise<void> {
		const wasSynced = this.#status.synced;
		const before = this.#status.members.filter(({ connected }) => connected).map(({ key }) => key);
		this.#status = status;
		if (status.synced && !wasSynced) {
			await this.#settle();
			this.#soon();
		}
		const now = status.members.filter(({ connected }) => connected).map(({ key }) => key);
		const changed = [...now, ...before].filter((key) => now.includes(key) !== before.includes(key));
		if (changed.length > 0) this.#note(changed);
		if (status.removed && !this.#removed) {
			this.#removed = true;
			await this.#options.rooms.change(this.id, (row) => ({ ...row, removed: true }));
		}
	}

	/** Notes members as seen; written at most once in a while, as entries may arrive in thousands. */
	#note(keys: readonly string[]): void {
		const at = Date.now();
		for (const key of keys) this.#seen[key] = at;
		this.#noting ??= setTimeout(() => {
			this.#noting = undefined;
			void this.#inTurn(() => this.#writeNotes()).catch(() => undefined);
		}, NOTING);
	}

	async #writeNotes(): Promise<void> {
		const seen = this.#seen;
		const inStepAt = this.#inStepAt;
		this.#seen = {};
		this.#inStepAt = undefined;
		await this.#options.rooms.change(this.id, (row) => ({
			...row,
			seen: { ...row.seen, ...seen },
			...(inStepAt !== undefined && { inStepAt })
		}));
	}

	async #receive(delivered: readonly Delivered[]): Promise<void> {
		const { binding, rooms } = this.#options;
		const { taken, named, refused, isStoredByWorker } = await receiveItems(binding, delivered);
		this.#refusedItems += refused;
		for (const [author, names] of named) await this.#rename(author, names);
		await this.#entries.putTaken(
			taken,
			isStoredByWorker ? (rows) => storeRows(rooms, rows) : undefined
		);
		if (this.#status.synced) await this.#settle();
		this.#note(delivered.map(({ author }) => author));
		this.#soon();
	}

	async #settle(): Promise<void> {
		this.#incomplete = (await this.#options.binding.settle?.()) ?? 0;
	}

	async #rename(key: string, items: readonly Named[]): Promise<void> {
		await this.#options.rooms.change(this.id, (row) => {
			const newest = items.reduce(
				(last, { name, at }) => (at > last.at ? { name, at } : last),
				row.names[key] ?? { name: '', at: -1 }
			);
			return { ...row, names: { ...row.names, [key]: newest } };
		});
	}

	/** Sends what this device has and the room lacks, until there is nothing more. */
	async #sendLacking(): Promise<void> {
		if (this.#closed || this.#status.removed || !this.#options.room.member) return;
		const { binding } = this.#options;
		this.#unsent = this.#status.synced ? 0 : ((await binding.unsent?.(this.#entries.has)) ?? 0);
		// The room must have been received first: this device might have nothing to add.
		if (!this.#status.synced) return;
		const lacking = [...(await this.#ownName()), ...(await binding.outgoing(this.#entries.has))];
		const isReplaced = ({ key }: KeyedItem) => this.#isReplaced(key);
		const kept = lacking.filter((one) => !isReplaced(one));
		// Entries of their own, so that snapshots can stand for them.
		for (const chunk of [...chunked(kept), ...chunked(lacking.filter(isReplaced))]) {
			const items = chunk.map(({ item }) => item);
			const keys = chunk.map(({ key }) => key);
			await this.#make({ make: 'content', items }, keys);
		}
		if (lacking.length > 0) this.#soon(0);
		else if (this.#isFirst(this.#options.room.member.publicKey)) await this.#snapshots.make();
	}

	async #ownName(): Promise<KeyedItem[]> {
		const room = await this.#options.rooms.get(this.id);
		const own = room?.member?.publicKey ?? '';
		const name = room?.names[own];
		const key = nameKey(own, name?.at ?? 0);
		return name?.name && !this.#entries.has(key)
			? [{ key, item: { kind: 'device', ...name } }]
			: [];
	}

	async #make(making: Making, keys: readonly string[]): Promise<Made> {
		const worker = this.#worker;
		if (!worker) throw new Error('The room is closed');
		const made = await worker.make(making);
		await this.#entries.putMade(made.entries, keys);
		worker.send(made.entries);
		return made;
	}

	async #acknowledge(digests: readonly string[]): Promise<void> {
		await this.#entries.putAcknowledged(digests);
		if (!this.#entries.waits() && this.#status.synced) {
			this.#inStepAt = Date.now();
			this.#note([]);
		}
		// There may be more to replace.
		if (await this.#snapshots.dropCovered()) this.#soon();
	}

	#isReplaced(key: string): boolean {
		return isNameKey(key) || (this.#options.binding.isReplaced?.(key) ?? false);
	}

	/** Whether this device is the first administrator that is connected: only that one makes snapshots. */
	#isFirst(own: string): boolean {
		const admins = this.#status.members
			.filter(({ admin, connected }) => admin && connected)
			.sort((one, other) => one.rank - other.rank);
		return admins[0]?.key === own;
	}
}
