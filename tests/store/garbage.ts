import fc from 'fast-check';

/** A circular object. */
function circular(): object {
	const self: Record<string, unknown> = { name: 'loop' };
	self.self = self;
	self.list = [self, [self]];
	return self;
}

/** Returns an array nested to a depth. */
export function nested(depth: number): unknown {
	let value: unknown = 1;
	for (let level = 0; level < depth; level += 1) value = level % 2 ? { inner: value } : [value];
	return value;
}

/** Invalid values that IndexedDB can store. */
export const STRANGE: readonly (() => unknown)[] = [
	() => undefined,
	() => null,
	() => 0,
	() => -0,
	() => NaN,
	() => Infinity,
	() => -1,
	() => 0.5,
	() => 9007199254740991,
	() => 1e300,
	() => 12n,
	() => '',
	() => 'x',
	() => 'x'.repeat(200),
	() => 'x'.repeat(30_000),
	() => '\ud800',
	() => true,
	() => new Date(5),
	() => new Date(NaN),
	() => new Map<unknown, unknown>([[{ a: 1 }, new Set([1n])]]),
	() => /x/g,
	() => new Uint8Array([1, 2, 3]),
	() => new ArrayBuffer(3),
	() => new Error('broken'),
	() => [],
	() => [null, undefined, 3n],
	() => ({}),
	() => ({ $: 'map', toJSON: 1 }),
	() => JSON.parse('{"__proto__":{"polluted":1},"constructor":1}') as unknown,
	circular,
	() => nested(27),
	() => nested(33),
	() => nested(600)
];

export const strange = fc.constantFrom(...STRANGE).map((make) => make());

/** Keys that IndexedDB accepts besides strings. */
export const strangeKey: fc.Arbitrary<IDBValidKey> = fc.oneof(
	fc.constantFrom<IDBValidKey>(7, -0.5, '', 'k'.repeat(300), 'a/b', new Date(9)),
	fc.constant(['a', 1] as IDBValidKey),
	fc.constant(new Uint8Array([9, 9, 9]) as IDBValidKey)
);

/** Generates a valid row with some fields replaced by garbage, or one with few fields. */
export function damaged<T extends object>(
	row: T,
	key: keyof T & string
): fc.Arbitrary<Record<string, unknown>> {
	const fields = Object.keys(row).filter((name) => name !== key);
	const changes = fc.dictionary(fc.constantFrom(...fields), strange, { minKeys: 1 });
	const bare = strange.map((value) => ({ [key]: row[key], value }));
	return fc.oneof(
		changes.map((change) => ({ ...row, ...change })),
		bare
	);
}
