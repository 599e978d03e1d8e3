/** The result of work that can be done in parts, done without pauses. */
export function allParts<T>(parts: Generator<void, T>): T {
	for (;;) {
		const { done, value } = parts.next();
		if (done) return value;
	}
}

/** Elements that are looked at in one part. */
const PART = 50;

/** Looks at each element. Pauses after every few. */
export function* eachInParts<T>(all: Iterable<T>, look: (one: T) => void): Generator<void> {
	let left = PART;
	for (const one of all) {
		look(one);
		left -= 1;
		if (left > 0) continue;
		left = PART;
		yield;
	}
}

/** What `flatMap` returns. Pauses after every few elements. */
export function* flatMapInParts<T, R>(
	all: Iterable<T>,
	of: (one: T) => readonly R[]
): Generator<void, R[]> {
	const made: R[] = [];
	yield* eachInParts(all, (one) => made.push(...of(one)));
	return made;
}

type Compare<T> = (one: T, other: T) => number;

/** One sorted list of two. */
function* merged<T extends object>(
	some: readonly T[],
	others: readonly T[],
	compare: Compare<T>
): Generator<void, T[]> {
	const all: T[] = [];
	let at = 0;
	yield* eachInParts(some, (one) => {
		for (let other = others[at]; other && compare(one, other) > 0; other = others[at]) {
			all.push(other);
			at += 1;
		}
		all.push(one);
	});
	return all.concat(others.slice(at));
}

/** A sorted copy, equal elements in their order before. Pauses after every few. */
export function* sortedInParts<T extends object>(
	all: readonly T[],
	compare: Compare<T>
): Generator<void, readonly T[]> {
	if (all.length <= PART) return all.toSorted(compare);
	yield;
	const middle = all.length >> 1;
	const first = yield* sortedInParts(all.slice(0, middle), compare);
	const second = yield* sortedInParts(all.slice(middle), compare);
	return yield* merged(first, second, compare);
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
