import type { Kit } from './kit';

/** The ready-made units of QuickWars: mercenaries and heroes, mounts, vehicles, heavy weapons. */
export const quickwars = {
	swordsman: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'handWeapon' }, { item: 'protection' }]
	},
	duelist: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'handWeapon', count: 2 }] },
	peasant: { kind: 'minifig', rank: 'mercenary', gear: [{ item: 'brick', count: 2 }] },
	archer: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'rangedWeapon' }, { item: 'handWeapon', place: 'stowed' }]
	},
	pistolier: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'rangedWeapon' }, { item: 'handWeapon' }]
	},
	rifleman: {
		kind: 'minifig',
		rank: 'mercenary',
		gear: [{ item: 'rangedWeapon' }, { item: 'protection' }]
	},
	hero: { kind: 'minifig', rank: 'hero', gear: [{ item: 'handWeapon' }, { item: 'protection' }] },
	swashbuckler: {
		kind: 'minifig',
		rank: 'hero',
		gear: [{ item: 'handWeapon' }, { item: 'rangedWeapon' }]
	},
	commando: {
		kind: 'minifig',
		rank: 'hero',
		gear: [{ item: 'rangedWeapon' }, { item: 'protection' }]
	},
	empty: { kind: 'minifig', rank: 'mercenary', gear: [] },
	warhorse: { kind: 'creation', form: 'creature', size: 2 },
	wolf: { kind: 'creation', form: 'creature', size: 1 },
	cart: {
		kind: 'creation',
		form: 'vehicle',
		size: 3,
		propulsion: [{ mode: 'ground', modules: 1 }]
	},
	motorcycle: {
		kind: 'creation',
		form: 'vehicle',
		size: 2,
		propulsion: [{ mode: 'ground', modules: 3 }]
	},
	car: { kind: 'creation', form: 'vehicle', size: 4, propulsion: [{ mode: 'ground', modules: 3 }] },
	tank: {
		kind: 'creation',
		form: 'vehicle',
		size: 5,
		propulsion: [{ mode: 'ground', modules: 2 }],
		weapons: [{ type: 'heavyWeapon' }]
	},
	boat: { kind: 'creation', form: 'vehicle', size: 6, propulsion: [{ mode: 'water', modules: 2 }] },
	galleon: {
		kind: 'creation',
		form: 'vehicle',
		size: 8,
		propulsion: [{ mode: 'water', modules: 2 }],
		weapons: [{ type: 'heavyWeapon', count: 2 }]
	},
	helicopter: {
		kind: 'creation',
		form: 'vehicle',
		size: 5,
		propulsion: [{ mode: 'air', modules: 2 }],
		weapons: [{ type: 'heavyWeapon' }]
	},
	plane: { kind: 'creation', form: 'vehicle', size: 4, propulsion: [{ mode: 'air', modules: 3 }] },
	tower: { kind: 'creation', form: 'building', size: 5 },
	castle: { kind: 'creation', form: 'building', size: 10 },
	cannon: { kind: 'creation', form: 'emplacement', size: 2, weapons: [{ type: 'heavyWeapon' }] },
	catapult: { kind: 'creation', form: 'emplacement', size: 3, weapons: [{ type: 'heavyWeapon' }] },
	emptyCreation: { kind: 'creation', form: 'vehicle', size: 1 }
} satisfies Record<string, Kit>;
