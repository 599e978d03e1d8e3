import type { Kit } from './kit';

/** Buildings and emplacements of PL-2005. */
export const buildings = {
	barricade: { kind: 'creation', form: 'building', size: 3, structureLevel: 1 },
	tent: { kind: 'creation', form: 'building', size: 4 },
	wall: { kind: 'creation', form: 'building', size: 6, structureLevel: 2 },
	tower: { kind: 'creation', form: 'building', size: 5, structureLevel: 2 },
	castle: { kind: 'creation', form: 'building', size: 10, structureLevel: 3 },
	bunker: {
		kind: 'creation',
		form: 'building',
		size: 4,
		structureLevel: 4,
		weapons: [{ type: 'gun', level: 1 }]
	},
	ballista: {
		kind: 'creation',
		form: 'emplacement',
		size: 2,
		structureLevel: 1,
		weapons: [{ type: 'gun', level: 1 }]
	},
	cannon: {
		kind: 'creation',
		form: 'emplacement',
		size: 2,
		structureLevel: 1,
		weapons: [{ type: 'gun', level: 2 }]
	},
	catapult: {
		kind: 'creation',
		form: 'emplacement',
		size: 3,
		structureLevel: 1,
		weapons: [{ type: 'gun', level: 3 }]
	},
	machineGun: {
		kind: 'creation',
		form: 'emplacement',
		size: 1,
		structureLevel: 1,
		weapons: [{ type: 'gun', level: 1, count: 2 }]
	},
	laserTurret: {
		kind: 'creation',
		form: 'emplacement',
		size: 2,
		structureLevel: 4,
		weapons: [{ type: 'gun', level: 2, mounting: 'turret' }]
	}
} satisfies Record<string, Kit>;
