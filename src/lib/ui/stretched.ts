/** Some entries of a list that follow each other. */
export interface Stretch<T> {
	/** The same as long as it is about the same entries; no other of its list has it. */
	readonly key: string;
	/** The number of its first entry in the list. */
	readonly from: number;
	readonly entries: readonly T[];
}

const PRIME = 65_521;

function hash(key: string): number {
	let sum = 7;
	for (let at = 0; at < key.length; at += 1) sum = (sum * 31 + key.charCodeAt(at)) % PRIME;
	return sum;
}

/** The stretch that begins at a place of a list: where it ends goes by the keys of the entries. */
function cut<T>(list: readonly T[], from: number, keyOf: (entry: T) => string, size: number): T[] {
	const most = list.slice(from, from + 2 * size);
	const last = most.findIndex((entry) => hash(keyOf(entry)) % size === 0);
	return last < 0 ? most : most.slice(0, last + 1);
}

function standsAt<T>(entries: readonly T[], list: readonly T[], from: number): boolean {
	return entries.every((entry, index) => entry === list[from + index]);
}

/** A key that no stretch has yet. */
function free(key: string, taken: ReadonlySet<string>): string {
	let [own, times] = [key, 0];
	while (taken.has(own)) own = `${key} ${(times += 1)}`;
	return own;
}

/** The key of the stretch in which the entry of that key was. */
function placeOf<T>(before: readonly Stretch<T>[], keyOf: (entry: T) => string, sought: string) {
	return before.find(({ entries }) => entries.some((entry) => keyOf(entry) === sought))?.key;
}

/**
 * A list cut into stretches of about `size` entries, twice as many at most. Where it is cut goes by the keys
 * of the entries: one more or less changes the stretch where it stands, and none behind it. Of those that
 * the list was cut into `before`, all that stay the same are the same objects.
 */
export function stretched<T>(
	list: readonly T[],
	keyOf: (entry: T) => string,
	size: number,
	before: readonly Stretch<T>[] = []
): readonly Stretch<T>[] {
	const all: Stretch<T>[] = [];
	const taken = new Set<string>();
	// The last one may have been cut by the end of the list only.
	const whole = new Map(before.slice(0, -1).map((known) => [known.entries[0], known]));
	for (let from = 0; from < list.length; from += all.at(-1)?.entries.length ?? 1) {
		const first = list[from] as T;
		const known = whole.get(first);
		const same = known && standsAt(known.entries, list, from);
		const entries = same ? known.entries : cut(list, from, keyOf, size);
		const heir = same ? known.key : placeOf(before, keyOf, keyOf(first));
		const key = free(heir ?? keyOf(first), taken);
		taken.add(key);
		all.push(same && known.from === from && known.key === key ? known : { key, from, entries });
	}
	return all;
}
