import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { BrikmusterDatabase } from '$lib/store/database';
import { Rooms } from '$lib/store/rooms';
import type { Item } from '$lib/sync/room/items';
import type { Made, Making } from '$lib/sync/room-client/protocol';
import type { Binding, KeyedItem } from './binding';
import { KnownEntries } from './known-entries';
import { Snapshots } from './snapshots';

const ROOM = 'room';
const MOST = 20;

const databases: BrikmusterDatabase[] = [];
afterEach(async () => {
	for (const database of databases.splice(0)) await database.delete();
});

const keyOf = (item: Item) => String(item.key);

/** A room with one device, whose hub does at once what it is asked for. */
class Room {
	readonly entries: KnownEntries;
	readonly snapshots: Snapshots;
	/** What each entry of the room has. */
	readonly has = new Map<string, readonly Item[]>();
	readonly stored = new Map<string, Item>();
	/** Keys that the device read to pack them. */
	readonly read: string[] = [];
	readonly #unacknowledged: string[] = [];

	constructor() {
		const database = new BrikmusterDatabase(`snapshots-${databases.length}`);
		databases.push(database);
		this.entries = new KnownEntries(new Rooms(database, Date.now), ROOM);
		const binding: Binding = {
			mostReplaced: MOST,
			read: (item) => ({ key: keyOf(item) }),
			outgoing: () => Promise.resolve([]),
			receive: () => Promise.resolve(),
			watch: () => () => undefined,
			packing: {
				isPacked: (key) => key.startsWith('small '),
				items: (keys) => {
					this.read.push(...keys);
					return Promise.resolve(this.#items(keys));
				}
			}
		};
		this.snapshots = new Snapshots({
			binding,
			entries: this.entries,
			isReplaced: () => false,
			make: (making, keys) => this.#make(making, keys)
		});
	}

	#items(keys: readonly string[]): KeyedItem[] {
		return keys.flatMap((key) => {
			const item = this.stored.get(key);
			return item ? [{ key, item }] : [];
		});
	}

	async #make(making: Making, keys: readonly string[]): Promise<Made> {
		const digest = `made ${this.has.size} ${this.#unacknowledged.length}`;
		if (making.make === 'dropped') {
			expect(making.snapshots.every((one) => this.has.has(one))).toBe(true);
			expect(making.snapshots.length).toBeLessThanOrEqual(100);
			for (const one of making.covered) this.has.delete(one);
			await this.entries.forget(making.covered);
			return { entries: [] };
		}
		if (making.make !== 'snapshot') throw new Error(making.make);
		expect(making.items.map(keyOf)).toEqual(keys);
		this.has.set(digest, making.items);
		const entries = [{ digest, bytes: new Uint8Array(1) }];
		await this.entries.putMade(entries, keys);
		this.#unacknowledged.push(digest);
		return { entries };
	}

	/** Another device wrote an entry; the items that this one cannot read again are not stored. */
	async arrive(digest: string, items: readonly Item[], readable = items): Promise<void> {
		this.has.set(digest, items);
		for (const item of readable) this.stored.set(keyOf(item), item);
		await this.entries.putTaken([[digest, items.map(keyOf)]]);
	}

	/** Makes snapshots until there is nothing more to do. */
	async settle(): Promise<void> {
		for (let before = -1; before !== this.has.size;) {
			before = this.has.size;
			await this.snapshots.make();
			expect(await this.snapshots.dropCovered()).toBe(false);
			await this.entries.putAcknowledged(this.#unacknowledged.splice(0));
			await this.snapshots.dropCovered();
		}
	}

	get keys(): string[] {
		return [...new Set([...this.has.values()].flat().map(keyOf))].sort();
	}
}

const small = (at: number, text = ''): Item => ({ kind: 'text', key: `small ${at}`, text });

it('pack a thousand small entries into few, and those only', async () => {
	const room = new Room();
	await room.arrive('large', [{ kind: 'text', key: 'photo 1' }]);
	const text = 'x'.repeat(4000);
	for (let at = 0; at < 1000; at += 1) await room.arrive(`entry ${at}`, [small(at, text)]);
	const before = room.keys;
	await room.settle();
	expect(room.keys).toEqual(before);
	expect(room.has.size).toBeLessThan(60);
	expect(room.has.has('large')).toBe(true);
	// What is packed already is not packed again.
	room.read.length = 0;
	for (let at = 1000; at < 1030; at += 1) await room.arrive(`entry ${at}`, [small(at, text)]);
	await room.settle();
	expect(room.read).toHaveLength(30);
	expect(room.read.every((key) => Number(key.slice('small '.length)) >= 1000)).toBe(true);
});

it('wait for the hub to have an entry before they replace it', async () => {
	const room = new Room();
	const bytes = new Uint8Array(1);
	for (let at = 0; at < 2 * MOST; at += 1) {
		room.has.set(`entry ${at}`, [small(at)]);
		room.stored.set(`small ${at}`, small(at));
		await room.entries.putMade([{ digest: `entry ${at}`, bytes }], [`small ${at}`]);
	}
	await room.snapshots.make();
	expect(room.read).toEqual([]);
});

it('leave heavy entries alone, and read them once only', async () => {
	const room = new Room();
	const heavy = 'x'.repeat(60_000);
	for (let at = 0; at < 2 * MOST; at += 1) await room.arrive(`entry ${at}`, [small(at, heavy)]);
	await room.settle();
	await room.settle();
	expect(room.has.size).toBe(2 * MOST);
	expect(room.read).toHaveLength(2 * MOST);
});

it('never lose an item, whatever the entries hold and whatever can be read', async () => {
	const entry = fc.record({
		first: fc.nat(300),
		count: fc.integer({ min: 1, max: 9 }),
		length: fc.constantFrom(1, 1, 1, 9000, 40_000),
		isReadable: fc.constantFrom(true, true, false),
		isOther: fc.constantFrom(false, false, false, true)
	});
	await fc.assert(
		fc.asyncProperty(fc.array(entry, { minLength: MOST + 1, maxLength: 90 }), async (all) => {
			const room = new Room();
			for (const [index, { first, count, length, isReadable, isOther }] of all.entries()) {
				const items = Array.from({ length: count }, (_, at) =>
					isOther ? { kind: 'text', key: `photo ${first}` } : small(first + at, 'x'.repeat(length))
				);
				await room.arrive(`entry ${index}`, items, isReadable ? items : []);
			}
			const before = room.keys;
			await room.settle();
			expect(room.keys).toEqual(before);
		}),
		{ numRuns: 40 }
	);
});
