import { describe, expect, it } from 'vitest';
import type { Army, Minifig, Unit } from '$lib/rules/choices';
import { isReadableAfter } from './read-edited';

const minifig = (id: string, kit: Partial<Minifig> = {}): Unit => ({
	kind: 'minifig',
	id,
	name: id,
	rank: 'mercenary',
	...kit
});
const before: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '11111111-2222-3333-4444-555555555555',
	name: 'A',
	rulebook: 'core2005',
	units: [minifig('a'), minifig('b')],
	squads: [{ id: 's', name: 'S', members: [{ unit: 'b' }] }]
};
const [first, second] = before.units as [Unit, Unit];

describe('an army after an edit', () => {
	it('can be read where what is new fits the schema', () => {
		expect(
			isReadableAfter(before, { ...before, units: [minifig('a', { count: 2 }), second] })
		).toBe(true);
		expect(isReadableAfter(before, { ...before, reserve: { summons: [minifig('c')] } })).toBe(true);
	});

	it.each<[string, Army]>([
		['a changed unit', { ...before, units: [minifig('a', { count: 1000 }), second] }],
		['a new unit', { ...before, units: [first, second, minifig('')] }],
		['a summon', { ...before, reserve: { summons: [minifig('c', { hands: 99 })] } }],
		['a field of the army', { ...before, name: '' }],
		['a squad', { ...before, squads: [{ id: 's', name: '' }] }],
		['a second unit of an id', { ...before, units: [first, second, minifig('a')] }],
		['the loss of a unit that a squad names', { ...before, units: [first] }],
		[
			'more units than a file holds',
			{ ...before, units: Array.from({ length: 2001 }, (_, index) => minifig(`m${index}`)) }
		]
	])('cannot be read for %s', (_, after) => {
		expect(isReadableAfter(before, after)).toBe(false);
	});
});
