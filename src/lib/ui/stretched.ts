/** Consecutive entries of a list. */
export interface Stretch<T> {
	/** Unique in its list, and stable while the chunk has any of the same entries. */
	readonly key: string;
	/** The index of its first entry in the list. */
	readonly from: number;
	readonly entries: readonly T[];
}

/** A key that no chunk uses yet. */
function free(key: string, taken: ReadonlySet<string>): string {
	let [own, times] = [key, 0];
	while (taken.has(own)) own = `${key} ${(times += 1)}`;
	return own;
}

/** The entries, as the previous array if it is equal. */
function kept<T>(before: readonly T[] | undefined, entries: readonly T[]): readonly T[] {
	const same =
		before?.length === entries.length && before.every((entry, at) => entry === entries[at]);
	return same ? before : entries;
}

/** Where the chunk that starts at `from` ends, and the previous chunk that its entries belong to. */
function endOf<T>(
	list: readonly T[],
	from: number,
	size: number,
	homeOf: (entry: T) => Stretch<T> | undefined
) {
	let home: Stretch<T> | undefined;
	let to = from;
	for (; to < list.length && to < from + 2 * size; to += 1) {
		const own = homeOf(list[to] as T);
		// New entries join the current chunk.
		if (own ? home && own !== home : !home && to === from + size) break;
		home ??= own;
	}
	return { home, to };
}

/**
 * Splits a list into chunks of about `size` entries, at most twice that. Reuses the boundaries of
 * `before`, so that adding or removing an entry changes one chunk only; unchanged chunks are the
 * same objects. A heavily reordered list is split again.
 */
export function stretched<T>(
	list: readonly T[],
	keyOf: (entry: T) => string,
	size: number,
	before: readonly Stretch<T>[] = []
): readonly Stretch<T>[] {
	const homes = new Map<string, Stretch<T>>();
	for (const home of before) for (const entry of home.entries) homes.set(keyOf(entry), home);
	const taken = new Set(before.map(({ key }) => key));
	const succeeded = new Set<Stretch<T>>();
	const all: Stretch<T>[] = [];
	for (let from = 0; from < list.length; from += all.at(-1)?.entries.length ?? 1) {
		const { home, to } = endOf(list, from, size, (entry) => homes.get(keyOf(entry)));
		const heirOf = home && !succeeded.has(home) ? home : undefined;
		if (heirOf) succeeded.add(heirOf);
		const entries = kept(heirOf?.entries, list.slice(from, to));
		const key = heirOf?.key ?? free(keyOf(list[from] as T), taken);
		taken.add(key);
		const unchanged = heirOf?.entries === entries && heirOf.from === from;
		all.push(unchanged ? heirOf : { key, from, entries });
	}
	const scattered = all.length > 2 * Math.ceil(list.length / size);
	return scattered ? stretched(list, keyOf, size) : all;
}
