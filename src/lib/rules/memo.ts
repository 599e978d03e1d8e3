/** A function of objects that never change: it computes once for each object, as long as that lives. */
export function memoByIdentity<K extends object, V>(compute: (key: K) => V): (key: K) => V {
	const known = new WeakMap<K, V>();
	return (key) => {
		if (known.has(key)) return known.get(key) as V;
		const value = compute(key);
		known.set(key, value);
		return value;
	};
}

/**
 * Gives the value that was there before for the same object while the new one is the same: what shows it then has
 * nothing to redraw.
 */
export function keepingSame<K extends object, V>(
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
