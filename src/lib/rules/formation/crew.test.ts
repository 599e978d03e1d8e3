import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { READY_UNITS } from '$lib/army/ready/units';
import type { Army, Unit } from '../choices';
import { isUncrewed } from './crew';

const ready = READY_UNITS.core2005;
const unit = (id: keyof typeof ready, more: object = {}) =>
	({ ...ready[id], id, name: id, ...more }) as Unit;
const army = (units: Unit[], reserve?: Unit[]): Army => ({
	...newArmy('0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11', 'A', { profile: 'free' }),
	units,
	...(reserve && { reserve: { summons: reserve } })
});
const uncrewed = (whole: Army) =>
	whole.units.filter((one) => isUncrewed(whole, one)).map(({ id }) => id);

describe('a creation that nobody is assigned to', () => {
	it.each(['cart', 'warhorse', 'tank', 'catapult'] as const)('is a %s without a crew', (id) => {
		expect(uncrewed(army([unit('knight'), unit(id)]))).toEqual([id]);
	});

	it('is none with a rider', () => {
		expect(uncrewed(army([unit('knight', { mount: 'cart' }), unit('cart')]))).toEqual([]);
	});

	it('is no minifig, no building and nothing with a brain', () => {
		expect(uncrewed(army([unit('knight'), unit('wolf'), unit('tower')]))).toEqual([]);
	});
});
