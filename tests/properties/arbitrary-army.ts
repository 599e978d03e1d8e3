import fc from 'fast-check';
import type { Army, CoreGearItem, Gear, Minifig } from '$lib/rules/choices';

const CORE_GEAR: CoreGearItem[] = [
	'shortHand',
	'heavyHand',
	'twoHanded',
	'shortRanged',
	'longRanged',
	'explosive',
	'shield',
	'bodyArmor',
	'improvised'
];

export const anyName = fc
	.string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
	.map((name) => name.normalize('NFC'))
	.filter((name) => !/\p{Cc}/u.test(name) && name !== '' && [...name].length <= 80);

export const anyGear: fc.Arbitrary<Gear> = fc.record(
	{
		item: fc.constantFrom(...CORE_GEAR),
		name: anyName,
		count: fc.integer({ min: 1, max: 5 }),
		place: fc.constantFrom('hand' as const, 'stowed' as const),
		bow: fc.boolean(),
		bayonet: fc.boolean()
	},
	{ requiredKeys: ['item'] }
);

export const anyMinifig: fc.Arbitrary<Minifig> = fc.record(
	{
		kind: fc.constant('minifig' as const),
		id: fc.constant('u1'),
		name: anyName,
		count: fc.integer({ min: 1, max: 40 }),
		rank: fc.constantFrom('mercenary' as const, 'officer' as const, 'hero' as const),
		hands: fc.integer({ min: 0, max: 8 }),
		gear: fc.array(anyGear, { maxLength: 8 }),
		skillBonus: fc.integer({ min: 0, max: 9 }),
		superdexterity: fc.integer({ min: 0, max: 3 }),
		multitasking: fc.integer({ min: 0, max: 3 }),
		abilities: fc.record({ pilot: fc.boolean() }, { requiredKeys: [] }),
		cliche: fc.constant('barbarian')
	},
	{ requiredKeys: ['kind', 'id', 'name', 'rank'] }
);

/** Armies that this version prices: legal or not. */
export const anyArmy: fc.Arbitrary<Army> = fc
	.record({
		units: fc.array(anyMinifig, { maxLength: 6 }),
		heroDiscount: fc.boolean(),
		explosives: fc.integer({ min: 0, max: 20 }),
		heroQuirkCount: fc.constantFrom('others' as const, 'all' as const),
		name: anyName
	})
	.map(({ units, heroDiscount, explosives, heroQuirkCount, name }) => ({
		format: 'brikmuster/army',
		version: 1,
		id: '11111111-1111-4111-8111-111111111111',
		name,
		rulebook: 'core2005',
		rulings: { heroQuirkCount },
		heroDiscount,
		units: units.map((unit, index) => ({ ...unit, id: `u${index + 1}` })),
		stock: { explosives }
	}));
