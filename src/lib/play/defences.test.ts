import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import type { CoreGearItem, Creation, Minifig } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../../../tests/setup/game';
import { beginTurn, byHand } from './acts';
import { tableOf } from './fold';
import type { Game } from './game-file';
import { oddsOf } from './odds';
import { parries } from './procedures/attack/defence';
import { mayBail } from './procedures/attack/bail';
import { mayFollow } from './procedures/attack/counters';
import { proceed } from './procedures';
import type { AttackOrder } from './procedures/order';

const [own, foe] = [figureId('A', 'own'), figureId('B', 'foe')];
const withGear = (id: string, gear: readonly CoreGearItem[], more: Partial<Minifig> = {}) =>
	minifig(id, { gear: gear.map((item) => ({ item })), ...more });
const start = (
	rules: CombatRules,
	mine: readonly CoreGearItem[],
	theirs: readonly CoreGearItem[]
) =>
	after(
		gameOf(rules, armyOf([withGear('own', mine)]), armyOf([withGear('foe', theirs)])),
		beginTurn('A')
	);
const attack = (way: AttackOrder['way'], more: Partial<AttackOrder> = {}): AttackOrder => ({
	procedure: 'attack',
	way,
	attackers: [{ figure: own, weapon: 'gear-0' }],
	target: foe,
	...more
});
const flagsOf = (game: Game, id: string) => tableOf(game).figures.get(id)?.flags;

describe('what parries what', () => {
	const keys = (game: Game, order: AttackOrder) =>
		parries({ game, table: tableOf(game) }, order).map(({ strike }) => strike.item);
	const guarded = (rules: CombatRules) => start(rules, ['shortHand'], ['shield', 'longRanged']);

	it('is a shield and a gun in 2010, but nothing parries explosives or shots (10 L286, L351)', () => {
		expect(keys(guarded('2010'), attack('close'))).toEqual(['shield', 'longRanged']);
		expect(keys(guarded('2010'), attack('explosion'))).toEqual([]);
		expect(keys(guarded('2010'), attack('ranged'))).toEqual([]);
	});

	it('is a gun against grabs and shoves only in 2020 (20 L478)', () => {
		expect(keys(guarded('2020'), attack('close'))).toEqual(['shield']);
		expect(keys(guarded('2020'), attack('grab'))).toEqual(['shield', 'longRanged']);
		expect(keys(guarded('2020'), attack('explosion'))).toEqual(['shield']);
	});

	it('is no plain shield against magic in PL-2005, and nothing against a strike at one who leaves', () => {
		const game = guarded('2005');
		expect(keys(game, attack('ranged'))).toEqual(['shield']);
		expect(keys(game, attack('spell'))).toEqual([]);
		expect(keys(game, attack('counter', { leaving: true }))).toEqual([]);
		expect(keys(game, attack('counter'))).toEqual(['shield']);
	});

	it('is a bare hand only against a bare push in PL-2005 (PL L536)', () => {
		const order = attack('push', { attackers: [{ figure: own }] });
		expect(keys(start('2005', [], []), order)).toEqual(['bareHands']);
		expect(keys(start('2005', ['shortHand'], []), order)).toEqual([]);
	});

	it('is one attack of several for each parry (PL-CC-09)', () => {
		const three = after(
			gameOf(
				'2005',
				armyOf([withGear('own', ['heavyHand'], { count: 2 })]),
				armyOf([withGear('foe', ['shield'])])
			),
			beginTurn('A')
		);
		const other = figureId('A', 'own', 2);
		const both = attack('close', {
			attackers: [own, other].map((figure) => ({ figure, weapon: 'gear-0' }))
		});
		// Both hit; the shield meets the second with 6 + 1, and takes 5 off its own damage only.
		const given = ['parry:gear-0', other, [4, 5], [6, 1], [1], [4], [5]] as const;
		const done = play(three, both, ...given);
		expect(done.cause).toMatchObject({
			rolls: [
				{ why: 'attack' },
				{ why: 'parry', need: 5 },
				{ why: 'damage' },
				{ why: 'damage' },
				{ why: 'absorb' }
			]
		});
	});

	it('costs −1 for a parry and a counterattack at once (PL-CC-13, PL L564)', () => {
		const game = start('2005', ['shortHand'], ['shortHand', 'heavyHand']);
		const { game: next, done } = played(
			game,
			attack('close'),
			'parry:gear-0',
			'yes',
			[3],
			[4],
			[2],
			[1]
		);
		expect(done.cause).toMatchObject({
			rolls: [{}, { why: 'parry', dice: { bonus: -1 } }, {}, { why: 'absorb', dice: { bonus: -1 } }]
		});
		const [counter] = done.follow;
		expect(counter).toMatchObject({ way: 'counter', both: true });
		const back = play(next, counter as AttackOrder, [5], [2]);
		expect(back.cause).toMatchObject({ rolls: [{ dice: { bonus: -1 } }, { dice: { bonus: 1 } }] });
		expect(play(game, attack('close'), 'parry:gear-0', 'no', [1]).follow).toEqual([]);
	});
});

describe('a leap out of the way', () => {
	it('costs its price also where the attack misses (10 L302–304)', () => {
		const game = start('2010', ['shortHand'], ['shortHand']);
		const missed = played(game, attack('close'), 'bail', [1], [3]);
		expect(flagsOf(missed.game, foe)).toEqual({ prone: true, disrupted: true });
		expect(missed.done.follow).toEqual([]);
	});

	it('may land on the feet with an Overskill (E10-BAIL-01)', () => {
		const game = start('2010', ['shortHand'], ['shortHand']);
		const leapt = played(game, attack('close'), 'bail', [4], [6], 'feet', 'yes');
		expect(flagsOf(leapt.game, foe)).toEqual({ disrupted: true });
	});

	it('comes first in PL-2005 only with the higher roll less Use (EN L342–352)', () => {
		const game = start('2005', ['heavyHand'], ['shortHand']);
		// 5 − 4 = 1 against a 2: first, and 3″ clear the attack.
		const first = played(game, attack('close'), 'bail', [5], [2], [3], 'yes');
		expect(first.done.cause).toMatchObject({ results: [{ figure: foe, result: 'bailed' }] });
		// A 1 is not higher: the attack comes, and a survivor is prone all the same.
		const late = played(game, attack('close'), 'bail', [5], [1], [1]);
		expect(late.done.cause).toMatchObject({ results: [{ figure: foe, result: 'noEffect' }] });
		expect(flagsOf(late.game, foe)).toEqual({ prone: true, disrupted: true });
	});

	it('is not made by a castle', () => {
		const castle: Creation = {
			kind: 'creation',
			id: 'foe',
			name: 'Castle',
			form: 'building',
			size: 8,
			structureLevel: 2
		};
		const game = gameOf('2010', armyOf([withGear('own', ['shortHand'])]), armyOf([castle]));
		expect(mayBail({ game, table: tableOf(game) }, attack('close'))).toBe(false);
	});
});

describe('damage', () => {
	const killOf = (game: Game, order: AttackOrder) => {
		const kill = oddsOf(exact, game, tableOf(game), order)?.outcomes.kill;
		return kill && formatFraction(kill);
	};

	it('of a hero with two others is 2 lower, like the roll to hit (PL-HER-02)', () => {
		const hero = withGear('own', ['heavyHand'], { rank: 'hero' });
		const others = minifig('h', { rank: 'hero', count: 2 });
		const game = gameOf('2005', armyOf([hero, others]), armyOf([minifig('foe')]));
		const plain = gameOf('2005', armyOf([hero]), armyOf([minifig('foe')]));
		// Skill 1d10 − 2 against Use 4, and 1d6+2 − 2 above 4.
		expect(killOf(game, attack('close'))).toBe('1/6');
		expect(killOf(plain, attack('close'))).not.toBe('1/6');
		// What the situation says of other heroes takes the place of what the sheet says.
		expect(killOf(game, attack('close', { situation: { heroes: 2 } }))).toBe('1/6');
	});

	it('of explosives is whole beyond their range (E10-MOD-11, E20-MOD-08)', () => {
		const game = start('2010', ['explosive'], []);
		expect(killOf(game, attack('explosion', { situation: { distance: 5 } }))).toBe('137/300');
	});

	it('of explosions changes with size and visibility in 2020 (E20-MOD-05)', () => {
		const game = start('2020', ['explosive'], []);
		const seen = killOf(game, attack('explosion', { situation: { visible: 1 } }));
		const chance = oddsOf(
			exact,
			game,
			tableOf(game),
			attack('explosion', { situation: { visible: 1 } })
		);
		expect(chance?.modifiers.map(({ rule, to, value }) => `${rule} ${to} ${value}`)).toEqual([
			'E20-MOD-04 skill -2',
			'E20-MOD-05 damage -2'
		]);
		expect(seen).not.toBe(killOf(game, attack('explosion')));
	});

	it('is outnumbered in PL-2005 only when one strikes back (PL L474)', () => {
		const game = start('2005', ['shortHand'], []);
		const situation = { opponents: 3 };
		expect(killOf(game, attack('close', { situation }))).toBe(killOf(game, attack('close')));
		expect(killOf(game, attack('ranged', { situation }))).toBe(killOf(game, attack('ranged')));
		expect(killOf(game, attack('counter', { situation }))).not.toBe(
			killOf(game, attack('counter'))
		);
	});

	it('of QuickWars against a construction must exceed its studs (PL-QW-10)', () => {
		const wall: Creation = { kind: 'creation', id: 'foe', name: 'Wall', form: 'building', size: 6 };
		const ada = minifig('own', { gear: [{ item: 'handWeapon' }] });
		const game = gameOf(
			'quickwars',
			armyOf([ada], {}, 'quickwars'),
			armyOf([wall], {}, 'quickwars')
		);
		const strike = (studs: string) => play(game, attack('close'), [3, 4], studs).cause;
		expect(strike('8')).toMatchObject({ results: [{ result: 'noEffect' }] });
		expect(strike('4')).toMatchObject({ results: [{ result: 'partLost' }] });
	});

	it('of one die that all show 1 wears nothing down (PL-DMG-06)', () => {
		const hut: Creation = {
			kind: 'creation',
			id: 'foe',
			name: 'Hut',
			form: 'building',
			size: 4,
			structureLevel: 0
		};
		const game = gameOf('2005', armyOf([withGear('own', ['heavyHand'])]), armyOf([hut]));
		const grind = attack('close', { grinding: true, element: 'surface' });
		expect(play(game, grind, [5], [1]).changes).not.toContainEqual(
			expect.objectContaining({ kind: 'grinding' })
		);
		const worn = play(game, grind, [5], [6, 2]).changes;
		expect(worn).toContainEqual({ kind: 'grinding', figure: foe, element: 'surface', by: 8 });
	});

	it.each([
		['body', 3, 0],
		['surface', 3, 3],
		['surface', 2, 0],
		['protruding', 2, 2]
	] as const)('by grinding at the %s with a %i leaves %i (X-26)', (element, face, by) => {
		const tower: Creation = {
			kind: 'creation',
			id: 'foe',
			name: 'Tower',
			form: 'building',
			size: 4,
			structureLevel: 3
		};
		const game = gameOf('2005', armyOf([withGear('own', ['heavyHand'])]), armyOf([tower]));
		const named = element === 'body' ? {} : { element };
		const { changes } = play(game, attack('close', { grinding: true, ...named }), [5], [face]);
		const worn = changes.filter(({ kind }) => kind === 'grinding');
		expect(worn).toEqual(by > 0 ? [{ kind: 'grinding', figure: foe, element, by }] : []);
	});

	it('adds to what was ground off, in odds and at the table (PL-DMG-06)', () => {
		const hut: Creation = {
			kind: 'creation',
			id: 'foe',
			name: 'Hut',
			form: 'building',
			size: 4,
			structureLevel: 0
		};
		const game = after(
			gameOf('2005', armyOf([withGear('own', ['shortHand'])]), armyOf([hut])),
			byHand([{ kind: 'grinding', figure: foe, element: 'body', by: 9 }])
		);
		const hit = play(game, attack('close'), [5], [2], [5], 'stop');
		expect(hit.cause).toMatchObject({ results: [{ result: 'sizeMark' }] });
		const odds = oddsOf(exact, game, tableOf(game), attack('close'), {
			flags: { explode: false }
		})?.outcomes;
		// Each hit but a throw of 1 gets through any throw of the Armor, d6.
		expect(odds?.kill && formatFraction(odds.kill)).toBe('25/36');
	});

	it('that made a size mark is not used again (PL L1046)', () => {
		const cart: Creation = {
			kind: 'creation',
			id: 'foe',
			name: 'Cart',
			form: 'vehicle',
			size: 3,
			structureLevel: 0,
			propulsion: [{ mode: 'ground', speed: 4 }]
		};
		const game = after(
			gameOf('2005', armyOf([withGear('own', ['heavyHand'])]), armyOf([cart])),
			byHand([{ kind: 'count', figure: foe, of: 'damage', by: 3 }])
		);
		const hit = played(game, attack('close'), [5], [3], [4], 'stop');
		expect(hit.done.cause).toMatchObject({ results: [{ result: 'sizeMark' }] });
		expect(tableOf(hit.game).figures.get(foe)?.counts.damage).toBeUndefined();
	});
});

describe('a magic shield that was cast', () => {
	it('takes its dice off every attack within its radius, until the mage’s next turn (PL-MAG-05)', () => {
		const mage = minifig('mage', { magic: { level: 2, shield: 2 } });
		const game = after(
			gameOf('2005', armyOf([withGear('own', ['longRanged'])]), armyOf([minifig('foe'), mage])),
			beginTurn('A')
		);
		const cast = played(
			game,
			{ procedure: 'magicShield', mages: [figureId('B', 'mage')], response: true },
			[6, 1]
		);
		const shot = (choice: string, ...rest: (readonly number[])[]) =>
			play(cast.game, attack('ranged'), 'none', [4], [6, 1], choice, ...rest).cause;
		expect(shot('no')).toMatchObject({ results: [{ result: 'killed' }] });
		expect(shot('yes', [3, 2])).toMatchObject({
			rolls: [{}, { why: 'damage', total: 8 }, { why: 'absorb', total: 5 }],
			results: [{ result: 'noEffect' }]
		});
		const ended = after(cast.game, beginTurn('B'));
		expect(tableOf(ended).figures.get(figureId('B', 'mage'))?.counts.shield).toBeUndefined();
	});
});

describe('counterattacks', () => {
	const crowd = after(
		gameOf(
			'2005',
			armyOf([withGear('own', ['shortHand'], { count: 2 })]),
			armyOf([withGear('foe', ['shortHand', 'heavyHand'])])
		),
		beginTurn('A')
	);
	const other = figureId('A', 'own', 2);

	it('may be made at each of several attackers, each weapon once (PL L538)', () => {
		const both = [own, other].map((figure) => ({ figure, weapon: 'gear-0' }));
		const { game, done } = played(crowd, attack('close', { attackers: both }), 'none', [1, 1]);
		expect(done.follow).toHaveLength(4);
		const [first, second, third] = done.follow as AttackOrder[];
		expect([first?.target, second?.target]).toEqual([own, other]);
		const struck = played(game, first as AttackOrder, [1]).game;
		const open = (order: AttackOrder | undefined) =>
			order && mayFollow({ game: struck, table: tableOf(struck) }, order);
		expect([open(second), open(third)]).toEqual([false, true]);
	});

	it.each(['2005', '2010'] as const)('are weaker beside several opponents (%s)', (rules) => {
		const defending = { opponents: 2, friends: 1, close: true };
		const later: Game = { ...crowd, rules };
		const { game, done } = played(later, attack('close', { defending }), 'none', [1]);
		const [counter] = done.follow as AttackOrder[];
		const parry = rules === '2010' ? ['none'] : [];
		const back = play(game, counter as AttackOrder, ...parry, [2]);
		expect(back.cause).toMatchObject({ rolls: [{ dice: { bonus: -1 }, success: false }] });
	});

	it('follow a push that failed or was parried, and a grab, but no push that succeeded', () => {
		const push = attack('push');
		expect(played(crowd, push, 'none', [1]).done.follow.length).toBeGreaterThan(0);
		expect(played(crowd, push, 'none', [4]).done.follow).toEqual([]);
		const later: Game = { ...crowd, rules: '2010' };
		expect(played(later, attack('grab'), 'none').done.follow.length).toBeGreaterThan(0);
	});

	it('are none in 2020 but at one who leaves', () => {
		const later: Game = { ...crowd, rules: '2020' };
		expect(played(later, attack('close'), 'none', [1]).done.follow).toEqual([]);
	});
});

describe('a friend who jumps in front of a hero', () => {
	it('costs less than the hero, both without equipment (PL-HER-06)', () => {
		const hero = withGear('foe', ['heavyHand'], { rank: 'hero' });
		const cheap = withGear('guard', ['twoHanded', 'shield', 'bodyArmor']);
		const dear = minifig('mage', { magic: { level: 8 } });
		const game = after(
			gameOf('2005', armyOf([withGear('own', ['heavyHand'])]), armyOf([hero, cheap, dear])),
			beginTurn('A')
		);
		const progress = proceed(game, tableOf(game), attack('close'), [
			{ chosen: 'none' },
			{ faces: [5] }
		]);
		expect(progress).toMatchObject({
			ask: { choice: 'sacrifice', options: [{ id: 'none' }, { id: figureId('B', 'guard') }] }
		});
	});
});
