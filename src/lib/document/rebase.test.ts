import { describe, expect, it } from 'vitest';
import { rebased } from './rebase';

interface Table {
	readonly name: string;
	readonly size?: { readonly width: number; readonly depth: number };
	readonly note?: string;
}

const base: Table = {
	name: 'Table',
	size: { width: 90, depth: 120 },
	note: 'old'
};

describe('a change on another state', () => {
	it('leaves the fields alone that it did not touch', () => {
		const made = { ...base, size: { width: 100, depth: 120 } };
		const now = { ...base, name: 'New', size: { width: 90, depth: 60 } };
		expect(rebased<Table>(base, made, now)).toEqual({
			...base,
			name: 'New',
			size: { width: 100, depth: 60 }
		});
	});

	it('adds and removes fields, and keeps those that the other side added or removed', () => {
		const { note: _, ...made } = base;
		const { size: __, ...now } = { ...base, later: true };
		expect(rebased<Table>(base, made, now)).toEqual({
			name: 'Table',
			later: true
		});
	});

	it('wins where both changed the same field', () => {
		const made = { ...base, name: 'Mine', note: 'mine' };
		expect(rebased<Table>(base, made, { ...base, name: 'Theirs' }).name).toBe('Mine');
		expect(rebased<Table>(base, made, { name: 'Table' }).note).toBe('mine');
	});

	it('is the other state itself where it changes nothing', () => {
		const now = { ...base, name: 'New' };
		expect(rebased<Table>(base, structuredClone(base), now)).toBe(now);
	});

	it('of a list counts by entry where the sides changed different ones, else as a whole', () => {
		const list = (...names: string[]) => names.map((name) => ({ name }));
		const old = list('one', 'two');
		const theirs = list('other', 'two');
		expect(rebased(old, list('one', 'new'), theirs)).toEqual(list('other', 'new'));
		expect(rebased(old, list('new', 'new'), theirs)).toEqual(list('new', 'new'));
		expect(rebased(old, list('one'), theirs)).toEqual(list('one'));
	});

	it('of a list of ids counts as a whole, so that no id is in it twice', () => {
		expect(rebased(['a', 'b'], ['c', 'b'], ['a', 'c'])).toEqual(['c', 'b']);
	});
});
