import { describe, expect, it } from 'vitest';
import { READY_UNITS, type ReadyId } from '$lib/army/ready/units';
import type { Silhouette } from '$lib/figure/creation/silhouettes';
import { lookInForce } from '$lib/figure/in-force';
import { presets as en } from '$lib/i18n/en/ready';
import { presets as pl } from '$lib/i18n/pl/ready';
import type { RulebookId, Unit } from '$lib/rules/choices';

/** What every creation that is offered ready-made looks like, under both its names. */
const READY: Partial<Record<ReadyId, Silhouette>> = {
	warhorse: 'horse',
	bardedHorse: 'horse',
	wolf: 'hound',
	bear: 'bear',
	cat: 'cat',
	mammoth: 'elephant',
	griffin: 'griffin',
	dragon: 'dragon',
	zombie: 'zombie',
	skeleton: 'skeleton',
	troll: 'giant',
	golem: 'golem',
	giant: 'giant',
	robot: 'robot',
	cart: 'cart',
	batteringRam: 'batteringRam',
	siegeTower: 'siegeTower',
	motorcycle: 'motorcycle',
	car: 'car',
	truck: 'truck',
	gunTruck: 'truck',
	tank: 'tank',
	walker: 'walker',
	rowboat: 'rowboat',
	boat: 'warship',
	galleon: 'galleon',
	submarine: 'submarine',
	balloon: 'balloon',
	helicopter: 'helicopter',
	plane: 'plane',
	emptyCreation: 'cart',
	barricade: 'barricade',
	tent: 'tent',
	wall: 'wall',
	tower: 'tower',
	castle: 'castle',
	bunker: 'bunker',
	ballista: 'ballista',
	cannon: 'cannon',
	catapult: 'catapult',
	machineGun: 'machineGun',
	laserTurret: 'turret'
};

const RULEBOOKS = Object.keys(READY_UNITS) as RulebookId[];

describe('the picture of a ready unit', () => {
	const units = RULEBOOKS.flatMap((rulebook) =>
		Object.entries(READY_UNITS[rulebook]).flatMap(([key, kit]) => {
			const id = key as ReadyId;
			return [pl[id], en[id]].map((name) => ({ rulebook, id, unit: { ...kit, id, name } as Unit }));
		})
	);

	it.each(units)('of $unit.name ($rulebook) shows what it is called', ({ id, unit }) => {
		const look = lookInForce(unit);
		if (READY[id] === undefined) expect(look).toHaveProperty('headgear');
		else expect(look).toHaveProperty('silhouette', READY[id]);
	});

	it('is said of every creation on offer', () => {
		const creations = units.filter(({ unit }) => unit.kind === 'creation').map(({ id }) => id);
		expect(new Set(creations)).toEqual(new Set(Object.keys(READY)));
	});
});
