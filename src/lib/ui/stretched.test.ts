import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stretched } from './stretched';

const same = (key: string) => key;
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `u${index}`);

describe('a list in stretches', () => {
	it('has every entry once, in order, in stretches of a limited size with keys of their own', () => {
		const keys = fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 });
		fc.assert(
			fc.property(keys, fc.integer({ min: 1, max: 40 }), (list, size) => {
				const all = stretched(list, same, size);
				expect(all.flatMap(({ entries }) => entries)).toEqual(list);
				for (const { from, entries } of all) {
					expect(entries.length).toBeGreaterThan(0);
					expect(entries.length).toBeLessThanOrEqual(2 * size);
					expect(list.slice(from, from + entries.length)).toEqual(entries);
				}
				expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
			})
		);
	});

	it('has about the size that is asked for', () => {
		for (const size of [2, 5, 30]) {
			const count = stretched(numbered(3000), same, size).length;
			expect(3000 / count).toBeGreaterThan(size / 2);
			expect(3000 / count).toBeLessThan(size * 1.5);
		}
	});

	it('is the same whatever it was before, and keeps the objects of what is the same', () => {
		const list = numbered(300);
		const before = stretched(list, same, 5);
		expect(stretched([...list], same, 5, before)).toEqual(before);
		for (let gone = 0; gone < list.length; gone += 1) {
			const shorter = list.toSpliced(gone, 1);
			const after = stretched(shorter, same, 5, before);
			const entries = after.map(({ entries }) => entries);
			expect(entries).toEqual(stretched(shorter, same, 5).map(({ entries }) => entries));
			for (const [index, stretch] of before.slice(0, -1).entries()) {
				if (stretch.from + stretch.entries.length <= gone) expect(after[index]).toBe(stretch);
			}
			const keys = new Set(before.map(({ key }) => key));
			expect(after.filter(({ key }) => !keys.has(key)).length).toBeLessThanOrEqual(1);
			expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
		}
	});

	it('keeps the keys of its stretches, whatever becomes of their entries', () => {
		const keyOf = ({ key }: { key: string }) => key;
		const fresh = () => numbered(300).map((key) => ({ key }));
		const list = fresh();
		for (let gone = 0; gone < list.length; gone += 1) {
			const before = stretched(list.toSpliced(gone, 1), keyOf, 5, stretched(list, keyOf, 5));
			const after = stretched(fresh().toSpliced(gone, 1), keyOf, 5, before);
			expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
		}
	});

	it('is cut elsewhere only near an entry that is taken away', () => {
		const list = numbered(300);
		const before = new Set(stretched(list, same, 5).map(({ entries }) => entries.join()));
		for (let gone = 0; gone < list.length; gone += 1) {
			const after = stretched(list.toSpliced(gone, 1), same, 5);
			const fresh = after.filter(({ entries }) => !before.has(entries.join()));
			expect(fresh.length).toBeLessThanOrEqual(4);
		}
	});
});
