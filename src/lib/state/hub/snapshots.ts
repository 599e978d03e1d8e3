import type { RoomEntryRow } from '$lib/store';
import type { Made, Making } from '$lib/sync/room-client/protocol';
import type { Binding, KeyedItem } from './binding';
import { chunked } from './item-chunks';
import type { KnownEntries } from './known-entries';

/** The number of entries above which snapshots are made in their place, if the binding does not say how many. */
const MOST_REPLACED = 200;
/** Entries with as many items as this are large enough. */
const LARGE = 8;
/** Characters of items that are packed into one entry: a device that joins stores them at once. */
const PACKED_SIZE = 150_000;
/** Entries that are packed at once: more would be a long task of the page. */
const AT_ONCE = 250;

interface SnapshotOptions {
	readonly binding: Binding;
	readonly entries: Pick<KnownEntries, 'rows' | 'waits'>;
	/** Whether items with this key are replaced by newer ones. */
	readonly isReplaced: (key: string) => boolean;
	/** Makes, stores and sends entries whose items have these keys. */
	readonly make: (making: Making, keys: readonly string[]) => Promise<Made>;
}

/** Bounds the growth of a room: makes snapshots in place of many entries, and has the hub drop what they cover. */
export class Snapshots {
	readonly #options: SnapshotOptions;
	/** Snapshots that the hub does not have yet, and what they cover. */
	#made: { readonly digests: readonly string[]; readonly covered: readonly string[] } | undefined;
	/** Entries with few but large items, which stay as they are. */
	readonly #heavy = new Set<string>();

	constructor(options: SnapshotOptions) {
		this.#options = options;
	}

	/** Makes snapshots if enough entries could be replaced or packed. Only one device of a room needs to. */
	async make(): Promise<void> {
		if (this.#made) return;
		const { binding, isReplaced } = this.#options;
		const most = binding.mostReplaced ?? MOST_REPLACED;
		const old = this.#settled(isReplaced);
		if (old.length > most && binding.snapshot) {
			await this.#cover(old, chunked(await binding.snapshot()));
			return;
		}
		const small = this.#small();
		if (small.length > most) await this.#pack(small.slice(0, AT_ONCE));
	}

	/** Once the hub has the snapshots, asks it to drop what they cover. Returns whether it did. */
	async dropCovered(): Promise<boolean> {
		const made = this.#made;
		if (!made || this.#options.entries.waits(made.digests)) return false;
		this.#made = undefined;
		const { covered, digests: snapshots } = made;
		await this.#options.make({ make: 'dropped', snapshots, covered }, []);
		return true;
	}

	/** Entries that the hub has and that hold only such items. */
	#settled(isFit: (key: string) => boolean): RoomEntryRow[] {
		return this.#options.entries.rows.filter(
			({ keys, waiting }) => waiting === undefined && keys.length > 0 && keys.every(isFit)
		);
	}

	#small(): RoomEntryRow[] {
		const { packing } = this.#options.binding;
		if (!packing) return [];
		return this.#settled(packing.isPacked).filter(
			({ keys, digest }) => keys.length < LARGE && !this.#heavy.has(digest)
		);
	}

	/** Puts the items of many entries into few. */
	async #pack(rows: readonly RoomEntryRow[]): Promise<void> {
		const keys = new Set(rows.flatMap((row) => row.keys));
		const items = (await this.#options.binding.packing?.items([...keys])) ?? [];
		const chunks = chunked(items, PACKED_SIZE).filter((chunk) => chunk.length >= LARGE);
		const packed = new Set(chunks.flatMap((chunk) => chunk.map(({ key }) => key)));
		const covered = rows.filter((row) => row.keys.every((key) => packed.has(key)));
		for (const { digest } of rows) this.#heavy.add(digest);
		for (const { digest } of covered) this.#heavy.delete(digest);
		if (covered.length > 0) await this.#cover(covered, chunks);
	}

	async #cover(rows: readonly RoomEntryRow[], chunks: readonly KeyedItem[][]): Promise<void> {
		const digests: string[] = [];
		for (const chunk of chunks) {
			const items = chunk.map(({ item }) => item);
			const keys = chunk.map(({ key }) => key);
			const { entries } = await this.#options.make({ make: 'snapshot', items }, keys);
			digests.push(...entries.map(({ digest }) => digest));
		}
		this.#made = { digests, covered: rows.map(({ digest }) => digest) };
	}
}
