import { describe, expect, it } from 'vitest';
import { numberChange } from './number-change';
import { patchBetween } from './patch';

const unit = { id: 'a', name: 'Archer', count: 2, hands: ['bow'] };
const army = { name: 'Army', limit: 100, units: [unit, { ...unit, id: 'b' }] };
const change = (after: object) => numberChange(patchBetween(army, after, ['units']));
const withUnit = (edited: object) => change({ ...army, units: [edited, army.units[1]] });

describe('the number that a patch changes', () => {
	it('is that of a field or of an entry', () => {
		expect(change({ ...army, limit: 150 })).toEqual({ before: 100, after: 150 });
		expect(withUnit({ ...unit, count: 3 })).toEqual({ before: 2, after: 3 });
		const { count: _, ...one } = unit;
		expect(withUnit(one)).toEqual({ before: 2, after: undefined });
	});

	it('is none if anything else changes', () => {
		expect(change(army)).toBeUndefined();
		expect(change({ ...army, name: 'New' })).toBeUndefined();
		expect(change({ ...army, name: 'New', limit: 150 })).toBeUndefined();
		expect(withUnit({ ...unit, count: 3, name: 'Bowman' })).toBeUndefined();
		expect(withUnit({ ...unit, hands: ['bow', 'axe'] })).toBeUndefined();
		expect(change({ ...army, units: [unit] })).toBeUndefined();
	});
});
