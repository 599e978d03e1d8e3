import { describe, expect, it } from 'vitest';
import type { Gear, GearItem, Minifig, Rank } from '$lib/rules/choices';
import { COLOURS } from './colours';
import { drawMinifig } from './minifig';

const RANKS: Rank[] = ['mercenary', 'officer', 'hero'];
const WEAPON_GEAR: Gear[] = [
	{ item: 'shortHand' },
	{ item: 'heavyHand' },
	{ item: 'twoHanded' },
	{ item: 'shortRanged' },
	{ item: 'shortRanged', bow: true },
	{ item: 'longRanged' },
	{ item: 'longRanged', bow: true },
	{ item: 'longRanged', bayonet: true },
	{ item: 'improvised' }
];
const OTHER_ITEMS: GearItem[] = [
	'explosive',
	'shield',
	'bodyArmor',
	'handWeapon',
	'rangedWeapon',
	'protection',
	'brick'
];
const NAMES = ['Militia', 'Sir Reginald', 'Żołnierz', 'Plastic Bob', 'Grenadier', 'x', ''];

function minifig(choices: Partial<Minifig> = {}): Minifig {
	return { kind: 'minifig', id: 'u1', name: 'Sergeant Plank', rank: 'mercenary', ...choices };
}

function inPlaces(gear: Gear): Gear[][] {
	return [
		[gear],
		[{ ...gear, place: 'stowed' }],
		[{ ...gear, place: 'hand', count: 2 }],
		[{ ...gear, place: 'stowed', count: 2 }, { item: 'shield' }]
	];
}

const GEAR_LISTS = [...WEAPON_GEAR, ...OTHER_ITEMS.map((item) => ({ item }))].flatMap(inPlaces);
const EVERY_DRAWING = [
	...GEAR_LISTS.map((gear) => drawMinifig(minifig({ gear }))),
	...NAMES.flatMap((name) =>
		RANKS.flatMap((rank) =>
			[[], [{ item: 'bodyArmor' } as const]].map((gear) =>
				drawMinifig(minifig({ name, rank, gear, abilities: { pilot: true } }))
			)
		)
	)
];
const EVERY_SHAPE = EVERY_DRAWING.flatMap(({ shapes }) => shapes);

describe('the drawing of a minifig', () => {
	it('is the same for the same unit', () => {
		const unit = minifig({ rank: 'hero', gear: [{ item: 'heavyHand' }, { item: 'shield' }] });
		expect(drawMinifig(unit)).toEqual(drawMinifig(structuredClone(unit)));
	});

	it('depends on the name and not on the id', () => {
		expect(drawMinifig(minifig({ id: 'other' }))).toEqual(drawMinifig(minifig()));
		const drawings = NAMES.map((name) => JSON.stringify(drawMinifig(minifig({ name }))));
		expect(new Set(drawings).size).toBe(NAMES.length);
	});

	it('tells the ranks apart, in armour too', () => {
		const drawings = RANKS.flatMap((rank) => [
			JSON.stringify(drawMinifig(minifig({ rank }))),
			JSON.stringify(drawMinifig(minifig({ rank, gear: [{ item: 'bodyArmor' }] })))
		]);
		expect(new Set(drawings).size).toBe(6);
	});

	it('shows goggles on a pilot', () => {
		const pilot = drawMinifig(minifig({ abilities: { pilot: true } }));
		expect(pilot.shapes.length).toBeGreaterThan(drawMinifig(minifig()).shapes.length);
	});
});

describe('gear in a drawing', () => {
	it('adds shapes for a shield', () => {
		const armed = minifig({ gear: [{ item: 'shortHand' }] });
		const shielded = minifig({ gear: [{ item: 'shortHand' }, { item: 'shield' }] });
		const added = drawMinifig(shielded).shapes.length - drawMinifig(armed).shapes.length;
		expect(added).toBeGreaterThanOrEqual(3);
	});

	it('looks different for every weapon class', () => {
		const drawings = WEAPON_GEAR.map((gear) =>
			JSON.stringify(drawMinifig(minifig({ gear: [gear] })))
		);
		expect(new Set(drawings).size).toBe(WEAPON_GEAR.length);
	});

	it.each(['shortHand', 'longRanged', 'shield', 'explosive', 'bodyArmor'] as const)(
		'looks different with %s in hand, stowed and absent',
		(item) => {
			const drawings = [
				[{ item, place: 'hand' } as const],
				[{ item, place: 'stowed' } as const],
				[]
			];
			const seen = drawings.map((gear) => JSON.stringify(drawMinifig(minifig({ gear }))));
			expect(new Set(seen).size).toBe(item === 'bodyArmor' ? 2 : 3);
		}
	);

	it('shows the first two of many weapons in hand', () => {
		const [first, second, third] = WEAPON_GEAR;
		const two = [first, second].filter((gear) => gear !== undefined);
		const three = [...two, ...(third ? [third] : [])];
		const handsFull = drawMinifig(minifig({ hands: 3, gear: three }));
		expect(handsFull).toEqual(drawMinifig(minifig({ gear: two })));
	});

	it('shows a bomb at the belt unless it is in hand', () => {
		const belted = drawMinifig(minifig({ gear: [{ item: 'explosive' }] }));
		const held = drawMinifig(minifig({ gear: [{ item: 'explosive', place: 'hand' }] }));
		expect(belted).not.toEqual(held);
	});
});

describe('colours of a portrait', () => {
	const portrait = (colour: string) => ({ figure: { skin: colour, torso: colour, legs: colour } });

	it.each(['no-such-colour', '', 'constructor', '#ff0000'])(
		'ignores the unknown slug %j',
		(slug) => {
			const drawn = drawMinifig(minifig({ portrait: portrait(slug) }));
			expect(drawn).toEqual(drawMinifig(minifig()));
		}
	);

	it.each(Object.entries(COLOURS))('paints %s', (slug, hex) => {
		const { shapes } = drawMinifig(minifig({ portrait: portrait(slug) }));
		expect(shapes.filter(({ fill }) => fill === hex).length).toBeGreaterThan(4);
	});

	it('draws a unit with a photo as one without a portrait', () => {
		const photographed = minifig({ portrait: { photo: 'sha256-abc' } });
		expect(drawMinifig(photographed)).toEqual(drawMinifig(minifig()));
	});
});

describe('the shapes of a drawing', () => {
	it('are filled and stroked with hex colours', () => {
		const colours = EVERY_SHAPE.flatMap(({ fill, stroke = 'none' }) => [fill, stroke]);
		const odd = colours.filter((colour) => !/^(none|#[0-9a-f]{6})$/.test(colour));
		expect(odd).toEqual([]);
	});

	it('have paths of valid characters only', () => {
		const odd = EVERY_SHAPE.filter(({ d }) => !/^M[MLQCZ\d .-]+$/.test(d));
		expect(odd).toEqual([]);
	});

	it('stay on the sheet', () => {
		const { width, height } = drawMinifig(minifig());
		const points = EVERY_SHAPE.flatMap(({ d }) => [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]);
		const outside = points.filter(
			([, x, y]) => !within(Number(x), width) || !within(Number(y), height)
		);
		expect(outside.map(([point]) => point)).toEqual([]);
	});
});

function within(value: number, size: number): boolean {
	return value >= 0 && value <= size;
}
