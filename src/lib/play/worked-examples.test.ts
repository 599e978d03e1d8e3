import { describe, expect, it } from 'vitest';
import type { Gear, Unit } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../../../tests/setup/game';
import { beginTurn } from './acts';
import { tableOf } from './fold';
import type { Game } from './game-file';
import type { Order } from './procedures';
import { has } from './table';

const gear = (...items: Gear['item'][]): Gear[] => items.map((item) => ({ item }));
const isDown = (game: Game, id: string) => {
	const state = tableOf(game).figures.get(id);
	return state !== undefined && has(state, 'fallen');
};

describe('Yoko against Dan (E10-EX-1)', () => {
	const yoko = figureId('A', 'yoko');
	const dan = figureId('B', 'dan');
	const start = after(
		gameOf(
			'2010',
			armyOf([minifig('yoko', { gear: gear('heavyHand') })]),
			armyOf([minifig('dan', { gear: gear('shortHand', 'improvised') })])
		),
		beginTurn('A')
	);
	const katana: Order = {
		procedure: 'attack',
		way: 'close',
		attackers: [{ figure: yoko, weapon: 'gear-0', bothHands: true }],
		target: dan
	};
	const knife: Order = {
		procedure: 'attack',
		way: 'close',
		attackers: [{ figure: dan, weapon: 'gear-0' }],
		target: yoko
	};

	it('goes as told, and Dan dies before the pan attack', () => {
		// Yoko hits with a 4, the pan parries with a 4, and 1d6 without the +2 is no kill.
		const first = played(start, katana, 'parry:gear-1', [4], [4], [3]);
		expect(first.done.cause).toMatchObject({
			results: [
				{ figure: dan, result: 'parried' },
				{ figure: dan, result: 'noEffect' }
			]
		});
		expect(first.done.cause).toMatchObject({ rolls: [{}, {}, { dice: { bonus: 0 }, total: 3 }] });
		// The knife counters with a natural 1.
		const [counter] = first.done.follow;
		expect(first.done.follow).toHaveLength(1);
		const answer = played(first.game, counter as Order, 'none', [1]);
		expect(answer.done.cause).toMatchObject({ results: [{ figure: dan, result: 'missed' }] });
		// Dan’s turn: the knife hits with a 2, and 3 is not above 4.
		const turn = after(answer.game, beginTurn('B'));
		const third = played(turn, knife, 'none', [2], [3]);
		expect(third.done.cause).toMatchObject({ results: [{ figure: yoko, result: 'noEffect' }] });
		expect(tableOf(third.game).figures.get(yoko)?.counts.damage).toBe(3);
		// Yoko counters with a 6: hit, and the Overskill is one die more: 3 + 5 + 2 = 10.
		const last = played(third.game, third.done.follow[0] as Order, 'none', [6], 'damage', [3, 5]);
		expect(last.done.cause).toMatchObject({ rolls: [{}, { total: 10 }] });
		expect(isDown(last.game, dan)).toBe(true);
	});
});

describe('the soccer moms (E20-EX-3)', () => {
	const fred = figureId('B', 'fred');
	const moms = [1, 2, 3].map((number) => figureId('A', 'mom', number));
	const outnumbered = { opponents: 12, friends: 1, close: true };
	const game = after(
		gameOf(
			'2020',
			armyOf([minifig('mom', { count: 12, gear: gear('shortHand') })]),
			armyOf([minifig('fred', { gear: gear('heavyHand', 'shield') })])
		),
		beginTurn('A')
	);
	const order = (index: number, way: 'grab' | 'close', automatic: boolean): Order => ({
		procedure: 'attack',
		way,
		attackers: [{ figure: moms[index] ?? '', weapon: 'gear-0' }],
		target: fred,
		automatic,
		defending: outnumbered
	});

	it('grab Fred, whose shield takes the only die of the first strike', () => {
		const grab = played(game, order(0, 'grab', true), 'parry:gear-0', [2]);
		expect(grab.done.cause).toMatchObject({
			rolls: [{ why: 'parry', total: 1, need: 3, success: false }],
			results: [{ figure: fred, result: 'grabbed' }]
		});
		const pin = played(grab.game, order(1, 'close', true), 'parry:gear-1', [5]);
		expect(pin.done.cause).toMatchObject({
			rolls: [{ why: 'parry', total: 4, need: 2, success: true }],
			results: [{ result: 'parried' }, { result: 'noEffect' }]
		});
		// Nothing is left to parry the pan with, and the action is spent.
		const pan = play(pin.game, order(2, 'close', true), [5]);
		expect(pan.cause).toMatchObject({ results: [{ figure: fred, result: 'killed' }] });
	});
});

describe('shots of 2020', () => {
	const hangman = figureId('A', 'hangman');
	const game = gameOf(
		'2020',
		armyOf([
			minifig('hangman', { rank: 'hero', gear: gear('longRanged') }),
			minifig('thrower', { gear: gear('improvised') })
		]),
		armyOf([minifig('rope', { count: 2 })])
	);

	it('lets the Hangman spend a Benny on range (E20-EX-2)', () => {
		const order: Order = {
			procedure: 'attack',
			way: 'ranged',
			attackers: [{ figure: hangman, weapon: 'gear-0' }],
			target: figureId('B', 'rope'),
			situation: { distance: 15, visible: 1 }
		};
		// The die shows 8; the modifiers are −2 and −5, and a Benny of 2 leaves 3″ beyond the range.
		const done = play(game, order, 'none', [8], 'range', [2], [2]);
		expect(done.cause).toMatchObject({
			rolls: [
				{ why: 'attack', total: 1, need: 3 },
				{ why: 'benny', total: 2 },
				{ why: 'damage', total: 0 }
			],
			results: [{ result: 'noEffect' }]
		});
	});

	it('makes the Big Rock Something Bad (E20-EX-1)', () => {
		const order: Order = {
			procedure: 'attack',
			way: 'close',
			attackers: [{ figure: figureId('A', 'thrower'), weapon: 'gear-0' }],
			target: figureId('B', 'rope')
		};
		const done = play(game, order, 'none', [6], 'damage', [3, 3], 'twist');
		expect(done.cause).toMatchObject({
			rolls: [{}, { total: 4 }],
			results: [{ result: 'twist' }]
		});
	});
});

describe('the Viking’s axe of 2010 (E10-EX-2)', () => {
	const viking = figureId('A', 'viking');
	const game = gameOf(
		'2010',
		armyOf([minifig('viking', { gear: gear('shortHand') })]),
		armyOf([minifig('pirate', { count: 2 })])
	);
	const thrown: Order = {
		procedure: 'attack',
		way: 'ranged',
		attackers: [{ figure: viking, weapon: 'gear-0' }],
		target: figureId('B', 'pirate'),
		situation: { distance: 3 }
	};

	it('misses by 1, and may land within 1″', () => {
		const miss = play(game, thrown, [1]);
		expect(miss.cause).toMatchObject({ strays: [{ by: viking, radius: 1 }] });
		const stray: Order = {
			...thrown,
			target: figureId('B', 'pirate', 2),
			stray: true,
			situation: { distance: 3.2 }
		};
		const landed = play(game, stray, [4]);
		expect(landed.cause).toMatchObject({
			rolls: [{ why: 'damage', total: 3 }],
			results: [{ result: 'noEffect' }]
		});
		expect(landed.changes).toEqual([]);
	});
});

describe('the gunfight (E05-TURN-EX1)', () => {
	it('lets Wayne’s missed shot come first', () => {
		const game = gameOf(
			'2005',
			armyOf([minifig('wayne', { gear: gear('shortRanged') })]),
			armyOf([minifig('shaun', { gear: gear('shortRanged') })])
		);
		const [wayne, shaun] = [figureId('A', 'wayne'), figureId('B', 'shaun')];
		const order: Order = {
			procedure: 'whoIsFirst',
			active: { figure: wayne, weapon: 'gear-0' },
			answering: { figure: shaun, weapon: 'gear-0' }
		};
		expect(play(game, order, [2], [1]).cause).toMatchObject({
			first: wayne,
			rolls: [
				{ total: -1, success: false },
				{ total: -2, success: false, fumble: true }
			]
		});
	});
});

describe('healing 8 against 6 (PL-MED-06)', () => {
	const patient = figureId('B', 'patient');
	const medic = figureId('B', 'medic');
	const start = after(
		gameOf(
			'2005',
			armyOf([minifig('axe', { gear: gear('twoHanded') })]),
			armyOf([
				minifig('patient', { rank: 'officer' }),
				minifig('medic', { count: 3, abilities: { healing: true } })
			])
		),
		beginTurn('A')
	);
	const strike: Order = {
		procedure: 'attack',
		way: 'close',
		attackers: [{ figure: figureId('A', 'axe'), weapon: 'gear-0' }],
		target: patient
	};
	// 2d6 of damage, 5 + 3 = 8, against the officer’s 1d6+2, 4 + 2 = 6.
	const wounded = played(start, strike, 'none', [5], [5, 3], [4], 'wounded').game;

	it('leaves two wounds, which need a roll above 2 in the next turn', () => {
		const state = tableOf(wounded).figures.get(patient);
		expect(state?.counts.wounds).toBe(2);
		const turn = after(wounded, beginTurn('B'));
		const heal: Order = { procedure: 'heal', medics: [medic], patient };
		const saved = played(turn, heal, [3]);
		expect(saved.done.cause).toMatchObject({ healed: true });
		expect(isDown(saved.game, patient)).toBe(false);
		expect(isDown(played(turn, heal, [2]).game, patient)).toBe(true);
		const council: Order = {
			procedure: 'heal',
			medics: [1, 2, 3].map((n) => figureId('B', 'medic', n)),
			patient
		};
		// Three dice less 2: 1 + 2 + 2 − 2 = 3.
		expect(play(turn, council, [1, 2, 2]).cause).toMatchObject({ healed: true });
	});

	it('is possible in that one turn only', () => {
		const untreated = after(after(wounded, beginTurn('B')), beginTurn('A'));
		expect(isDown(untreated, patient)).toBe(true);
	});
});

describe('the marines (E05-CMB-EX1, GC-152)', () => {
	it('sum 23d6+2d10+5 and keep every miss apart', () => {
		const marines = (id: string, count: number, item: Gear['item']) =>
			minifig(id, { count, gear: gear(item) });
		const gun = {
			kind: 'creation' as const,
			id: 'gun',
			name: 'gun',
			count: 3,
			form: 'emplacement' as const,
			size: 2,
			structureLevel: 1,
			weapons: [{ type: 'launcher' as const, level: 2, payload: [{ level: 2 }] }]
		} satisfies Unit;
		const game = gameOf(
			'2005',
			armyOf([
				marines('pistol', 24, 'shortRanged'),
				minifig('sniper', { count: 12, gear: gear('longRanged') }),
				gun
			]),
			armyOf([minifig('target')])
		);
		const all = (unit: string, count: number, weapon: string) =>
			Array.from({ length: count }, (_, n) => ({ figure: figureId('A', unit, n + 1), weapon }));
		const order: Order = {
			procedure: 'attack',
			way: 'ranged',
			attackers: [
				...all('pistol', 24, 'gear-0'),
				...all('sniper', 12, 'gear-0'),
				...all('gun', 3, 'built-0:0')
			],
			target: figureId('B', 'target')
		};
		const pistols = [...Array<number>(18).fill(3), ...Array<number>(6).fill(2)];
		const snipers = [...Array<number>(5).fill(4), ...Array<number>(7).fill(1)];
		// Artillery has Use 6: a 6 explodes.
		const guns = [6, 2, 2, 1];
		const damage = [...Array<number>(23).fill(2), 9, 9];
		const dice = {
			rolls: [
				{ count: 2, sides: 10 },
				{ count: 23, sides: 6 }
			],
			bonus: 5
		};
		const done = play(game, order, 'none', pistols, snipers, guns, [9, 9, ...damage.slice(0, 23)]);
		expect(done.cause).toMatchObject({
			rolls: [{ total: 18 }, { total: 5 }, { total: 1 }, { dice, total: 18 + 46 + 5 }],
			results: expect.arrayContaining([{ figure: figureId('B', 'target'), result: 'killed' }])
		});
		expect((done.cause as { strays: unknown[] }).strays).toHaveLength(6 + 7 + 2);
	});
});
