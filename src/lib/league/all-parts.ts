/** The result of work that can be done in parts, done without pauses. */
export function allParts<T>(parts: Generator<void, T>): T {
	for (;;) {
		const { done, value } = parts.next();
		if (done) return value;
	}
}

/** Caches a function of immutable objects that works in parts. Results are garbage-collected with their objects. */
export function memoInParts<K extends object, V>(
	work: (key: K) => Generator<void, V>
): (key: K) => Generator<void, V> {
	const known = new WeakMap<K, V>();
	return function* (key) {
		if (known.has(key)) return known.get(key) as V;
		const value = yield* work(key);
		known.set(key, value);
		return value;
	};
}
