import fc from 'fast-check';
import type { Abilities, Brain, Magic } from '$lib/rules/choices';
import { anyItem, WEAPONS } from './gear';
import { anyBonus, anyLevel, anyName, anyPieces, oneOf, someOf } from './values';

const anyClass = fc.oneof(anyItem, fc.constantFrom(...WEAPONS));
const anyMastery = fc.oneof(
	fc.record({ item: anyClass, name: anyName }, { requiredKeys: ['item'] }),
	anyClass
);

export const anyAbilities: fc.Arbitrary<Abilities> = fc.record(
	{
		pilot: fc.boolean(),
		healing: fc.boolean(),
		stealth: fc.boolean(),
		perception: fc.boolean(),
		weaponMaster: someOf(anyMastery, 2)
	},
	{ requiredKeys: [] }
);

export const anyMagic: fc.Arbitrary<Magic> = fc.record(
	{
		level: anyLevel,
		areaSpells: someOf(anyPieces, 2),
		shield: anyLevel,
		summoning: fc.boolean(),
		necromancy: fc.boolean()
	},
	{ requiredKeys: [] }
);

const training = {
	skillBonus: anyBonus,
	superdexterity: anyBonus,
	multitasking: anyBonus,
	orders: someOf(anyName, 2)
};

/** A half-brain has a limitation, a full brain has none. */
export const anyBrain: fc.Arbitrary<Brain> = fc.oneof(
	fc.record({ type: fc.constant('full' as const), ...training }, { requiredKeys: ['type'] }),
	fc.record(
		{
			type: fc.constant('half' as const),
			limitation: oneOf('incompetent', 'simple', 'dependent', 'enslaved'),
			...training
		},
		{ requiredKeys: ['type', 'limitation'] }
	)
);
