import { describe, expect, it } from 'vitest';
import type { Gear, Minifig, Portrait } from '$lib/rules/choices';
import { COLORS } from './colors';
import { effectiveLook } from './effective-look';
import { lookOf } from './look';
import { drawMinifig } from './minifig';
import { CAPES, FACES, HEADGEARS, HELD, MARKS } from './slugs';

type Figure = Extract<Portrait, { figure: unknown }>['figure'];

const COLOR_SLUGS = Object.keys(COLORS);
const CHOICES: Record<keyof Figure, readonly string[]> = {
	skin: COLOR_SLUGS,
	torso: COLOR_SLUGS,
	legs: COLOR_SLUGS,
	headgear: HEADGEARS,
	face: FACES,
	mark: MARKS,
	cape: CAPES,
	held: HELD
};
const SUBJECTS = Object.keys(CHOICES) as (keyof Figure)[];

function minifig(choices: Partial<Minifig> = {}): Minifig {
	return { kind: 'minifig', id: 'u1', name: 'Zawisza', rank: 'mercenary', ...choices };
}

function chosen(figure: Figure): Minifig {
	return minifig({ portrait: { figure } });
}

describe.each(SUBJECTS)('the %s of a portrait', (subject) => {
	const slugs = CHOICES[subject];

	it('is drawn differently for every slug', () => {
		const drawings = slugs.map((slug) =>
			JSON.stringify(drawMinifig(chosen({ headgear: 'bald', face: 'smile', [subject]: slug })))
		);
		expect(new Set(drawings).size).toBe(slugs.length);
	});

	it('is used as chosen', () => {
		expect(slugs.map((slug) => lookOf(chosen({ [subject]: slug }))[subject])).toEqual(slugs);
	});

	it.each(['noSuchSlug', '', 'constructor', '#ff0000'])('ignores %j', (slug) => {
		expect(drawMinifig(chosen({ [subject]: slug }))).toEqual(drawMinifig(minifig()));
	});

	it('that matches the default draws the same picture', () => {
		const unit = minifig({ rank: 'hero', gear: [{ item: 'heavyHand' }] });
		const own = lookOf(unit)[subject];
		const portrait = { figure: { [subject]: own } };
		expect(drawMinifig({ ...unit, portrait })).toEqual(drawMinifig(unit));
	});
});

describe('names', () => {
	it.each([
		['Czarodziej', { headgear: 'wizardHat' }],
		['Czarownica z bagien', { headgear: 'wizardHat' }],
		['dwóch Magów', { headgear: 'wizardHat' }],
		['Wizard of the North', { headgear: 'wizardHat' }],
		['Ninja', { headgear: 'ninjaWrap' }],
		['Zombie', { face: 'stitches' }],
		['Nieumarły rycerz', { face: 'skull', skin: 'chalk' }],
		['Szkielety', { face: 'skull' }],
		['Skeleton archer', { face: 'skull' }],
		['Robot strażniczy', { face: 'robot', mark: 'panel' }],
		['Kosmonauta', { headgear: 'spaceHelmet' }],
		['Space Trooper', { headgear: 'spaceHelmet' }],
		['Żołnierze', { headgear: 'fieldHelmet' }],
		['Soldier', { headgear: 'fieldHelmet' }],
		['Król Artur', { headgear: 'crown' }],
		['Królową', { headgear: 'crown', face: 'lashes' }],
		['The Queen', { headgear: 'crown', face: 'lashes' }],
		['WIKINGOWIE', { headgear: 'hornedHelmet' }],
		['Viking raider', { headgear: 'hornedHelmet' }],
		['Elfy', { headgear: 'elfHair' }],
		['Orkowie', { face: 'tusks' }],
		['Krasnoludem', { face: 'longBeard' }],
		['Dwarf', { face: 'longBeard' }],
		['Samurajowie', { headgear: 'crestHelmet' }],
		['Halabardnik', { headgear: 'kettleHat' }],
		['Mnisi i mnich', { headgear: 'hood' }],
		['Lotnik', { headgear: 'flightHelmet' }],
		['Inżynierowie', { headgear: 'hardHat' }],
		['Wampirzyca', { face: 'fangs' }]
	] as const)('%s leads to a matching look', (name, expected) => {
		expect(lookOf(minifig({ name }))).toMatchObject(expected);
	});

	it.each(['Sir Ulric', 'Zastępca szeryfa', 'Woźnica', 'Arcymag Bazyli', 'Helmsman', 'Jo'])(
		'%s wears no flying cap despite being a pilot',
		(name) => {
			const { headgear } = lookOf(minifig({ name, abilities: { pilot: true } }));
			expect(headgear).toBe(lookOf(minifig({ name })).headgear);
			expect(headgear).not.toBe('flightHelmet');
		}
	);

	it.each([
		['Sheriff Jo', 'broadHat'],
		['Woźnica', 'broadHat'],
		['Sensei Two Blades', 'ninjaWrap'],
		['Walker pilot', 'flightHelmet'],
		['Kierowca', 'flightHelmet']
	])('%s wears a %s', (name, headgear) => {
		expect(lookOf(minifig({ name, abilities: { pilot: true } })).headgear).toBe(headgear);
	});

	it.each(['Pirat', 'Piratka', 'Piraci z Karaibów', 'Old Pirate'])('%s is a pirate', (name) => {
		expect(['tricorne', 'bandana']).toContain(lookOf(minifig({ name })).headgear);
		const armed = lookOf(minifig({ name, gear: [{ item: 'shortHand' }] }));
		expect(armed.held).toBe('cutlass');
	});

	it.each(['Rycerze', 'Rycerka', 'Black Knight'])('%s is a knight', (name) => {
		expect(['visorHelmet', 'openHelmet']).toContain(lookOf(minifig({ name })).headgear);
	});

	it.each(['Królik', 'Magazynier', 'Orkiestra', 'Trupa'])(
		'%s is not mistaken for another occupation',
		(name) => {
			const { headgear, face } = lookOf(minifig({ name }));
			expect(['crown', 'wizardHat']).not.toContain(headgear);
			expect(['tusks', 'stitches', 'skull']).not.toContain(face);
		}
	);

	it('give green skin to orcs and pale skin to zombies', () => {
		expect(['moss', 'lime', 'forest']).toContain(lookOf(minifig({ name: 'Ork' })).skin);
		expect(['ghost', 'mint']).toContain(lookOf(minifig({ name: 'Zombi' })).skin);
	});

	it.each(['Anna', 'Piratka', 'Czarodziejka', 'Krasnoludka'])('give %s no beard', (name) => {
		expect(['beard', 'longBeard', 'moustache']).not.toContain(lookOf(minifig({ name })).face);
	});
});

describe('the item in hand', () => {
	const held = (name: string, gear: Gear) => lookOf(minifig({ name, gear: [gear] })).held;

	it.each([
		['Jan', { item: 'heavyHand', name: 'miecz długi' }, 'longSword'],
		['Jan', { item: 'shortHand', name: 'krótki miecz' }, 'shortSword'],
		['Jan', { item: 'heavyHand', name: 'Topór bojowy' }, 'axe'],
		['Jan', { item: 'twoHanded', name: 'włócznia' }, 'spear'],
		['Włócznik', { item: 'twoHanded' }, 'spear'],
		['Crossbowman', { item: 'shortRanged' }, 'crossbow'],
		['Kosmiczny zwiadowca', { item: 'longRanged' }, 'blasterRifle'],
		['Jan', { item: 'longRanged', bow: true }, 'longBow'],
		['Jan', { item: 'longRanged' }, 'rifle'],
		['Jan', { item: 'rangedWeapon' }, 'rifle'],
		['Jan', { item: 'handWeapon' }, 'shortSword'],
		['Jan', { item: 'explosive', place: 'hand' }, 'bomb'],
		['Jan', { item: 'brick' }, 'brick']
	] as const)('of %s with %o is a %s', (name, gear, expected) => {
		expect(held(name, gear)).toBe(expected);
	});

	it('is empty for a lone shield, which goes to the left hand', () => {
		expect(held('Jan', { item: 'shield' })).toBe('empty');
	});

	it('is a banner for a standard bearer', () => {
		expect(lookOf(minifig({ name: 'Chorąży' })).held).toBe('banner');
	});
});

describe('the effective look', () => {
	it('exists for a minifig, a figure and a creation', () => {
		expect(effectiveLook(minifig())).toEqual(lookOf(minifig()));
		expect(
			effectiveLook({ kind: 'figure', id: 'f', name: 'Boromir', stature: 'good' })
		).toHaveProperty('headgear');
		expect(
			effectiveLook({ kind: 'figure', id: 'f', name: 'Smok', stature: 'monster' })
		).toHaveProperty('silhouette', 'dragon');
		expect(
			effectiveLook({ kind: 'creation', id: 'c', name: 'Zamek', form: 'building' })
		).toHaveProperty('silhouette', 'castle');
	});
});
