import { describe, expect, it } from 'vitest';
import type { Creation } from '$lib/rules/choices';
import { floatOrder } from '$lib/dice/float/order';
import type { CreationProfile } from '$lib/rules/profile';
import { after, armyOf, figureId, gameOf, minifig, played } from '../../../tests/setup/game';
import { beginTurn, byHand, capture, carry, move, placed, reachZone, squad, undo } from './acts';
import type { Order } from './procedures';
import { lastToRedo, lastToUndo, mergeEvents, standingOf, withEvent } from './events';
import { stepsOf, tableOf } from './fold';
import type { Game } from './game-file';
import { usualRules } from './new-game';
import { objectionsOf } from './objections';
import { oddsOf } from './odds';
import { reportOf } from './report';
import { speedNow, statisticsOf } from './statistics';
import { canonicalTable, has, startOf } from './table';
import { possibilitiesOf, waitingFor } from './turn-help';
import { weaponsOf } from './weapons';

const tank: Creation = {
	kind: 'creation',
	id: 'tank',
	name: 'Tank',
	form: 'vehicle',
	size: 5,
	structureLevel: 2,
	propulsion: [{ mode: 'ground', speed: 8 }],
	weapons: [
		{ type: 'gun', level: 3 },
		{ type: 'gun', level: 5 },
		{ type: 'rocket', level: 1, count: 2 }
	]
};
const army = armyOf(
	[
		minifig('hero', { rank: 'hero', count: 3, gear: [{ item: 'shortHand' }] }),
		minifig('line', { count: 4 }),
		minifig('officer', { rank: 'officer' }),
		minifig('mage', { magic: { level: 2, summoning: true, necromancy: true } }),
		minifig('driver', { mount: 'tank' }),
		tank
	],
	{ reserve: { summons: [minifig('imp'), { ...tank, id: 'big', name: 'Big' }] } }
);
const start = after(gameOf('2005', army, armyOf([minifig('foe', { count: 3 })])), beginTurn('A'));
const id = (unit: string, number = 1) => figureId('A', unit, number);
const count = (figure: string, of: 'sizeMarks' | 'lostPropulsion' | 'actions', by: number) =>
	byHand([{ kind: 'count', figure, of, by }]);
const falls = (figure: string) => byHand([{ kind: 'flag', figure, flag: 'fallen', on: true }]);
const isDown = (game: Game, figure: string) => {
	const state = tableOf(game).figures.get(figure);
	return state !== undefined && has(state, 'fallen');
};
const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};

describe('statistics in play', () => {
	it('follow size damage by the book’s own table, down to destruction', () => {
		const whole = statisticsOf(start, tableOf(start), id('tank'))?.profile as CreationProfile;
		for (const { markers, size, speeds, weaponSum } of whole.sizeDamage) {
			const game = after(start, count(id('tank'), 'sizeMarks', markers));
			const profile = statisticsOf(game, tableOf(game), id('tank'))?.profile as CreationProfile;
			expect([
				profile.size,
				profile.movement.map(({ speed }) => speed),
				profile.weaponSum?.limit
			]).toEqual([size, speeds, weaponSum]);
		}
		expect(isDown(after(start, count(id('tank'), 'sizeMarks', 4)), id('tank'))).toBe(false);
		expect(isDown(after(start, count(id('tank'), 'sizeMarks', 5)), id('tank'))).toBe(true);
	});

	it('follow lost propulsion, half of it and all of it (PL-PRP-08)', () => {
		const speed = (game: Game) => speedNow(game, tableOf(game), id('driver'));
		expect(speed(start)).toBe(8);
		const slower = after(start, count(id('tank'), 'lostPropulsion', 2));
		expect(speed(slower)).toBe(6);
		const flag = (flag: 'halfPropulsion' | 'noPropulsion') =>
			after(slower, byHand([{ kind: 'flag', figure: id('tank'), flag, on: true }]));
		expect([speed(flag('halfPropulsion')), speed(flag('noPropulsion'))]).toEqual([1, 0]);
	});

	it('give heroes less of a quirk as others fall (PL-HER-02)', () => {
		const quirk = (game: Game) => {
			const profile = statisticsOf(game, tableOf(game), id('hero'))?.profile;
			return profile?.kind === 'minifig' ? profile.quirk : undefined;
		};
		const one = after(start, falls(id('hero', 2)));
		expect([quirk(start), quirk(one), quirk(after(one, falls(id('hero', 3))))]).toEqual([2, 1, 0]);
	});
});

describe('magic in play', () => {
	const mage = id('mage');

	it('raises the dead up to the necromancer’s level, and they crumble with it', () => {
		let game = start;
		for (const number of [1, 2, 3]) {
			game = after(game, falls(figureId('B', 'foe', number)));
			game = after(after(game, beginTurn('B')), beginTurn('A'));
			const order = { procedure: 'raise', mage, figure: figureId('B', 'foe', number) } as const;
			game = played(game, order, [5]).game;
			expect(codes(game)).toEqual(number === 3 ? ['tooManyUndead'] : []);
		}
		const profile = statisticsOf(game, tableOf(game), figureId('B', 'foe'))?.profile;
		expect(profile).toMatchObject({ move: 4, armor: { rolls: [], bonus: 4 } });
		expect(isDown(game, figureId('B', 'foe'))).toBe(false);
		const fallen = after(game, falls(mage));
		expect([1, 2, 3].map((n) => isDown(fallen, figureId('B', 'foe', n)))).toEqual([
			true,
			true,
			true
		]);
	});

	it('has acts by its army’s means, and of them those that are possible now', () => {
		const acts = (game: Game, figure: string) => possibilitiesOf(game, tableOf(game), figure);
		const mage = acts(start, id('mage'));
		expect(mage?.acts).toEqual(['move', 'summon', 'raise', 'test', 'first', 'mount', 'squad']);
		// Nobody has fallen yet.
		expect(mage?.now).toEqual(['move', 'summon', 'test', 'first', 'mount', 'squad']);
		const spent = after(after(start, count(id('mage'), 'actions', 1)), move([id('mage')], 5));
		expect(acts(spent, id('mage'))?.now).toEqual(['mount', 'squad']);
		// In the enemy’s turn only what answers it.
		expect(acts(after(start, beginTurn('B')), id('mage'))?.now).toEqual(['move', 'test', 'first']);
	});

	it('moves, mounts and forms no squad as a building without propulsion', () => {
		const fort: Creation = { ...tank, id: 'fort', name: 'Fort', form: 'building', propulsion: [] };
		const game = gameOf('2005', armyOf([fort]), armyOf([minifig('Ork')]));
		expect(possibilitiesOf(game, tableOf(game), figureId('A', 'fort'))?.acts).toEqual([]);
	});

	it('waits for those who can still act', () => {
		const idle = (game: Game) => waitingFor(game, tableOf(game), 'A').idle;
		const spent = after(start, count(id('mage'), 'actions', 1));
		expect(idle(start)).toContain(id('mage'));
		expect(idle(spent)).toEqual(idle(start).filter((one) => one !== id('mage')));
	});

	it('brings summons from the reserve, no larger than half the level (PL-MAG-09)', () => {
		expect(possibilitiesOf(start, tableOf(start), mage)?.summons).toEqual([id('imp')]);
		const imp = played(start, { procedure: 'summon', mages: [mage], figure: id('imp') }, [3]).game;
		expect(tableOf(imp).figures.get(id('imp'))?.place).toBe('table');
		expect(codes(imp)).toEqual([]);
		const big = played(start, { procedure: 'summon', mages: [mage], figure: id('big') }, [2]).game;
		expect(codes(big)).toEqual(['summonTooLarge']);
	});
});

describe('squads (PL-SQD-04, PL-OFF-01)', () => {
	const form = (game: Game, figures: string[]) =>
		after(
			game,
			squad(game, tableOf(game), { way: 'form', figures, squad: 'new', name: 'New', side: 'A' })
		);

	it('cost each figure its action, but not with an officer', () => {
		const alone = form(start, [id('line'), id('line', 2)]);
		expect(tableOf(alone).figures.get(id('line'))).toMatchObject({
			counts: { actions: 1 },
			flags: { regrouping: true },
			links: { squad: 'new' }
		});
		const led = form(start, [id('line'), id('officer')]);
		expect(tableOf(led).figures.get(id('line'))?.counts).toEqual({});
		expect([codes(alone), codes(led)]).toEqual([[], []]);
		expect(codes(form(after(start, count(id('line'), 'actions', 1)), [id('line')]))).toEqual([
			'actionSpent'
		]);
	});
});

describe('weapons and boxes', () => {
	it('are used up rocket by rocket', () => {
		const order = {
			procedure: 'attack',
			way: 'ranged',
			attackers: [{ figure: id('tank'), weapon: 'built-2' }],
			target: figureId('B', 'foe')
		} as const;
		const left = (game: Game) =>
			weaponsOf(game, tableOf(game), id('tank')).find(({ key }) => key === 'built-2')?.load?.left;
		let game = start;
		for (const rockets of [1, 0]) {
			game = played(game, order, 'none', [1]).game;
			expect([left(game), codes(game)]).toEqual([rockets, []]);
			game = after(after(game, beginTurn('B')), beginTurn('A'));
		}
		expect(codes(played(game, order, 'none', [1]).game)).toEqual(['boxEmpty']);
	});

	it('of the stock are used up for all who may use them', () => {
		const thrower = minifig('thrower', { count: 2 });
		const armed = armyOf([thrower], { stock: { explosives: 2 } });
		const begun = after(gameOf('2005', armed, armyOf([minifig('foe')])), beginTurn('A'));
		const left = (game: Game, number: number) =>
			weaponsOf(game, tableOf(game), figureId('A', 'thrower', number)).find(
				({ key }) => key === 'stock-0'
			)?.load?.left;
		const order = {
			procedure: 'attack',
			way: 'explosion',
			attackers: [{ figure: figureId('A', 'thrower'), weapon: 'stock-0' }],
			target: figureId('B', 'foe')
		} as const;
		expect([1, 2].map((number) => left(begun, number))).toEqual([2, 2]);
		const { game } = played(begun, order, 'none', [1]);
		expect([1, 2].map((number) => left(game, number))).toEqual([1, 1]);
	});

	it('say when the figure moves too far, or out of its turn', () => {
		expect(codes(after(start, move([id('line')], 5)))).toEqual([]);
		expect(codes(after(start, move([id('line')], 6)))).toEqual(['tooFar']);
		expect(codes(after(start, move([figureId('B', 'foe')], 2)))).toEqual(['notYourTurn']);
	});
});

describe('the log', () => {
	it('takes back the last event, and redoes it', () => {
		const game = after(start, falls(id('line')));
		const undone = after(game, undo(lastToUndo(game)?.id ?? ''));
		expect(isDown(undone, id('line'))).toBe(false);
		expect(isDown(after(undone, undo(lastToRedo(undone)?.id ?? '')), id('line'))).toBe(true);
		expect(canonicalTable(startOf(game))).not.toBe(canonicalTable(tableOf(game)));
	});

	it('folds again only what follows an event that is taken back', () => {
		const moves = Array.from({ length: 40 }, (_, place) => move([id('line', 1 + (place % 4))], 1));
		const game = moves.reduce((one, act) => after(one, act), start);
		const steps = stepsOf(game);
		const undone = stepsOf(after(game, undo(game.events.at(-3)?.id ?? '')));
		expect(undone).toHaveLength(steps.length - 1);
		const reused = undone.filter((step, place) => step === steps[place]);
		expect(reused).toHaveLength(steps.length - 3);
	});

	it('takes back an event of the other player only by consent', () => {
		const seats = after(
			after(
				start,
				{
					cause: { kind: 'seat', sides: ['A'] },
					changes: [{ kind: 'seat', author: 'a', sides: ['A'] }]
				},
				'a'
			),
			{
				cause: { kind: 'seat', sides: ['B'] },
				changes: [{ kind: 'seat', author: 'b', sides: ['B'] }]
			},
			'b'
		);
		const game = withEvent(
			seats,
			{ id: 'hit', by: 'a' },
			falls(id('line')).cause,
			falls(id('line')).changes
		);
		const asked = withEvent(game, { id: 'back', by: 'b' }, { kind: 'undo', event: 'hit' });
		expect(isDown(asked, id('line'))).toBe(true);
		expect(standingOf(asked.events).waiting).toMatchObject([
			{ undo: { id: 'back' }, of: { id: 'hit' } }
		]);
		const agreed = withEvent(asked, { id: 'yes', by: 'a' }, { kind: 'consent', undo: 'back' });
		expect(isDown(agreed, id('line'))).toBe(false);
	});

	it('keeps the same of two events under one id, whichever log comes first', () => {
		const noted = (text: string) =>
			withEvent(start, { id: 'n', by: 'a' }, { kind: 'note', text }).events;
		const [one, other] = [noted('a'), noted('b')];
		const merged = mergeEvents(one, other);
		expect(merged).toEqual({ events: one, changed: false, ahead: [], contradictions: ['n'] });
		expect(mergeEvents(other, one)).toEqual({
			events: one,
			changed: true,
			ahead: [],
			contradictions: ['n']
		});
	});
});

describe('the report of a scenario (PL-LIG-14 to PL-LIG-18)', () => {
	const flag = gameOf('2005', armyOf([minifig('runner')]), armyOf([minifig('foe', { count: 2 })]), {
		kind: 'flag',
		light: 'A',
		dark: 'B'
	});

	it('counts captures, and secured figures as not destroyed', () => {
		const runner = figureId('A', 'runner');
		let game = after(flag, beginTurn('A'));
		for (let n = 0; n < 3; n += 1) {
			game = after(game, carry(runner, true));
			game = after(game, capture(game, tableOf(game), 'A', runner));
			expect(codes(game)).toEqual([]);
			game = after(game, placed([runner], 'table'));
		}
		expect(reportOf(game)).toMatchObject({
			scenario: 'flag',
			first: 'A',
			outcome: 'A',
			sides: [
				{ side: 'A', captures: 3 },
				{ side: 'B', standing: 2, fielded: 2 }
			]
		});
	});

	it('gives the secondary objective of an empty table (PL-LIG-16)', () => {
		const secondary = (game: Game) => reportOf(game).sides.map((side) => side.secondary);
		const turn = after(flag, beginTurn('A'));
		expect(secondary(turn)).toEqual([false, false]);
		const gone = [1, 2].reduce((game, n) => after(game, falls(figureId('B', 'foe', n))), turn);
		expect(secondary(gone)).toEqual([true, false]);
		expect(reportOf(gone).outcome).toBe('A');
		// The last unit leaves the table with the third capture: the loser has nobody left to fight.
		let game = turn;
		const runner = figureId('A', 'runner');
		for (const back of [true, true, false]) {
			game = after(game, carry(runner, true));
			game = after(game, capture(game, tableOf(game), 'A', runner));
			if (back) game = after(game, placed([runner], 'table'));
		}
		expect(reportOf(game).outcome).toBe('A');
		expect(secondary(game)).toEqual([false, true]);
		const empty = after(game, capture(game, tableOf(game), 'A', runner));
		expect(codes(empty)).toEqual(['notOnTable', 'notCarrying']);
	});

	it('counts the enemy’s zone while half of the enemy is on the table (PL-LIG-15)', () => {
		const battle = { ...flag, scenario: { kind: 'battle' as const, light: 'A', dark: 'B' } };
		const runner = figureId('A', 'runner');
		const enter = (game: Game) => after(game, reachZone('A', runner));
		const one = after(after(battle, beginTurn('A')), falls(figureId('B', 'foe')));
		expect([codes(enter(one)), reportOf(enter(one)).sides[0]?.secondary]).toEqual([[], true]);
		expect(codes(enter(after(one, falls(figureId('B', 'foe', 2)))))).toEqual(['halfIsGone']);
		expect(codes(enter(flag))).toEqual(['noZone']);
	});

	it('wins Transport with the item at the edge, and waits for reinforcements (PL-LIG-17)', () => {
		const transport = { ...flag, scenario: { ...flag.scenario, kind: 'transport' as const } };
		const runner = figureId('A', 'runner');
		const waiting = after(transport, placed([runner], 'away'));
		expect(reportOf(waiting)).toMatchObject({ annihilated: [] });
		const carried = after(after(transport, beginTurn('A')), carry(runner, true));
		const home = after(carried, capture(carried, tableOf(carried), 'A', runner));
		expect([codes(home), reportOf(home).outcome]).toEqual([[], 'A']);
	});

	it('brings reinforcements one by one, with what they ride (PL-LIG-18)', () => {
		const light = armyOf([
			minifig('rider', { mount: 'tank' }),
			tank,
			minifig('late', { count: 2 })
		]);
		const game = gameOf('2005', light, armyOf([minifig('foe')]), {
			kind: 'transport',
			light: 'A',
			dark: 'B'
		});
		const away = [id('rider'), id('tank'), id('late'), id('late', 2)];
		const waits = after(game, placed(away, 'away'));
		const order = { procedure: 'reinforcement', side: 'A', figures: away } as const;
		const onTable = (one: Game) =>
			away.filter((id) => tableOf(one).figures.get(id)?.place === 'table');
		expect(onTable(played(waits, order, [3]).game)).toEqual([]);
		const late = played(waits, order, [4], id('late')).game;
		expect([onTable(late), codes(late)]).toEqual([[id('late')], []]);
		const mounted = played(waits, order, [6], id('rider')).game;
		expect([onTable(mounted), codes(mounted)]).toEqual([[id('rider'), id('tank')], []]);
		const two = after(waits, {
			...played(waits, order, [4], id('late')).done,
			cause: { kind: 'reinforcement', side: 'A', rolls: [], figures: [id('late')] }
		});
		expect(codes(two)).toEqual(['noReinforcements']);
	});

	it('lets the light side roll for reinforcements in Transport only', () => {
		const order = {
			procedure: 'reinforcement',
			side: 'A',
			figures: [figureId('A', 'runner')]
		} as const;
		const transport = { ...flag, scenario: { ...flag.scenario, kind: 'transport' as const } };
		const waits = after(transport, placed([figureId('A', 'runner')], 'reserve'));
		const [none, one] = [played(waits, order, [3]), played(waits, order, [4])];
		expect(tableOf(none.game).figures.get(figureId('A', 'runner'))?.place).toBe('reserve');
		expect(tableOf(one.game).figures.get(figureId('A', 'runner'))?.place).toBe('table');
		expect([codes(none.game), codes(one.game)]).toEqual([[], []]);
		expect(codes(played(flag, order, [4]).game)).toContain('otherScenario');
	});
});

describe('supplies that a figure does not have', () => {
	it('are objected to each time that one is used up', () => {
		const useUp = byHand([{ kind: 'box', owner: id('line'), box: 'rocket-9', by: 1 }]);
		const once = after(start, useUp);
		expect([codes(once), codes(after(once, useUp))]).toEqual([['unknownBox'], ['unknownBox']]);
	});
});

describe('odds before the dice', () => {
	const shot = (...figures: string[]) =>
		({
			procedure: 'attack',
			way: 'close',
			attackers: figures.map((figure) => ({ figure, weapon: 'gear-0' })),
			target: figureId('B', 'foe')
		}) as const;

	it('are those of the combat for the same statistics (spec 8.3)', () => {
		const single = gameOf(
			'2005',
			armyOf([
				minifig('a', { gear: [{ item: 'shortHand' }] }),
				minifig('b', { gear: [{ item: 'heavyHand' }] })
			]),
			armyOf([minifig('foe')])
		);
		const odds = (...figures: string[]) =>
			oddsOf(floatOrder, single, tableOf(single), shot(...figures))?.outcomes ?? {};
		expect(odds(figureId('A', 'a'))).toMatchObject({
			hit: expect.closeTo(5 / 6),
			kill: expect.closeTo(5 / 18)
		});
		expect(odds(figureId('A', 'b')).kill).toBeCloseTo(1 / 3);
		const both = odds(figureId('A', 'a'), figureId('A', 'b')).kill ?? 0;
		expect(both).toBeGreaterThan(1 - (1 - 5 / 18) * (1 - 1 / 3));
	});

	it('know the hero’s quirk as it is now', () => {
		const hit = (game: Game) =>
			oddsOf(floatOrder, game, tableOf(game), shot(id('hero')))?.outcomes.hit;
		const alone = after(after(start, falls(id('hero', 2))), falls(id('hero', 3)));
		expect([hit(start), hit(alone)]).toEqual([expect.closeTo(0.7), expect.closeTo(0.9)]);
	});
});

describe('QuickWars (PL-QW-04)', () => {
	it('lets a hero attack twice, and others once', () => {
		const kit = { gear: [{ item: 'rangedWeapon' as const }] };
		const game = after(
			gameOf(
				'quickwars',
				armyOf([minifig('hero', { rank: 'hero', ...kit }), minifig('man', kit)], {}, 'quickwars'),
				armyOf([minifig('foe', { count: 3 })], {}, 'quickwars')
			),
			beginTurn('A')
		);
		const shoot = (from: Game, unit: string) =>
			played(
				from,
				{
					procedure: 'attack',
					way: 'ranged',
					attackers: [{ figure: id(unit), weapon: 'gear-0' }],
					target: figureId('B', 'foe')
				},
				[2],
				[3, 3]
			).game;
		const twice = shoot(shoot(game, 'hero'), 'hero');
		expect([codes(twice), codes(shoot(twice, 'hero'))]).toEqual([
			[],
			expect.arrayContaining(['actionSpent'])
		]);
		expect(codes(shoot(shoot(game, 'man'), 'man'))).toContain('actionSpent');
	});
});

describe('LUGPolWars', () => {
	const mortar: Creation = {
		...{ kind: 'creation', id: 'mortar', name: 'Mortar', form: 'emplacement', size: 1 },
		structureLevel: 0,
		weapons: [{ type: 'heavyWeapon' }]
	};
	const guards = armyOf(
		[
			mortar,
			minifig('crew', { count: 4, mount: 'mortar' }),
			minifig('rifle', { gear: [{ item: 'longRanged' }] })
		],
		{},
		'lugpolwars'
	);
	const begun = after(
		gameOf('lugpolwars', guards, armyOf([minifig('foe', { count: 2 })], {}, 'lugpolwars')),
		beginTurn('A')
	);

	it('is played by rules of its own: what is in range hits by itself (PL-LPW-09)', () => {
		expect(usualRules([guards])).toBe('lugpolwars');
		const order: Order = {
			procedure: 'attack',
			way: 'ranged',
			attackers: [{ figure: id('rifle'), weapon: 'gear-0' }],
			target: figureId('B', 'foe')
		};
		const shot = played(begun, order, [5]).game;
		expect([codes(shot), isDown(shot, figureId('B', 'foe'))]).toEqual([[], true]);
		// One action is one attack, whatever the hands hold.
		const again: Order = { ...order, target: figureId('B', 'foe', 2) };
		expect(codes(played(shot, again, [5]).game)).toContain('actionSpent');
	});

	it('pushes on 2 or more of 1d6, whatever is held, and nobody answers (PL-LPW-09)', () => {
		const push: Order = {
			procedure: 'attack',
			way: 'push',
			attackers: [{ figure: id('rifle'), weapon: 'gear-0' }],
			target: figureId('B', 'foe')
		};
		const results = (face: number) => played(begun, push, [face]).done;
		expect(results(2).cause).toMatchObject({ results: [{ result: 'pushed', amount: 2 }] });
		expect(results(1)).toMatchObject({ cause: { results: [{ result: 'missed' }] }, follow: [] });
	});

	it('gives a heavy weapon less with each of its crew that falls (PL-LPW-06)', () => {
		const damageOf = (game: Game) => {
			const [weapon] = weaponsOf(game, tableOf(game), id('mortar'));
			return [weapon?.strike.damage, weapon?.strike.reach];
		};
		const dice = (count: number) => ({ rolls: [{ count, sides: 6 }], bonus: 0 });
		const inches = (reach: number) => ({ kind: 'inches', inches: reach });
		expect(damageOf(begun)).toEqual([dice(4), inches(20)]);
		const one = [2, 3, 4].reduce((game, number) => after(game, falls(id('crew', number))), begun);
		expect(damageOf(one)).toEqual([dice(2), inches(10)]);
	});
});
