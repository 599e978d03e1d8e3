import type { Gear, Minifig, Rank } from '$lib/rules/choices';

/** Ready minifigs of the palette; names and roles are in the message catalogues. */
const kits = {
	swordsman: { rank: 'mercenary', gear: [{ item: 'shortHand' }, { item: 'shield' }] },
	knight: {
		rank: 'mercenary',
		gear: [{ item: 'heavyHand' }, { item: 'shield' }, { item: 'bodyArmor' }]
	},
	halberdier: { rank: 'mercenary', gear: [{ item: 'twoHanded' }] },
	duelist: { rank: 'mercenary', gear: [{ item: 'shortHand', count: 2 }] },
	archer: {
		rank: 'mercenary',
		gear: [
			{ item: 'shortRanged', bow: true },
			{ item: 'shortHand', place: 'stowed' }
		]
	},
	pistolier: { rank: 'mercenary', gear: [{ item: 'shortRanged' }, { item: 'shortHand' }] },
	rifleman: { rank: 'mercenary', gear: [{ item: 'longRanged' }] },
	grenadier: {
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }, { item: 'shield' }, { item: 'explosive', count: 2 }]
	},
	pilot: { rank: 'mercenary', gear: [{ item: 'shortRanged' }], abilities: { pilot: true } },
	officer: { rank: 'officer', gear: [{ item: 'shortHand' }, { item: 'bodyArmor' }] },
	hero: {
		rank: 'hero',
		gear: [{ item: 'heavyHand' }, { item: 'shield' }, { item: 'bodyArmor' }]
	},
	empty: { rank: 'mercenary', gear: [] }
} as const satisfies Record<
	string,
	{ rank: Rank; gear: readonly Gear[]; abilities?: Minifig['abilities'] }
>;

export type PresetId = keyof typeof kits;
export const PRESETS = Object.keys(kits) as readonly PresetId[];

/** A ready minifig under a name of the user's language. */
export function presetMinifig(id: PresetId, name: string): Omit<Minifig, 'id'> {
	const { gear, ...kit } = kits[id];
	return { kind: 'minifig', name, ...kit, gear: gear.map((entry) => ({ ...entry })) };
}
