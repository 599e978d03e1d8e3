import fc from 'fast-check';
import { tableOf } from '$lib/play/fold';
import { beginTurn } from '$lib/play/acts';
import { oddsOf } from '$lib/play/odds';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { Game } from '$lib/play/game-file';
import type { Table } from '$lib/play/table';
import { after, armyOf, figureId, gameOf, minifig } from '../setup/game';
import * as second from '../second-odds.mjs';
import type { Agree, Chances } from './fights';
import type { Order, WeaponName } from './table.mjs';

/** Attacks of figures at a table, by the odds that the app shows there. */
const CLOSE: readonly WeaponName[] = ['shortHand', 'heavyHand', 'twoHanded'];
const SHOTS: readonly WeaponName[] = ['shortRanged', 'longRanged', 'explosive'];

const rank = fc.constantFrom('mercenary' as const, 'officer' as const, 'hero' as const);
const numbers = {
	opponents: fc.integer({ min: 1, max: 3 }),
	friends: fc.integer({ min: 1, max: 2 })
};

const base = {
	edition: fc.constantFrom('2005' as const, '2010' as const, '2020' as const),
	heroes: fc.integer({ min: 0, max: 7 }),
	foe: rank,
	foeHeroes: fc.integer({ min: 0, max: 7 }),
	already: fc.integer({ min: 0, max: 3 }),
	bonus: fc.integer({ min: -1, max: 3 }),
	visible: fc.constantFrom(1 as const, 2 as const, 3 as const),
	parry: fc.record({
		item: fc.constantFrom('shield' as const, ...CLOSE, 'shortRanged' as const),
		meets: fc.integer({ min: 0, max: 1 }),
		both: fc.boolean(),
		declared: fc.boolean()
	})
};

/** Blows of close combat, some of them parried. */
const struck = fc
	.record({
		...base,
		attackers: fc.array(fc.record({ rank, weapon: fc.constantFrom(...CLOSE) }), {
			minLength: 1,
			maxLength: 2
		}),
		countering: fc.boolean(),
		bothHands: fc.boolean(),
		sides: fc.record(numbers),
		foeSides: fc.record(numbers)
	})
	.map(({ attackers, countering, visible, sides, foeSides, parry, ...rest }): Order => {
		const counters = countering && rest.edition !== '2020';
		const striking = counters ? attackers.slice(0, 1) : attackers;
		const { declared, ...guard } = { ...parry, meets: parry.meets % striking.length };
		const item = {
			...(guard.item === 'shield' && { shield: true }),
			...(guard.item === 'shortRanged' && { gun: true })
		};
		const may = second.mayParry(rest.edition, item, counters ? 'counter' : 'attack');
		return {
			...rest,
			attackers: striking,
			countering: counters,
			scene: { visible, close: true, ...sides },
			defending: { close: true, ...foeSides },
			parry: declared && may ? guard : undefined
		};
	});

/** Shots and grenades; in PL-2005 the range of a throw is rolled. */
const fired = fc
	.record({
		...base,
		attackers: fc.array(fc.record({ rank, weapon: fc.constantFrom(...SHOTS) }), {
			minLength: 1,
			maxLength: 1
		}),
		distance: fc.integer({ min: 0, max: 14 }),
		size: fc.integer({ min: 1, max: 6 }),
		height: fc.integer({ min: 0, max: 7 })
	})
	.map(({ visible, distance, size, height, parry, ...rest }): Order => {
		const early = rest.edition === '2005';
		const grenade = rest.attackers[0]?.weapon === 'explosive';
		const { declared, ...guard } = { ...parry, meets: 0 };
		const met = grenade ? 'explosion' : 'shot';
		// PL-2005 is silent on parried explosions.
		const open = early && grenade;
		const shield = guard.item === 'shield' && second.mayParry(rest.edition, { shield: true }, met);
		return {
			...rest,
			countering: false,
			bothHands: false,
			scene: {
				visible,
				size,
				height,
				distance: early ? Math.min(distance, grenade ? 0 : 6) : distance
			},
			defending: {},
			parry: declared && shield && !open ? guard : undefined
		};
	});

/** A charge with a weapon, at one who does not strike back. */
const charged = fc
	.record({ ...base, charger: rank })
	.map(({ visible, charger, parry: _, ...rest }): Order => ({
		...rest,
		attackers: [{ rank: charger, weapon: 'twoHanded' }],
		countering: false,
		bothHands: false,
		charging: true,
		scene: { visible, close: true },
		defending: {},
		parry: undefined
	}));

export const order = fc.oneof(
	{ weight: 3, arbitrary: struck },
	{ weight: 2, arbitrary: fired },
	{ weight: 1, arbitrary: charged }
);

/** A table on which a figure has taken damage in this turn. */
export function hurt(game: Game, id: string, damage: number): Table {
	const table = tableOf(game);
	const state = table.figures.get(id);
	if (!state || damage === 0) return table;
	const counts = { ...state.counts, damage };
	return { ...table, figures: new Map([...table.figures, [id, { ...state, counts }]]) };
}

export const heroes = (count: number) =>
	Array.from({ length: count }, (_, n) => minifig(`h${n}`, { rank: 'hero' }));

function wayOf({ attackers, countering, charging }: Order): AttackOrder['way'] {
	if (charging) return 'charge';
	if (countering) return 'counter';
	const weapon = attackers[0]?.weapon ?? 'shortHand';
	if (CLOSE.includes(weapon)) return 'close';
	return weapon === 'explosive' ? 'explosion' : 'ranged';
}

/** What the odds at the table say of an order. */
export function foretold(chances: Chances, asked: Order) {
	const { edition, attackers, foe, parry, scene, defending, bothHands } = asked;
	const own = attackers.map(({ rank: one, weapon }, n) =>
		minifig(`a${n}`, { rank: one, gear: [{ item: weapon }] })
	);
	const target = minifig('foe', { rank: foe, gear: parry ? [{ item: parry.item }] : [] });
	const armies = [
		armyOf([...own, ...heroes(asked.heroes)]),
		armyOf([target, ...heroes(asked.foeHeroes)])
	] as const;
	const game = after(gameOf(edition, ...armies), beginTurn('A'));
	const id = figureId('B', 'foe');
	const attack: AttackOrder = {
		procedure: 'attack',
		way: wayOf(asked),
		attackers: own.map((_, n) => ({
			figure: figureId('A', `a${n}`),
			weapon: 'gear-0',
			...(bothHands && { bothHands: true })
		})),
		target: id,
		situation: scene,
		...(asked.charging && { run: 4 }),
		defending,
		bonus: asked.bonus,
		...(asked.countering && parry?.both && { both: true })
	};
	const meets = figureId('A', `a${parry?.meets ?? 0}`);
	const declared = {
		parries: parry ? [{ weapon: 'gear-0', meets }] : [],
		bails: false,
		both: parry?.both === true && !asked.countering
	};
	return oddsOf(chances, game, hurt(game, id, asked.already), attack, { declared })?.outcomes;
}

export function orders(chances: Chances, agree: Agree, asked: Order) {
	const outcomes = foretold(chances, asked);
	// Damage of a charge adds up from 2010 on (E10-CC-07, E20-MAN-01).
	const close = asked.scene.close === true && !(asked.charging && asked.edition === '2005');
	const { kill, equal } = second.atTable({ ...asked, already: close ? asked.already : 0 });
	const bad = asked.edition === '2020';
	agree({ ...outcomes }, { kill, ...(bad && { somethingBad: equal }) }, 24);
}
