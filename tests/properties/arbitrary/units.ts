import fc from 'fast-check';
import type {
	Creation,
	CreationWeapon,
	Figure,
	Minifig,
	Propulsion,
	RulebookId,
	Unit
} from '$lib/rules/choices';
import { anyGear, WEAPONS } from './gear';
import { anyAbilities, anyBrain, anyMagic } from './mind';
import { anyPortrait } from './portrait';
import {
	anyBonus,
	anyCount,
	anyLevel,
	anyName,
	anyPieces,
	anyPoints,
	oneOf,
	someOf,
	whole
} from './values';

/** The index of the mount among all units; resolved when the army is assembled. */
const anyMount = fc.nat({ max: 9 }).map(String);
const entry = { id: fc.constant(''), name: anyName, count: anyCount, notes: anyName };
const hands = whole(0, 20, 4);

export const anyMinifig: fc.Arbitrary<Minifig> = fc.record(
	{
		kind: fc.constant('minifig' as const),
		...entry,
		portrait: anyPortrait,
		rank: oneOf('mercenary', 'officer', 'hero'),
		hands,
		gear: someOf(anyGear, 5),
		skillBonus: anyBonus,
		superdexterity: anyBonus,
		multitasking: anyBonus,
		abilities: anyAbilities,
		magic: anyMagic,
		cliche: anyName,
		mount: anyMount
	},
	{ requiredKeys: ['kind', 'id', 'name', 'rank'] }
);

const drive = {
	mode: oneOf('ground', 'water', 'underwater', 'air', 'special'),
	speed: whole(0, 99, 18),
	modules: whole(0, 99, 4),
	agreedCost: anyPoints,
	name: anyName
};
/** A speed, modules, or both: one is required. */
const anyPropulsion: fc.Arbitrary<Propulsion> = fc.oneof(
	{ weight: 3, arbitrary: fc.record(drive, { requiredKeys: ['mode', 'speed'] }) },
	{ weight: 1, arbitrary: fc.record(drive, { requiredKeys: ['mode', 'modules'] }) }
);

const anyWeapon: fc.Arbitrary<CreationWeapon> = fc
	.record(
		{
			type: fc.constantFrom(...WEAPONS),
			level: anyLevel,
			builtSize: anyLevel,
			count: anyCount,
			name: anyName,
			mounting: oneOf('fixed', 'turret', 'protruding'),
			payload: someOf(anyPieces, 2)
		},
		{ requiredKeys: ['type'] }
	)
	.map((weapon) => (weapon.type === 'heavyWeapon' ? weapon : { level: 1, ...weapon }));

const creation = {
	kind: fc.constant('creation' as const),
	...entry,
	portrait: anyPortrait,
	form: oneOf('building', 'vehicle', 'creature', 'emplacement'),
	size: whole(0, 999),
	measured: fc.oneof(fc.double({ min: 0, max: 999, noNaN: true }), fc.constantFrom(0, 2.2, 999)),
	structureLevel: whole(0, 9),
	critterArmor: anyBonus,
	propulsion: someOf(anyPropulsion),
	weapons: someOf(anyWeapon),
	explosives: someOf(anyPieces, 2),
	plates: someOf(anyPieces, 2),
	barding: fc.boolean(),
	brain: anyBrain,
	abilities: anyAbilities,
	gear: someOf(anyGear),
	hands,
	mount: anyMount,
	magic: anyMagic
};
const required = ['kind', 'id', 'name', 'form'] as const;

/** A creation; in QuickWars its size is optional. */
export function anyCreation(sized = true): fc.Arbitrary<Creation> {
	return sized
		? fc.record(creation, { requiredKeys: [...required, 'size'] })
		: fc.record(creation, { requiredKeys: [...required] });
}

export const anyFigure: fc.Arbitrary<Figure> = fc.record(
	{
		kind: fc.constant('figure' as const),
		...entry,
		portrait: anyPortrait,
		stature: oneOf('minion', 'average', 'good', 'monster'),
		dice: anyBonus,
		traits: someOf(oneOf('athletic', 'short', 'poor')),
		weapon: oneOf('close', 'basic', 'spear', 'halberd', 'heavyTwoHanded', 'missile'),
		gear: someOf(oneOf('buckler', 'shield', 'heavyArmor')),
		mounted: fc.boolean(),
		storyProtection: fc.boolean()
	},
	{ requiredKeys: ['kind', 'id', 'name', 'stature'] }
);

/** Units of the rulebook's kinds, still without final id and mount. */
export function anyUnitOf(rulebook: RulebookId): fc.Arbitrary<Unit> {
	const figures = rulebook === 'skirmish' ? 20 : 1;
	return fc.oneof(
		{ weight: 5, arbitrary: anyMinifig },
		{ weight: 5, arbitrary: anyCreation(rulebook !== 'quickwars') },
		{ weight: figures, arbitrary: anyFigure }
	);
}
