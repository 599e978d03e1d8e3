import { describe, expect, it } from 'vitest';
import { floatOrder } from '$lib/dice/float/order';
import { after, armyOf, figureId, gameOf, model, play, played } from '../../../tests/setup/game';
import { activate, beginTurn, byHand } from './acts';
import { stepsOf, tableOf } from './fold';
import type { Game } from './game-file';
import { objectionsOf } from './objections';
import type { Order } from './procedures';
import { oddsOf } from './odds';
import { has } from './table';

const boromir = figureId('A', 'boromir');
const merry = figureId('A', 'merry');
const orc = (number: number) => figureId('B', 'orc', number);

const start = gameOf(
	'skirmish',
	armyOf(
		[
			model('boromir', { stature: 'good', gear: ['shield'], traits: ['athletic'] }),
			model('merry', { stature: 'minion', storyProtection: true })
		],
		{},
		'skirmish'
	),
	armyOf(
		[
			model('orc', { stature: 'minion', count: 6, gear: ['shield'] }),
			model('archer', { stature: 'minion', count: 6, weapon: 'missile' })
		],
		{},
		'skirmish'
	)
);
const archers = [1, 2, 3, 4, 5, 6].map((number) => figureId('B', 'archer', number));
const turnOf = (game: Game, side: string, ...figures: string[]) =>
	after(after(game, beginTurn(side)), activate(side, figures));
const flag = (game: Game, id: string, name: 'fallen' | 'endangered') => {
	const state = tableOf(game).figures.get(id);
	return state !== undefined && has(state, name);
};
const points = (game: Game, side: string) =>
	tableOf(game).sides.get(side)?.tallies.storyPoints ?? 0;

describe('the Orcs against Boromir (NS-EX5)', () => {
	it('turn 1: Boromir blocks one with a shield die and slays it', () => {
		const turn = turnOf(start, 'A', boromir, merry);
		const block: Order = {
			procedure: 'defence',
			figure: boromir,
			opponent: orc(1),
			dice: 0,
			shield: 1
		};
		// Boromir needs a 1: the die is enough.
		const blocked = played(turn, block);
		expect(blocked.done.cause).toMatchObject({ success: true, rolls: [] });
		const strike: Order = {
			procedure: 'strike',
			way: 'basic',
			figure: boromir,
			opponent: orc(1),
			dice: 2
		};
		// Two successes, one goes to the shield: 1 ≥ 1.
		const slain = played(blocked.game, strike, [5, 6], 'yes');
		expect(flag(slain.game, orc(1), 'fallen')).toBe(true);
		expect(points(slain.game, 'A')).toBe(1);
		expect(tableOf(slain.game).figures.get(boromir)?.counts).toEqual({ dice: 2, shieldDice: 1 });
	});

	it('turns 2 and 3: story points, a volley of them, and four hits slay Boromir', () => {
		const turn = turnOf(start, 'A', boromir);
		const volley: Order = { procedure: 'volley', shooters: archers, targets: [boromir] };
		// A lone model takes 5 dice at most; one 6, cancelled.
		const shot = played(turn, volley, [6, 1, 2, 3, 5], 'yes');
		expect(points(shot.game, 'B')).toBe(1);
		const free: Order = { procedure: 'freeAttack', figure: orc(2), opponent: boromir };
		const hit = played(shot.game, free, [5]);
		expect(points(hit.game, 'B')).toBe(2);
		expect(flag(hit.game, boromir, 'fallen')).toBe(false);
		const orcs = turnOf(hit.game, 'B', orc(2), orc(3));
		expect(tableOf(orcs).figures.get(boromir)?.counts.hits).toBeUndefined();
		const strike: Order = {
			procedure: 'strike',
			way: 'basic',
			figure: orc(2),
			opponent: boromir,
			dice: 1
		};
		const third = played(orcs, strike, [5], 'no');
		expect(points(third.game, 'B')).toBe(3);
		const story = played(third.game, { procedure: 'story', side: 'B', points: 3 }, [5, 5, 5], '15');
		expect(story.done.cause).toMatchObject({ event: 15 });
		expect(points(story.game, 'B')).toBe(0);
		// Three 6s: 1 + 3, the shield takes one, 3 ≥ 3.
		const arrows = played(story.game, { ...volley, story: true }, [6, 6, 6, 1, 1], 'yes');
		expect(flag(arrows.game, boromir, 'fallen')).toBe(true);
	});

	it('turn 3: Merry spends no die, and is endangered first (NS-70)', () => {
		const turn = turnOf(start, 'A', merry);
		const open = played(
			turn,
			{ procedure: 'defence', figure: merry, opponent: orc(1), dice: 0 },
			'no'
		);
		expect(open.done.follow).toEqual([
			{ procedure: 'freeAttack', figure: orc(1), opponent: merry }
		]);
		const hit = played(open.game, open.done.follow[0] as Order, [6]);
		expect([flag(hit.game, merry, 'endangered'), flag(hit.game, merry, 'fallen')]).toEqual([
			true,
			false
		]);
	});
});

describe('a volley', () => {
	const shot = (shooters: readonly string[], targets: readonly string[]): Order => ({
		procedure: 'volley',
		shooters,
		targets
	});

	it('has a die for each archer, and nobody without a missile weapon shoots (NS-40, NS-41)', () => {
		const turn = turnOf(start, 'A', boromir);
		const two = played(turn, shot([orc(1), ...archers.slice(0, 2)], [boromir]), [1, 2]);
		expect(two.done.cause).toMatchObject({ rolls: [{ dice: { rolls: [{ count: 2 }] } }] });
		expect(play(turn, shot([orc(1)], [boromir])).cause).toMatchObject({
			results: [{ result: 'missed' }]
		});
	});

	it('is refused by a model with story protection, as its owner likes (NS-43)', () => {
		const frodo = figureId('A', 'frodo');
		const fellowship = armyOf([model('frodo', { storyProtection: true })], {}, 'skirmish');
		const turn = turnOf(
			gameOf('skirmish', fellowship, start.sides[1]?.armies[0] ?? fellowship),
			'A',
			frodo
		);
		const arrows = shot(archers, [frodo]);
		expect(play(turn, arrows, [6, 6, 1, 1, 1], 'yes').cause).toMatchObject({
			results: [{ figure: frodo, result: 'noEffect' }]
		});
		expect(play(turn, arrows, [6, 6, 1, 1, 1], 'no').cause).toMatchObject({
			results: [{ figure: frodo, result: 'endangered' }]
		});
	});
});

describe('an event of the story', () => {
	it('of 18 and more dismounts a rider, and lays others low (NS-47)', () => {
		const riders = armyOf([model('rider', { mounted: true }), model('walker')], {}, 'skirmish');
		const spearmen = armyOf([model('spear')], {}, 'skirmish');
		const game = after(
			turnOf(gameOf('skirmish', riders, spearmen), 'B', figureId('B', 'spear')),
			byHand([{ kind: 'tally', side: 'B', of: 'storyPoints', by: 3 }])
		);
		const spend: Order = { procedure: 'story', side: 'B', points: 3 };
		const fallen = (name: string) => {
			const id = figureId('A', name);
			const done = played(game, spend, [6, 6, 6], '18', id);
			return tableOf(done.game).figures.get(id)?.flags;
		};
		expect([fallen('rider'), fallen('walker')]).toEqual([{ dismounted: true }, { prone: true }]);
	});
});

describe('a sweep', () => {
	it('moves one enemy for each success (NS-29)', () => {
		const turn = turnOf(start, 'A', boromir);
		const sweep: Order = {
			procedure: 'strike',
			way: 'sweep',
			figure: boromir,
			opponent: orc(1),
			dice: 2
		};
		expect(play(turn, sweep, [5, 6, 6, 1], orc(2), 'noMore').cause).toMatchObject({
			results: [
				{ figure: orc(1), result: 'pushed' },
				{ figure: orc(2), result: 'pushed' }
			]
		});
	});
});

describe('three sides', () => {
	it('say who gains by a 6 on a story die, and by a volley that nobody of the table shoots', () => {
		const third = { id: 'C', name: 'Army C', armies: start.sides[1]?.armies ?? [] };
		const three = turnOf({ ...start, sides: [...start.sides, third] }, 'B', orc(1));
		const rich = after(three, byHand([{ kind: 'tally', side: 'A', of: 'storyPoints', by: 1 }]));
		const spent = played(rich, { procedure: 'story', side: 'A', points: 1 }, [6], '1', 'C');
		expect([points(spent.game, 'B'), points(spent.game, 'C')]).toEqual([0, 1]);
		const volley: Order = { procedure: 'volley', shooters: [], targets: [boromir] };
		const shot = played(rich, volley, [6, 1, 1, 1, 1], 'C', 'no');
		expect([points(shot.game, 'B'), points(shot.game, 'C')]).toEqual([0, 1]);
	});
});

describe('the rules of activations', () => {
	const last = (game: Game) => {
		const step = stepsOf(game).at(-1);
		return step ? objectionsOf(game, step).map(({ code }) => code) : [];
	};
	const strike = (dice: number): Order => ({
		procedure: 'strike',
		way: 'basic',
		figure: boromir,
		opponent: orc(1),
		dice
	});

	it('object to a strike outside the group, and to more dice than there are', () => {
		const idle = played(turnOf(start, 'A', merry), strike(1), [1]).game;
		expect(last(idle)).toContain('notActivated');
		const spent = played(turnOf(start, 'A', boromir), strike(4), [1, 1, 1, 1]).game;
		expect(last(spent)).toContain('diceSpent');
		expect(last(played(turnOf(start, 'A', boromir), strike(3), [1, 1, 1]).game)).toEqual([]);
	});

	it('allow one group in a turn, and story points that a side has', () => {
		expect(last(after(turnOf(start, 'A', boromir), activate('A', [merry])))).toEqual([
			'groupActivated'
		]);
		const poor = played(start, { procedure: 'story', side: 'B', points: 1 }, [5], '5', boromir);
		expect(last(poor.game)).toContain('storyPoints');
	});

	it('count wounds of the skirmish without killing at the end of the turn', () => {
		const hurt = after(start, byHand([{ kind: 'count', figure: boromir, of: 'injuries', by: 1 }]));
		const turns = after(after(after(hurt, beginTurn('A')), beginTurn('B')), beginTurn('A'));
		expect(flag(turns, boromir, 'fallen')).toBe(false);
		const test = play(
			after(turns, activate('A', [boromir])),
			{ procedure: 'defence', figure: boromir, opponent: orc(1), dice: 1 },
			[1],
			'no'
		);
		expect(test.cause).toMatchObject({ difficulty: 2, success: false });
	});
});

describe('events of the story (NS-47, NS-48)', () => {
	const last = (game: Game) => {
		const step = stepsOf(game).at(-1);
		return step ? objectionsOf(game, step).map(({ code }) => code) : [];
	};
	const rich = after(start, byHand([{ kind: 'tally', side: 'A', of: 'storyPoints', by: 9 }]));
	const story: Order = { procedure: 'story', side: 'A', points: 4 };
	const fives = [5, 5, 5, 5];

	it('lets the minions that are named flee, who attack nobody in the next activation', () => {
		const fled = played(rich, story, fives, '20', orc(1), 'no', orc(2), 'noMore');
		expect(fled.done.cause).toMatchObject({ event: 20, figures: [orc(1), orc(2)], inches: 8 });
		const turn = turnOf(fled.game, 'B', orc(2), orc(3));
		const strike: Order = {
			procedure: 'strike',
			way: 'basic',
			figure: orc(2),
			opponent: boromir,
			dice: 1
		};
		expect(last(played(turn, strike, [1]).game)).toEqual(['fleeing']);
		expect(last(played(turn, { ...strike, figure: orc(3) }, [1]).game)).toEqual([]);
		// After one of them was activated, the rest are as before.
		const later = after(turn, beginTurn('A'));
		expect([1, 2].map((n) => tableOf(later).figures.get(orc(n))?.flags.fleeing)).toEqual([
			undefined,
			undefined
		]);
		const idle = after(turnOf(fled.game, 'B', orc(5)), beginTurn('A'));
		expect(tableOf(idle).figures.get(orc(1))?.flags.fleeing).toBe(true);
	});

	it('widens the radius at a price: a die, or 12″', () => {
		const far = played(rich, story, fives, '20', orc(1), 'yes', 'farther', 'noMore');
		expect(far.done.cause).toMatchObject({ figures: [orc(1)], inches: 12 });
		const done = play(rich, story, fives, '20', orc(1), 'yes', 'rollRadius', [4], 'noMore');
		expect(done.cause).toMatchObject({ inches: 8, rolls: [{}, { total: 4 }] });
	});

	it('names the model whose group is activated next', () => {
		const named = played(rich, { ...story, points: 2 }, [5, 5], '7', orc(4)).game;
		expect(last(turnOf(named, 'B', orc(1)))).toEqual(['calledGroup']);
		const turn = turnOf(named, 'B', orc(1), orc(4));
		expect(last(turn)).toEqual([]);
		expect(last(turnOf(turn, 'B', orc(1)))).toEqual([]);
	});

	it('have odds that know a wounded target, a prone one, and a higher attacker (NS-25)', () => {
		const hurt = after(
			start,
			byHand([
				{ kind: 'count', figure: boromir, of: 'injuries', by: 1 },
				{ kind: 'flag', figure: boromir, flag: 'prone', on: true }
			])
		);
		const hit = (game: Game, higher = false) =>
			oddsOf(floatOrder, game, tableOf(game), {
				procedure: 'freeAttack',
				figure: orc(1),
				opponent: boromir,
				higher
			})?.outcomes.hit;
		const dice = (count: number) => expect.closeTo(1 - (2 / 3) ** count);
		expect([hit(start), hit(start, true), hit(hurt), hit(hurt, true)]).toEqual(
			[1, 2, 3, 4].map(dice)
		);
		const push: Order = {
			procedure: 'strike',
			way: 'push',
			figure: orc(1),
			opponent: boromir,
			dice: 1
		};
		expect(oddsOf(floatOrder, start, tableOf(start), push)?.outcomes).not.toHaveProperty('slain');
	});
});
