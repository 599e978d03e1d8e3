import type { Minifig } from '$lib/rules/choices';

/** The minifigs of the home page and the example. Keep this list short: the first page loads it. */
export const classics = {
	swordsman: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }, { item: 'shield' }]
	},
	knight: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'heavyHand' }, { item: 'shield' }, { item: 'bodyArmor' }]
	},
	halberdier: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'twoHanded' }] },
	archer: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [
			{ item: 'shortRanged', bow: true },
			{ item: 'shortHand', place: 'stowed' }
		]
	},
	officer: {
		kind: 'minifig',
		rank: 'officer',
		gear: [{ item: 'shortHand' }, { item: 'bodyArmor' }]
	},
	hero: {
		kind: 'minifig',
		rank: 'hero',
		gear: [{ item: 'heavyHand' }, { item: 'shield' }, { item: 'bodyArmor' }]
	}
} satisfies Record<string, Omit<Minifig, 'id' | 'name'>>;

export type ClassicId = keyof typeof classics;
