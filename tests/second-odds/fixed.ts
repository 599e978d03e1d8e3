import { beginTurn } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { oddsOf } from '$lib/play/odds';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { EditionId } from '$lib/combat/edition';
import { exactOrder } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import type { CoreGearItem, Creation, Rank, Unit } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig, played } from '../setup/game';
import type { Order } from './table.mjs';
import { heroes, hurt } from './tables';

/** Fixed situations at a table, each with its exact fraction from the rules. */
interface Fixed {
	readonly name: string;
	readonly edition: EditionId;
	readonly rank?: Rank;
	readonly item: CoreGearItem;
	readonly rivals?: number;
	readonly foe?: Unit;
	readonly taken?: number;
	readonly order?: Partial<AttackOrder>;
	readonly kill: string;
}

const grenade = { item: 'explosive' as const, kill: '137/300' };
const atFive = { way: 'explosion' as const, situation: { distance: 5 } };
const blow = { item: 'shortHand' as const };

export const FIXED: readonly Fixed[] = [
	// d10 - 2 reaches 4 with 1/2, and 1d6 + 2 - 2 exceeds 4 with 1/3.
	{
		name: 'a hero between two others',
		edition: '2005',
		rank: 'hero',
		item: 'heavyHand',
		rivals: 2,
		kill: '1/6'
	},
	{ name: 'a hero alone', edition: '2005', rank: 'hero', item: 'heavyHand', kill: '7/15' },
	// A die of 3 to 5 hits, and 6 adds a die of Damage: 1/2 × 6/10 + 1/6 × 94/100.
	{ name: 'a grenade beyond its range', edition: '2010', order: atFive, ...grenade },
	{ name: 'a grenade beyond its range', edition: '2020', order: atFive, ...grenade },
	// 5/6 × 2/3: a 1 does nothing, and 3 or more exceed 4 with the 2 of before. QuickWars adds nothing up.
	{ name: 'damage of the turn', edition: '2005', taken: 2, ...blow, kill: '5/9' },
	{ name: 'damage of the turn', edition: 'quickwars', taken: 2, ...blow, kill: '1/3' },
	{ name: 'no damage of the turn', edition: 'quickwars', ...blow, kill: '1/3' }
];

export function killIn({
	edition,
	rank = 'mercenary',
	item,
	rivals = 0,
	foe,
	taken = 0,
	order
}: Fixed) {
	const own = minifig('own', { rank, gear: [{ item }] });
	const armies = [armyOf([own, ...heroes(rivals)]), armyOf([foe ?? minifig('foe')])] as const;
	const game = after(gameOf(edition, ...armies), beginTurn('A'));
	const target = figureId('B', 'foe');
	const attackers = [{ figure: figureId('A', 'own'), weapon: 'gear-0' }];
	const attack: AttackOrder = { procedure: 'attack', way: 'close', attackers, target, ...order };
	const { kill } = oddsOf(exactOrder, game, hurt(game, target, taken), attack)?.outcomes ?? {};
	return kill && formatFraction(kill);
}

const order: Order = {
	edition: '2020',
	attackers: [{ rank: 'mercenary', weapon: 'shortHand' }],
	heroes: 0,
	bothHands: false,
	countering: false,
	foe: 'hero',
	foeHeroes: 2,
	already: 0,
	scene: { close: true },
	defending: { close: true },
	bonus: 0,
	parry: undefined
};

/** Fixed orders in 2020 with their chances: an Armor that may be 0, and a shield against a long gun (A20-8, A10-6). */
export const ORDERS: readonly (readonly [Order, Readonly<Record<string, number>>])[] = [
	[order, { somethingBad: 0.0653092 }],
	[
		{
			...order,
			attackers: [{ rank: 'mercenary', weapon: 'longRanged' }],
			foeHeroes: 1,
			scene: { distance: 5 },
			defending: {},
			parry: { item: 'shield', meets: 0, both: false }
		},
		{ kill: 0.0633279, somethingBad: 0.0278436 }
	]
];

const cart: Creation = {
	kind: 'creation',
	id: 'foe',
	name: 'Cart',
	form: 'vehicle',
	size: 3,
	structureLevel: 0,
	propulsion: [{ mode: 'ground', speed: 4 }],
	weapons: []
};

/** The kill of a second blow, after a first one that made a mark, and after none (PL L1046). */
export function afterMark(): (string | undefined)[] {
	const game = after(
		gameOf(
			'2005',
			armyOf([minifig('own', { gear: [{ item: 'shortHand' }, { item: 'heavyHand' }] })]),
			armyOf([cart])
		),
		beginTurn('A')
	);
	const attack = (weapon: string): AttackOrder => ({
		procedure: 'attack',
		way: 'close',
		attackers: [{ figure: figureId('A', 'own'), weapon }],
		target: figureId('B', 'foe')
	});
	const struck = played(game, attack('gear-1'), [5], [5], [1], 'stop').game;
	const killOf = (one: typeof game) =>
		oddsOf(exactOrder, one, tableOf(one), attack('gear-0'))?.outcomes.kill;
	return [game, struck].map((one) => {
		const kill = killOf(one);
		return kill && formatFraction(kill);
	});
}
