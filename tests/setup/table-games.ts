import { newArmy } from '$lib/army/new-army';
import type { Game } from '$lib/play/game-file';
import { newGame } from '$lib/play/new-game';
import type { Army, Unit } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';

const uuid = (number: number) => `dddddddd-0000-4000-8000-${String(number).padStart(12, '0')}`;
export const GAME = uuid(1);

/** An army of some units. */
export function armyOf(
	number: number,
	name: string,
	units: readonly Unit[],
	rulebook: Army['rulebook'] = 'core2005'
): Army {
	return { ...newArmy(uuid(100 + number), name, { profile: 'free' }, rulebook), units: [...units] };
}

/** A game of two sides, `s1` and `s2`, each with one army. */
export function gameOf(
	armies: readonly Army[],
	rules: CombatRules = '2005',
	change: Partial<Game> = {}
): Game {
	const sides = armies.map((army, index) => ({
		id: `s${index + 1}`,
		name: army.name,
		armies: [army]
	}));
	return { ...newGame({ id: GAME, name: 'Bitwa o most', rules, sides }), ...change };
}

/** The id of a figure of a unit. */
export const figureId = (side: number, unit: string, number = 1) => `s${side}/0:${unit}#${number}`;

const knife = { kind: 'minifig', rank: 'mercenary' } as const;

/** Yoko with a katana in both hands against Dan with a knife and a frying pan (2010, worked example). */
export const YOKO_AND_DAN = [
	armyOf(1, 'Yoko', [{ ...knife, id: 'yoko', name: 'Yoko', gear: [{ item: 'heavyHand' }] }]),
	armyOf(2, 'Dan', [
		{
			...knife,
			id: 'dan',
			name: 'Dan',
			gear: [
				{ item: 'shortHand', name: 'Knife' },
				{ item: 'improvised', name: 'Pan' }
			]
		}
	])
];

/** Knights and a medic against archers. */
export const SKIRMISHERS = [
	armyOf(1, 'Rycerze', [
		{
			...knife,
			id: 'knight',
			name: 'Konrad',
			count: 3,
			gear: [{ item: 'heavyHand' }, { item: 'shield' }]
		},
		{
			...knife,
			id: 'medic',
			name: 'Felczer',
			gear: [{ item: 'shortHand' }],
			abilities: { healing: true }
		},
		{ ...knife, id: 'hero', name: 'Zawisza', rank: 'hero', gear: [{ item: 'twoHanded' }] }
	]),
	armyOf(2, 'Łucznicy', [
		{ ...knife, id: 'archer', name: 'Kmicic', count: 4, gear: [{ item: 'longRanged' }] },
		{
			kind: 'creation',
			id: 'tower',
			name: 'Wieża',
			form: 'vehicle',
			size: 4,
			structureLevel: 1,
			propulsion: [{ mode: 'ground', speed: 6 }],
			weapons: [{ type: 'gun', level: 1 }]
		}
	])
];

/** Orcs with bows behind them against Boromir (narrative skirmish, worked example). */
export const BOROMIR = [
	armyOf(
		1,
		'Orcs',
		[
			{ kind: 'figure', id: 'orc', name: 'Orc', stature: 'minion', count: 3 },
			{
				kind: 'figure',
				id: 'archer',
				name: 'Archer',
				stature: 'minion',
				weapon: 'missile',
				count: 5
			}
		],
		'skirmish'
	),
	armyOf(
		2,
		'Heroes',
		[{ kind: 'figure', id: 'boromir', name: 'Boromir', stature: 'good', gear: ['shield'] }],
		'skirmish'
	)
];
