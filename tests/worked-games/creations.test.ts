import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { beginTurn } from '$lib/play/acts';
import { stepsOf, tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import { objectionsOf } from '$lib/play/objections';
import { oddsOf } from '$lib/play/odds';
import type { AttackOrder, Order } from '$lib/play/procedures/order';
import { speedNow } from '$lib/play/statistics';
import type { Creation, Unit } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../setup/game';

const foe = figureId('B', 'foe');
const begun = (mine: readonly Unit[], theirs: readonly Unit[] = [minifig('foe')]) =>
	after(gameOf('2005', armyOf(mine), armyOf(theirs)), beginTurn('A'));
const attack = (unit: string, weapon: string, more: Partial<AttackOrder> = {}): AttackOrder => ({
	procedure: 'attack',
	way: 'close',
	attackers: [{ figure: figureId('A', unit), weapon }],
	target: foe,
	...more
});
const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};
const axe = minifig('axe', { gear: [{ item: 'twoHanded' }] });
const steed: Creation = {
	kind: 'creation',
	id: 'steed',
	name: 'Steed',
	form: 'creature',
	size: 2,
	structureLevel: 0,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'half', limitation: 'dependent' },
	weapons: [{ type: 'closeCombat', level: 1 }]
};

describe('grinding at an Armor of 4d10 (PL-DMG-06, PL L1042)', () => {
	const fort: Creation = {
		kind: 'creation',
		id: 'foe',
		name: 'Fort',
		form: 'building',
		size: 8,
		structureLevel: 4
	};
	const start = begun([axe], [fort]);
	const grind = attack('axe', 'gear-0', { grinding: true });

	it('counts the dice that show more than 4', () => {
		expect(play(start, grind, [3], [5, 4]).changes).toContainEqual({
			kind: 'grinding',
			figure: foe,
			element: 'body',
			by: 5
		});
		expect(play(start, grind, [3], [5, 5]).changes).toContainEqual(
			expect.objectContaining({ kind: 'grinding', by: 10 })
		);
		expect(play(start, grind, [3], [4, 4]).changes).not.toContainEqual(
			expect.objectContaining({ kind: 'grinding' })
		);
	});

	it('adds up over the turns, and joins every attack after it', () => {
		let game = start;
		for (const faces of [
			[5, 5],
			[5, 3]
		]) {
			game = played(game, grind, [3], faces).game;
			game = after(after(game, beginTurn('B')), beginTurn('A'));
		}
		// 15 points and 4 + 2 are 21 against 20, two times.
		for (const marks of [1, 2]) {
			const armor = marks === 1 ? [5, 5, 5, 5] : [5, 5, 6, 4];
			const hit = played(game, attack('axe', 'gear-0'), [3], [4, 2], armor, 'stop');
			expect(hit.done.cause).toMatchObject({ results: [{ result: 'sizeMark', amount: 1 }] });
			game = after(after(hit.game, beginTurn('B')), beginTurn('A'));
			expect(tableOf(game).figures.get(foe)?.counts.sizeMarks).toBe(marks);
		}
	});
});

describe('the war horse (PL-MND-07, PL-MND-08, PL L925–935)', () => {
	const kick = attack('steed', 'built-0');

	it('kicks with 1d6 on a 2, 1d6 above 4', () => {
		const game = begun([steed]);
		expect(play(game, kick, 'none', [2], [5]).cause).toMatchObject({
			rolls: [
				{ why: 'attack', dice: { rolls: [{ count: 1, sides: 6 }], bonus: 0 }, need: 2 },
				{ why: 'damage', dice: { rolls: [{ count: 1, sides: 6 }], bonus: 0 }, total: 5 }
			],
			results: [{ figure: foe, result: 'killed' }]
		});
		const odds = oddsOf(exact, game, tableOf(game), kick)?.outcomes;
		expect(odds?.hit && formatFraction(odds.hit)).toBe('5/6');
		expect(odds?.kill && formatFraction(odds.kill)).toBe('5/18');
	});

	it('has an Armor of 1d6, and of 2d6 and 9″ with barding', () => {
		const target = (barding: boolean) =>
			begun([axe], [{ ...steed, id: 'foe', ...(barding && { barding }) }]);
		const armorOf = (barding: boolean, faces: number[]) =>
			play(target(barding), attack('axe', 'gear-0'), 'none', [5], [1, 2], faces).cause;
		expect(armorOf(false, [3])).toMatchObject({
			rolls: [{}, {}, { why: 'armor', dice: { rolls: [{ count: 1, sides: 6 }] } }],
			results: [{ result: 'noEffect' }]
		});
		expect(armorOf(true, [2, 1])).toMatchObject({
			rolls: [{}, {}, { why: 'armor', total: 3 }],
			results: [{ result: 'noEffect' }]
		});
		const speeds = [false, true].map((barding) => {
			const game = target(barding);
			return speedNow(game, tableOf(game), foe);
		});
		expect(speeds).toEqual([10, 9]);
	});
});

describe('Professor Monkeyhead (PL-ABL-05, PL L947–953)', () => {
	const professor = minifig('professor', {
		skillBonus: 2,
		multitasking: 2,
		superdexterity: 1,
		hands: 6
	});

	it('rolls 1d6+2 three times a turn', () => {
		let game = begun([professor]);
		const test: Order = {
			procedure: 'test',
			figure: figureId('A', 'professor'),
			difficulty: 4
		};
		for (const spent of [false, false, false, true]) {
			const next = played(game, test, [2]);
			expect(next.done.cause).toMatchObject({ rolls: [{ dice: { bonus: 2 }, total: 4 }] });
			expect(codes(next.game)).toEqual(spent ? ['actionSpent'] : []);
			game = next.game;
		}
	});
});

describe('brains of a size of 4 (PL-MND-03, PL-MND-05, PL L899, L905)', () => {
	it.each(['full', 'half'] as const)('with a point more roll 1d6+1 (%s)', (type) => {
		const limitation = type === 'half' ? { limitation: 'simple' as const } : {};
		const monster: Creation = {
			...steed,
			id: 'monster',
			size: 4,
			brain: { type, skillBonus: 1, ...limitation }
		};
		const test: Order = { procedure: 'test', figure: figureId('A', 'monster'), difficulty: 4 };
		expect(play(begun([monster]), test, [3]).cause).toMatchObject({
			rolls: [{ dice: { rolls: [{ count: 1, sides: 6 }], bonus: 1 }, total: 4 }],
			success: true
		});
	});
});

describe('a minifig that charges (PL-CHG-03, PL-CHG-04, PL L620)', () => {
	it('has a momentum of 1 however far it runs, which helps only a larger target', () => {
		const bull: Creation = { ...steed, id: 'foe', size: 3, brain: { type: 'full' } };
		const game = begun([minifig('runner')], [bull]);
		const ram = (run: number): AttackOrder => ({
			...attack('runner', ''),
			way: 'charge',
			attackers: [{ figure: figureId('A', 'runner') }],
			run,
			ram: true,
			braced: true
		});
		const dice = (count: number) => ({ dice: { rolls: [{ count, sides: 6 }], bonus: 0 } });
		for (const [run, opposition] of [
			[2, 1],
			[4, 2],
			[6, 3],
			[10, 3]
		] as const) {
			const low = Array<number>(opposition).fill(1);
			const done = play(game, ram(run), 'none', [1], [1], low, [1], low);
			const rolls = (done.cause as { rolls: { why: string }[] }).rolls;
			const those = (why: string) => rolls.filter((roll) => roll.why === why);
			expect(those('momentum')).toMatchObject([dice(1)]);
			expect(those('opposition')).toMatchObject([dice(opposition)]);
			expect(those('damage')).toMatchObject([dice(1), dice(opposition)]);
		}
	});
});

describe('the field gun of three (PL-QW-08, PL L74)', () => {
	it('throws 4d6 as far as 20″', () => {
		const gun: Creation = {
			...{ kind: 'creation', id: 'gun', name: 'Gun', form: 'emplacement' },
			weapons: [{ type: 'heavyWeapon' }]
		};
		const crew = minifig('crew', { count: 3, mount: 'gun' });
		const game = after(
			gameOf(
				'quickwars',
				armyOf([gun, crew], {}, 'quickwars'),
				armyOf([minifig('foe')], {}, 'quickwars')
			),
			beginTurn('A')
		);
		const shot = (distance: number) =>
			attack('gun', 'built-0', { way: 'ranged', situation: { distance } });
		// 14 against a Defence of 13; as much would be survived (PL-QW-03).
		expect(play(game, shot(20), [4, 4, 3, 3], [6, 5, 2]).cause).toMatchObject({
			rolls: [
				{ why: 'damage', dice: { rolls: [{ count: 4, sides: 6 }], bonus: 0 }, total: 14 },
				{ why: 'armor', total: 13 }
			],
			results: [{ figure: foe, result: 'killed' }]
		});
		expect(play(game, shot(20), [4, 4, 3, 2], [6, 5, 2]).cause).toMatchObject({
			results: [{ result: 'noEffect' }]
		});
		expect(play(game, shot(21)).cause).toMatchObject({ results: [{ result: 'outOfRange' }] });
	});
});

describe('one mortally wounded in 2020 (E20-BAD-03, 20 L100)', () => {
	const horse: Creation = { ...steed, id: 'foe' };
	const begunWith = (target: Unit) =>
		after(gameOf('2020', armyOf([axe]), armyOf([target])), beginTurn('A'));
	/** Damage that equals the Armor of 4, in the turn of A. */
	const struck = (game: Game, ...armor: number[][]) =>
		played(game, attack('axe', 'gear-0'), 'none', [4], [2, 2], ...armor, 'mortallyWounded').game;
	const state = (game: Game) => {
		const { counts, flags } = tableOf(game).figures.get(foe) ?? {};
		return [counts?.sizeMarks ?? 0, flags?.fallen ?? false, flags?.mortallyWounded ?? false];
	};

	it('loses a size as a horse of 2″ when the turn ends, and dies of the next one', () => {
		const wounded = struck(begunWith(horse), [4]);
		expect(state(wounded)).toEqual([0, false, true]);
		const next = after(wounded, beginTurn('B'));
		expect(state(next)).toEqual([1, false, false]);
		const later = after(next, beginTurn('A'));
		expect(state(later)).toEqual([1, false, false]);
		expect(state(after(struck(later, [4]), beginTurn('B')))).toEqual([2, true, false]);
	});

	it('dies then as a minifig', () => {
		const next = after(struck(begunWith(minifig('foe'))), beginTurn('B'));
		expect(state(next)).toEqual([0, true, true]);
	});
});
