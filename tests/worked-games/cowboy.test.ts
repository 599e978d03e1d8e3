import { describe, expect, it } from 'vitest';
import { beginTurn } from '$lib/play/acts';
import { stepsOf, tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import { objectionsOf } from '$lib/play/objections';
import { proceed, type Order } from '$lib/play/procedures';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { Gear, Minifig } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig, played } from '../setup/game';

const armed = (id: string, item: Gear['item'], more: Partial<Minifig> = {}) =>
	minifig(id, { gear: [{ item }], ...more });
const cowboy = figureId('A', 'cowboy');
const outlaw = figureId('B', 'outlaw');
const ninjas = [1, 2].map((number) => figureId('C', 'ninja', number));
const maroons = [1, 2, 3].map((number) => figureId('D', 'maroon', number));
/** The broken bottle in one hand, the table leg in the other. */
const [bottle, leg] = ['gear-0', 'gear-1'];

const two = gameOf(
	'2010',
	armyOf([
		minifig('cowboy', {
			gear: [
				{ item: 'shortHand', name: 'Bottle' },
				{ item: 'shortHand', name: 'Leg' }
			]
		})
	]),
	armyOf([armed('outlaw', 'shortHand')])
);
const others = [
	{ id: 'C', name: 'Ninjas', armies: [armyOf([armed('ninja', 'shortHand', { count: 2 })])] },
	{ id: 'D', name: 'Maroons', armies: [armyOf([armed('maroon', 'heavyHand', { count: 3 })])] }
];
const bar = { ...two, sides: [...two.sides, ...others] };

const attack = (figure: string, more: Partial<AttackOrder> = {}): AttackOrder => ({
	procedure: 'attack',
	way: 'close',
	attackers: [{ figure, weapon: 'gear-0' }],
	target: cowboy,
	...more
});
const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};
/** The weapons that the Cowboy may parry an attack with. */
const parries = (game: Game, order: AttackOrder) => {
	const progress = proceed(game, tableOf(game), order, []);
	const options =
		progress.state === 'asks' && progress.ask.kind === 'choice' ? progress.ask.options : [];
	return options.map(({ id }) => id).filter((id) => id.startsWith('parry:'));
};
const both = [`parry:${bottle}`, `parry:${leg}`];
const weaponOf = (order: Order | undefined) =>
	order?.procedure === 'attack' ? order.attackers[0]?.weapon : undefined;

describe('the Cowboy with a bottle and a table leg (E10-CTR-EX1, 2010 L269–277)', () => {
	const own = after(bar, beginTurn('A'));
	const response = attack(outlaw, { response: true });
	// The leg parries with a 3, so that no die of damage is left.
	const first = played(own, response, `parry:${leg}`, [4], [3]);

	it('parries a response of the Outlaw by the leg, and strikes back with the bottle alone', () => {
		expect(parries(own, response)).toEqual(both);
		expect(first.done.cause).toMatchObject({
			results: [
				{ figure: cowboy, result: 'parried' },
				{ figure: cowboy, result: 'noEffect' }
			]
		});
		expect(first.done.follow.map(weaponOf)).toEqual([bottle]);
		const answer = played(first.game, first.done.follow[0] as Order, 'none', [2], [4]);
		expect(answer.done.cause).toMatchObject({ results: [{ figure: outlaw, result: 'noEffect' }] });
		// The fight takes the Cowboy’s action.
		const blow = { ...attack(cowboy), target: outlaw };
		expect(codes(answer.game)).toEqual([]);
		expect(codes(played(answer.game, blow, 'none', [1]).game)).not.toEqual([]);
	});

	it('has two counters again in the Outlaw’s turn', () => {
		const turn = after(first.game, beginTurn('B'));
		expect(parries(turn, attack(outlaw))).toEqual(both);
		const plain = played(turn, attack(outlaw), 'none', [3], [2]);
		expect(plain.done.follow.map(weaponOf)).toEqual([bottle, leg]);
	});

	it('has two for both ninjas, with −1 for being outnumbered', () => {
		const turn = after(after(first.game, beginTurn('B')), beginTurn('C'));
		const outnumbered = { opponents: 2, friends: 1, close: true };
		const one = attack(ninjas[0] ?? '', { defending: outnumbered });
		expect(parries(turn, one)).toEqual(both);
		const parried = played(turn, one, `parry:${leg}`, [3], [3]);
		expect(parried.done.cause).toMatchObject({
			rolls: [{}, { why: 'parry', dice: { bonus: -1 }, total: 2, need: 2, success: true }]
		});
		const next = attack(ninjas[1] ?? '', { defending: outnumbered });
		expect(parries(parried.game, next)).toEqual([`parry:${bottle}`]);
		const hit = played(parried.game, next, 'none', [3], [2]);
		expect(hit.done.follow.map(weaponOf)).toEqual([bottle]);
		const counter = played(hit.game, hit.done.follow[0] as Order, 'none', [2]);
		// 2 − 1 does not reach the Use of 2.
		expect(counter.done.cause).toMatchObject({
			rolls: [{ why: 'attack', dice: { bonus: -1 }, total: 1, success: false }]
		});
	});

	it('has two for all three Maroons together', () => {
		const turn = after(after(first.game, beginTurn('B')), beginTurn('D'));
		const outnumbered = { opponents: 3, friends: 1, close: true };
		const by = (place: number) => attack(maroons[place] ?? '', { defending: outnumbered });
		expect(parries(turn, by(0))).toEqual(both);
		// A parry takes the die of a heavy weapon, and leaves its 2 (A10-2b).
		const one = played(turn, by(0), `parry:${leg}`, [3], [4]);
		expect(parries(one.game, by(1))).toEqual([`parry:${bottle}`]);
		const second = played(one.game, by(1), `parry:${bottle}`, [3], [4]);
		expect(parries(second.game, by(2))).toEqual([]);
		const third = played(second.game, by(2), 'none', [3], [1]);
		expect(third.done.follow).toEqual([]);
	});
});
