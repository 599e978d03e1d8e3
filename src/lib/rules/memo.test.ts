import { describe, expect, it, vi } from 'vitest';
import { reuseEqual, memoByIdentity } from './memo';

describe('a memo by identity', () => {
	it('computes once for each object, and again for an equal one', () => {
		const compute = vi.fn(({ size }: { size: number }) => ({ doubled: 2 * size }));
		const doubled = memoByIdentity(compute);
		const key = { size: 3 };
		expect(doubled(key)).toEqual({ doubled: 6 });
		expect(doubled(key)).toBe(doubled(key));
		expect(doubled({ size: 3 })).not.toBe(doubled(key));
		expect(compute).toHaveBeenCalledTimes(2);
	});

	it('caches false and null', () => {
		for (const value of [false, null]) {
			const compute = vi.fn(() => value);
			const nothing = memoByIdentity(compute);
			const key = {};
			expect([nothing(key), nothing(key)]).toEqual([value, value]);
			expect(compute).toHaveBeenCalledOnce();
		}
	});
});

describe('keeping equal values', () => {
	it('returns the previous object while the value is equal', () => {
		const kept = reuseEqual<object, { count: number }>((a, b) => a.count === b.count);
		const [key, other] = [{}, {}];
		const first = kept(key, { count: 1 });
		expect(kept(key, { count: 1 })).toBe(first);
		expect(kept(other, { count: 1 })).not.toBe(first);
		const next = kept(key, { count: 2 });
		expect(next).toEqual({ count: 2 });
		expect(kept(key, { count: 2 })).toBe(next);
	});
});
