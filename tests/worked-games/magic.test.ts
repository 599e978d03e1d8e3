import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { beginTurn, prepare } from '$lib/play/acts';
import { stepsOf, tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import { objectionsOf } from '$lib/play/objections';
import { oddsOf } from '$lib/play/odds';
import { proceed, type Order } from '$lib/play/procedures';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { Creation } from '$lib/rules/choices';
import { after, answers, armyOf, figureId, gameOf, minifig, play, played } from '../setup/game';

const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};
const nextTurn = (game: Game) => after(after(game, beginTurn('B')), beginTurn('A'));

describe('a mage of level 3 (PL-MAG-03 to PL-MAG-05, PL L1514–1518)', () => {
	const mage = figureId('A', 'mage');
	const [foe, near] = [1, 2].map((number) => figureId('B', 'foe', number)) as [string, string];
	const start = after(
		gameOf(
			'2005',
			armyOf([
				minifig('mage', {
					magic: { level: 3, areaSpells: [{ level: 3, count: 4 }, { level: 2 }], shield: 3 }
				})
			]),
			armyOf([minifig('foe', { count: 2, gear: [{ item: 'longRanged' }] })])
		),
		beginTurn('A')
	);
	const cast = (weapon: string, more: Partial<AttackOrder>): AttackOrder => ({
		procedure: 'attack',
		way: 'ranged',
		attackers: [{ figure: mage, weapon }],
		target: foe,
		...more
	});

	it('shoots a bolt of 3d6 as far as 18″ at a difficulty of 9 (L1514)', () => {
		const bolt = (distance: number) => cast('bolt', { situation: { distance } });
		// The 3, 6 and 4 of the lucky throw (PL-GEN-04, L175): 13, then 6 and 3 more.
		const hit = play(start, bolt(18), 'none', [6, 3], [3, 6, 4, 6, 3]);
		expect(hit.cause).toMatchObject({
			rolls: [
				{ why: 'attack', need: 9, total: 9 },
				{ why: 'damage', dice: { rolls: [{ count: 3, sides: 6 }], bonus: 0 }, total: 22 }
			],
			results: [{ figure: foe, result: 'killed' }]
		});
		expect(play(start, bolt(18), 'none', [6, 2]).cause).toMatchObject({
			results: [{ result: 'missed', amount: 1 }]
		});
		expect(codes(played(start, bolt(18), 'none', [5]).game)).toEqual([]);
		expect(play(start, bolt(19), 'none').cause).toMatchObject({
			results: [{ result: 'outOfRange' }]
		});
	});

	it('hits with a bolt once in 9 times, and kills with all throws above 4 (L1514)', () => {
		const odds = oddsOf(exact, start, tableOf(start), cast('bolt', {}))?.outcomes;
		// A 6 and then 3 or more; of 216 throws, 1 shows 3 and 3 show 4.
		expect(odds?.hit && formatFraction(odds.hit)).toBe('1/9');
		expect(odds?.kill && formatFraction(odds.kill)).toBe('53/486');
	});

	it('throws a fireball 3d6″ far for 3d10 at a difficulty of 9 (L1516)', () => {
		const ball = cast('spell-0', { way: 'spell', others: [near], situation: { distance: 10 } });
		const thrown = play(start, ball, 'none', [4, 4, 2], [6, 3], [4, 5, 2]);
		expect(thrown.cause).toMatchObject({
			rolls: [
				{ why: 'throwRange', dice: { rolls: [{ count: 3, sides: 6 }] }, total: 10 },
				{ why: 'attack', need: 9, total: 9, success: true },
				{ why: 'damage', dice: { rolls: [{ count: 3, sides: 10 }] }, total: 11 }
			],
			results: [
				{ figure: foe, result: 'killed' },
				{ figure: near, result: 'killed' }
			]
		});
		expect(play(start, ball, 'none', [4, 3, 2]).cause).toMatchObject({
			results: [{ result: 'outOfRange', amount: 9 }]
		});
	});

	it('throws four of them, and one of level 2 at 6 for 2d10 within 2d6″ (L1516)', () => {
		const ball = cast('spell-0', { way: 'spell', situation: { distance: 3 } });
		let game = start;
		for (const left of [3, 2, 1, 0]) {
			game = played(game, ball, 'none', [2, 2, 1], [5]).game;
			expect([left, codes(game)]).toEqual([left, []]);
			game = nextTurn(game);
		}
		expect(codes(played(game, ball, 'none', [2, 2, 1], [5]).game)).toContain('boxEmpty');
		const small = cast('spell-1', { way: 'spell', situation: { distance: 3 } });
		expect(play(game, small, 'none', [2, 1], [6, 1], [2, 2]).cause).toMatchObject({
			rolls: [
				{ why: 'throwRange', dice: { rolls: [{ count: 2, sides: 6 }] } },
				{ why: 'attack', need: 6 },
				{ why: 'damage', dice: { rolls: [{ count: 2, sides: 10 }] }, total: 4 }
			],
			results: [{ result: 'noEffect' }]
		});
	});

	it('raises a shield of 3d6 within 6″ at a difficulty of 6, for its action (L1518)', () => {
		const shield: Order = { procedure: 'magicShield', mages: [mage] };
		expect(play(start, shield, [5]).cause).toMatchObject({ success: false });
		const raised = played(start, shield, [6, 1]);
		expect(raised.done.cause).toMatchObject({
			spell: 'shield',
			level: 3,
			success: true,
			rolls: [{ need: 6, total: 7 }]
		});
		expect(tableOf(raised.game).figures.get(mage)?.counts).toMatchObject({ shield: 3, actions: 1 });
		const turn = after(raised.game, beginTurn('B'));
		const shot: Order = {
			procedure: 'attack',
			way: 'ranged',
			attackers: [{ figure: foe, weapon: 'gear-0' }],
			target: mage
		};
		// 6 + 5 + 1 = 12 of damage less 2 + 3 + 4 = 9 are 3, which the Armor of 4 stops.
		expect(play(turn, shot, [4], [6, 5], [2, 3, 4]).cause).toMatchObject({
			rolls: [
				{},
				{ why: 'damage', total: 12 },
				{ why: 'absorb', dice: { rolls: [{ count: 3, sides: 6 }] }, total: 9 }
			],
			results: [{ figure: mage, result: 'noEffect' }]
		});
		// In its next turn the shield is gone.
		const later = tableOf(after(turn, beginTurn('A'))).figures.get(mage);
		expect(later?.counts.shield).toBeUndefined();
	});

	it('covers what is within 6″ of the mage (L1518)', () => {
		const friendly = armyOf([
			minifig('mage', { magic: { level: 3, shield: 3 } }),
			minifig('friend')
		]);
		const begun = after(
			gameOf('2005', friendly, armyOf([minifig('foe', { gear: [{ item: 'longRanged' }] })])),
			beginTurn('A')
		);
		const raised = played(begun, { procedure: 'magicShield', mages: [mage] }, [6, 1]).game;
		const game = after(raised, beginTurn('B'));
		const shot: Order = {
			procedure: 'attack',
			way: 'ranged',
			attackers: [{ figure: figureId('B', 'foe'), weapon: 'gear-0' }],
			target: figureId('A', 'friend')
		};
		const asked = proceed(game, tableOf(game), shot, answers('none', [4], [5]));
		expect(asked).toMatchObject({ ask: { choice: 'within', who: mage, amount: 6 } });
	});
});

describe('a circle of levels 2 and 3 (PL-MAG-06, PL-MAG-07, PL L1522)', () => {
	const mages = ['older', 'younger'].map((id) => figureId('A', id));
	const foe = figureId('B', 'foe');
	const start = after(
		gameOf(
			'2005',
			armyOf(
				[minifig('older', { magic: { level: 3 } }), minifig('younger', { magic: { level: 2 } })],
				{ reserve: { circleCasts: [{ level: 5, count: 2 }] } }
			),
			armyOf([minifig('foe')])
		),
		beginTurn('A')
	);
	const prepared = (game: Game, turns: number) => {
		let now = game;
		for (let turn = 0; turn < turns; turn += 1) {
			now = after(now, prepare(tableOf(now), mages));
			now = nextTurn(now);
		}
		return now;
	};
	const cast: Order = {
		procedure: 'circleCast',
		mages,
		box: 'circle-0-0',
		targets: [foe],
		distance: 12
	};

	it('casts a spell of level 5 after five turns: 15, 5d6″ and 5d10', () => {
		const early = played(prepared(start, 4), cast, [1]).game;
		expect(codes(early)).toEqual(['notPrepared']);
		const done = played(prepared(start, 5), cast, [6, 6, 3], [3, 3, 3, 2, 1], [1, 1, 1, 1, 2]);
		expect(codes(done.game)).toEqual([]);
		expect(done.done.cause).toMatchObject({
			rolls: [
				{ why: 'cast', need: 15, total: 15 },
				{ why: 'range', dice: { rolls: [{ count: 5, sides: 6 }] }, total: 12 },
				{ why: 'damage', dice: { rolls: [{ count: 5, sides: 10 }] }, total: 6 }
			],
			results: [{ figure: foe, result: 'killed' }]
		});
	});

	it('has two of them', () => {
		let game = start;
		for (const expected of [[], [], ['boxEmpty']]) {
			game = played(prepared(game, 5), cast, [5]).game;
			expect(codes(game)).toEqual(expected);
			game = nextTurn(game);
		}
	});
});

describe('a summons (PL-MAG-09, PL L1526)', () => {
	const horse: Creation = {
		kind: 'creation',
		id: 'horse',
		name: 'Horse',
		form: 'creature',
		size: 2,
		structureLevel: 0,
		propulsion: [{ mode: 'ground', speed: 10 }],
		brain: { type: 'half', limitation: 'dependent' }
	};
	const mage = figureId('A', 'mage');
	const by = (level: number) =>
		after(
			gameOf(
				'2005',
				armyOf([minifig('mage', { magic: { level, summoning: true } })], {
					reserve: { summons: [minifig('imp'), horse] }
				}),
				armyOf([minifig('foe')])
			),
			beginTurn('A')
		);
	const summons = (level: number, unit: string, ...faces: number[]) => {
		const order: Order = { procedure: 'summon', mages: [mage], figure: figureId('A', unit) };
		const { game, done } = played(by(level), order, faces);
		return {
			cause: done.cause,
			codes: codes(game),
			spent: tableOf(game).figures.get(mage)?.counts
		};
	};

	it('of a minifig needs level 2 and a 3, and takes the action', () => {
		expect(summons(2, 'imp', 3)).toMatchObject({
			cause: { success: true, rolls: [{ need: 3 }] },
			codes: [],
			spent: { actions: 1 }
		});
		expect(summons(2, 'imp', 2)).toMatchObject({ cause: { success: false } });
		expect(summons(1, 'imp', 3).codes).toEqual(['summonTooLarge']);
	});

	it('of a horse needs level 4', () => {
		expect(summons(4, 'horse', 6, 1)).toMatchObject({
			cause: { success: true, rolls: [{ need: 6 }] },
			codes: []
		});
		expect(summons(3, 'horse', 6, 1).codes).toEqual(['summonTooLarge']);
	});
});
