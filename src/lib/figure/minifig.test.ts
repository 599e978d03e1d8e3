import { describe, expect, it } from 'vitest';
import type { Gear, Minifig, Rank } from '$lib/rules/choices';
import { COLORS } from './colors';
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
const NAMES = ['Militia', 'Sir Reginald', 'Żołnierz', 'Plastic Bob', 'Grenadier', 'x', ''];

function minifig(choices: Partial<Minifig> = {}): Minifig {
	return { kind: 'minifig', id: 'u1', name: 'Sergeant Plank', rank: 'mercenary', ...choices };
}

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

	it('distinguishes the ranks, in armor too', () => {
		const drawings = RANKS.flatMap((rank) => [
			JSON.stringify(drawMinifig(minifig({ rank }))),
			JSON.stringify(drawMinifig(minifig({ rank, gear: [{ item: 'bodyArmor' }] })))
		]);
		expect(new Set(drawings).size).toBe(6);
	});

	it('shows a bag for a healer, a staff and stars for a magician', () => {
		const plain = drawMinifig(minifig()).shapes.length;
		const marked = [minifig({ abilities: { healing: true } }), minifig({ magic: { level: 1 } })];
		const counts = marked.map((unit) => drawMinifig(unit).shapes.length);
		expect(counts.filter((count) => count <= plain)).toEqual([]);
	});

	it('shows goggles on a pilot whose name suggests flying or driving, but not on a rider', () => {
		const withGoggles = (name: string) => {
			const piloting = drawMinifig(minifig({ name, abilities: { pilot: true } }));
			return piloting.shapes.length > drawMinifig(minifig({ name })).shapes.length;
		};
		expect(withGoggles('Goblin pilot')).toBe(true);
		const riders = ['Sir Ulric', 'Kopijnik', 'Deputy', 'Coachman', 'Archmage Baldric', 'Zawisza'];
		expect(riders.filter(withGoggles)).toEqual([]);
	});

	it('puts a magician’s staff on the back when the hands are full', () => {
		const gear: Gear[] = [{ item: 'shortHand' }, { item: 'shield' }];
		const casting = drawMinifig(minifig({ gear, magic: { level: 2 } }));
		expect(casting).not.toEqual(drawMinifig(minifig({ gear })));
		const powerless = drawMinifig(minifig({ gear, magic: { level: 0, areaSpells: [] } }));
		expect(powerless).toEqual(drawMinifig(minifig({ gear })));
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

	it('shows as many weapons in hand as there are hands, at most four', () => {
		const armed = (hands: number) => drawMinifig(minifig({ hands, gear: WEAPON_GEAR }));
		const drawings = [2, 3, 4].map((hands) => JSON.stringify(armed(hands)));
		expect(new Set(drawings).size).toBe(3);
		expect(armed(5)).toEqual(armed(4));
		expect(armed(1)).toEqual(armed(2));
	});

	it('draws a bow as a bow, whatever its name', () => {
		const named = { item: 'longRanged', bow: true, name: 'Stara Berta' } as const;
		expect(drawMinifig(minifig({ gear: [named] }))).toEqual(
			drawMinifig(minifig({ gear: [{ item: 'longRanged', bow: true }] }))
		);
	});

	it.each([
		['miecz długi', 'topór'],
		['młot', 'maczuga'],
		['katana', 'szabla']
	])('distinguishes %s from %s', (first, second) => {
		const [one, other] = [first, second].map((name) =>
			drawMinifig(minifig({ gear: [{ item: 'heavyHand', name }] }))
		);
		expect(one).not.toEqual(other);
	});

	it('attaches a marked blade to the rifle, or keeps it in hand without one', () => {
		const blade = { item: 'shortHand', bayonet: true } as const;
		const rifle = { item: 'longRanged' } as const;
		const fixed = drawMinifig(minifig({ gear: [rifle, blade] }));
		expect(fixed).toEqual(drawMinifig(minifig({ gear: [{ ...rifle, bayonet: true }] })));
		expect(fixed).toEqual(drawMinifig(minifig({ gear: [rifle, { ...blade, place: 'stowed' }] })));
		expect(drawMinifig(minifig({ gear: [blade] }))).toEqual(
			drawMinifig(minifig({ gear: [{ item: 'shortHand' }] }))
		);
	});

	it('shows a bomb on the belt unless it is in hand', () => {
		const belted = drawMinifig(minifig({ gear: [{ item: 'explosive' }] }));
		const held = drawMinifig(minifig({ gear: [{ item: 'explosive', place: 'hand' }] }));
		expect(belted).not.toEqual(held);
	});
});

describe('the colors of a portrait', () => {
	const portrait = (color: string) => ({ figure: { skin: color, torso: color, legs: color } });

	it.each(['no-such-color', '', 'constructor', '#ff0000'])(
		'ignores the unknown slug %j',
		(slug) => {
			const drawn = drawMinifig(minifig({ portrait: portrait(slug) }));
			expect(drawn).toEqual(drawMinifig(minifig()));
		}
	);

	it.each(Object.entries(COLORS))('uses %s', (slug, hex) => {
		const { shapes } = drawMinifig(minifig({ portrait: portrait(slug) }));
		expect(shapes.filter(({ fill }) => fill === hex).length).toBeGreaterThan(4);
	});

	it('draws a unit with a photo like one without a portrait', () => {
		const photographed = minifig({ portrait: { photo: 'sha256-abc' } });
		expect(drawMinifig(photographed)).toEqual(drawMinifig(minifig()));
	});
});
