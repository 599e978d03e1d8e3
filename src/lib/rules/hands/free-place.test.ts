import { describe, expect, it } from 'vitest';
import { newArmy } from '$lib/army/new-army';
import { addGear } from '$lib/army/edits/edits';
import { assess } from '../assessment/assess';
import type { Army, Gear, GearItem, Minifig } from '../choices';
import { rulebookOf } from '../registry';
import { freePlace } from './hands';

const army = (gear: readonly Gear[]): Army & { units: [Minifig] } => ({
	...newArmy('a', 'A', { profile: 'free' }),
	units: [{ kind: 'minifig', id: 'u1', name: 'Z', rank: 'mercenary', gear: [...gear] }]
});

describe('the place of a new item', () => {
	it.each<[GearItem, GearItem[], 'hand' | 'stowed']>([
		['shield', [], 'hand'],
		['shield', ['heavyHand'], 'hand'],
		['shortHand', ['heavyHand'], 'stowed'],
		['shield', ['longRanged'], 'stowed'],
		['bodyArmor', ['twoHanded'], 'hand'],
		['shortRanged', ['shortHand', 'shield'], 'stowed']
	])('%s beside %j: %s', (item, held, place) => {
		const of = army(held.map((one) => ({ item: one })));
		expect(freePlace(of, of.units[0], item)).toBe(place);
	});

	it('never makes the hands too full, whatever is bought in turn', () => {
		const { gearItems } = rulebookOf('core2005');
		for (const first of gearItems)
			for (const second of gearItems)
				for (const third of gearItems) {
					let of = army([]);
					for (const item of [first, second, third]) {
						const [unit] = of.units;
						of = addGear(unit, item, freePlace(of, unit, item)).apply(of) as typeof of;
					}
					const errors = assess(of).violations.filter(
						({ code, severity }) => code === 'HANDS' && severity === 'error'
					);
					expect(errors, `${first} ${second} ${third}`).toEqual([]);
				}
	});
});
