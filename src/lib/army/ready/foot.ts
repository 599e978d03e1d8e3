import { classics } from './classics';
import type { Kit } from './kit';

/** Minifigs with gear and without training: valid in PL-2005 and LUGPolWars. */
export const foot = {
	...classics,
	guard: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }, { item: 'shield' }, { item: 'bodyArmor' }]
	},
	axeman: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'heavyHand' }, { item: 'shield' }]
	},
	duelist: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'shortHand', count: 2 }] },
	peasant: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'improvised' }] },
	crossbowman: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortRanged' }, { item: 'bodyArmor' }, { item: 'shortHand', place: 'stowed' }]
	},
	pistolier: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortRanged' }, { item: 'shortHand' }]
	},
	rifleman: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'longRanged' }] },
	grenadier: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }, { item: 'shield' }, { item: 'explosive', count: 2 }]
	},
	bazooka: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'longRanged' }, { item: 'explosive', count: 3 }]
	},
	sapper: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }, { item: 'explosive', count: 4 }]
	},
	captain: {
		kind: 'minifig',
		rank: 'officer',
		gear: [{ item: 'shortHand' }, { item: 'shortRanged' }]
	},
	swashbuckler: {
		kind: 'minifig',
		rank: 'hero',
		gear: [{ item: 'shortHand' }, { item: 'shortRanged' }]
	},
	commando: {
		kind: 'minifig',
		rank: 'hero',
		gear: [{ item: 'longRanged' }, { item: 'bodyArmor' }]
	},
	empty: { kind: 'minifig', rank: 'mercenary', gear: [] }
} satisfies Record<string, Kit>;
