import type { Kit } from './kit';

/** Vehicles of PL-2005, all within the league's speed limit; each needs a driver. */
export const vehicles = {
	cart: {
		kind: 'creation',
		form: 'vehicle',
		size: 3,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 4 }]
	},
	batteringRam: {
		kind: 'creation',
		form: 'vehicle',
		size: 4,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 4 }],
		weapons: [{ type: 'ram', level: 3 }]
	},
	siegeTower: {
		kind: 'creation',
		form: 'vehicle',
		size: 6,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 2 }]
	},
	motorcycle: {
		kind: 'creation',
		form: 'vehicle',
		size: 2,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 10 }]
	},
	car: {
		kind: 'creation',
		form: 'vehicle',
		size: 4,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 10 }]
	},
	truck: {
		kind: 'creation',
		form: 'vehicle',
		size: 6,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 8 }]
	},
	gunTruck: {
		kind: 'creation',
		form: 'vehicle',
		size: 5,
		structureLevel: 1,
		propulsion: [{ mode: 'ground', speed: 10 }],
		weapons: [{ type: 'gun', level: 1, mounting: 'turret' }]
	},
	tank: {
		kind: 'creation',
		form: 'vehicle',
		size: 5,
		structureLevel: 3,
		propulsion: [{ mode: 'ground', speed: 8 }],
		weapons: [
			{ type: 'gun', level: 3, mounting: 'turret' },
			{ type: 'gun', level: 1 }
		]
	},
	walker: {
		kind: 'creation',
		form: 'vehicle',
		size: 3,
		structureLevel: 2,
		propulsion: [{ mode: 'ground', speed: 6 }],
		weapons: [{ type: 'gun', level: 2, mounting: 'turret' }]
	},
	rowboat: {
		kind: 'creation',
		form: 'vehicle',
		size: 3,
		structureLevel: 1,
		propulsion: [{ mode: 'water', speed: 4 }]
	},
	boat: {
		kind: 'creation',
		form: 'vehicle',
		size: 6,
		structureLevel: 1,
		propulsion: [{ mode: 'water', speed: 10 }],
		weapons: [{ type: 'gun', level: 1, mounting: 'turret' }]
	},
	galleon: {
		kind: 'creation',
		form: 'vehicle',
		size: 8,
		structureLevel: 2,
		propulsion: [{ mode: 'water', speed: 8 }],
		weapons: [{ type: 'gun', level: 1, count: 4 }]
	},
	submarine: {
		kind: 'creation',
		form: 'vehicle',
		size: 6,
		structureLevel: 2,
		propulsion: [{ mode: 'underwater', speed: 8 }],
		weapons: [{ type: 'launcher', level: 2, payload: [{ level: 1, count: 3 }] }]
	},
	balloon: {
		kind: 'creation',
		form: 'vehicle',
		size: 3,
		propulsion: [{ mode: 'air', speed: 2 }]
	},
	helicopter: {
		kind: 'creation',
		form: 'vehicle',
		size: 5,
		structureLevel: 1,
		propulsion: [{ mode: 'air', speed: 10 }],
		weapons: [{ type: 'gun', level: 1, count: 2 }]
	},
	plane: {
		kind: 'creation',
		form: 'vehicle',
		size: 4,
		structureLevel: 1,
		propulsion: [{ mode: 'air', speed: 10 }],
		weapons: [
			{ type: 'gun', level: 1 },
			{ type: 'rocket', level: 1, count: 2 }
		]
	},
	emptyCreation: { kind: 'creation', form: 'vehicle', size: 1 }
} satisfies Record<string, Kit>;
