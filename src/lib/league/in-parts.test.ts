import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allParts, eachInParts, flatMapInParts, sortedInParts } from './in-parts';

/** The number of pauses of some work. */
function pausesOf(parts: Generator<void, unknown>): number {
	return [...parts].length;
}

const numbers = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 300 });
const named = (all: readonly number[]) => all.map((number, index) => ({ number, index }));
type Named = ReturnType<typeof named>[number];
const byNumber = (one: Named, other: Named) => one.number - other.number;
const thousand = Array.from({ length: 1000 }, (_, index) => (index * 7919) % 1000);

describe('work in parts', () => {
	it('looks at each element in its order', () => {
		fc.assert(
			fc.property(numbers, (all) => {
				const seen: number[] = [];
				allParts(eachInParts(all, (one) => seen.push(one)));
				expect(seen).toEqual(all);
			})
		);
	});

	it('maps like a list does', () => {
		fc.assert(
			fc.property(numbers, (all) => {
				const of = (one: number) => Array.from({ length: one % 3 }, () => one);
				expect(allParts(flatMapInParts(all, of))).toEqual(all.flatMap(of));
			})
		);
	});

	it('sorts like a list does, and keeps equal elements in their order', () => {
		fc.assert(
			fc.property(numbers, (all) => {
				const elements = named(all);
				expect(allParts(sortedInParts(elements, byNumber))).toEqual(elements.toSorted(byNumber));
			})
		);
	});

	it('pauses after every few elements', () => {
		expect(pausesOf(eachInParts(thousand, () => undefined))).toBeGreaterThanOrEqual(15);
		expect(pausesOf(flatMapInParts(thousand, (one) => [one]))).toBeGreaterThanOrEqual(15);
		expect(pausesOf(sortedInParts(named(thousand), byNumber))).toBeGreaterThanOrEqual(50);
	});

	it('compares few elements between two pauses of a sort', () => {
		let [compared, most] = [0, 0];
		const sorting = sortedInParts(named(thousand), (one, other) => {
			compared += 1;
			return byNumber(one, other);
		});
		while (sorting.next().done !== true) {
			most = Math.max(most, compared);
			compared = 0;
		}
		expect(most).toBeLessThan(400);
	});
});
