/** Consecutive entries of a list. */
export interface Chunk<T> {
	/** Unique in its list, and stable while the chunk has any of the same entries. */
	readonly key: string;
	/** The index of its first entry in the list. */
	readonly from: number;
	readonly entries: readonly T[];
}

/** A key that no chunk uses yet. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
	let [own, times] = [key, 0];
	while (taken.has(own)) own = `${key} ${(times += 1)}`;
	return own;
}

/** The entries, as the previous array if it is equal. */
function reusedEntries<T>(before: readonly T[] | undefined, entries: readonly T[]): readonly T[] {
	const same =
		before?.length === entries.length && before.every((entry, at) => entry === entries[at]);
	return same ? before : entries;
}

/** Where the chunk that starts at `from` ends, and the previous chunk that its entries belong to. */
function endOf<T>(
	list: readonly T[],
	from: number,
	size: number,
	previousOf: (at: number) => Chunk<T> | undefined
) {
	let previous: Chunk<T> | undefined;
	let to = from;
	for (; to < list.length && to < from + 2 * size; to += 1) {
		const own = previousOf(to);
		// New entries join the current chunk.
		if (own ? previous && own !== previous : !previous && to === from + size) break;
		previous ??= own;
	}
	return { home: previous, to };
}

/** Finds the previous chunk of an entry by its place, asked in order; by its key only where entries have moved. */
function chunkFinder<T>(
	list: readonly T[],
	keyOf: (entry: T) => string,
	before: readonly Chunk<T>[]
): (at: number) => Chunk<T> | undefined {
	let byKey: Map<string, Chunk<T>> | undefined;
	let place = 0;
	return (at) => {
		const key = keyOf(list[at] as T);
		let chunk = before[place];
		while (chunk && at >= chunk.from + chunk.entries.length) chunk = before[(place += 1)];
		const entry = chunk?.entries[at - chunk.from];
		if (entry !== undefined && keyOf(entry) === key) return chunk;
		byKey ??= new Map(
			before.flatMap((one) => one.entries.map((entry) => [keyOf(entry), one] as const))
		);
		return byKey.get(key);
	};
}

/**
 * Splits a list into chunks of about `size` entries, at most twice that. Reuses the boundaries of
 * `before`, so that adding or removing an entry changes one chunk only; unchanged chunks are the
 * same objects. A heavily reordered list is split again.
 */
export function splitIntoChunks<T>(
	list: readonly T[],
	keyOf: (entry: T) => string,
	size: number,
	before: readonly Chunk<T>[] = []
): readonly Chunk<T>[] {
	const previousOf = chunkFinder(list, keyOf, before);
	const taken = new Set(before.map(({ key }) => key));
	const reusedChunks = new Set<Chunk<T>>();
	const all: Chunk<T>[] = [];
	for (let from = 0; from < list.length; from += all.at(-1)?.entries.length ?? 1) {
		const { home: previous, to } = endOf(list, from, size, previousOf);
		const reused = previous && !reusedChunks.has(previous) ? previous : undefined;
		if (reused) reusedChunks.add(reused);
		const entries = reusedEntries(reused?.entries, list.slice(from, to));
		const key = reused?.key ?? freeKey(keyOf(list[from] as T), taken);
		taken.add(key);
		const unchanged = reused?.entries === entries && reused.from === from;
		all.push(unchanged ? reused : { key, from, entries });
	}
	const isFragmented = all.length > 2 * Math.ceil(list.length / size);
	return isFragmented ? splitIntoChunks(list, keyOf, size) : all;
}
