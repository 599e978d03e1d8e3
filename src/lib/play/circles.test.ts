import { describe, expect, it } from 'vitest';
import { after, armyOf, figureId, gameOf, minifig, played } from '../../../tests/setup/game';
import { beginTurn, byHand, prepare } from './acts';
import { preparedTurns } from './circles';
import { stepsOf, tableOf } from './fold';
import type { Game } from './game-file';
import { objectionsOf } from './objections';
import type { Order } from './procedures';

const mages = [1, 2].map((number) => figureId('A', 'mage', number));
const [leader = '', other = ''] = mages;
const start = after(
	gameOf(
		'2005',
		armyOf([minifig('mage', { count: 3, magic: { level: 1 } })], {
			reserve: { circleCasts: [{ level: 2 }] }
		}),
		armyOf([minifig('foe')])
	),
	beginTurn('A')
);
const cast: Order = {
	procedure: 'circleCast',
	mages,
	box: 'circle-0-0',
	targets: [figureId('B', 'foe')]
};
const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};
const nextTurn = (game: Game) => after(after(game, beginTurn('B')), beginTurn('A'));
const prepared = (game: Game) => after(game, prepare(tableOf(game), mages));

describe('a circle of mages (PL-MAG-06)', () => {
	it('prepares a spell for as many turns as its level, with the action of each', () => {
		const one = prepared(start);
		expect([codes(one), codes(prepared(one))]).toEqual([[], ['actionSpent', 'actionSpent']]);
		const early = played(nextTurn(one), cast, [1]).game;
		expect(codes(early)).toEqual(['notPrepared']);
		const two = prepared(nextTurn(one));
		const done = played(nextTurn(two), cast, [6, 3], [5, 5]);
		expect([codes(done.game), done.done.cause.kind]).toEqual([[], 'attack']);
		expect(tableOf(done.game).sides.get('A')?.boxes).toEqual({ 'circle-0-0': 1 });
		expect(preparedTurns(tableOf(done.game), leader)).toBe(0);
		expect(tableOf(done.game).figures.get(other)?.links.circle).toBeUndefined();
	});

	it('raises a shield that the army bought, after its turns', () => {
		const armed = armyOf([minifig('mage', { count: 3, magic: { level: 1 } })], {
			reserve: { circleShields: [{ level: 2 }] }
		});
		const game = after(gameOf('2005', armed, armyOf([minifig('foe')])), beginTurn('A'));
		const two = prepared(nextTurn(prepared(game)));
		const shield: Order = { procedure: 'magicShield', mages, circle: 2 };
		const raised = played(nextTurn(two), shield, [6, 1]);
		expect(codes(raised.game)).toEqual([]);
		expect(raised.done.cause).toMatchObject({ spell: 'circleShield', level: 2, success: true });
		expect(codes(played(nextTurn(prepared(game)), shield, [6, 1]).game)).toEqual(['notPrepared']);
	});

	it('is broken when one of its mages dies', () => {
		const two = prepared(nextTurn(prepared(start)));
		expect(preparedTurns(tableOf(two), leader)).toBe(2);
		const broken = after(two, byHand([{ kind: 'flag', figure: other, flag: 'fallen', on: true }]));
		expect(preparedTurns(tableOf(broken), leader)).toBe(0);
		expect(tableOf(broken).figures.get(leader)?.links.circle).toBeUndefined();
	});

	it('needs the mages who prepared it, at least two', () => {
		const two = prepared(nextTurn(prepared(start)));
		const stranger = { ...cast, mages: [leader, figureId('A', 'mage', 3)] } as Order;
		expect(codes(played(nextTurn(two), stranger, [1]).game)).toEqual(['notInCircle']);
		expect(codes(after(start, prepare(tableOf(start), [leader])))).toEqual(['circleTooSmall']);
	});
});
