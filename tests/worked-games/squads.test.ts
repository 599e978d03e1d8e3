import { describe, expect, it } from 'vitest';
import { exactOrder } from '$lib/dice/exact/order';
import { beginTurn } from '$lib/play/acts';
import { stepsOf, tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import { objectionsOf } from '$lib/play/objections';
import { oddsOf } from '$lib/play/odds';
import type { Order } from '$lib/play/procedures';
import { relationsOf } from '$lib/play/relations';
import type { Creation, Squad, Unit } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig, played } from '../setup/game';

const sword = { gear: [{ item: 'shortHand' as const }] };
const own = (unit: string, ...numbers: number[]) =>
	(numbers.length > 0 ? numbers : [1]).map((number) => figureId('A', unit, number));
const codes = (game: Game) => {
	const step = stepsOf(game).at(-1);
	return step ? objectionsOf(game, step).map(({ code }) => code) : [];
};
const begun = (units: readonly Unit[], squads: readonly Squad[]) =>
	after(
		gameOf('2005', armyOf(units, { squads: [...squads] }), armyOf([minifig('foe', { count: 6 })])),
		beginTurn('A')
	);
const regroups = (
	game: Game,
	way: 'form' | 'join' | 'leave' | 'rebase',
	figures: readonly string[],
	squad: string
) => {
	const name = way === 'form' ? { name: 'New' } : {};
	return played(game, { procedure: 'squad', way, figures, squad, ...name }).game;
};
const strike = (figure: string, target = figureId('B', 'foe')): Order => ({
	procedure: 'attack',
	way: 'close',
	attackers: [{ figure, weapon: 'gear-0' }],
	target
});
/** The objections to a strike that misses. */
const objectionsToStrike = (game: Game, figure: string) =>
	codes(played(game, strike(figure), 'none', [1]).game);
const acted = (game: Game, figures: readonly string[]) =>
	figures.map((id) => tableOf(game).figures.get(id)?.counts.actions ?? 0);

describe('squads that merge (PL-SQD-05, PL L1156–1158)', () => {
	it('cost those three their action who step on the largest base, and leave its own three theirs', () => {
		const start = begun(
			[
				minifig('three', { count: 3, ...sword }),
				minifig('two', { count: 2, ...sword }),
				minifig('one', sword)
			],
			[
				{ id: 'large', name: 'Large', members: [{ unit: 'three', count: 3 }] },
				{ id: 'small', name: 'Small', members: [{ unit: 'two', count: 2 }] }
			]
		);
		const newcomers = [...own('two', 1, 2), ...own('one')];
		const merged = regroups(start, 'join', newcomers, 'A/0:large');
		expect(codes(merged)).toEqual([]);
		expect(acted(merged, newcomers)).toEqual([1, 1, 1]);
		expect(acted(merged, own('three', 1, 2, 3))).toEqual([0, 0, 0]);
		expect(relationsOf(merged, tableOf(merged)).squads.get('A/0:large')).toHaveLength(6);
		for (const id of own('three', 1, 2, 3)) expect(objectionsToStrike(merged, id)).toEqual([]);
		for (const id of newcomers) {
			expect(objectionsToStrike(merged, id)).toEqual(
				expect.arrayContaining(['actionSpent', 'regrouping'])
			);
		}
	});
});

describe('two of six who part (PL-SQD-05, PL L1160–1162, L1188–1190)', () => {
	const six: Squad = { id: 'q', name: 'Six', members: [{ unit: 'man', count: 6 }] };
	const start = begun([minifig('man', { count: 6, ...sword })], [six]);
	const [leavers, stayers] = [own('man', 5, 6), own('man', 1, 2, 3, 4)];

	it('spend their actions on a squad of their own, and four may still act', () => {
		const parted = regroups(start, 'form', leavers, 'new');
		expect([codes(parted), acted(parted, leavers)]).toEqual([[], [1, 1]]);
		for (const id of stayers) expect(objectionsToStrike(parted, id)).toEqual([]);
		for (const id of leavers) {
			expect(objectionsToStrike(parted, id)).toEqual(
				expect.arrayContaining(['actionSpent', 'regrouping'])
			);
		}
	});

	it('spend nothing as single minifigs', () => {
		const left = regroups(start, 'leave', leavers, 'A/0:q');
		expect([codes(left), acted(left, leavers)]).toEqual([[], [0, 0]]);
		for (const id of leavers) expect(objectionsToStrike(left, id)).toEqual([]);
	});

	it('spend nothing where an officer stays in the squad, and act at once', () => {
		const officer = minifig('officer', { rank: 'officer', ...sword });
		const members = [...(six.members ?? []), { unit: 'officer' }];
		const led = begun([minifig('man', { count: 6, ...sword }), officer], [{ ...six, members }]);
		const parted = regroups(led, 'form', leavers, 'new');
		expect([codes(parted), acted(parted, leavers)]).toEqual([[], [0, 0]]);
		for (const id of leavers) expect(objectionsToStrike(parted, id)).toEqual([]);
	});
});

describe('a smaller base for four (PL-SQD-05, PL L1164–1166)', () => {
	it('costs the squad its action', () => {
		const four: Squad = { id: 'q', name: 'Four', members: [{ unit: 'man', count: 4 }] };
		const start = begun([minifig('man', { count: 4, ...sword })], [four]);
		const men = own('man', 1, 2, 3, 4);
		const changed = regroups(start, 'rebase', men, 'A/0:q');
		expect([codes(changed), acted(changed, men)]).toEqual([[], [1, 1, 1, 1]]);
		expect(objectionsToStrike(changed, men[0] ?? '')).toContain('actionSpent');
	});
});

describe('six who pass a gate for two (PL-SQD-05, PL L1168–1172)', () => {
	it('may leave their squad and form again in one turn, for their actions', () => {
		const six: Squad = { id: 'q', name: 'Six', members: [{ unit: 'man', count: 6 }] };
		const start = begun([minifig('man', { count: 6, ...sword })], [six]);
		const men = own('man', 1, 2, 3, 4, 5, 6);
		const apart = regroups(start, 'leave', men, 'A/0:q');
		expect([codes(apart), acted(apart, men)]).toEqual([[], Array(6).fill(0)]);
		const again = regroups(apart, 'join', men, 'A/0:q');
		expect([codes(again), acted(again, men)]).toEqual([[], Array(6).fill(1)]);
		expect(relationsOf(again, tableOf(again)).squads.get('A/0:q')).toHaveLength(6);
	});

	it('may not join a squad and leave it again in one turn (PL-SQD-04, PL L1168)', () => {
		const four: Squad = { id: 'q', name: 'Four', members: [{ unit: 'man', count: 4 }] };
		const start = begun([minifig('man', { count: 6, ...sword })], [four]);
		const newcomers = own('man', 5, 6);
		const joined = regroups(start, 'join', newcomers, 'A/0:q');
		expect(codes(joined)).toEqual([]);
		const left = regroups(joined, 'leave', newcomers, 'A/0:q');
		expect(codes(left)).toEqual(['leavesAtOnce', 'leavesAtOnce']);
		const parted = regroups(joined, 'form', newcomers, 'new');
		expect(codes(parted)).toContain('leavesAtOnce');
		expect(codes(regroups(joined, 'leave', own('man', 1), 'A/0:q'))).toEqual([]);
		const later = after(after(joined, beginTurn('B')), beginTurn('A'));
		expect(codes(regroups(later, 'leave', newcomers, 'A/0:q'))).toEqual([]);
	});
});

describe('Tybalt, Mercutio and those who rush to help (PL-SQM-06, PL L1281)', () => {
	it('are one ring, two against three', () => {
		const [tybalt, capulet] = ['tybalt', 'capulet'].map((id) => figureId('A', id)) as [
			string,
			string
		];
		const [mercutio, romeo, montague] = ['mercutio', 'romeo', 'montague'].map((id) =>
			figureId('B', id)
		) as [string, string, string];
		const fighters = (...ids: string[]) => armyOf(ids.map((id) => minifig(id, sword)));
		let game = gameOf(
			'2005',
			fighters('tybalt', 'capulet'),
			fighters('mercutio', 'romeo', 'montague')
		);
		for (const [side, by, at] of [
			['A', tybalt, mercutio],
			['B', romeo, tybalt],
			['A', capulet, romeo],
			['B', montague, capulet]
		] as const) {
			game = played(after(game, beginTurn(side)), strike(by, at), 'none', [1]).game;
			expect(codes(game)).toEqual([]);
		}
		const rings = [tybalt, capulet, mercutio, romeo, montague].map(
			(id) => tableOf(game).figures.get(id)?.links.ring
		);
		expect(rings[0]).toBeDefined();
		expect(new Set(rings).size).toBe(1);
	});
});

describe('one member of a squad as a target (PL-SDM-01, PL L1323)', () => {
	const creature = (id: string, size: number): Creation => ({
		kind: 'creation',
		id,
		name: id,
		form: 'creature',
		size,
		structureLevel: 0,
		propulsion: [{ mode: 'ground', speed: 10 }],
		brain: { type: 'full' },
		weapons: [{ type: 'closeCombat', level: 1 }]
	});
	const shot = (figure: string, weapon: string, target: string): Order => ({
		procedure: 'attack',
		way: 'close',
		attackers: [{ figure, weapon }],
		target
	});
	const foes = (unit: Unit) =>
		after(
			gameOf(
				'2005',
				armyOf([minifig('peasant', sword), creature('horse', 2)]),
				armyOf([unit], {
					squads: [{ id: 'q', name: 'Foes', members: [{ unit: unit.id, count: 3 }] }]
				})
			),
			beginTurn('A')
		);
	const aimed = (game: Game, figure: string, weapon: string, target: string) =>
		codes(played(game, shot(figure, weapon, target), 'none', [1]).game);

	it('is a horse of 2″ for a peasant of 1″, but no other peasant', () => {
		const horses = foes({ ...creature('steed', 2), count: 3 });
		const [peasant] = own('peasant') as [string];
		expect(aimed(horses, peasant, 'gear-0', figureId('B', 'steed'))).toEqual([]);
		const peasants = foes(minifig('rabble', { count: 3 }));
		expect(aimed(peasants, peasant, 'gear-0', figureId('B', 'rabble'))).toEqual(['memberAimedAt']);
	});

	it('is a giant of 4″ for a horse of 2″, but not one of 3″', () => {
		const [horse] = own('horse') as [string];
		const giants = foes({ ...creature('giant', 4), count: 3 });
		expect(aimed(giants, horse, 'built-0', figureId('B', 'giant'))).toEqual([]);
		const ogres = foes({ ...creature('ogre', 3), count: 3 });
		expect(aimed(ogres, horse, 'built-0', figureId('B', 'ogre'))).toEqual(['memberAimedAt']);
	});

	const knights = (id: string) => [
		minifig(id, { count: 3, mount: 'steed', ...sword }),
		{ ...creature('steed', 2), count: 3 }
	];
	const mounted = after(
		gameOf(
			'2005',
			armyOf([
				minifig('peasant', sword),
				minifig('knight', { mount: 'mare', ...sword }),
				creature('mare', 2)
			]),
			armyOf([...knights('rider'), { ...creature('colt', 2), count: 2 }], {
				squads: [
					{ id: 'q', name: 'Riders', members: [{ unit: 'rider', count: 3 }] },
					{ id: 'c', name: 'Colts', members: [{ unit: 'colt', count: 2 }] }
				]
			})
		),
		beginTurn('A')
	);
	const [rider, colt] = [figureId('B', 'rider'), figureId('B', 'colt')];

	it('is a mounted knight of 2″ for a peasant, but no horse for a mounted knight (PL L618)', () => {
		const [peasant, knight] = own('peasant', 1).concat(own('knight')) as [string, string];
		expect(aimed(mounted, peasant, 'gear-0', rider)).toEqual([]);
		expect(aimed(mounted, knight, 'gear-0', colt)).toEqual(['memberAimedAt']);
		expect(aimed(mounted, knight, 'gear-0', rider)).toEqual(['memberAimedAt']);
	});

	it('is else the squad of three riders, at +2 for its 6″', () => {
		const [peasant] = own('peasant') as [string];
		const order: Order = {
			...(strike(peasant, rider) as Extract<Order, { procedure: 'attack' }>),
			squad: 'B/0:q'
		};
		const odds = oddsOf(exactOrder, mounted, tableOf(mounted), order);
		expect(odds?.modifiers).toContainEqual({
			...{ id: 'large', rule: 'PL-CMB-03', to: 'skill', value: 2 }
		});
	});

	it('lets a creature of 4″ strike back at a mounted knight, but not at a peasant (PL-CCB-02)', () => {
		const giants = after(
			gameOf(
				'2005',
				armyOf([
					minifig('peasant', sword),
					minifig('knight', { mount: 'mare', ...sword }),
					creature('mare', 2)
				]),
				armyOf([creature('giant', 4)])
			),
			beginTurn('A')
		);
		const giant = figureId('B', 'giant');
		const answers = [...own('peasant'), ...own('knight')].map((figure) => {
			const { done, game } = played(giants, strike(figure, giant), 'none', [1]);
			const counter: Order = {
				procedure: 'attack',
				way: 'counter',
				attackers: [{ figure: giant, weapon: 'built-0' }],
				target: figure
			};
			return [done.follow.length, codes(played(game, counter, [1]).game)];
		});
		expect(answers).toEqual([
			[0, ['cannotCounter']],
			[1, []]
		]);
	});
});
