/**
 * Caches a function of immutable objects, except for the result undefined. Results are garbage-collected with their
 * objects.
 */
export function memoByIdentity<K extends object, V>(compute: (key: K) => V): (key: K) => V {
	const known = new WeakMap<K, V>();
	return (key) => {
		const found = known.get(key);
		if (found !== undefined) return found;
		const value = compute(key);
		known.set(key, value);
		return value;
	};
}

/** Says how results of a function of one object are kept. */
export type Memo = typeof memoByIdentity;

/** Keeps nothing, for objects that are asked about once. */
export const withoutMemo: Memo = (compute) => compute;

/**
 * Returns the previous value for the same object while the new one is equal, so that nothing is rendered again.
 */
export function reuseEqual<K extends object, V>(
	isSame: (known: V, fresh: V) => boolean
): (key: K, fresh: V) => V {
	const last = new WeakMap<K, V>();
	return (key, fresh) => {
		const known = last.get(key);
		if (known !== undefined && isSame(known, fresh)) return known;
		last.set(key, fresh);
		return fresh;
	};
}
