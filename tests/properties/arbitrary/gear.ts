import fc from 'fast-check';
import type { CoreGearItem, Gear, QuickGearItem, WeaponType } from '$lib/rules/choices';
import { anyCount, anyName, oneOf } from './values';

/** The gear of PL-2005 and LUGPolWars. */
export const CORE_GEAR: readonly CoreGearItem[] = [
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
export const QUICK_GEAR: readonly QuickGearItem[] = [
	'handWeapon',
	'rangedWeapon',
	'protection',
	'brick'
];
export const WEAPONS: readonly WeaponType[] = [
	'closeCombat',
	'ram',
	'gun',
	'launcher',
	'rocket',
	'heavyWeapon'
];

export const anyItem = fc.oneof(
	{ weight: 6, arbitrary: fc.constantFrom(...CORE_GEAR) },
	{ weight: 1, arbitrary: fc.constantFrom(...QUICK_GEAR) }
);

/** One gear entry, of this rulebook or another. */
export const anyGear: fc.Arbitrary<Gear> = fc.record(
	{
		item: anyItem,
		name: anyName,
		count: anyCount,
		place: oneOf('hand', 'stowed'),
		bow: fc.boolean(),
		bayonet: fc.boolean()
	},
	{ requiredKeys: ['item'] }
);
