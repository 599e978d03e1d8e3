import { describe, expect, it } from 'vitest';
import { EDITIONS } from '$lib/combat/editions';
import { engage } from '$lib/combat/engagement';
import { float } from '$lib/dice/float';
import { floatOrder } from '$lib/dice/float/order';
import { flat, notation } from '$lib/dice/notation';
import type { Creation } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../../../tests/setup/game';
import { beginTurn } from './acts';
import { tableOf } from './fold';
import type { Game } from './game-file';
import { oddsOf } from './odds';
import { momentumOf } from './procedures/attack/bodies';
import type { AttackOrder } from './procedures/order';

const bull: Creation = {
	kind: 'creation',
	id: 'bull',
	name: 'Bull',
	form: 'creature',
	size: 3,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'full' },
	weapons: []
};
const [lancer, foe] = [figureId('A', 'lancer'), figureId('B', 'foe')];
const start = (rules: CombatRules, item: 'shortHand' | 'twoHanded' = 'shortHand') =>
	after(
		gameOf(
			rules,
			armyOf([minifig('lancer', { gear: [{ item: 'twoHanded' }] }), bull]),
			armyOf([minifig('foe', { count: 3, gear: [{ item }] })])
		),
		beginTurn('A')
	);
const lance = (more: Partial<AttackOrder> = {}): AttackOrder => ({
	procedure: 'attack',
	way: 'charge',
	attackers: [{ figure: lancer, weapon: 'gear-0' }],
	target: foe,
	run: 4,
	...more
});
const ram = (more: Partial<AttackOrder> = {}): AttackOrder =>
	lance({ attackers: [{ figure: figureId('A', 'bull') }], run: 6, ram: true, ...more });

describe('the longer weapon of a charge (E05-CMB-31, E10-CHG-10)', () => {
	it('strikes first, and a charger that falls never strikes', () => {
		const done = play(start('2010'), lance(), 'none', 'strike:gear-0', 'target', [3], [6, 5]);
		expect(done.cause).toMatchObject({
			rolls: [
				{ who: foe, why: 'attack' },
				{ who: foe, why: 'damage' }
			],
			results: [{ figure: lancer, result: 'killed' }]
		});
	});

	it('of the charger leaves no answer to a target that falls', () => {
		const done = play(start('2010'), lance(), 'none', 'strike:gear-0', 'charger', [4], [3, 3, 3]);
		expect(done.cause).toMatchObject({ results: [{ figure: foe, result: 'killed' }] });
	});

	it('of the same length lets both fall', () => {
		const { game, done } = played(
			start('2010'),
			lance(),
			'none',
			'strike:gear-0',
			'together',
			...[[4], [3, 3, 3], [4], [5]]
		);
		expect(done.cause).toMatchObject({
			results: [
				{ figure: foe, result: 'killed' },
				{ figure: lancer, result: 'killed' }
			]
		});
		expect(tableOf(game).figures.get(foe)?.weapons).toEqual({ 'gear-0': 1 });
	});

	it('counts for braced targets only in PL-2005, and never in 2020', () => {
		const missed = (
			rules: CombatRules,
			more: Partial<AttackOrder>,
			...given: (readonly number[] | string)[]
		) => play(start(rules), lance(more), ...(more.braced ? [] : ['none']), ...given).cause;
		expect(missed('2005', {}, [1], [1])).toMatchObject({ results: [{ result: 'missed' }] });
		expect(missed('2020', {}, [1], 'no')).toMatchObject({ results: [{ result: 'missed' }] });
		// The bodies meet all the same: the opposition hurts the charger, and one of them may fly (PL-CHG-08).
		expect(missed('2005', { braced: true }, [1], [5])).toMatchObject({
			results: [{ result: 'missed' }, { figure: lancer, result: 'killed' }]
		});
		expect(missed('2005', { braced: true }, [1], [2], [2], [4])).toMatchObject({
			results: [{ result: 'missed' }, { result: 'noEffect' }, { figure: lancer, result: 'pushed' }]
		});
	});

	it('runs into its target after a miss if the way is blocked (E10-CHG-08, E20-CHG-05)', () => {
		for (const rules of ['2010', '2020'] as const) {
			const given = rules === '2010' ? ['none', 'none'] : ['none'];
			const done = play(start(rules), lance(), ...given, [1], 'yes', [5], [2], 'no');
			expect(done.cause).toMatchObject({
				results: [{ result: 'missed' }, { figure: foe, result: 'pushed', amount: 3 }]
			});
		}
	});
});

describe('a charge head-on', () => {
	it('lets momentum meet momentum in PL-2005 (PL-CHG-06, PL-CHG-12)', () => {
		// One die each, as large as they are: the target rolls more, and the lancer flies 6 − 2 − 1 inches.
		const order = { ...lance(), attackers: [{ figure: lancer }], ram: true, headOn: 4 };
		const done = play(start('2005'), order, 'none', [1], [2], [6, 1]);
		expect(done.cause).toMatchObject({
			rolls: [
				{ who: lancer, why: 'damage' },
				{ who: lancer, why: 'momentum' },
				{ who: foe, why: 'momentum' }
			],
			results: [{ result: 'noEffect' }, { figure: lancer, result: 'pushed', amount: 4 }]
		});
	});

	it('may throw both later, and the charger into an obstacle (E10-COL-04, E20-COL-01)', () => {
		for (const rules of ['2010', '2020'] as const) {
			const order = { ...lance(), attackers: [{ figure: lancer }], ram: true, headOn: 4 };
			const done = play(
				start(rules),
				{ ...order, others: [figureId('B', 'foe', 2)] },
				...['none', [5], [2], [4], [1], 'no', '3']
			);
			// The one behind is not met: the charger does not run on.
			expect(done.cause).toMatchObject({
				rolls: [
					{ who: lancer, why: 'momentum' },
					{ who: foe, why: 'opposition' },
					{ who: foe, why: 'momentum' },
					{ who: lancer, why: 'opposition' }
				],
				results: [
					{ figure: foe, result: 'pushed', amount: 3 },
					{ figure: lancer, result: 'pushed', amount: 3 },
					{ figure: lancer, result: 'smashed', amount: 3 },
					{ figure: lancer, result: 'noEffect' }
				]
			});
		}
	});
});

describe('a Smash', () => {
	it('of an obstacle is one point for each inch that it prevents (E10-COL-05)', () => {
		const order = lance({ attackers: [{ figure: lancer }], ram: true });
		// MOM 6 + 4 against POP 2: a flight of 8″, of which a wall prevents 5.
		const wall = play(start('2010'), order, 'none', [6, 4], [2], '5');
		expect(wall.rules).toContain('E10-COL-05');
		expect(wall.cause).toMatchObject({
			results: [
				{ figure: foe, result: 'pushed', amount: 8 },
				{ result: 'smashed', amount: 5 },
				{ figure: foe, result: 'killed' }
			]
		});
		const free = play(start('2020'), order, 'none', [6, 4], [2], 'no');
		expect(free.cause).toMatchObject({ results: [{ result: 'pushed' }] });
	});

	it('of PL-2005 is one point for each inch of the charger, with the damage before (PL-CHG-09)', () => {
		// Damage 4 does nothing; run over once more, 4 + 3 kill.
		const done = play(start('2005'), ram(), 'none', [2, 1, 1], [6, 1, 2, 2], 'yes');
		expect(done.cause).toMatchObject({
			results: [
				{ result: 'noEffect' },
				{ result: 'pushed', amount: 10 },
				{ result: 'smashed', amount: 3 },
				{ result: 'killed' }
			]
		});
	});
});

describe('a charge through several targets (PL-CCB-04)', () => {
	const line = [2, 3].map((number) => figureId('B', 'foe', number));

	it('meets all with one roll of momentum', () => {
		const done = play(
			start('2005'),
			ram({ others: line }),
			...['none', 'none', 'none', [4, 3, 2], [5, 4, 3]]
		);
		expect(done.cause).toMatchObject({ targets: [foe, ...line] });
		const momentum = (done.cause as { rolls: { why: string }[] }).rolls.filter(
			({ why }) => why === 'momentum'
		);
		expect(momentum).toHaveLength(1);
	});

	it('ends at the first that holds', () => {
		// MOM 1 against POP 1, or 1 less the Size: the target stays where it is.
		const stopped = play(
			start('2010'),
			lance({ attackers: [{ figure: lancer }], ram: true, others: line }),
			'none',
			[2],
			[3]
		);
		expect(stopped.cause).toMatchObject({ targets: [foe], results: [] });
	});
});

describe('a charge into a braced target (A05-21)', () => {
	const braced = ram({ braced: true });
	/** Damage 4 that does nothing, and then momentum against opposition. */
	const unmoved = [[2, 1, 1], [2, 1, 1], [5]];

	it('meets its weapon and its opposition as one sum', () => {
		// The pike hits with 5; its 1 and 2 and the opposition of 5 are 8 against the bull’s Armor.
		const struck = ['strike:gear-0', [5], [1, 2, 5], [2], 'stop'];
		const done = play(start('2005', 'twoHanded'), braced, ...struck, ...unmoved);
		expect(done.rules).toContain('PL-CHG-08');
		expect(done.cause).toMatchObject({
			rolls: [
				{ who: foe, why: 'attack' },
				{ who: foe, why: 'damage', total: 8 },
				{ why: 'armor', total: 2 },
				...[{ why: 'damage' }, { why: 'momentum' }, { why: 'opposition' }]
			],
			results: [{ figure: figureId('A', 'bull'), result: 'sizeMark' }, { result: 'noEffect' }]
		});
	});

	it('is not met with a sword, which is no weapon to charge with', () => {
		const [damage, ...flight] = unmoved;
		const done = play(start('2005'), braced, damage ?? [], [5], [2], 'stop', ...flight);
		expect(done.cause).toMatchObject({ rolls: [{ why: 'damage' }, { why: 'damage' }, {}, {}, {}] });
	});

	it('takes the opposition alone where the blow misses, or there is none', () => {
		const missed = ['strike:gear-0', [1], [5], [2], 'stop', ...unmoved];
		const [damage, ...flight] = unmoved;
		const plain = ['none', damage ?? [], [5], [2], 'stop', ...flight];
		for (const given of [missed, plain]) {
			const { cause } = play(start('2005', 'twoHanded'), braced, ...given);
			expect(cause).toMatchObject({
				rolls: expect.arrayContaining([expect.objectContaining({ who: foe, total: 5 })]) as object
			});
		}
	});
});

describe('a squad that charges or is braced (PL-SQM-09)', () => {
	const squadOf = (id: string) => ({
		squads: [{ id: 'q', name: 'Squad', members: [{ unit: id, count: 3 }] }]
	});
	const game = after(
		gameOf(
			'2005',
			armyOf([minifig('lancer', { count: 3, gear: [{ item: 'twoHanded' }] })], squadOf('lancer')),
			armyOf([minifig('foe', { count: 3, gear: [{ item: 'shield' }] })], squadOf('foe'))
		),
		beginTurn('A')
	);
	const lancers = [1, 2, 3].map((number) => figureId('A', 'lancer', number));
	const foes = [1, 2, 3].map((number) => figureId('B', 'foe', number));
	const together = (more: Partial<AttackOrder> = {}) =>
		lance({ attackers: lancers.map((figure) => ({ figure })), ram: true, run: 8, ...more });
	const rollsOf = (cause: object, why: string) =>
		(cause as { rolls: { why: string; dice: object; total: number }[] }).rolls.filter(
			(roll) => roll.why === why
		);

	it('has the momentum of its bodies together, once', () => {
		// A run of 8″ would give four dice; three minifigs take three.
		const done = play(game, together(), 'none', [2, 1, 1], [2, 1, 1], 'no', 'no');
		expect(done.rules).toContain('PL-SQM-09');
		expect(rollsOf(done.cause, 'damage')).toMatchObject([{ dice: { rolls: [{ count: 3 }] } }]);
		const short = play(game, together({ run: 4 }), 'none', [2, 1], [2, 1], 'no', 'no');
		expect(rollsOf(short.cause, 'momentum')).toMatchObject([{ dice: { rolls: [{ count: 2 }] } }]);
	});

	const unlinkedIn = ({ changes }: ReturnType<typeof play>) =>
		changes.flatMap((change) =>
			change.kind === 'link' && change.link === 'squad' ? [change.figure] : []
		);

	it('tears a member that flies off its base out of its squad (PL L1313)', () => {
		const flown = (off: string) => play(game, together(), 'none', [2, 1, 1], [2, 1, 1], off, 'no');
		expect(unlinkedIn(flown('yes'))).toEqual([foes[0]]);
		expect(unlinkedIn(flown('no'))).toEqual([]);
	});

	it('is scattered if it was braced and is trampled (PL L1311)', () => {
		const order = together({ squad: 'B/0:q', braced: true });
		const trampled = (yes: string) =>
			play(
				game,
				order,
				...[foes[0] ?? '', 'none'],
				...[[2, 1, 1], [2, 1, 1], lancers[0] ?? ''],
				...[[5, 2, 2], [1, 1, 1], yes]
			);
		expect(unlinkedIn(trampled('no'))).toEqual([]);
		const survivors = unlinkedIn(trampled('yes'));
		expect(survivors.length).toBeGreaterThan(1);
		expect(foes).toEqual(expect.arrayContaining(survivors));
	});

	it('adds it to the weapons that hit', () => {
		const attackers = lancers.map((figure) => ({ figure, weapon: 'gear-0' }));
		const order = together({ attackers, ram: false });
		const done = play(game, order, 'none', [5, 5, 1], [1, 1, 1, 1, 2, 1, 1], [1, 1, 1]);
		expect(rollsOf(done.cause, 'damage')).toMatchObject([
			{ dice: { rolls: [{ count: 7, sides: 6 }] } }
		]);
	});

	describe('has odds with its weapons', () => {
		const kill = (damage: string) =>
			engage(float, EDITIONS['2005'], {
				skill: notation('1d6'),
				damage: notation(damage),
				armor: flat(4)
			}).outcome.kill;
		const oddsIn = (where: Game, order: AttackOrder) =>
			oddsOf(floatOrder, where, tableOf(where), order)?.outcomes.kill;
		const armed = (figures: readonly string[]) =>
			figures.map((figure) => ({ figure, weapon: 'gear-0' }));

		it('of infantry, whose momentum joins those who hit', () => {
			// Use 5 on 1d6: each of three hits with 1/3.
			const order = together({ attackers: armed(lancers), ram: false, run: 4 });
			const expected = (12 / 27) * kill('4d6') + (6 / 27) * kill('6d6') + (1 / 27) * kill('8d6');
			expect(oddsIn(game, order)).toBeCloseTo(expected);
		});

		it('of cavalry, of which only the riders that hit push', () => {
			const horse: Creation = { ...bull, id: 'horse', name: 'Horse', size: 2 };
			const rider = minifig('rider', { gear: [{ item: 'twoHanded' }], mount: 'horse' });
			const runner = minifig('runner', { gear: [{ item: 'twoHanded' }] });
			const squads = ['rider', 'runner'].map((unit) => ({ unit, count: 1 }));
			const army = armyOf([rider, runner, horse], {
				squads: [{ id: 'q', name: 'Squad', members: squads }]
			});
			const mixed = after(gameOf('2005', army, armyOf([minifig('foe')])), beginTurn('A'));
			const riders = [figureId('A', 'rider'), figureId('A', 'runner')];
			const order = together({ attackers: armed(riders), ram: false, run: 8 });
			const [own, other] = riders.map((figure) =>
				momentumOf({ game: mixed, table: tableOf(mixed) }, [figure], 8)
			);
			expect([own, other]).toEqual([2, 1]);
			const expected = (2 / 9) * kill('4d6') + (2 / 9) * kill('3d6') + (1 / 9) * kill('7d6');
			expect(oddsIn(mixed, order)).toBeCloseTo(expected);
		});
	});

	it('braced meets a charge as one body, and flies as one', () => {
		const order = together({ squad: 'B/0:q', braced: true });
		// Momentum 9 against opposition 3: 6 less the three bodies.
		const held = play(
			game,
			order,
			...[foes[0] ?? '', 'none'],
			...[[2, 1, 1], [2, 1, 1], lancers[0] ?? ''],
			...[[5, 2, 2], [1, 1, 1], 'no']
		);
		expect(held.cause).toMatchObject({
			results: expect.arrayContaining(
				foes.map((figure) => ({ figure, result: 'pushed', amount: 3 }))
			) as object
		});
	});
});

describe('a charging shove', () => {
	const shove = (rules: CombatRules, run: number, ...given: (readonly number[] | string)[]) => {
		const order = { ...lance(), way: 'push', run } as const;
		return play(start(rules), order, 'none', ...given).cause;
	};

	it('throws 1d10″ less the opposition in 2010 (E10-CHG-03)', () => {
		expect(shove('2010', 4, [9], [2], 'no')).toMatchObject({
			results: [{ figure: foe, result: 'pushed', amount: 7 }]
		});
		expect(shove('2010', 4, [3], [5])).toMatchObject({ results: [{ result: 'noEffect' }] });
		expect(shove('2010', 3)).toMatchObject({ results: [{ result: 'pushed', amount: 2 }] });
	});

	it('throws 2″ and 1d6″ in 2020, without opposition (E20-CHG-04, A20-4)', () => {
		expect(shove('2020', 4, [5], 'no')).toMatchObject({
			results: [{ figure: foe, result: 'pushed', amount: 7 }]
		});
	});
});
