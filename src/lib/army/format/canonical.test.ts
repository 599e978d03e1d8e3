import { describe, expect, it } from 'vitest';
import type { Army, Creation, Figure, Minifig, Propulsion } from '$lib/rules/choices';
import { canonicalArmy } from './canonical';
import { armyDigest } from './digest';

const minifig: Minifig = {
	kind: 'minifig',
	id: 'u1',
	name: 'Zawisza',
	rank: 'mercenary',
	gear: [{ item: 'heavyHand' }, { item: 'bodyArmor' }]
};
const creation: Creation = {
	kind: 'creation',
	id: 'u2',
	name: 'Rumak',
	form: 'creature',
	size: 0,
	propulsion: [{ mode: 'ground', speed: 0 }],
	weapons: [{ type: 'gun', level: 2 }]
};
const figure: Figure = { kind: 'figure', id: 'u3', name: 'Boromir', stature: 'good' };

function army(choices: Partial<Army> = {}): Army {
	return {
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'Rycerze',
		rulebook: 'core2005',
		units: [minifig, creation, figure],
		...choices
	};
}

const withMinifig = (choices: Partial<Minifig>) =>
	army({ units: [{ ...minifig, ...choices }, creation, figure] });
const withCreation = (choices: Partial<Creation>) =>
	army({ units: [minifig, { ...creation, ...choices }, figure] });
const withFigure = (choices: Partial<Figure>) =>
	army({ units: [minifig, creation, { ...figure, ...choices }] });

describe('an explicit default', () => {
	it.each<[string, Army]>([
		['the hero discount', army({ heroDiscount: true })],
		['all supplements', army({ supplements: ['specialists', 'healing', 'magic'] })],
		[
			'the rulings',
			army({
				rulings: {
					levelZeroFactor: 'half',
					heroQuirkCount: 'others',
					oddSpeed: 'linear',
					flyLevelZero: 'zero',
					halfBrainRounding: 'exact',
					extensionHalfBrain: 'full',
					pilotScale: 'size',
					lpwVehicleBase: 'size',
					steedArmor: 'flat',
					weakenedPrice: 'effective',
					magicShield: 'double',
					leagueSpeed: 'bought',
					weaponSumLimit: 'doubleSize',
					sumCounts: 'weapons'
				}
			})
		],
		['no rulings', army({ rulings: {} })],
		['no squads', army({ squads: [] })],
		['an empty stock', army({ stock: { explosives: 0 } })],
		[
			'an empty reserve',
			army({ reserve: { summons: [], circleCasts: [], circleShields: [], unspent: 0 } })
		],
		['no notes', army({ notes: '' })],
		['no house rules', army({ houseRules: { changes: [] } })],
		['photos', army({ photos: { [`sha256:${'0'.repeat(64)}`]: 'data:image/jpeg;base64,AAAA' } })],
		['absent fields', army({ squads: undefined, limits: undefined })],
		['one copy', withMinifig({ count: 1 })],
		['two hands', withMinifig({ hands: 2 })],
		['no bonuses', withMinifig({ skillBonus: 0, superdexterity: 0, multitasking: 0 })],
		['an empty cliché', withMinifig({ cliche: '', notes: '' })],
		[
			'abilities not learned',
			withMinifig({ abilities: { pilot: false, healing: false, weaponMaster: [] } })
		],
		[
			'no magic',
			withMinifig({
				magic: { level: 0, areaSpells: [], shield: 0, summoning: false, necromancy: false }
			})
		],
		['no portrait', withMinifig({ portrait: { figure: {} } })],
		[
			'the gear’s place, count and switches',
			withMinifig({
				gear: [
					{ item: 'heavyHand', place: 'hand', count: 1, bow: false, bayonet: false },
					{ item: 'bodyArmor', place: 'hand' }
				]
			})
		],
		[
			'the weapon’s size as built, count and mounting',
			withCreation({
				weapons: [{ type: 'gun', level: 2, builtSize: 2, count: 1, mounting: 'fixed', payload: [] }]
			})
		],
		[
			'the creation’s numbers, switches and lists',
			withCreation({
				structureLevel: 0,
				critterArmor: 0,
				barding: false,
				plates: [],
				explosives: [],
				gear: [],
				abilities: {}
			})
		],
		[
			'the figure’s weapon and switches',
			withFigure({
				weapon: 'basic',
				mounted: false,
				storyProtection: false,
				traits: [],
				gear: [],
				dice: 0
			})
		]
	])('%s: changes no digest', (_, spelledOut) => {
		expect(canonicalArmy(spelledOut)).toBe(canonicalArmy(army()));
		expect(armyDigest(spelledOut)).toBe(armyDigest(army()));
	});

	it('keeps a speed of 0 for special propulsion, so that older files keep their digests', () => {
		const moving = (...propulsion: Propulsion[]) => canonicalArmy(withCreation({ propulsion }));
		const teleport = { mode: 'special', agreedCost: 3 } as const;
		expect(moving({ ...teleport, speed: 0 })).toContain('"speed":0');
		expect(moving(teleport)).not.toContain('speed');
	});

	it('keeps the count of squad members', () => {
		const squad = (members: { unit: string; count?: number }[]) =>
			army({ squads: [{ id: 'q1', name: 'Q', members }] });
		expect(canonicalArmy(squad([{ unit: 'u1', count: 1 }]))).toBe(
			canonicalArmy(squad([{ unit: 'u1' }]))
		);
		expect(canonicalArmy(squad([]))).not.toBe(canonicalArmy(army()));
	});

	it('is removed, but measures stay even at 0', () => {
		expect(JSON.parse(canonicalArmy(army({ heroDiscount: true })))).toEqual({
			...army(),
			units: [minifig, creation, figure]
		});
	});

	it('distinguishes a limit of 0 from no limit', () => {
		const points = (limit?: number) =>
			armyDigest(army({ limits: { profile: 'own', points: limit } }));
		expect(points(0)).not.toBe(points());
	});
});

describe('key order', () => {
	it('does not matter', () => {
		const turned = (value: unknown): unknown => {
			if (Array.isArray(value)) return value.map(turned);
			if (typeof value !== 'object' || value === null) return value;
			const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner)] as const);
			return Object.fromEntries(entries.toReversed());
		};
		const backwards = turned(army()) as Army;
		expect(Object.keys(backwards)[0]).toBe('units');
		expect(canonicalArmy(backwards)).toBe(canonicalArmy(army()));
	});
});

describe('a real choice', () => {
	it.each<[string, Army]>([
		['another name', army({ name: 'Rycerze znad Wisły' })],
		['another id', army({ id: '1d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11' })],
		['another rulebook', army({ rulebook: 'lugpolwars' })],
		['no supplements', army({ supplements: [] })],
		['two supplements', army({ supplements: ['healing', 'magic'] })],
		['a ruling', army({ rulings: { heroQuirkCount: 'all' } })],
		['no discount', army({ heroDiscount: false })],
		['a limit of 0', army({ limits: { profile: 'own', points: 0 } })],
		['the league', army({ limits: { profile: 'league' } })],
		['stock', army({ stock: { explosives: 1 } })],
		['unspent points', army({ reserve: { unspent: 0.5 } })],
		['notes', army({ notes: 'x' })],
		['a house rule', army({ houseRules: { name: 'Domowe' } })],
		['the order of the units', army({ units: [creation, minifig, figure] })],
		['two copies', withMinifig({ count: 2 })],
		['no hands', withMinifig({ hands: 0 })],
		['a rank', withMinifig({ rank: 'hero' })],
		['a pilot', withMinifig({ abilities: { pilot: true } })],
		['a mount', withMinifig({ mount: 'u2' })],
		['no gear', withMinifig({ gear: [] })],
		['stowed gear', withMinifig({ gear: [{ item: 'heavyHand', place: 'stowed' }] })],
		['a portrait', withMinifig({ portrait: { figure: { skin: 'yellow' } } })],
		['a size', withCreation({ size: 1 })],
		['a speed', withCreation({ propulsion: [{ mode: 'ground', speed: 1 }] })],
		['a size as built', withCreation({ weapons: [{ type: 'gun', level: 2, builtSize: 0 }] })],
		['a turret', withCreation({ weapons: [{ type: 'gun', level: 2, mounting: 'turret' }] })],
		['a figure’s weapon', withFigure({ weapon: 'close' })]
	])('%s: changes the digest', (_, chosen) => {
		expect(armyDigest(chosen)).not.toBe(armyDigest(army()));
	});
});
