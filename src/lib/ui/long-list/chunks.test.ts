import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIntoChunks, type Chunk } from './chunks';

const same = (key: string) => key;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);
const entriesOf = (all: readonly Chunk<string>[]) => all.map(({ entries }) => entries);

/** Expects every entry once and in order, in chunks of limited size with unique keys. */
function expectWhole(all: readonly Chunk<string>[], list: readonly string[], size: number) {
	expect(entriesOf(all).flat()).toEqual(list);
	for (const { from, entries } of all) {
		expect(entries.length).toBeGreaterThan(0);
		expect(entries.length).toBeLessThanOrEqual(2 * size);
		expect(list.slice(from, from + entries.length)).toEqual(entries);
	}
	expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
	expect(all.length).toBeLessThanOrEqual(2 * Math.ceil(list.length / size));
}

/** One change of a list: some entries removed at a position, others inserted. */
const change = fc.record({
	at: fc.double({ min: 0, max: 1, noNaN: true }),
	out: fc.nat(5),
	put: fc.array(fc.string({ maxLength: 3 }), { maxLength: 5 })
});

describe('a list in chunks', () => {
	it('is complete after any changes', () => {
		const keys = fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 });
		const changes = fc.array(change, { maxLength: 20 });
		fc.assert(
			fc.property(keys, fc.integer({ min: 1, max: 40 }), changes, (first, size, changes) => {
				let list = first;
				let all = splitIntoChunks(list, same, size);
				expectWhole(all, list, size);
				for (const { at, out, put } of changes) {
					list = list.toSpliced(Math.round(at * list.length), out, ...put);
					all = splitIntoChunks(list, same, size, all);
					expectWhole(all, list, size);
				}
			})
		);
	});

	it('has chunks of the requested size at first', () => {
		expect(entriesOf(splitIntoChunks(numbered(5), same, 2))).toEqual([
			['u0', 'u1'],
			['u2', 'u3'],
			['u4']
		]);
	});

	it('keeps the objects of unchanged chunks', () => {
		const list = numbered(300);
		const before = splitIntoChunks(list, same, 5);
		const again = splitIntoChunks([...list], same, 5, before);
		expect(again.every((chunk, index) => chunk === before[index])).toBe(true);
	});

	it('only changes chunks whose entries are removed or inserted', () => {
		const list = numbered(300);
		const before = splitIntoChunks(list, same, 5);
		const changed = (one: readonly Chunk<string>[], other: readonly Chunk<string>[]) =>
			one.filter(({ entries }, index) => entries !== other[index]?.entries).length;
		for (let gone = 0; gone < list.length; gone += 1) {
			const shorter = splitIntoChunks(list.toSpliced(gone, 1), same, 5, before);
			const whole = splitIntoChunks(list, same, 5, shorter);
			for (const after of [shorter, whole]) {
				expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
			}
			expect(changed(before, shorter)).toBe(1);
			expect(changed(shorter, whole)).toBe(1);
		}
	});

	it('keeps the keys of its chunks when their entries change', () => {
		const keyOf = ({ key }: { key: string }) => key;
		const fresh = () => numbered(300).map((key) => ({ key }));
		const before = splitIntoChunks(fresh(), keyOf, 5);
		expect(splitIntoChunks(fresh(), keyOf, 5, before)).toEqual(before);
	});

	it('inserts new entries in place', () => {
		const before = splitIntoChunks(numbered(6), same, 2);
		const keys = before.map(({ key }) => key);
		const after = splitIntoChunks(['u0', 'new', ...numbered(6).slice(1)], same, 2, before);
		expect(after.map(({ key }) => key)).toEqual(keys);
		expect(after[0]?.entries).toEqual(['u0', 'new', 'u1']);
		const longer = splitIntoChunks([...numbered(6), ...'abcdefg'], same, 2, before);
		expect(entriesOf(longer).slice(2)).toEqual([
			['u4', 'u5', 'a', 'b'],
			['c', 'd'],
			['e', 'f'],
			['g']
		]);
	});

	it('is split again when its order changes completely', () => {
		const list = numbered(300);
		const mixed = list.toSorted((a, b) => (Number(a.slice(1)) % 7) - (Number(b.slice(1)) % 7));
		const after = splitIntoChunks(mixed, same, 5, splitIntoChunks(list, same, 5));
		expect(after.length).toBe(60);
	});
});
