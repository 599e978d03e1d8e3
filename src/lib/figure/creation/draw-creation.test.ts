import { describe, expect, it } from 'vitest';
import type { Creation, Form } from '$lib/rules/choices';
import { COLORS } from '../colors';
import { DEVICES } from '../slugs';
import { drawCreation } from './draw-creation';
import { liveryOf } from './livery';
import { silhouetteOf } from './silhouette-of';
import { OF_FORM, SILHOUETTES } from './silhouettes';

function creation(form: Form, choices: Partial<Creation> = {}): Creation {
	return { kind: 'creation', id: 'c1', name: 'Berta', form, size: 3, ...choices };
}

const BY_NAME = [
	['koń', 'creature', 'horse'],
	['Konie pociągowe', 'creature', 'horse'],
	['Warhorse', 'creature', 'horse'],
	['Wilki', 'creature', 'hound'],
	['Mamut bojowy', 'creature', 'elephant'],
	['Smoczyca', 'creature', 'dragon'],
	['Red Dragon', 'creature', 'dragon'],
	['Wąż morski', 'creature', 'serpent'],
	['Orzeł', 'creature', 'bird'],
	['Gryf', 'creature', 'griffin'],
	['Niedźwiedź', 'creature', 'bear'],
	['Kotka', 'creature', 'cat'],
	['Kamienny golem', 'creature', 'golem'],
	['Pająki', 'creature', 'spider'],
	['Trolle', 'creature', 'giant'],
	['Wóz drabiniasty', 'vehicle', 'cart'],
	['Dyliżans', 'vehicle', 'cart'],
	['Stagecoach', 'vehicle', 'cart'],
	['Jeep', 'vehicle', 'car'],
	['Ciężarówka', 'vehicle', 'truck'],
	['Czołgi', 'vehicle', 'tank'],
	['Heavy tank', 'vehicle', 'tank'],
	['Mech kroczący', 'vehicle', 'walker'],
	['Poduszkowiec', 'vehicle', 'hover'],
	['Motorówka', 'vehicle', 'boat'],
	['Galeon', 'vehicle', 'galleon'],
	['Statek piracki', 'vehicle', 'galleon'],
	['Pirate ship', 'vehicle', 'galleon'],
	['Krążownik', 'vehicle', 'warship'],
	['Okręt podwodny', 'vehicle', 'submarine'],
	['Samolot', 'vehicle', 'plane'],
	['Śmigłowiec', 'vehicle', 'helicopter'],
	['Helicopter', 'vehicle', 'helicopter'],
	['Sterowiec', 'vehicle', 'airship'],
	['Statek kosmiczny', 'vehicle', 'starship'],
	['Latający dywan', 'vehicle', 'carpet'],
	['Flying carpet', 'vehicle', 'carpet'],
	['Latawiec', 'vehicle', 'glider'],
	['Kite', 'vehicle', 'glider'],
	['Karawan', 'vehicle', 'cart'],
	['Hearse', 'vehicle', 'cart'],
	['Żywiołak ognia', 'creature', 'elemental'],
	['Water elemental', 'creature', 'elemental'],
	['Narowisty mustang', 'creature', 'horse'],
	['Robopies', 'creature', 'hound'],
	['Chata drwala', 'building', 'hut'],
	['Wieża', 'building', 'tower'],
	['Castle', 'building', 'castle'],
	['Bunkier', 'building', 'bunker'],
	['Armata', 'emplacement', 'cannon'],
	['Balista', 'emplacement', 'ballista'],
	['Katapulta', 'emplacement', 'catapult'],
	['Wyrzutnia rakiet', 'emplacement', 'rocketRack']
] as const;

/** Creatures up to this size are drawn like people. */
const PEOPLE = [
	['Ożywieniec', 'zombie'],
	['Zombie', 'zombie'],
	['Kościotrup', 'skeleton'],
	['Skeleton', 'skeleton'],
	['Robot bojowy', 'robot'],
	['Battle robot', 'robot'],
	['Goblin', 'goblin'],
	['Ork', 'goblin']
] as const;

describe('the silhouette of a creation', () => {
	it.each(BY_NAME)('%s, a %s, is a %s', (name, form, silhouette) => {
		expect(silhouetteOf(creation(form, { name }))).toBe(silhouette);
	});

	it.each(PEOPLE)('of a small creature named %s is a %s', (name, being) => {
		expect(silhouetteOf(creation('creature', { name, size: 1 }))).toBe(being);
		expect(silhouetteOf(creation('creature', { name, size: 2 }))).toBe(being);
		expect(silhouetteOf(creation('creature', { name, size: 3 }))).not.toBe(being);
	});

	it.each<[string, Partial<Creation>, string]>([
		['Kruk', { form: 'creature', size: 2, propulsion: [{ mode: 'ground', speed: 10 }] }, 'bird'],
		['Kruk', { form: 'creature', barding: true }, 'bird'],
		['Sokół', { form: 'vehicle', propulsion: [{ mode: 'water', speed: 6 }] }, 'plane'],
		['Latająca ciężarówka', { form: 'vehicle', propulsion: [{ mode: 'air', speed: 8 }] }, 'truck'],
		[
			'Statek kosmiczny',
			{ form: 'vehicle', propulsion: [{ mode: 'water', speed: 8 }] },
			'starship'
		],
		['Wilk', { form: 'creature', size: 1, gear: [{ item: 'twoHanded' }] }, 'hound']
	])('follows what it is before its name: %s, %j, is no %s', (name, choices, silhouette) => {
		expect(silhouetteOf(creation('creature', { name, ...choices }))).not.toBe(silhouette);
	});

	it.each([
		['Kruk', 'air', 'bird'],
		['Pegaz', 'air', 'horse'],
		['Kruk', 'special', 'bird']
	] as const)('%s that moves in the medium %s is a %s', (name, mode, silhouette) => {
		const propulsion = [{ mode, speed: 6 }];
		expect(silhouetteOf(creation('creature', { name, size: 2, propulsion }))).toBe(silhouette);
	});

	it('can be chosen whatever the name suggests, and each is drawn differently', () => {
		const drawings = SILHOUETTES.map((skin) => {
			const chosen = creation('vehicle', { portrait: { figure: { skin } } });
			expect(silhouetteOf(chosen)).toBe(skin);
			return JSON.stringify(drawCreation(chosen));
		});
		expect(new Set(drawings).size).toBe(SILHOUETTES.length);
	});

	it.each(['honey', 'no-such-shape', 'constructor'])('ignores %s for a shape', (skin) => {
		const house = creation('building', { name: 'Zamek', portrait: { figure: { skin } } });
		expect(silhouetteOf(house)).toBe('castle');
	});

	it('offers every form all silhouettes that its names and sizes lead to', () => {
		for (const [, form, silhouette] of BY_NAME) expect(OF_FORM[form]).toContain(silhouette);
	});

	it('shows the weapons of a two-legged creature in its hands', () => {
		const robot = (choices: Partial<Creation>) =>
			JSON.stringify(drawCreation(creation('creature', { name: 'Robot', size: 2, ...choices })));
		const drawings = [
			robot({}),
			robot({ gear: [{ item: 'shield' }] }),
			robot({ weapons: [{ type: 'gun' }] }),
			robot({ weapons: [{ type: 'closeCombat' }] })
		];
		expect(new Set(drawings).size).toBe(4);
	});

	it.each([
		['a mount of no size', creation('creature', { size: undefined }), ['horse']],
		['a barded creature', creation('creature', { barding: true }), ['horse']],
		[
			'a mount that obeys its rider',
			creation('creature', { size: 2, brain: { type: 'half', limitation: 'dependent' } }),
			['horse']
		],
		[
			'a critter with all its wits',
			creation('creature', { size: 0, brain: { type: 'full' } }),
			['cat']
		],
		[
			'the dead who hold a weapon',
			creation('creature', {
				size: 1,
				gear: [{ item: 'improvised' }],
				brain: { type: 'half', limitation: 'incompetent' }
			}),
			['zombie']
		],
		[
			'bones that hold a weapon',
			creation('creature', {
				size: 1,
				gear: [{ item: 'shortHand' }],
				brain: { type: 'half', limitation: 'simple' }
			}),
			['skeleton']
		],
		[
			'a large one without a master',
			creation('creature', { size: 4, brain: { type: 'half', limitation: 'incompetent' } }),
			['giant']
		],
		['a small critter', creation('creature', { size: 1 }), ['spider']],
		['a creature that flies', creation('creature', { propulsion: [{ mode: 'air' }] }), ['dragon']],
		[
			'a creature of the sea',
			creation('creature', { propulsion: [{ mode: 'water' }] }),
			['serpent']
		],
		['a big creature', creation('creature', { size: 5 }), ['giant', 'elephant']],
		['a plain vehicle', creation('vehicle', { size: 2 }), ['cart']],
		['an armed vehicle', creation('vehicle', { weapons: [{ type: 'gun' }] }), ['tank']],
		['a big vehicle', creation('vehicle', { size: 5 }), ['truck']],
		['a small vessel', creation('vehicle', { propulsion: [{ mode: 'water' }] }), ['boat']],
		[
			'a big vessel',
			creation('vehicle', { size: 6, propulsion: [{ mode: 'water' }] }),
			['galleon']
		],
		[
			'a diving vessel',
			creation('vehicle', { propulsion: [{ mode: 'underwater' }] }),
			['submarine']
		],
		[
			'an aircraft',
			creation('vehicle', { propulsion: [{ mode: 'air' }] }),
			['plane', 'helicopter']
		],
		[
			'a big aircraft',
			creation('vehicle', { size: 8, propulsion: [{ mode: 'air' }] }),
			['airship']
		],
		[
			'a special vehicle',
			creation('vehicle', { propulsion: [{ mode: 'special' }] }),
			['hover', 'walker']
		],
		['a small building', creation('building'), ['hut']],
		['a building', creation('building', { size: 5 }), ['tower']],
		['a big building', creation('building', { size: 9 }), ['castle']],
		['a launcher', creation('emplacement', { weapons: [{ type: 'launcher' }] }), ['catapult']],
		['a gun', creation('emplacement', { weapons: [{ type: 'gun' }] }), ['cannon']]
	] as const)('of %s follows from its properties', (_, unit, silhouettes) => {
		expect(silhouettes).toContain(silhouetteOf(unit));
	});

	it('stays within the form, whatever the name', () => {
		expect(silhouetteOf(creation('building', { name: 'Smocza wieża' }))).toBe('tower');
		expect(silhouetteOf(creation('vehicle', { name: 'Zamek na kołach' }))).not.toBe('castle');
	});
});

describe('the parts of a creation', () => {
	const tower = creation('building', { name: 'Wieża' });
	const plain = JSON.stringify(drawCreation(tower));

	it.each([
		['a gun', { weapons: [{ type: 'gun' }] }],
		['a launcher', { weapons: [{ type: 'launcher' }] }],
		['rockets', { weapons: [{ type: 'rocket' }] }],
		['a heavy weapon', { weapons: [{ type: 'heavyWeapon' }] }],
		['plates', { plates: [{ level: 1 }] }],
		['a brain', { brain: { type: 'full' } }],
		['another size', { size: 1 }]
	] as const)('shows %s', (_, choices) => {
		expect(
			JSON.stringify(drawCreation({ ...tower, ...structuredClone(choices) } as Creation))
		).not.toBe(plain);
	});

	it.each(['ram', 'closeCombat', 'gun'] as const)('shows a %s on a vehicle', (type) => {
		const car = creation('vehicle', { name: 'Jeep' });
		expect(drawCreation({ ...car, weapons: [{ type }] })).not.toEqual(drawCreation(car));
	});

	it('shows barding on a horse, and fire in front of a dragon with a ranged weapon', () => {
		const horse = creation('creature', { name: 'Koń' });
		expect(drawCreation({ ...horse, barding: true })).not.toEqual(drawCreation(horse));
		const dragon = creation('creature', { name: 'Smok' });
		const breathing = drawCreation({ ...dragon, weapons: [{ type: 'launcher' }] });
		expect(breathing.shapes.length).toBeGreaterThan(drawCreation(dragon).shapes.length);
	});

	it('shows at most four of a thousand guns', () => {
		const armed = (count: number) =>
			drawCreation(creation('vehicle', { name: 'Galeon', weapons: [{ type: 'gun', count }] }));
		expect(armed(1000)).toEqual(armed(4));
	});
});

describe('the livery of a creation', () => {
	const castle = creation('building', { name: 'Zamek' });
	const painted = (figure: Record<string, string>) => ({ ...castle, portrait: { figure } });

	it.each(Object.keys(COLORS))('can be %s', (slug) => {
		expect(liveryOf(painted({ torso: slug, legs: slug }))).toMatchObject({
			torso: slug,
			legs: slug
		});
	});

	it('shows every device', () => {
		const drawings = DEVICES.map((mark) => JSON.stringify(drawCreation(painted({ mark }))));
		expect(new Set(drawings).size).toBe(DEVICES.length);
	});

	it('ignores unknown slugs', () => {
		expect(drawCreation(painted({ torso: 'nope', legs: 'constructor', mark: 'buttons' }))).toEqual(
			drawCreation(castle)
		);
	});
});
