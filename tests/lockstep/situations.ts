import fc from 'fast-check';
import { beginTurn } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import type { Game } from '$lib/play/game-file';
import type { AttackOrder } from '$lib/play/procedures/order';
import { CLOSE_WAYS } from '$lib/play/causes';
import type { Table } from '$lib/play/table';
import { weaponsOf } from '$lib/play/weapons';
import type { EditionId } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import type { Situation } from '$lib/combat/situation';
import type { Creation, CoreGearItem, Rank, Unit } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig } from '../setup/game';

/** An attack on a table, and what its target does against it. */
export interface Attacked {
	readonly game: Game;
	readonly table: Table;
	readonly order: AttackOrder;
	/** Picks one of the parries that are possible, if any is. */
	readonly parry: number | undefined;
	/** Which of the attackers it meets. */
	readonly meets: number;
}

export const EDITION_IDS: readonly EditionId[] = [
	'2005',
	'2010',
	'2020',
	'quickwars',
	'lugpolwars'
];

const WEAPONS: readonly CoreGearItem[] = [
	'shortHand',
	'heavyHand',
	'twoHanded',
	'shortRanged',
	'longRanged',
	'improvised',
	'explosive'
];
const HELD: readonly CoreGearItem[] = [
	'shield',
	'shortHand',
	'heavyHand',
	'twoHanded',
	'shortRanged'
];
const RANKS: readonly Rank[] = ['mercenary', 'officer', 'hero'];

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

/** The parts of a situation that are given. */
const defined = <T extends object>(parts: T) =>
	Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
		[K in keyof T]?: Exclude<T[K], undefined>;
	};

const situation: fc.Arbitrary<Situation> = fc
	.record({
		distance: optional(fc.integer({ min: 0, max: 14 })),
		height: optional(fc.integer({ min: 0, max: 4 })),
		visible: optional(fc.constantFrom(1 as const, 2 as const, 3 as const)),
		still: optional(fc.boolean()),
		aiming: optional(fc.boolean()),
		short: optional(fc.boolean()),
		blind: optional(fc.boolean()),
		speed: optional(fc.integer({ min: 0, max: 14 })),
		opponents: optional(fc.integer({ min: 1, max: 3 })),
		friends: optional(fc.integer({ min: 1, max: 3 })),
		heroes: optional(fc.integer({ min: 0, max: 3 }))
	})
	.map(defined);

/** A target that defends itself, outnumbered or not. */
const defending = optional(
	fc
		.record({ opponents: fc.integer({ min: 1, max: 3 }), friends: fc.integer({ min: 1, max: 2 }) })
		.map((numbers): Situation => ({ ...numbers, close: true }))
);

const tank: Creation = {
	kind: 'creation',
	id: 'target',
	name: 'Target',
	form: 'vehicle',
	size: 4,
	structureLevel: 1,
	propulsion: [{ mode: 'ground', speed: 6 }],
	weapons: []
};

/** Weak and small, so that its Armor can be met again and again. */
const cart: Creation = { ...tank, size: 3, structureLevel: 0 };

const horse: Creation = {
	kind: 'creation',
	id: 'horse',
	name: 'Horse',
	form: 'creature',
	size: 2,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'half', limitation: 'dependent' },
	weapons: []
};

const minifigTarget: fc.Arbitrary<Unit> = fc
	.record({
		rank: fc.constantFrom(...RANKS),
		gear: fc.subarray([...HELD], { maxLength: 2 }),
		armor: fc.boolean()
	})
	.map(({ rank, gear, armor }) =>
		minifig('target', {
			rank,
			gear: [...gear, ...(armor ? (['bodyArmor'] as const) : [])].map((item) => ({ item }))
		})
	);

const target: fc.Arbitrary<Unit> = fc.oneof(
	{ weight: 5, arbitrary: minifigTarget },
	{ weight: 1, arbitrary: fc.constant(tank) }
);

/** Heroes beside those who fight: each takes 1 off the rolls of another one of its army (PL-HER-02). */
const rivals = (side: string, count: number) =>
	Array.from({ length: count }, (_, n) => minifig(`${side}${n}`, { rank: 'hero' }));

const attacker = fc.record({ rank: fc.constantFrom(...RANKS), item: fc.constantFrom(...WEAPONS) });

/** A table with damage that the target took before in this turn. */
function hurt(table: Table, id: string, damage: number): Table {
	const state = table.figures.get(id);
	if (!state || damage === 0) return table;
	const counts = { ...state.counts, damage };
	return { ...table, figures: new Map([...table.figures, [id, { ...state, counts }]]) };
}

/** How a weapon attacks: in close combat, also as a counterattack, or as what it is. */
function wayOf(game: Game, table: Table, figure: string, key: string, counters: boolean) {
	const weapon = weaponsOf(game, table, figure).find((one) => one.key === key);
	if (weapon?.explosion) return 'explosion';
	if (weapon?.ranged) return 'ranged';
	return counters ? 'counter' : 'close';
}

/** A push, shove or grab, or a charge, by one figure. */
export const pressed: fc.Arbitrary<Attacked & { readonly answer: number; readonly first: string }> =
	fc
		.record({
			rules: fc.constantFrom('2005' as const, '2010' as const, '2020' as const),
			attacker,
			mounted: fc.boolean(),
			heroes: fc.integer({ min: 0, max: 2 }),
			foeHeroes: fc.constantFrom(0, 0, 0, 1, 2, 3),
			foe: minifigTarget,
			way: fc.constantFrom('push' as const, 'grab' as const, 'charge' as const),
			ram: fc.boolean(),
			bothHands: fc.boolean(),
			braced: fc.boolean(),
			run: fc.integer({ min: 0, max: 8 }),
			damage: fc.integer({ min: 0, max: 3 }),
			situation,
			defending,
			parry: optional(fc.nat(3)),
			answer: fc.nat(3),
			first: fc.constantFrom('together', 'charger', 'target')
		})
		.map(
			({ rules, attacker: { rank, item }, heroes, foe, way, run, situation: given, ...rest }) => {
				const others = rivals('h', heroes);
				const own = minifig('a0', {
					rank,
					gear: [{ item }],
					...(rest.mounted && { mount: 'horse' })
				});
				const game = after(
					gameOf(
						rules,
						armyOf([own, ...others, ...(rest.mounted ? [horse] : [])]),
						armyOf([foe, ...rivals('r', rest.foeHeroes)])
					),
					beginTurn('A')
				);
				const id = figureId('B', 'target');
				const table = hurt(tableOf(game), id, rest.damage);
				const figure = figureId('A', 'a0');
				const weapon = weaponsOf(game, table, figure).find(({ ranged, load }) => !ranged && !load);
				const { distance: _, height: __, ...near } = given;
				const order: AttackOrder = {
					procedure: 'attack',
					way: way === 'grab' && rules === '2005' ? 'push' : way,
					attackers: [
						{
							figure,
							...(weapon && { weapon: weapon.key }),
							...(rest.bothHands && { bothHands: true })
						}
					],
					target: id,
					situation: { ...near, close: true },
					...(rest.defending && { defending: rest.defending }),
					...(way === 'charge' && {
						run,
						...((rest.ram || !weapon?.strike.damage) && { ram: true })
					}),
					...(way === 'charge' && rest.braced && { braced: true })
				};
				return {
					game,
					table,
					order,
					parry: rest.parry,
					meets: 0,
					answer: rest.answer,
					first: rest.first
				};
			}
		);

/** Attacks of up to some figures at a target, in any of some editions. */
const attacksOf = (
	most: number,
	foe = target,
	editions: readonly EditionId[] = EDITION_IDS
): fc.Arbitrary<Attacked> =>
	fc
		.record({
			rules: fc.constantFrom(...editions),
			attackers: fc.array(attacker, { minLength: 1, maxLength: most }),
			same: fc.boolean(),
			heroes: fc.integer({ min: 0, max: 2 }),
			foeHeroes: fc.constantFrom(0, 0, 0, 1, 2, 3),
			target: foe,
			situation,
			defending,
			bonus: fc.integer({ min: -1, max: 1 }),
			counters: fc.boolean(),
			bothHands: fc.boolean(),
			damage: fc.integer({ min: 0, max: 3 }),
			parry: optional(fc.nat(3)),
			meets: fc.nat(2)
		})
		.map(({ rules, attackers, same, heroes, counters, ...rest }) => {
			const [first] = attackers;
			const units = attackers.map(({ rank, item }, n) =>
				minifig(`a${n}`, { rank, gear: [{ item: same && first ? first.item : item }] })
			);
			const game = after(
				gameOf(
					rules,
					armyOf([...units, ...rivals('h', heroes)]),
					armyOf([rest.target, ...rivals('r', rest.foeHeroes)])
				),
				beginTurn('A')
			);
			const id = figureId('B', 'target');
			const table = hurt(tableOf(game), id, rest.damage);
			const way = wayOf(game, table, figureId('A', 'a0'), 'gear-0', counters);
			const alike = units.filter(
				({ id: unit }) => wayOf(game, table, figureId('A', unit), 'gear-0', counters) === way
			);
			const fighting = way === 'counter' || way === 'explosion' ? alike.slice(0, 1) : alike;
			const order: AttackOrder = {
				procedure: 'attack',
				way,
				attackers: fighting.map(({ id: unit }) => ({
					figure: figureId('A', unit),
					weapon: 'gear-0',
					...(rest.bothHands && { bothHands: true })
				})),
				target: id,
				situation: { ...rest.situation, ...(CLOSE_WAYS.includes(way) && { close: true }) },
				...(rest.defending && CLOSE_WAYS.includes(way) && { defending: rest.defending }),
				bonus: rest.bonus
			};
			return { game, table, order, parry: rest.parry, meets: rest.meets };
		});

/** One attack, or several together. */
export const attacked = attacksOf(3);

/** One attack, whose dice may explode. */
export const alone = attacksOf(1);

/** One attack at a creation: at its body, or at a part that may be worn down already. */
const atCreation = (
	foe: Creation,
	element: fc.Arbitrary<string | undefined>,
	editions = EDITION_IDS
): fc.Arbitrary<Attacked> =>
	fc
		.record({
			attack: attacksOf(1, fc.constant(foe), editions),
			element,
			worn: fc.integer({ min: 0, max: 4 })
		})
		.map(({ attack: { order, table, ...rest }, element: part, worn }) => {
			const state = table.figures.get(order.target);
			const figures = new Map(table.figures);
			const grinding = part ? { [part]: worn } : {};
			if (state) figures.set(order.target, { ...state, grinding, counts: {} });
			return {
				...rest,
				table: { ...table, figures },
				order: { ...order, ...(part && { element: part }) }
			};
		});

export const atBody = atCreation(
	cart,
	fc.constant(undefined),
	EDITION_IDS.filter((id) => EDITIONS[id].sizeDamage)
);
export const atPart = atCreation(tank, fc.constantFrom('surface', 'protruding'));

const MEMBERS = 4;

/** Attacks of several at a squad, all of whose members are alike and unhurt. */
export const atSquad = attacksOf(
	2,
	minifigTarget.map((foe) => ({ ...foe, count: MEMBERS })),
	EDITION_IDS.filter((id) => EDITIONS[id].squads)
)
	.filter(({ order: { attackers } }) => attackers.length > 1)
	.map(({ order, table, ...rest }): Attacked => {
		const figures = new Map(table.figures);
		for (let n = 1; n <= MEMBERS; n++) {
			const id = figureId('B', 'target', n);
			const state = figures.get(id);
			if (state)
				figures.set(id, { ...state, counts: {}, links: { ...state.links, squad: 'squad' } });
		}
		return { ...rest, table: { ...table, figures }, order: { ...order, squad: 'squad' } };
	});

const grenadier = minifig('a0', { gear: [{ item: 'explosive' }] });
const mage = minifig('a0', { magic: { level: 2, areaSpells: [{ level: 2 }] } });

/** An explosion or a spell that reaches another one beside its target, both alike and unhurt. */
export const inArea: fc.Arbitrary<Attacked> = fc
	.record({
		rules: fc.constantFrom(...EDITION_IDS),
		attacker: fc.constantFrom(grenadier, mage),
		foe: minifigTarget,
		situation
	})
	.map(({ rules, attacker: one, foe, situation: given }) => {
		const game = after(
			gameOf(rules, armyOf([one]), armyOf([{ ...foe, count: 2 }])),
			beginTurn('A')
		);
		const order: AttackOrder = {
			procedure: 'attack',
			way: one === mage ? 'spell' : 'explosion',
			attackers: [{ figure: figureId('A', 'a0'), weapon: one === mage ? 'spell-0' : 'gear-0' }],
			target: figureId('B', 'target'),
			others: [figureId('B', 'target', 2)],
			situation: given
		};
		return { game, table: tableOf(game), order, parry: undefined, meets: 0 };
	});
