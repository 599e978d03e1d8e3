import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { randomElement } from '$lib/browser/random';
import type { Army, Minifig } from '$lib/rules/choices';
import { choosePortrait, forgetPortrait } from '$lib/army/edits/portrait-edits';
import { surprise } from './portrait-surprise';

const ninja: Minifig = { kind: 'minifig', id: 'u1', name: 'Ninja', rank: 'mercenary' };
const army: Army = {
	...newArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', 'Cienie', { profile: 'free' }),
	units: [ninja]
};

describe('portrait commands', () => {
	it('are labelled with the name of the unit', () => {
		const labels = [
			choosePortrait(ninja, 'face', 'grim'),
			surprise(ninja),
			forgetPortrait(ninja)
		].map(({ label }) => label);
		expect(labels).toEqual([
			{ key: 'choosePortrait', name: 'Ninja' },
			{ key: 'surprisePortrait', name: 'Ninja' },
			{ key: 'forgetPortrait', name: 'Ninja' }
		]);
	});

	it('choose one field, and reset all fields', () => {
		const grim = choosePortrait(ninja, 'face', 'grim').apply(army);
		expect(grim.units).toEqual([{ ...ninja, portrait: { figure: { face: 'grim' } } }]);
		expect(choosePortrait(ninja, 'face', undefined).apply(grim)).toEqual(army);
		expect(forgetPortrait(ninja).apply(grim)).toEqual(army);
	});

	it('give the same random portrait when they are redone', () => {
		const edit = surprise(ninja);
		expect(edit.apply(army)).toEqual(edit.apply(army));
	});
});

describe('randomElement', () => {
	it('draws every element eventually and rejects an empty list', () => {
		const drawn = new Set(Array.from({ length: 200 }, () => randomElement(['a', 'b', 'c'])));
		expect([...drawn].sort()).toEqual(['a', 'b', 'c']);
		expect(() => randomElement([])).toThrow(RangeError);
	});
});
