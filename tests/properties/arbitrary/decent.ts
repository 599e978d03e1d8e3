import fc from 'fast-check';
import type { Army, Creation, Minifig } from '$lib/rules/choices';
import { anyRulings } from './rulings';
import { oneOf } from './values';

const soldier: fc.Arbitrary<Minifig> = fc.record({
	kind: fc.constant('minifig' as const),
	id: fc.constant('m'),
	name: fc.constant('Soldier'),
	rank: oneOf('mercenary', 'officer', 'hero'),
	count: fc.integer({ min: 1, max: 40 }),
	gear: fc.constantFrom([], [{ item: 'shortHand' as const }, { item: 'shield' as const }])
});

const light = fc.record({ level: fc.integer({ min: 1, max: 2 }) });

const machine: fc.Arbitrary<Creation> = fc.record({
	kind: fc.constant('creation' as const),
	id: fc.constant('c'),
	name: fc.constant('Machine'),
	form: oneOf('vehicle', 'creature'),
	size: fc.integer({ min: 2, max: 5 }),
	structureLevel: fc.integer({ min: 0, max: 3 }),
	propulsion: fc.constantFrom([{ mode: 'ground' as const, speed: 5 }], []),
	weapons: fc.array(
		fc.record({ type: oneOf('gun', 'closeCombat'), level: fc.integer({ min: 1, max: 2 }) }),
		{ maxLength: 2 }
	),
	plates: fc.array(light, { maxLength: 3 }),
	explosives: fc.array(light, { maxLength: 3 })
});

/** Armies of soldiers and armed vehicles with any rulings; most have no errors. */
export const anyDecentArmy: fc.Arbitrary<Army> = fc
	.record({ soldiers: soldier, machine, rulings: fc.option(anyRulings, { nil: undefined }) })
	.map(({ soldiers, machine: built, rulings }) => ({
		format: 'brikmuster/army',
		version: 1,
		id: '11111111-1111-4111-8111-111111111111',
		name: 'Decent',
		rulebook: 'core2005',
		...(rulings && { rulings }),
		units: [soldiers, built]
	}));
