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
	previousOf: (entry: T) => Chunk<T> | undefined
) {
	let previous: Chunk<T> | undefined;
	let to = from;
	for (; to < list.length && to < from + 2 * size; to += 1) {
		const own = previousOf(list[to] as T);
		// New entries join the current chunk.
		if (own ? previous && own !== previous : !previous && to === from + size) break;
		previous ??= own;
	}
	return { home: previous, to };
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
	const previousByKey = new Map<string, Chunk<T>>();
	for (const previous of before)
		for (const entry of previous.entries) previousByKey.set(keyOf(entry), previous);
	const taken = new Set(before.map(({ key }) => key));
	const reusedChunks = new Set<Chunk<T>>();
	const all: Chunk<T>[] = [];
	for (let from = 0; from < list.length; from += all.at(-1)?.entries.length ?? 1) {
		const { home: previous, to } = endOf(list, from, size, (entry) =>
			previousByKey.get(keyOf(entry))
		);
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
