import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import type { Situation } from '$lib/combat/situation';
import { beginTurn, carry } from '$lib/play/acts';
import { stepsOf, tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import { objectionsOf } from '$lib/play/objections';
import { oddsOf } from '$lib/play/odds';
import type { AttackOrder, Order } from '$lib/play/procedures/order';
import { possibilitiesOf } from '$lib/play/turn-help';
import type { Creation, Unit } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../setup/game';

const rifle = { gear: [{ item: 'longRanged' as const }] };
const target = figureId('B', 'target');
const start = (rules: CombatRules, unit: Unit = minifig('target')) =>
	after(gameOf(rules, armyOf([minifig('shooter', rifle)]), armyOf([unit])), beginTurn('A'));
const shot = (situation: Situation): AttackOrder => ({
	procedure: 'attack',
	way: 'ranged',
	attackers: [{ figure: figureId('A', 'shooter'), weapon: 'gear-0' }],
	target,
	situation
});
const hitOf = (game: Game, order: AttackOrder) => {
	const hit = oddsOf(exact, game, tableOf(game), order)?.outcomes.hit;
	return hit && formatFraction(hit);
};

describe('a frigate of 24″ (E10-MOD-EX1, 2010 L70; E20-MOD-EX1, 2020 L199)', () => {
	const frigate: Creation = {
		kind: 'creation',
		id: 'target',
		name: 'Frigate',
		form: 'vehicle',
		size: 24,
		structureLevel: 2
	};

	it.each(['2010', '2020'] as const)('of which 4″ show is +2, and all of it +12 (%s)', (rules) => {
		const game = start(rules, frigate);
		expect(play(game, shot({ size: 4 }), [2], [1], [1, 1]).cause).toMatchObject({
			rolls: [{ why: 'attack', dice: { bonus: 2 }, total: 4, need: 3, success: true }, {}, {}]
		});
		expect(play(game, shot({}), [2], [1], [1, 1]).cause).toMatchObject({
			rolls: [{ dice: { bonus: 12 }, total: 14 }, {}, {}]
		});
		// All but a natural 1 reach the Use of 3.
		expect(hitOf(game, shot({ size: 4 }))).toBe('5/6');
	});
});

describe('a shot that throws a 3 where a 5 is needed (E10-MISS-01, 2010 L363; 2020 L542)', () => {
	it.each([
		['2010', []],
		['2020', ['none']]
	] as const)('misses by 2 (%s)', (rules, given) => {
		// A head is −2, so that the Use of 3 needs a 5.
		const done = play(start(rules), shot({ visible: 1 }), ...given, [3]);
		expect(done.cause).toMatchObject({
			rolls: [{ dice: { bonus: -2 }, need: 3, total: 1 }],
			results: [{ result: 'missed', amount: 2 }],
			strays: [{ by: figureId('A', 'shooter'), radius: 2 }]
		});
	});
});

describe('the Viking, the ninja and the pirate (E10-EX-2, 2010 L372–376; E20-EX-4, 2020 L561–581)', () => {
	const [viking, pirate] = ['viking', 'pirate'].map((id) => figureId('A', id)) as [string, string];
	const ninja = figureId('B', 'ninja');
	const axe: AttackOrder = {
		procedure: 'attack',
		way: 'ranged',
		attackers: [{ figure: viking, weapon: 'gear-0' }],
		target: ninja,
		situation: { distance: 3 }
	};
	const codes = (game: Game) => {
		const step = stepsOf(game).at(-1);
		return step ? objectionsOf(game, step).map(({ code }) => code) : [];
	};

	it.each([
		['2010', []],
		['2020', ['none']]
	] as const)(
		'lets an axe that misses by 1 hit the pirate for 3, which does not kill (%s)',
		(rules, given) => {
			const game = after(
				gameOf(
					rules,
					armyOf([minifig('viking', { gear: [{ item: 'shortHand' }] }), minifig('pirate')]),
					armyOf([minifig('ninja')])
				),
				beginTurn('A')
			);
			const thrown = played(game, axe, ...given, [1]);
			expect(thrown.done.cause).toMatchObject({
				rolls: [{ need: 2, total: 1 }],
				results: [{ figure: viking, result: 'missed', amount: 1 }],
				strays: [{ by: viking, radius: 1 }]
			});
			const stray = { ...axe, target: pirate, stray: true, situation: { distance: 3.5 } };
			const landed = played(thrown.game, stray, ...given, [4]);
			expect(landed.done.cause).toMatchObject({
				rolls: [{ why: 'damage', total: 3 }],
				results: [{ figure: pirate, result: 'noEffect' }]
			});
			expect(codes(landed.game)).toEqual([]);
			// A 2 or more hits.
			expect(hitOf(game, axe)).toBe('5/6');
		}
	);
});

describe('cover in PL-2005', () => {
	const game = start('2005');

	it('of a wall that shows a head is −2 (PL-CMB-03, PL L452)', () => {
		expect(play(game, shot({ visible: 1 }), 'none', [5], [1]).cause).toMatchObject({
			rolls: [{ dice: { bonus: -2 }, total: 3, success: true }, {}]
		});
		expect(play(game, shot({ visible: 1 }), 'none', [4]).cause).toMatchObject({
			results: [{ result: 'missed', amount: 1 }]
		});
		expect(hitOf(game, shot({ visible: 1 }))).toBe('1/3');
	});

	it('of two thirds and a stealthy minifig that keeps still is −4 (PL-SKL-01, PL L1672)', () => {
		const hidden = shot({ visible: 1, stealth: 'still' });
		expect(play(game, hidden, 'none', [6, 1], [1]).cause).toMatchObject({
			rolls: [{ dice: { bonus: -4 }, total: 3, success: true }, {}]
		});
		expect(play(game, hidden, 'none', [5]).cause).toMatchObject({
			results: [{ result: 'missed', amount: 2 }]
		});
		// A 6 alone: with what is thrown again it is at least 7 − 4.
		expect(hitOf(game, hidden)).toBe('1/6');
	});
});

describe('a long gun (PL-LIG-19, A10-6)', () => {
	it('takes both hands, though it is of another class than the two-handed weapon', () => {
		const carrying = after(start('2005'), carry(figureId('A', 'shooter'), true));
		const shots = played(carrying, shot({}), 'none', [1]).game;
		const step = stepsOf(shots).at(-1);
		expect(step && objectionsOf(shots, step).map(({ code }) => code)).toEqual(['twoHandsCarrying']);
	});
});

describe('perception (PL-SKL-02, PL L1673)', () => {
	const own = armyOf([minifig('scout', { abilities: { perception: true } })]);
	const game = after(gameOf('2005', own, armyOf([minifig('target')])), beginTurn('A'));
	const scout = figureId('A', 'scout');
	const look = (table: Game, face: number) =>
		play(table, { procedure: 'test', figure: scout, difficulty: 2, perception: true }, [face]);

	it('finds one who hides behind a bush of a third with a 2', () => {
		expect(look(game, 2).cause).toMatchObject({ success: true });
		expect(look(game, 1).cause).toMatchObject({ success: false });
	});

	it('is a simple act: it takes no action, and needs none that is left', () => {
		expect(look(game, 2).changes).toEqual([]);
		const test: Order = { procedure: 'test', figure: scout, difficulty: 3 };
		const spent = played(game, test, [3]).game;
		const looked = after(spent, look(spent, 2));
		const step = stepsOf(looked).at(-1);
		expect(step && objectionsOf(looked, step)).toEqual([]);
		const may = possibilitiesOf(looked, tableOf(looked), scout);
		expect([may?.actionsLeft, may?.now.includes('test')]).toEqual([0, true]);
	});
});
