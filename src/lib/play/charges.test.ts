import { describe, expect, it } from 'vitest';
import type { Creation } from '$lib/rules/choices';
import type { CombatRules } from '$lib/rules/rulebook/combat-rules';
import { after, armyOf, figureId, gameOf, minifig, play, played } from '../../../tests/setup/game';
import { beginTurn } from './acts';
import { tableOf } from './fold';
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
const start = (rules: CombatRules) =>
	after(
		gameOf(
			rules,
			armyOf([minifig('lancer', { gear: [{ item: 'twoHanded' }] }), bull]),
			armyOf([minifig('foe', { count: 3, gear: [{ item: 'shortHand' }] })])
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
		const missed = (rules: CombatRules, more: Partial<AttackOrder>, ...choices: string[]) =>
			play(start(rules), lance(more), 'none', ...choices, [1]).cause;
		expect(missed('2005', {})).toMatchObject({ results: [{ result: 'missed' }] });
		expect(missed('2020', {})).toMatchObject({ results: [{ result: 'missed' }] });
		expect(missed('2005', { braced: true }, 'none')).toMatchObject({
			results: [{ result: 'missed' }]
		});
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
		const done = play(start('2005'), ram({ others: line }), 'none', [4, 3, 2], [5, 4, 3]);
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
