import { foot } from './foot';
import type { Kit } from './kit';
import { vehicles } from './vehicles';

/** The ready-made units of LUGPolWars. A vehicle needs one driver, a weapon on the ground a crew of three. */
export const lugpolwars = {
	...foot,
	cart: vehicles.cart,
	motorcycle: vehicles.motorcycle,
	car: vehicles.car,
	truck: { ...vehicles.truck, gear: [{ item: 'bodyArmor' }] },
	gunTruck: {
		...vehicles.gunTruck,
		weapons: [{ type: 'heavyWeapon' }],
		gear: [{ item: 'shield' }]
	},
	tank: {
		...vehicles.tank,
		structureLevel: 1,
		weapons: [{ type: 'heavyWeapon' }],
		gear: [{ item: 'bodyArmor', count: 2 }]
	},
	rowboat: vehicles.rowboat,
	boat: { ...vehicles.boat, weapons: [{ type: 'heavyWeapon' }] },
	galleon: {
		...vehicles.galleon,
		structureLevel: 1,
		weapons: [{ type: 'heavyWeapon', count: 2 }]
	},
	submarine: { ...vehicles.submarine, structureLevel: 1, weapons: [{ type: 'heavyWeapon' }] },
	balloon: vehicles.balloon,
	helicopter: { ...vehicles.helicopter, weapons: [{ type: 'heavyWeapon' }] },
	plane: { ...vehicles.plane, weapons: [{ type: 'heavyWeapon' }] },
	cannon: { kind: 'creation', form: 'emplacement', size: 2, weapons: [{ type: 'heavyWeapon' }] },
	catapult: { kind: 'creation', form: 'emplacement', size: 3, weapons: [{ type: 'heavyWeapon' }] },
	emptyCreation: vehicles.emptyCreation
} satisfies Record<string, Kit>;
