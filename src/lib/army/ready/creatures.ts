import type { Kit } from './kit';

/** Mounts, beasts, undead and robots of PL-2005, all within the league's speed limit. */
export const creatures = {
	/** As the book prices it (PL-MND-07). */
	warhorse: {
		kind: 'creation',
		form: 'creature',
		size: 2,
		propulsion: [{ mode: 'ground', speed: 10 }],
		weapons: [{ type: 'closeCombat', level: 1 }],
		brain: { type: 'half', limitation: 'dependent' }
	},
	bardedHorse: {
		kind: 'creation',
		form: 'creature',
		size: 2,
		propulsion: [{ mode: 'ground', speed: 10 }],
		weapons: [{ type: 'closeCombat', level: 1 }],
		barding: true,
		brain: { type: 'half', limitation: 'dependent' }
	},
	wolf: {
		kind: 'creation',
		form: 'creature',
		size: 1,
		propulsion: [{ mode: 'ground', speed: 8 }],
		weapons: [{ type: 'closeCombat', level: 1 }],
		brain: { type: 'half', limitation: 'dependent' }
	},
	bear: {
		kind: 'creation',
		form: 'creature',
		size: 2,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 6 }],
		weapons: [{ type: 'closeCombat', level: 2 }],
		brain: { type: 'half', limitation: 'dependent' }
	},
	cat: {
		kind: 'creation',
		form: 'creature',
		size: 0,
		propulsion: [{ mode: 'ground', speed: 8 }],
		brain: { type: 'full' }
	},
	mammoth: {
		kind: 'creation',
		form: 'creature',
		size: 5,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 6 }],
		weapons: [{ type: 'ram', level: 2 }],
		brain: { type: 'half', limitation: 'dependent' }
	},
	griffin: {
		kind: 'creation',
		form: 'creature',
		size: 3,
		structureLevel: 1,
		propulsion: [{ mode: 'air', speed: 10 }],
		weapons: [{ type: 'closeCombat', level: 2 }],
		brain: { type: 'half', limitation: 'dependent' }
	},
	dragon: {
		kind: 'creation',
		form: 'creature',
		size: 6,
		structureLevel: 2,
		propulsion: [{ mode: 'air', speed: 8 }],
		weapons: [
			{ type: 'closeCombat', level: 2 },
			{ type: 'gun', level: 2 }
		],
		brain: { type: 'full' }
	},
	zombie: {
		kind: 'creation',
		form: 'creature',
		size: 1,
		propulsion: [{ mode: 'ground', speed: 4 }],
		gear: [{ item: 'improvised' }],
		brain: { type: 'half', limitation: 'incompetent' }
	},
	skeleton: {
		kind: 'creation',
		form: 'creature',
		size: 1,
		propulsion: [{ mode: 'ground', speed: 4 }],
		gear: [{ item: 'shortHand' }, { item: 'shield' }],
		brain: { type: 'half', limitation: 'simple' }
	},
	troll: {
		kind: 'creation',
		form: 'creature',
		size: 2,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 6 }],
		gear: [{ item: 'twoHanded' }],
		brain: { type: 'half', limitation: 'incompetent' }
	},
	golem: {
		kind: 'creation',
		form: 'creature',
		size: 3,
		structureLevel: 3,
		propulsion: [{ mode: 'ground', speed: 4 }],
		weapons: [{ type: 'closeCombat', level: 3 }],
		brain: { type: 'half', limitation: 'simple' }
	},
	giant: {
		kind: 'creation',
		form: 'creature',
		size: 4,
		structureLevel: 2,
		propulsion: [{ mode: 'ground', speed: 6 }],
		weapons: [{ type: 'closeCombat', level: 4 }],
		brain: { type: 'full' }
	},
	robot: {
		kind: 'creation',
		form: 'creature',
		size: 2,
		structureLevel: 3,
		propulsion: [{ mode: 'ground', speed: 6 }],
		weapons: [
			{ type: 'gun', level: 1 },
			{ type: 'closeCombat', level: 1 }
		],
		brain: { type: 'half', limitation: 'simple' }
	}
} satisfies Record<string, Kit>;
