import { describe, expect, it } from 'vitest';
import { floatOrder } from '$lib/dice/float/order';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../../../tests/setup/game';
import { beginTurn, byHand, move, release } from './acts';
import { stepsOf, tableOf } from './fold';
import type { Game } from './game-file';
import { objectionsOf } from './objections';
import { oddsOf } from './odds';
import type { Order } from './procedures';

const [one, two, foe] = [figureId('A', 'one'), figureId('A', 'two'), figureId('B', 'foe')];
const sword = { gear: [{ item: 'heavyHand' as const }] };
const gameUnder = (rules: CombatRules) =>
	after(
		gameOf(
			rules,
			armyOf([minifig('one', sword), minifig('two', sword)]),
			armyOf([minifig('foe', { gear: [{ item: 'shortHand' }, { item: 'shield' }] })])
		),
		beginTurn('A')
	);
const order = (way: 'grab' | 'close' | 'push', figure: string, target: string): Order => ({
	procedure: 'attack',
	way,
	attackers: [{ figure, ...(way === 'close' && { weapon: 'gear-0' }) }],
	target
});
const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};
const holds = (game: Game) => tableOf(game).figures.get(one)?.links.grabs;
const grabbed = (rules: CombatRules) =>
	played(gameUnder(rules), order('grab', one, foe), 'none').game;

describe.each(['2010', '2020'] as const)('a grab in %s', (rules) => {
	const rule = rules === '2010' ? 'E10-MAN-02' : 'E20-MAN-02';

	it('makes blows on both of its figures hit without a roll', () => {
		const game = grabbed(rules);
		const blow = play(game, order('close', two, foe), 'none', [6, 3]);
		expect(blow.rules).toContain(rule);
		expect(blow.cause).toMatchObject({
			rolls: [{ why: 'damage' }],
			results: [{ figure: foe, result: 'killed' }]
		});
		const odds = (from: Game) => oddsOf(floatOrder, from, tableOf(from), order('close', two, foe));
		expect(odds(game)?.outcomes.hit).toBe(1);
		expect(odds(gameUnder(rules))?.outcomes.hit).toBeLessThan(1);
		const back = after(game, beginTurn('B'));
		expect(
			play(back, order('close', foe, one), ...(rules === '2010' ? ['none'] : []), [2]).cause
		).toMatchObject({
			rolls: [{ why: 'damage' }]
		});
	});

	it('keeps both where they are, without a leap', () => {
		const game = grabbed(rules);
		expect(codes(after(game, move([one], 1)))).toEqual(['held']);
		expect(codes(after(after(game, beginTurn('B')), move([foe], 1)))).toEqual(['held']);
		const free = after(game, release(one, foe));
		expect([holds(game), holds(free)]).toEqual([foe, undefined]);
		expect(codes(after(free, move([one], 1)))).toEqual([]);
	});

	it('needs a free hand, and keeps it', () => {
		const pike = { gear: [{ item: 'twoHanded' as const }] };
		const soldiers = armyOf([minifig('one', pike), minifig('two', sword)]);
		const game = after(gameOf(rules, soldiers, armyOf([minifig('foe')])), beginTurn('A'));
		const full = played(game, order('grab', one, foe), 'none').game;
		expect(codes(full)).toEqual(['noFreeHand']);
		const next = after(after(full, beginTurn('B')), beginTurn('A'));
		expect(codes(played(next, order('close', one, foe), [1, 1]).game)).toEqual(['holdsSomebody']);
		expect(codes(grabbed(rules))).toEqual([]);
	});

	it('ends when the victim shoves the grabber off', () => {
		const shoved = played(after(grabbed(rules), beginTurn('B')), order('push', foe, one), 'none');
		expect(holds(shoved.game)).toBeUndefined();
	});
});

describe('leaving close combat', () => {
	const leave = (more: object = {}): Order => ({
		procedure: 'withdraw',
		figure: one,
		inches: 4,
		opponents: [foe],
		...more
	});
	const actions = (game: Game) => tableOf(game).figures.get(one)?.counts.actions ?? 0;

	it('lets each opponent strike once, and takes the action in PL-2005 only', () => {
		for (const [rules, spent] of [
			['2005', 1],
			['2010', 0],
			['2020', 0]
		] as const) {
			const left = played(gameUnder(rules), leave());
			expect([codes(left.game), actions(left.game)]).toEqual([[], spent]);
			expect(left.done.follow).toMatchObject([
				{ way: 'counter', attackers: [{ figure: foe, weapon: 'gear-0' }], target: one }
			]);
			// With its action spent, nothing is left to defend itself with in PL-2005.
			const asked = rules === '2005' ? [] : ['none'];
			const struck = played(left.game, left.done.follow[0] as Order, ...asked, [3], [2]);
			expect(codes(struck.game)).toEqual([]);
		}
	});

	it('may ignore the combat in 2010, and is impossible while held', () => {
		const ignored = played(gameUnder('2010'), leave({ stays: true }));
		expect(ignored.done.cause).toMatchObject({ how: 'ignore' });
		expect(tableOf(ignored.game).figures.get(one)?.counts.moved).toBeUndefined();
		const turn = after(grabbed('2010'), beginTurn('B'));
		const fled = played(turn, leave({ figure: foe, opponents: [one] }));
		expect(codes(fled.game)).toEqual(['held']);
	});
});

describe('Disarmed in 2020 (E20-BAD-01)', () => {
	it('takes the item that the victim drops', () => {
		const equal = played(
			gameUnder('2020'),
			order('close', one, foe),
			'none',
			[4],
			[2],
			'disarmed',
			'gear-1'
		);
		expect(tableOf(equal.game).figures.get(foe)?.lost).toEqual({ 'gear-1': true });
		expect(equal.done.cause).toMatchObject({ results: [{ result: 'disarmed', amount: 4 }] });
		const item = { procedure: 'quick', action: 'pickUp', figures: [foe], item: 'gear-1' } as const;
		const again = played(after(equal.game, beginTurn('B')), item);
		expect([codes(again.game), tableOf(again.game).figures.get(foe)?.lost]).toEqual([[], {}]);
		expect(codes(played(again.game, item).game)).toEqual(['notLost']);
		const empty = after(
			gameUnder('2020'),
			byHand(
				['gear-0', 'gear-1'].map((weapon) => ({ kind: 'item', figure: foe, weapon, lost: true }))
			)
		);
		expect(() => play(empty, order('close', one, foe), 'none', [4], [2], 'disarmed')).toThrow();
	});
});
