import type { Kit } from './kit';

/** Minifigs with training, of PL-2005 and its supplements. */
export const trained = {
	rider: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }, { item: 'shield' }],
		abilities: { pilot: true }
	},
	berserker: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'twoHanded' }],
		skillBonus: 2
	},
	bladeMaster: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'heavyHand' }, { item: 'shield' }],
		abilities: { weaponMaster: [{ item: 'heavyHand' }] }
	},
	ninja: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand', count: 2 }],
		abilities: { stealth: true }
	},
	gunslinger: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortRanged', count: 2 }],
		superdexterity: 1
	},
	sniper: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'longRanged' }],
		abilities: { weaponMaster: [{ item: 'longRanged' }] }
	},
	pilot: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortRanged' }],
		abilities: { pilot: true }
	},
	medic: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }],
		abilities: { healing: true }
	},
	scout: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortRanged', bow: true }],
		abilities: { stealth: true, perception: true }
	},
	/** Six arms and multitasking, as in the book's example (PL-ABL-05). */
	professor: {
		kind: 'minifig',
		rank: 'mercenary',
		hands: 6,
		skillBonus: 2,
		multitasking: 2,
		superdexterity: 1
	},
	apprentice: {
		kind: 'minifig',
		rank: 'mercenary',
		magic: { level: 1, areaSpells: [{ level: 1, count: 2 }] }
	},
	mage: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }],
		magic: { level: 2, areaSpells: [{ level: 2, count: 2 }] }
	},
	archmage: {
		kind: 'minifig',
		rank: 'hero',
		magic: { level: 3, areaSpells: [{ level: 3, count: 2 }], shield: 2 }
	},
	summoner: { kind: 'minifig', rank: 'mercenary', magic: { level: 4, summoning: true } },
	necromancer: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'shortHand' }],
		magic: { level: 3, necromancy: true }
	}
} satisfies Record<string, Kit>;
