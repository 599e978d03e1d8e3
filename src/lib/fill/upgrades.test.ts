import { describe, expect, it } from 'vitest';
import type { Creation, Minifig, Unit } from '$lib/rules/choices';
import { upgraded, UPGRADES, type Upgrade } from './upgrades';

const minifig = (kit: Partial<Minifig> = {}): Minifig => ({
	kind: 'minifig',
	id: 'u',
	name: 'U',
	rank: 'mercenary',
	...kit
});
const creation = (kit: Partial<Creation> = {}): Creation => ({
	kind: 'creation',
	id: 'u',
	name: 'U',
	form: 'creature',
	...kit
});
const usesOf = (unit: Unit) => UPGRADES.filter((upgrade) => upgraded(unit, { upgrade }));

describe('upgrades', () => {
	it.each<[string, Unit, Upgrade[]]>([
		[
			'a bare mercenary',
			minifig(),
			[
				'gear.shield',
				'gear.bodyArmor',
				'gear.explosive',
				'gear.shortHand',
				'skillBonus',
				'rank.officer'
			]
		],
		[
			'a troop of mages on something',
			minifig({
				count: 2,
				gear: [{ item: 'shield' }, { item: 'bodyArmor' }, { item: 'heavyHand' }],
				magic: { level: 1 },
				mount: 'm'
			}),
			['gear.explosive', 'skillBonus', 'pilot', 'magic.level']
		],
		[
			'an officer who is a pilot',
			minifig({ rank: 'officer', abilities: { pilot: true }, mount: 'm' }),
			[
				'gear.shield',
				'gear.bodyArmor',
				'gear.explosive',
				'gear.shortHand',
				'skillBonus',
				'rank.hero'
			]
		],
		[
			'a critter with a brain',
			creation({ size: 0, brain: { type: 'full' } }),
			['skillBonus', 'critterArmor', 'plate', 'barding']
		],
		[
			'a zombie with a sword',
			creation({
				form: 'creature',
				size: 1,
				gear: [{ item: 'shortHand' }],
				brain: { type: 'full' }
			}),
			['gear.shield', 'gear.bodyArmor', 'skillBonus', 'structure', 'plate', 'barding']
		],
		[
			'a plated flyer with weapons',
			creation({
				size: 3,
				barding: true,
				plates: [{ level: 2 }],
				propulsion: [{ mode: 'air', speed: 6 }, { mode: 'water' }],
				weapons: [{ type: 'gun', level: 1 }, { type: 'heavyWeapon' }]
			}),
			['structure', 'propulsion.air', 'weapon.gun']
		],
		['a skirmisher', { kind: 'figure', id: 'u', name: 'U', stature: 'good' }, []]
	])('of %s', (_, unit, uses) => {
		expect(usesOf(unit)).toEqual(uses);
	});

	it.each<[Unit, Upgrade, Partial<Minifig> | Partial<Creation>]>([
		[minifig(), 'gear.shield', { gear: [{ item: 'shield', place: 'hand' }] }],
		[minifig(), 'gear.shortHand', { gear: [{ item: 'shortHand', place: 'stowed' }] }],
		[minifig(), 'gear.explosive', { gear: [{ item: 'explosive' }] }],
		[
			minifig({ gear: [{ item: 'shield' }, { item: 'explosive', count: 2 }] }),
			'gear.explosive',
			{ gear: [{ item: 'shield' }, { item: 'explosive', count: 3 }] }
		],
		[minifig({ skillBonus: 1 }), 'skillBonus', { skillBonus: 2 }],
		[
			creation({ brain: { type: 'full', skillBonus: 1 } }),
			'skillBonus',
			{ brain: { type: 'full', skillBonus: 2 } }
		],
		[
			minifig({ mount: 'm', abilities: { stealth: true } }),
			'pilot',
			{ abilities: { stealth: true, pilot: true } }
		],
		[
			minifig({ magic: { level: 2, shield: 1 } }),
			'magic.level',
			{ magic: { level: 3, shield: 1 } }
		],
		[minifig(), 'rank.officer', { rank: 'officer' }],
		[minifig({ rank: 'officer' }), 'rank.hero', { rank: 'hero' }],
		[creation({ size: 1 }), 'structure', { structureLevel: 1 }],
		[creation({ critterArmor: 3 }), 'critterArmor', { critterArmor: 4 }],
		[creation(), 'plate', { plates: [{ level: 1 }] }],
		[creation(), 'barding', { barding: true }],
		[
			creation({
				propulsion: [
					{ mode: 'ground', speed: 0 },
					{ mode: 'ground', speed: 5 }
				]
			}),
			'propulsion.ground',
			{
				propulsion: [
					{ mode: 'ground', speed: 0 },
					{ mode: 'ground', speed: 7 }
				]
			}
		],
		[
			creation({
				weapons: [
					{ type: 'ram', level: 1 },
					{ type: 'rocket', level: 2, count: 4 }
				]
			}),
			'weapon.rocket',
			{
				weapons: [
					{ type: 'ram', level: 1 },
					{ type: 'rocket', level: 3, count: 4 }
				]
			}
		]
	])('%j with %s', (unit, upgrade, change) => {
		expect(upgraded(unit, { upgrade })).toEqual({ ...unit, ...change });
	});

	it('never exceed the limits of the file', () => {
		const most = minifig({
			skillBonus: 99,
			count: 2,
			magic: { level: 20 },
			gear: [{ item: 'explosive', count: 999 }, ...Array(199).fill({ item: 'heavyHand' })]
		});
		expect(usesOf(most)).toEqual([]);
		const fast = creation({
			size: 1,
			structureLevel: 9,
			propulsion: [{ mode: 'air', speed: 98 }]
		});
		expect(usesOf(fast)).toEqual(['plate', 'barding']);
	});
});
