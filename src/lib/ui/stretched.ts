/** Some entries of a list that follow each other. */
export interface Stretch<T> {
	/** The same as long as it is about the same entries; no other of its list has it. */
	readonly key: string;
	/** The number of its first entry in the list. */
	readonly from: number;
	readonly entries: readonly T[];
}

/** A key that no stretch has yet. */
function free(key: string, taken: ReadonlySet<string>): string {
	let [own, times] = [key, 0];
	while (taken.has(own)) own = `${key} ${(times += 1)}`;
	return own;
}

/** The entries, as the object of before where they are the same. */
function kept<T>(before: readonly T[] | undefined, entries: readonly T[]): readonly T[] {
	const same =
		before?.length === entries.length && before.every((entry, at) => entry === entries[at]);
	return same ? before : entries;
}

/** Where the stretch ends that begins at a place of the list, and the one of before whose entries it has. */
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
		// Who is new joins those who are there.
		if (own ? home && own !== home : !home && to === from + size) break;
		home ??= own;
	}
	return { home, to };
}

/**
 * A list cut into stretches of about `size` entries, twice as many at most. It is cut where it was `before`:
 * one entry more or less changes the stretch where it stands, and no other. Those that stay the same are the
 * same objects. What has been scattered is cut anew.
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
