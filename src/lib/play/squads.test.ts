import { describe, expect, it } from 'vitest';
import { floatOrder } from '$lib/dice/float/order';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../../../tests/setup/game';
import { beginTurn, byHand, move, squad as squadAct } from './acts';
import { stepsOf, tableOf } from './fold';
import type { Game } from './game-file';
import { objectionsOf } from './objections';
import { oddsOf } from './odds';
import type { Order } from './procedures';
import { possibilitiesOf } from './turn-help';

const sword = { gear: [{ item: 'shortHand' as const }] };
const archers = armyOf([
	minifig('archer', { count: 6, gear: [{ item: 'shortRanged' }] }),
	minifig('swordsman', { count: 6, ...sword })
]);
const guards = armyOf(
	[
		minifig('guard', { count: 3, gear: [{ item: 'shortHand' }, { item: 'shield' }] }),
		minifig('stray')
	],
	{ squads: [{ id: 'q', name: 'Guards', members: [{ unit: 'guard', count: 3 }] }] }
);
const start = after(gameOf('2005', archers, guards), beginTurn('A'));
const archer = (number: number) => figureId('A', 'archer', number);
const swordsman = (number: number) => figureId('A', 'swordsman', number);
const guard = (number: number) => figureId('B', 'guard', number);
const squad = 'B/0:q';

const shoot = (count: number, more: object = {}): Order => ({
	procedure: 'attack',
	way: 'ranged',
	attackers: Array.from({ length: count }, (_, n) => ({ figure: archer(n + 1), weapon: 'gear-0' })),
	target: guard(1),
	squad,
	...more
});
const strike = (count: number): Order => ({
	...(shoot(0) as Extract<Order, { procedure: 'attack' }>),
	way: 'close',
	attackers: Array.from({ length: count }, (_, n) => ({
		figure: swordsman(n + 1),
		weapon: 'gear-0'
	}))
});
const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};
const down = (game: Game) =>
	[1, 2, 3].filter((number) => tableOf(game).figures.get(guard(number))?.flags.fallen);

describe('the one action of a squad (PL-SQM-03)', () => {
	const side = after(gameOf('2005', guards, archers), beginTurn('A'));
	const [first = '', second = ''] = [1, 2].map((number) => figureId('A', 'guard', number));
	const by = (figure: string, way: 'close' | 'push'): Order => ({
		procedure: 'attack',
		way,
		attackers: [{ figure, weapon: way === 'close' ? 'gear-0' : 'hands' }],
		target: figureId('B', 'archer')
	});
	const fought = played(side, by(first, 'close'), 'none', [3], [1]).game;

	it('is one kind of attack, of all who take part', () => {
		expect(codes(played(fought, by(second, 'close'), 'none', [3], [1]).game)).toEqual([]);
		const thrown = { ...by(second, 'close'), way: 'charge', run: 4 } as Order;
		// A sword is no weapon to charge with: the body rams (PL-CHG-10).
		const charged = played(fought, thrown, 'none', [1], [1]).game;
		expect(codes(charged)).toContain('squadActed');
	});

	it('may be something else than an attack, and then nobody attacks', () => {
		const test: Order = { procedure: 'test', figure: second, difficulty: 3 };
		const tested = played(side, test, [4]).game;
		expect(codes(played(tested, by(first, 'close'), 'none', [3], [1]).game)).toEqual([
			'squadActed'
		]);
		// The others do the same.
		const both = played(tested, { ...test, figure: first }, [4]).game;
		expect(codes(both)).toEqual([]);
		const sprint: Order = { procedure: 'sprint', figure: second };
		expect(codes(played(fought, sprint, [4]).game)).toEqual(['squadActed']);
	});

	it('is one kind of action where nobody attacks, too', () => {
		const tested = played(side, { procedure: 'test', figure: second, difficulty: 3 }, [4]).game;
		const sprint = (game: Game) => played(game, { procedure: 'sprint', figure: first }, [4]).game;
		expect(codes(sprint(tested))).toEqual(['squadActed']);
		const now = (game: Game) => possibilitiesOf(game, tableOf(game), second)?.now;
		expect(now(tested)).not.toContain('test');
		const sprinted = sprint(side);
		expect(now(sprinted)).not.toContain('test');
		expect(
			possibilitiesOf(tested, tableOf(tested), first)?.now,
			'a test after the test of another'
		).toContain('test');
		const next = after(after(sprinted, beginTurn('B')), beginTurn('A'));
		expect(now(next)).toContain('test');
	});

	it('is not the action of a member that a medic of others heals', () => {
		const medics = armyOf([
			minifig('guard', { count: 2, ...sword }),
			minifig('medic', { abilities: { healing: true } })
		]);
		const squads = [{ id: 'q', name: 'Guards', members: [{ unit: 'guard', count: 2 }] }];
		const army = { ...medics, squads };
		const wound = byHand([{ kind: 'count', figure: first, of: 'wounds', by: 1 }]);
		const hurt = after(gameOf('2005', army, archers), wound);
		const medic = figureId('A', 'medic');
		const heal: Order = { procedure: 'heal', medics: [medic], patient: first };
		const healed = played(after(hurt, beginTurn('A')), heal, [4]).game;
		expect(codes(healed)).toEqual([]);
		expect(codes(played(healed, by(second, 'close'), 'none', [3], [1]).game)).toEqual([]);
	});

	it('is not used up by those who join, who do not take part (PL-SQD-05)', () => {
		const joined = after(
			side,
			squadAct(side, tableOf(side), {
				way: 'join',
				figures: [figureId('A', 'stray')],
				squad: 'A/0:q',
				side: 'A'
			})
		);
		expect(codes(played(joined, by(first, 'close'), 'none', [3], [1]).game)).toEqual([]);
	});

	it('leaves nothing else to the others, but to those outside', () => {
		const test = (figure: string): Order => ({ procedure: 'test', figure, difficulty: 3 });
		expect(codes(played(fought, test(second), [4]).game)).toEqual(['squadActed']);
		expect(codes(played(fought, test(figureId('A', 'stray')), [4]).game)).toEqual([]);
		const now = (figure: string) => possibilitiesOf(fought, tableOf(fought), figure)?.now;
		expect(now(second)).not.toContain('test');
		expect(now(figureId('A', 'stray'))).toContain('test');
	});
});

describe('several results on a squad (PL-SDM-03)', () => {
	it('are sorted, and each member takes one before any takes a second', () => {
		// Four hits with 3, 4, 2 and 5: the 5 kills guard 1, then 4 and 3 go to the others, and 2 to guard 2.
		const shot = played(
			start,
			shoot(4),
			'none',
			[4, 4, 4, 4],
			[3, 4, 2, 5],
			guard(1),
			guard(2),
			guard(2)
		);
		expect(shot.done.cause).toMatchObject({
			squad,
			targets: [guard(1), guard(2), guard(3)],
			rolls: [{ separately: true }, { why: 'damage', each: [3, 4, 2, 5], total: 14 }],
			results: [
				{ figure: guard(1), result: 'killed' },
				{ figure: guard(2), result: 'noEffect' },
				{ figure: guard(3), result: 'noEffect' },
				// 4 and 2 add up.
				{ figure: guard(2), result: 'killed' }
			]
		});
		expect(down(shot.game)).toEqual([1, 2]);
		expect(codes(shot.game)).toEqual([]);
	});

	it('follow one order when the owner asks for it', () => {
		const shot = played(start, shoot(4), 'none', [4, 4, 4, 4], [3, 4, 2, 3], guard(3), 'inOrder');
		// The 4 went to guard 3, so that it also takes the 2: in order, guard 1 and 2 take 3 each before that.
		expect(down(shot.game)).toEqual([3]);
	});

	it('count with the size of the whole squad, three members of which are +1 (PL-SDM-01)', () => {
		const done = play(start, shoot(2), 'none', [2, 1], [4], guard(1));
		expect(done.cause).toMatchObject({
			rolls: [{ dice: { bonus: 1 }, total: 1 }, { why: 'damage' }],
			results: [{ figure: archer(2), result: 'missed', amount: 1 }, { result: 'noEffect' }],
			strays: [{ by: archer(2), radius: 1 }]
		});
	});

	it('leave a single member alone unless it is twice as large', () => {
		const single = { ...shoot(1), squad: undefined } as Order;
		expect(codes(played(start, single, 'none', [1]).game)).toEqual(['memberAimedAt']);
		expect(codes(played(start, shoot(1), guard(2), 'none', [1]).game)).toEqual([]);
		const alone = { ...single, target: figureId('B', 'stray') } as Order;
		expect(codes(played(start, alone, 'none', [1]).game)).toEqual([]);
	});

	it('have the odds that somebody falls', () => {
		const kill = (order: Order) => oddsOf(floatOrder, start, tableOf(start), order)?.outcomes.kill;
		// Use 3 with +1: 5/6, as all ones fail; 1d6 above 4: 1/3.
		expect(kill(shoot(1))).toBeCloseTo((5 / 6) * (1 / 3));
		expect(kill(shoot(3))).toBeCloseTo(1 - (1 - 5 / 18) ** 3);
		expect(kill(shoot(4))).toBeUndefined();
	});
});

describe('close combat of squads (PL-SQM-06, PL-SQM-08)', () => {
	it('has all members strike back who still stand, or parry', () => {
		const hit = play(start, strike(2), 'none', [4, 1], [6, 5], guard(1));
		expect(hit.follow).toMatchObject([
			{
				way: 'counter',
				target: swordsman(1),
				attackers: [{ figure: guard(2) }, { figure: guard(3) }]
			}
		]);
		// The parry of the member that takes it reaches the roll to hit, 4 + 1, and takes off 3.
		const parried = play(start, strike(2), 'parry', [4, 1], [5], guard(1), [5], [3]);
		expect(parried.cause).toMatchObject({
			results: [
				{ result: 'missed' },
				{ figure: guard(1), result: 'parried' },
				{ figure: guard(1), result: 'noEffect' }
			]
		});
		expect(parried.follow).toEqual([]);
	});

	it('takes −1 from the smaller side at two to one, also from the damage of its counterattack', () => {
		const six = strike(6);
		const attack = played(start, six, 'none', [1, 1, 1, 1, 1, 1]);
		expect(attack.done.follow).toMatchObject([{ way: 'counter' }]);
		const [counter] = attack.done.follow;
		const answer = play(attack.game, counter as Order, [5, 1, 1], [6, 2]);
		expect(answer.cause).toMatchObject({
			rolls: [{ dice: { bonus: -1 } }, { why: 'damage', dice: { bonus: -1 }, total: 7 }]
		});
		const odds = oddsOf(floatOrder, attack.game, tableOf(attack.game), counter as Order);
		expect(odds?.modifiers).toMatchObject([{ rule: 'PL-SQM-08', value: -1 }]);
	});

	it('counts a third side in the ring for neither of two', () => {
		const third = {
			id: 'C',
			name: 'Army C',
			armies: [armyOf([minifig('rival', { count: 6, ...sword })])]
		};
		const three = after({ ...start, sides: [...start.sides, third], events: [] }, beginTurn('C'));
		const attackers = [1, 2, 3, 4, 5, 6].map((number) => ({
			figure: figureId('C', 'rival', number),
			weapon: 'gear-0'
		}));
		const rivals = played(three, { ...strike(0), attackers } as Order, 'none', [1, 1, 1, 1, 1, 1]);
		const turn = after(rivals.game, beginTurn('A'));
		// Three guards and six rivals are in the ring of two swordsmen, who fight only the guards.
		const done = play(turn, strike(2), 'none', [1, 1]);
		// +1 as a squad of three is large.
		expect(done.cause).toMatchObject({ rolls: [{ dice: { bonus: 1 } }] });
	});

	it('is a ring that only attacks join, and that ends with one side', () => {
		const ringOf = (game: Game, id: string) => tableOf(game).figures.get(id)?.links.ring;
		const members = [swordsman(1), swordsman(2), guard(1), guard(3)];
		const fought = played(start, strike(2), 'none', [1, 1]).game;
		const rings = members.map((id) => ringOf(fought, id));
		expect(new Set(rings).size).toBe(1);
		expect(rings[0]).toBeDefined();
		const joined = played(
			fought,
			{ ...strike(1), attackers: [{ figure: swordsman(3), weapon: 'gear-0' }] } as Order,
			guard(2),
			'none',
			[1]
		).game;
		expect(ringOf(joined, swordsman(3))).toBe(rings[0]);
		// An inch is no flight; two are, and guards alone fight nobody.
		expect(ringOf(after(joined, move([swordsman(1)], 1)), swordsman(1))).toBe(rings[0]);
		const left = after(joined, move([1, 2, 3].map(swordsman), 2));
		expect([...members, guard(2)].map((id) => ringOf(left, id))).toEqual(
			[1, 2, 3, 4, 5].map(() => undefined)
		);
	});

	it('shares what is shot into a ring, the squad that was aimed at first', () => {
		const fought = played(start, strike(2), 'none', [1, 1]).game;
		const turn = after(after(fought, beginTurn('B')), beginTurn('A'));
		const shot = play(turn, shoot(2), 'none', [4, 4], [5, 6, 3], guard(2), swordsman(1));
		expect(shot.cause).toMatchObject({ targets: [guard(2), swordsman(1)] });
	});
});
