import { describe, expect, it } from 'vitest';
import { READY_UNITS, type ReadyId } from '$lib/army/ready/units';
import { templateArmy, type TemplateId } from '$lib/army/templates';
import type { Silhouette } from '$lib/figure/creation/silhouettes';
import { effectiveLook } from '$lib/figure/effective-look';
import { presets as en } from '$lib/i18n/en/ready';
import { templates as enTemplates } from '$lib/i18n/en/templates';
import { presets as pl } from '$lib/i18n/pl/ready';
import { templates as plTemplates } from '$lib/i18n/pl/templates';
import type { RulebookId, Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';

/** The expected silhouette of every ready-made creation, which must fit both its names. */
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

	it.each(units)('of $unit.name ($rulebook) matches its name', ({ id, unit }) => {
		const look = effectiveLook(unit);
		if (READY[id] === undefined) expect(look).toHaveProperty('headgear');
		else expect(look).toHaveProperty('silhouette', READY[id]);
	});

	it('is listed for every ready creation', () => {
		const creations = units.filter(({ unit }) => unit.kind === 'creation').map(({ id }) => id);
		expect(new Set(creations)).toEqual(new Set(Object.keys(READY)));
	});
});

/** Creations of templates, whose names say less than those of ready units. */
const OF_TEMPLATES: Partial<Record<TemplateId, Record<string, Silhouette>>> = {
	knights: { charger: 'horse', horses: 'horse' },
	pirates: { galleon: 'galleon', parrot: 'bird' },
	troopers: { walker: 'walker', dog: 'hound' },
	wizards: { carpet: 'carpet', cat: 'cat', elemental: 'elemental' },
	undead: { hearse: 'cart', zombies: 'zombie', skeletons: 'skeleton', boneArchers: 'skeleton' },
	ninja: { kite: 'glider' },
	dragon: { dragon: 'dragon', whelp: 'dragon' },
	garrison: { castle: 'castle', catapult: 'catapult', ballistas: 'ballista' },
	posse: { stallion: 'horse', mustangs: 'horse', stagecoach: 'cart' },
	tankers: { tank: 'tank', cat: 'cat', machineGun: 'machineGun' },
	convoy: { motorcycle: 'motorcycle', trucks: 'truck', gunTruck: 'truck' },
	bandits: { motorcycles: 'motorcycle' },
	carpet: { horse: 'horse', buggy: 'car', cannon: 'cannon' }
};

describe.each([
	['en', enTemplates],
	['pl', plTemplates]
] as const)('the picture of a unit of a template: %s', (_, texts) => {
	const units = Object.keys(OF_TEMPLATES).flatMap((key) => {
		const slug = key as TemplateId;
		return allUnits(templateArmy(slug, slug, texts[slug] as never)).map((unit) => ({
			slug,
			unit,
			silhouette: OF_TEMPLATES[slug]?.[unit.id]
		}));
	});
	const listed = units.filter(({ silhouette }) => silhouette);

	it.each(listed)('$unit.name matches its name', ({ unit, silhouette }) => {
		expect(effectiveLook(unit)).toHaveProperty('silhouette', silhouette);
	});

	it('is a goblin for every goblin', () => {
		const goblins = allUnits(templateArmy('goblins', 'goblins', texts.goblins));
		for (const unit of goblins.filter(({ id }) => id !== 'troll')) {
			expect(effectiveLook(unit), unit.name).toHaveProperty('face', 'tusks');
		}
	});
});
