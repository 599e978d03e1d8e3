/** An entry of both lists, or of only one of them. */
export interface Pair<T> {
	readonly left?: T;
	readonly right?: T;
}

/** Finds partners among the free entries by one key. Entries with equal keys pair up in order. */
function findPartners<T>(
	alone: readonly T[],
	free: ReadonlySet<T>,
	key: (entry: T) => string
): Map<T, T> {
	const waiting = new Map<string, T[]>();
	for (const entry of free) {
		const like = waiting.get(key(entry));
		if (like) like.push(entry);
		else waiting.set(key(entry), [entry]);
	}
	const found = new Map<T, T>();
	for (const entry of alone) {
		const partner = waiting.get(key(entry))?.shift();
		if (partner !== undefined) found.set(entry, partner);
	}
	return found;
}

/** Pairs two lists by the first key that matches. Entries without a partner stay single, right ones last. */
export function paired<T>(
	left: readonly T[],
	right: readonly T[],
	keys: readonly ((entry: T) => string)[]
): Pair<T>[] {
	const partners = new Map<T, T>();
	const free = new Set(right);
	for (const key of keys) {
		const alone = left.filter((entry) => !partners.has(entry));
		for (const [entry, partner] of findPartners(alone, free, key)) {
			partners.set(entry, partner);
			free.delete(partner);
		}
	}
	const pairs = left.map((entry): Pair<T> => {
		const partner = partners.get(entry);
		return partner === undefined ? { left: entry } : { left: entry, right: partner };
	});
	return [...pairs, ...[...free].map((entry) => ({ right: entry }))];
}
