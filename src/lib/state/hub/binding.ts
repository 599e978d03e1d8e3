import type { Item } from '$lib/sync/room/items';
import type { SignedLines } from '$lib/sync/room-client/protocol';

/** An item with the key that names it: two devices that have the same item name it the same way. */
export interface KeyedItem {
	readonly key: string;
	readonly item: Item;
	/** Whether it gets an entry of its own: small entries are opened first. */
	readonly alone?: boolean;
}

/** An item as the binding that knows its kind has read it. */
export interface ReadItem {
	readonly key: string;
}

/** Items that nothing replaces but that come in thousands: a snapshot of many takes the place of their entries. */
export interface Packing {
	isPacked(key: string): boolean;
	/** The items with these keys that are stored here. */
	items(keys: readonly string[]): Promise<readonly KeyedItem[]>;
}

/** Joins a room to what is stored on this device. It knows nothing of entries, keys and the hub. */
export interface Binding<Read extends ReadItem = ReadItem> {
	/** Milliseconds without a change before the room gets what it lacks; the session has a usual time. */
	readonly quiet?: number;
	/**
	 * Reads an untrusted item; undefined for one that it does not understand, which then changes nothing. `proven` is the
	 * digest of a signed entry whose signature the worker has checked.
	 */
	read(item: Item, proven?: string): Read | undefined;
	/** What this device has and the room lacks. `has` says whether an entry of the room has an item. */
	outgoing(has: (key: string) => boolean): Promise<readonly KeyedItem[]>;
	/** The number of things that the room lacks, to show while it is out of reach; absent if that is not known. */
	unsent?(has: (key: string) => boolean): Promise<number>;
	/**
	 * Takes items that it has read. May be called again with the same ones. Rejects only if the browser cannot store them;
	 * they arrive again then.
	 */
	receive(items: readonly Read[]): Promise<void>;
	/**
	 * Stores signed entries of leagues without reading them in this page: thousands of them and of the requests that store
	 * them would burden its memory. Returns the digests of those that are not understood; undefined, or absent, if they are
	 * to be read and received like other items.
	 */
	storeSigned?(signed: readonly SignedLines[]): Promise<ReadonlySet<string> | undefined>;
	/**
	 * Works out what arrived, once the room has said that it has given all it has. Returns the number of documents that wait
	 * for something that did not arrive. Absent if `receive` does it.
	 */
	settle?(): Promise<number>;
	/** What replaces everything whose key `isReplaced`; absent if entries of the room are never replaced. */
	snapshot?(): Promise<readonly KeyedItem[]>;
	isReplaced?(key: string): boolean;
	readonly packing?: Packing | undefined;
	/** The number of such entries above which snapshots are made; absent for the usual one. */
	readonly mostReplaced?: number;
	/** Notes that snapshots have replaced items. */
	cover?(keys: readonly string[]): Promise<void>;
	/** Calls `changed` when there may be something for the room. Returns a function that stops it. */
	watch(changed: () => void): () => void;
}

/** An item with the part that has read it. */
interface Routed extends ReadItem {
	readonly part: Binding;
	readonly read: ReadItem;
}

/** Asks one part after another for its items. */
async function together(
	parts: readonly Binding[],
	itemsOf: (part: Binding) => Promise<readonly KeyedItem[]> | undefined
): Promise<readonly KeyedItem[]> {
	const all: KeyedItem[] = [];
	for (const part of parts) all.push(...((await itemsOf(part)) ?? []));
	return all;
}

/** One binding of several, each for its own kinds of items. */
export function joinedBindings(parts: readonly Binding[]): Binding<Routed> {
	return {
		read: (item, proven) => {
			for (const part of parts) {
				const read = part.read(item, proven);
				if (read) return { key: read.key, part, read };
			}
			return undefined;
		},
		outgoing: (has) => together(parts, (part) => part.outgoing(has)),
		receive: async (items) => {
			for (const part of parts) {
				const own = items.flatMap((one) => (one.part === part ? [one.read] : []));
				if (own.length > 0) await part.receive(own);
			}
		},
		storeSigned: async (signed) => parts.find((part) => part.storeSigned)?.storeSigned?.(signed),
		settle: async () => {
			let waiting = 0;
			for (const part of parts) waiting += (await part.settle?.()) ?? 0;
			return waiting;
		},
		snapshot: () => together(parts, (part) => part.snapshot?.()),
		packing: parts.find((part) => part.packing)?.packing,
		isReplaced: (key) => parts.some((part) => part.isReplaced?.(key) ?? false),
		cover: async (keys) => {
			for (const part of parts) await part.cover?.(keys);
		},
		watch: (changed) => {
			const ends = parts.map((part) => part.watch(changed));
			return () => ends.forEach((end) => end());
		}
	};
}
