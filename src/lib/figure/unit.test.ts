import { describe, expect, it } from 'vitest';
import type { Creation, Figure, Gear, Minifig, Unit, WeaponType } from '$lib/rules/choices';
import type { SILHOUETTES } from './creation/silhouettes';
import { effectiveLook } from './effective-look';
import { SHEET, type Shape } from './shapes';
import { CAPES, FACES, HEADGEARS, HELD, MARKS } from './slugs';
import { drawUnit } from './unit';

const ITEMS = [
	'shortHand',
	'heavyHand',
	'twoHanded',
	'shortRanged',
	'longRanged',
	'explosive',
	'shield',
	'bodyArmor',
	'improvised',
	'handWeapon',
	'rangedWeapon',
	'protection',
	'brick'
] as const satisfies Gear['item'][];
const GEAR: Gear[] = [
	...ITEMS.map((item) => ({ item })),
	{ item: 'shortRanged', bow: true },
	{ item: 'longRanged', bow: true },
	{ item: 'longRanged', bayonet: true }
];
const NAMES = [
	'',
	'x',
	'Żołnierz',
	'Sir Robin',
	'Ork',
	'Pirat',
	'Krasnolud',
	'Anioł',
	'Kosmonauta'
];
const WEAPONS: WeaponType[] = ['gun', 'launcher', 'rocket', 'ram', 'closeCombat', 'heavyWeapon'];

function minifig(choices: Partial<Minifig> = {}): Minifig {
	return { kind: 'minifig', id: 'u', name: 'Zawisza', rank: 'mercenary', ...choices };
}

function chosen(figure: Record<string, string>): Minifig {
	return minifig({ rank: 'hero', hands: 4, portrait: { figure } });
}

function creation(choices: Partial<Creation>): Creation {
	return { kind: 'creation', id: 'c', name: 'x', form: 'vehicle', size: 4, ...choices };
}

function figure(choices: Partial<Figure>): Figure {
	return { kind: 'figure', id: 'f', name: 'Boromir', stature: 'average', ...choices };
}

const CREATION_NAMES: Record<(typeof SILHOUETTES)[number], [Creation['form'], string]> = {
	horse: ['creature', 'horse'],
	hound: ['creature', 'wolf'],
	cat: ['creature', 'cat'],
	bear: ['creature', 'bear'],
	elephant: ['creature', 'elephant'],
	dragon: ['creature', 'dragon'],
	serpent: ['creature', 'serpent'],
	bird: ['creature', 'eagle'],
	griffin: ['creature', 'griffin'],
	spider: ['creature', 'spider'],
	giant: ['creature', 'troll'],
	golem: ['creature', 'golem'],
	elemental: ['creature', 'elemental'],
	zombie: ['creature', 'zombie'],
	skeleton: ['creature', 'skeleton'],
	robot: ['creature', 'robot'],
	goblin: ['creature', 'goblin'],
	cart: ['vehicle', 'wagon'],
	motorcycle: ['vehicle', 'motorcycle'],
	car: ['vehicle', 'jeep'],
	truck: ['vehicle', 'truck'],
	tank: ['vehicle', 'tank'],
	walker: ['vehicle', 'walker'],
	hover: ['vehicle', 'hovercraft'],
	batteringRam: ['vehicle', 'battering ram'],
	siegeTower: ['vehicle', 'siege tower'],
	rowboat: ['vehicle', 'rowing boat'],
	boat: ['vehicle', 'boat'],
	galleon: ['vehicle', 'galleon'],
	warship: ['vehicle', 'cruiser'],
	submarine: ['vehicle', 'submarine'],
	plane: ['vehicle', 'plane'],
	helicopter: ['vehicle', 'helicopter'],
	balloon: ['vehicle', 'balloon'],
	airship: ['vehicle', 'airship'],
	starship: ['vehicle', 'starship'],
	carpet: ['vehicle', 'carpet'],
	glider: ['vehicle', 'glider'],
	tent: ['building', 'tent'],
	barricade: ['building', 'barricade'],
	wall: ['building', 'wall'],
	hut: ['building', 'hut'],
	tower: ['building', 'tower'],
	castle: ['building', 'castle'],
	bunker: ['building', 'bunker'],
	cannon: ['emplacement', 'cannon'],
	ballista: ['emplacement', 'ballista'],
	catapult: ['emplacement', 'catapult'],
	rocketRack: ['emplacement', 'rocket'],
	machineGun: ['emplacement', 'machine gun'],
	turret: ['emplacement', 'turret']
};

const MINIFIGS: Minifig[] = [
	...GEAR.flatMap((gear) => [
		minifig({ gear: [gear] }),
		minifig({ gear: [{ ...gear, place: 'stowed' }] }),
		minifig({ gear: [{ ...gear, place: 'hand', count: 4 }], hands: 4 }),
		minifig({ gear: [{ ...gear, place: 'stowed', count: 2 }, { item: 'shield' }] })
	]),
	...NAMES.flatMap((name) =>
		(['mercenary', 'officer', 'hero'] as const).flatMap((rank) =>
			ITEMS.map((item) =>
				minifig({
					name,
					rank,
					gear: [{ item }, { item: 'bodyArmor' }],
					abilities: { pilot: true, healing: true, stealth: true },
					magic: { level: 3 }
				})
			)
		)
	),
	...HEADGEARS.map((headgear) => chosen({ headgear })),
	...FACES.map((face) => chosen({ face })),
	...MARKS.map((mark) => chosen({ mark })),
	...CAPES.map((cape) => chosen({ cape })),
	...HELD.map((held) => chosen({ held })),
	...HELD.map((held) =>
		minifig({ gear: [{ item: 'longRanged', bayonet: true }], portrait: { figure: { held } } })
	)
];
const CREATIONS = Object.values(CREATION_NAMES).flatMap(([form, name]) =>
	[1, 2, 9].flatMap((size) =>
		[[], ...WEAPONS.map((type) => [type]), WEAPONS].map((types) =>
			creation({
				form,
				name,
				size,
				barding: size === 2,
				weapons: types.map((type) => ({ type, count: 2 })),
				plates: types.length > 1 ? [{ level: 1, count: 3 }] : [],
				brain: { type: 'half' }
			})
		)
	)
);
const FIGURES = (['minion', 'average', 'good', 'monster'] as const).flatMap((stature) =>
	(['close', 'basic', 'spear', 'halberd', 'heavyTwoHanded', 'missile'] as const).flatMap((weapon) =>
		[[], ['buckler'], ['shield', 'heavyArmor']].flatMap((gear) =>
			[false, true].map((mounted) =>
				figure({ stature, weapon, mounted, gear: gear as NonNullable<Figure['gear']> })
			)
		)
	)
);
const UNITS: Unit[] = [...MINIFIGS, ...CREATIONS, ...FIGURES];
const DRAWINGS = UNITS.map((unit) => ({ unit, drawing: drawUnit(unit) }));
const SHAPES = DRAWINGS.flatMap(({ drawing }) => drawing.shapes);

describe('the drawing of any unit', () => {
	it('is the same for the same unit, and independent of its id and count', () => {
		const again = UNITS.map((unit) =>
			drawUnit({ ...structuredClone(unit), id: 'other', count: 7 })
		);
		expect(again).toEqual(DRAWINGS.map(({ drawing }) => drawing));
	});

	it('has the same sheet size for all', () => {
		const odd = DRAWINGS.filter(
			({ drawing: { width, height } }) => width !== SHEET.width || height !== SHEET.height
		);
		expect(odd).toEqual([]);
	});

	it('stays within the sheet', () => {
		const outside = DRAWINGS.flatMap(({ unit, drawing }) =>
			drawing.shapes
				.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)])
				.filter(([, x, y]) => !within(Number(x), SHEET.width) || !within(Number(y), SHEET.height))
				.map(([point]) => `${JSON.stringify(unit)}: ${point}`)
		);
		expect(outside).toEqual([]);
	});

	it('is small: at most 400 shapes with 12 kB of paths', () => {
		const heavy = DRAWINGS.filter(
			({ drawing: { shapes } }) => shapes.length > 400 || sizeOf(shapes) > 12_000
		);
		expect(heavy.map(({ unit }) => unit)).toEqual([]);
	});

	it('is filled and stroked with hex colors', () => {
		const colors = new Set(SHAPES.flatMap(({ fill, stroke = 'none' }) => [fill, stroke]));
		expect([...colors].filter((color) => !/^(none|#[0-9a-f]{6})$/.test(color))).toEqual([]);
	});

	it('has paths of absolute commands with pairs of numbers', () => {
		const odd = SHAPES.filter(({ d }) => !/^M[MLQCZ\d .-]+$/.test(d));
		expect(odd).toEqual([]);
	});
});

describe('a figure of a skirmish army', () => {
	const drawn = (choices: Partial<Figure>) => JSON.stringify(drawUnit(figure(choices)));

	it('looks different for every stature, weapon, armor and on horseback', () => {
		const drawings = [
			...(['minion', 'average', 'good', 'monster'] as const).map((stature) => drawn({ stature })),
			...(['close', 'spear', 'halberd', 'heavyTwoHanded', 'missile'] as const).map((weapon) =>
				drawn({ weapon })
			),
			...(['buckler', 'shield', 'heavyArmor'] as const).map((item) => drawn({ gear: [item] })),
			drawn({ mounted: true }),
			drawn({ mounted: true, gear: ['heavyArmor'] })
		];
		expect(new Set(drawings).size).toBe(drawings.length);
	});

	it('is an animal when named as one and armed only with claws', () => {
		const wolf = { name: 'Wilk', weapon: 'close' } as const;
		expect(effectiveLook(figure(wolf))).toHaveProperty('silhouette', 'hound');
		expect(effectiveLook(figure({ ...wolf, weapon: 'spear' }))).toHaveProperty('headgear');
		expect(effectiveLook(figure({ ...wolf, gear: ['buckler'] }))).toHaveProperty('headgear');
		expect(effectiveLook(figure({ ...wolf, mounted: true }))).toHaveProperty('headgear');
		expect(effectiveLook(figure({ name: 'Wilczy łowca', weapon: 'close' }))).toHaveProperty(
			'headgear'
		);
	});

	it('has a basic weapon by default', () => {
		expect(drawn({})).toBe(drawn({ weapon: 'basic' }));
	});
});

function sizeOf(shapes: readonly Shape[]): number {
	return shapes.reduce((sum, { d }) => sum + d.length, 0);
}

function within(value: number, size: number): boolean {
	return value >= 0 && value <= size;
}
