import { describe, expect, it } from 'vitest';
import type { Army, Creation, Minifig, Portrait } from '$lib/rules/choices';
import { choosePortrait, drawnAs, figureOf, forgetPortrait } from './portrait-edits';
import { readArmy } from '../format/read';
import { byId } from '../../../../tests/setup/applied-edits';

const PHOTO = `sha256:${'a'.repeat(64)}`;
const minifig = (portrait?: Portrait): Minifig => ({
	kind: 'minifig',
	id: 'u1',
	name: 'Zawisza',
	rank: 'hero',
	...(portrait && { portrait })
});
const horse: Creation = { kind: 'creation', id: 'h', name: 'Koń', form: 'creature', size: 1 };
const army = (portrait?: Portrait): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'Rycerze',
	rulebook: 'core2005',
	units: [minifig(portrait), { ...horse, id: 'u2' }],
	reserve: { summons: [horse] }
});
const first = ({ units }: Army) => units[0] as Minifig;

describe('choosing a picture', () => {
	it('adds a choice and keeps the others', () => {
		const hooded = byId(choosePortrait)(
			army({ figure: { face: 'grin' } }),
			'u1',
			'headgear',
			'hood'
		);
		expect(first(hooded).portrait).toEqual({ figure: { face: 'grin', headgear: 'hood' } });
		expect(readArmy(hooded).ok).toBe(true);
	});

	it('does not modify the given army', () => {
		const before = army({ figure: { face: 'grin' } });
		const copy = structuredClone(before);
		byId(choosePortrait)(before, 'u1', 'face', 'grim');
		byId(forgetPortrait)(before, 'u1');
		expect(before).toEqual(copy);
	});

	it('removes automatic fields, and the portrait with the last choice', () => {
		const two = army({ figure: { face: 'grin', headgear: 'hood' } });
		const one = byId(choosePortrait)(two, 'u1', 'face', undefined);
		expect(first(one).portrait).toEqual({ figure: { headgear: 'hood' } });
		const none = byId(choosePortrait)(one, 'u1', 'headgear', undefined);
		expect(none.units[0]).toEqual(minifig());
		expect(first(none)).not.toHaveProperty('portrait');
	});

	it('returns the same army if nothing changes', () => {
		const before = army({ figure: { face: 'grin' } });
		expect(byId(choosePortrait)(before, 'u1', 'face', 'grin')).toBe(before);
		expect(byId(choosePortrait)(before, 'u2', 'face', undefined)).toBe(before);
		expect(byId(forgetPortrait)(before, 'u2')).toBe(before);
	});

	it('works for a unit in reserve', () => {
		const painted = byId(choosePortrait)(army(), 'h', 'torso', 'coal');
		expect(painted.reserve?.summons?.[0]?.portrait).toEqual({ figure: { torso: 'coal' } });
		expect(byId(forgetPortrait)(painted, 'h').reserve?.summons).toEqual([horse]);
	});

	it('replaces a photo with a drawing', () => {
		const drawn = byId(choosePortrait)(army({ photo: PHOTO }), 'u1', 'face', 'grim');
		expect(first(drawn).portrait).toEqual({ figure: { face: 'grim' } });
		expect(first(byId(forgetPortrait)(army({ photo: PHOTO }), 'u1'))).toEqual(minifig());
	});
});

describe('a unit with another drawing', () => {
	it('is the same object if it has this drawing already', () => {
		const unit = minifig({ figure: { face: 'grin' } });
		expect(drawnAs(unit, { face: 'grin', cape: undefined })).toBe(unit);
		expect(figureOf(drawnAs(unit, { face: 'scar' }))).toEqual({ face: 'scar' });
		expect(figureOf(minifig({ photo: PHOTO }))).toEqual({});
	});
});
