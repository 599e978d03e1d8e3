import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSame } from './is-same';

const names = fc.constantFrom('a', 'b', '__proto__', 'constructor', '0');
const { value } = fc.letrec((tie) => ({
	value: fc.oneof(
		{ maxDepth: 3 },
		fc.constantFrom(null, true, false, 0, -0, 1, '', '1', undefined),
		fc.array(
			tie('value').map((one) => one ?? null),
			{ maxLength: 3 }
		),
		fc.dictionary(names, tie('value'), { maxKeys: 3 })
	)
}));

/** A copy with the fields in the opposite order. */
function turned(of: unknown): unknown {
	if (Array.isArray(of)) return of.map(turned);
	if (typeof of !== 'object' || of === null) return of;
	const fields = Object.entries(of).reverse();
	return Object.fromEntries(fields.map(([name, one]) => [name, turned(one)]));
}

it('says that values are the same if their canonical JSON is', () => {
	fc.assert(
		fc.property(value, value, (one, other) => {
			expect(isSame(one, other)).toBe(canonicalize(one) === canonicalize(other));
			expect(isSame(one, turned(one))).toBe(true);
		}),
		{ numRuns: 1000 }
	);
});
