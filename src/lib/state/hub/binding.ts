import type { Item } from '$lib/sync/room/items';

/** An item with the key that names it: two devices that have the same item name it the same way. */
export interface KeyedItem {
	readonly key: string;
	readonly item: Item;
}

/** Who wrote an item, and the digest of its entry. */
export interface Origin {
	readonly author: string;
	readonly digest: string;
}

/** Items of one entry that `keyOf` names. */
export interface Arrived {
	readonly items: readonly Item[];
	readonly from: Origin;
}

/** Items that nothing replaces but that come in thousands: a snapshot of many takes the place of their entries. */
export interface Packing {
	isPacked(key: string): boolean;
	/** The items with these keys that are stored here. */
	items(keys: readonly string[]): Promise<readonly KeyedItem[]>;
}

/** Joins a room to what is stored on this device. It knows nothing of entries, keys and the hub. */
export interface Binding {
	/** Milliseconds without a change before the room gets what it lacks; the session has a usual time. */
	readonly quiet?: number;
	/** Names an item; undefined for one that it does not understand, which then changes nothing. */
	keyOf(item: Item): string | undefined;
	/** What this device has and the room lacks. `has` says whether an entry of the room has an item. */
	outgoing(has: (key: string) => boolean): Promise<readonly KeyedItem[]>;
	/** The number of things that the room lacks, to show while it is out of reach; absent if that is not known. */
	unsent?(has: (key: string) => boolean): Promise<number>;
	/**
	 * Takes items that `keyOf` names. May be called again with the same ones. Rejects only if the browser cannot store
	 * them; they arrive again then.
	 */
	receive(items: readonly Item[], from: Origin): Promise<void>;
	/** The same for several entries at once, for kinds of items that come in thousands. */
	receiveAll?(arrived: readonly Arrived[]): Promise<void>;
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

/** Passes entries on at once, or one after another. */
export async function receiveAll(binding: Binding, arrived: readonly Arrived[]): Promise<void> {
	if (binding.receiveAll) return binding.receiveAll(arrived);
	for (const { items, from } of arrived) if (items.length > 0) await binding.receive(items, from);
}

/** Passes items on to the parts that know them. */
async function receiveByPart(
	parts: readonly Binding[],
	partOf: (item: Item) => Binding | undefined,
	arrived: readonly Arrived[]
): Promise<void> {
	const known = arrived.map(({ items, from }) => ({
		from,
		items: items.map((item) => ({ item, part: partOf(item) }))
	}));
	for (const part of parts) {
		const own = known.map(({ from, items }) => ({
			from,
			items: items.flatMap((one) => (one.part === part ? [one.item] : []))
		}));
		const some = own.filter(({ items }) => items.length > 0);
		if (some.length > 0) await receiveAll(part, some);
	}
}

/** One binding of several, each for its own kinds of items. */
export function joinedBindings(parts: readonly Binding[]): Binding {
	const partOf = (item: Item) => parts.find((part) => part.keyOf(item) !== undefined);
	return {
		keyOf: (item) => partOf(item)?.keyOf(item),
		outgoing: async (has) => {
			const all: KeyedItem[] = [];
			for (const part of parts) all.push(...(await part.outgoing(has)));
			return all;
		},
		receive: async (items, from) => {
			for (const part of parts) {
				const own = items.filter((item) => partOf(item) === part);
				if (own.length > 0) await part.receive(own, from);
			}
		},
		receiveAll: (arrived) => receiveByPart(parts, partOf, arrived),
		snapshot: async () => {
			const all: KeyedItem[] = [];
			for (const part of parts) all.push(...((await part.snapshot?.()) ?? []));
			return all;
		},
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
