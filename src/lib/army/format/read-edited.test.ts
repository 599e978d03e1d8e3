import { describe, expect, it } from 'vitest';
import type { Army, Minifig, Unit } from '$lib/rules/choices';
import { readBrik } from '$lib/exchange/brik';
import { writeBrik } from '$lib/exchange/write-brik';
import { fileSize } from './file-size';
import { MAXIMUM_ARMY } from './limits';
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
	it('is readable if the new parts fit the schema', () => {
		expect(
			isReadableAfter(before, { ...before, units: [minifig('a', { count: 2 }), second] })
		).toBe(true);
		expect(isReadableAfter(before, { ...before, reserve: { summons: [minifig('c')] } })).toBe(true);
	});

	describe('near the maximum file size', () => {
		const noted = (count: number): Army => {
			const notes = 'ł'.repeat(4000);
			const units = Array.from({ length: count }, (_, index) => minifig(`n${index}`, { notes }));
			return { ...before, squads: [], units };
		};
		const text = (army: Army) => JSON.stringify(army);
		let most = noted(1);
		for (let count = 2; fileSize(noted(count)) <= MAXIMUM_ARMY; count += 1) most = noted(count);

		it('estimates the size of its file, at most a few bytes too high', () => {
			const bytes = new TextEncoder().encode(text(most)).length;
			expect(fileSize(most)).toBeGreaterThanOrEqual(bytes);
			expect(fileSize(most)).toBeLessThan(bytes + 100);
		});

		it('is accepted exactly while its file can be read', () => {
			expect(isReadableAfter(noted(1), most)).toBe(true);
			expect(readBrik(new TextEncoder().encode(writeBrik(most))).ok).toBe(true);
			const larger = noted(most.units.length + 1);
			expect(isReadableAfter(most, larger)).toBe(false);
			expect(readBrik(new TextEncoder().encode(writeBrik(larger))).ok).toBe(false);
			// An army that is already too large can still shrink.
			expect(isReadableAfter(noted(most.units.length + 2), larger)).toBe(true);
		});
	});

	it('has the size of its file, whatever state it grew from', () => {
		const grown: Army = {
			...before,
			units: [second, minifig('c', { notes: 'ł' })],
			squads: [],
			reserve: { summons: [minifig('d')] }
		};
		for (const like of [undefined, before, { ...before, units: [] }])
			expect(fileSize(structuredClone(grown), like)).toBe(fileSize(grown));
		const mixed = structuredClone(grown);
		expect(fileSize({ ...mixed, units: [...mixed.units].reverse() }, mixed)).toBe(fileSize(grown));
		expect(fileSize({ ...mixed, units: mixed.units.slice(1) }, mixed)).toBeLessThan(
			fileSize(grown)
		);
	});

	it.each<[string, Army]>([
		['a mount that is no unit', { ...before, units: [minifig('a', { mount: 'x' }), second] }],
		[
			'a creation without a measure',
			{ ...before, units: [{ kind: 'creation', id: 'a', name: 'A', form: 'vehicle' }, second] }
		],
		['a changed id that a squad names', { ...before, units: [first, minifig('c')] }],
		['a changed unit', { ...before, units: [minifig('a', { count: 1000 }), second] }],
		['a new unit', { ...before, units: [first, second, minifig('')] }],
		['a summon', { ...before, reserve: { summons: [minifig('c', { hands: 99 })] } }],
		['a field of the army', { ...before, name: '' }],
		['a squad', { ...before, squads: [{ id: 's', name: '' }] }],
		['a duplicate unit id', { ...before, units: [first, second, minifig('a')] }],
		['a removed unit that a squad names', { ...before, units: [first] }],
		[
			'too many units',
			{ ...before, units: Array.from({ length: 2001 }, (_, index) => minifig(`m${index}`)) }
		]
	])('cannot be read for %s', (_, after) => {
		expect(isReadableAfter(before, after)).toBe(false);
	});
});
