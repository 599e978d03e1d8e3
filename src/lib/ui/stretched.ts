/** Some entries of a list that follow each other. */
export interface Stretch<T> {
	/** The same as long as it begins with the same entry; no other of its list has it. */
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

/**
 * A list cut into stretches of about `size` entries, twice as many at most. Where it is cut goes by the keys
 * of the entries: one more or less changes the stretch where it stands, and none behind it.
 */
export function stretched<T>(
	list: readonly T[],
	keyOf: (entry: T) => string,
	size: number
): readonly Stretch<T>[] {
	const all: Stretch<T>[] = [];
	const times = new Map<string, number>();
	let from = 0;
	list.forEach((entry, index) => {
		const length = index + 1 - from;
		const cut = hash(keyOf(entry)) % size === 0 || length >= 2 * size || index + 1 === list.length;
		if (!cut) return;
		const entries = list.slice(from, index + 1);
		const first = keyOf(entries[0] ?? entry);
		const time = times.get(first) ?? 0;
		times.set(first, time + 1);
		all.push({ key: time === 0 ? first : `${first} ${time}`, from, entries });
		from = index + 1;
	});
	return all;
}
