import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction } from '$lib/dice/exact/fraction';
import { beginTurn } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { oddsOf } from '$lib/play/odds';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { CoreGearItem } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig } from '../setup/game';

/** A whole attack of a standard minifig against an Armor of 4 (combat.md 8.3). */
const TABLE = [
	['shortHand', '5/6', '5/18', '13/36', '13/36', '1/8'],
	['heavyHand', '1/2', '1/3', '107/216', '107/216', '1/12'],
	['twoHanded', '1/3', '5/18', '143/324', '143/324', '13/432'],
	['shortRanged', '2/3', '2/9', '11/36', '11/36', '7/72'],
	['longRanged', '2/3', '1/3', '29/72', '29/72', '5/54'],
	['improvised', '5/6', '5/36', '11/72', '11/72', '5/216']
] as const satisfies readonly (readonly [CoreGearItem, ...string[]])[];

const outcomesOf = (rules: '2005' | '2010' | '2020', item: CoreGearItem) => {
	const game = after(
		gameOf(rules, armyOf([minifig('own', { gear: [{ item }] })]), armyOf([minifig('foe')])),
		beginTurn('A')
	);
	const order: AttackOrder = {
		procedure: 'attack',
		way: item === 'shortRanged' || item === 'longRanged' ? 'ranged' : 'close',
		attackers: [{ figure: figureId('A', 'own'), weapon: 'gear-0' }],
		target: figureId('B', 'foe')
	};
	const found = oddsOf(exact, game, tableOf(game), order)?.outcomes ?? {};
	return Object.fromEntries(
		Object.entries(found).map(([name, chance]) => [name, chance && formatFraction(chance)])
	);
};

describe('the table foresees the chances of combat.md 8.3', () => {
	it.each(TABLE)('%s', (item, hit, in2005, in2010, in2020, bad) => {
		expect(outcomesOf('2005', item)).toMatchObject({ hit, kill: in2005 });
		expect(outcomesOf('2010', item)).toMatchObject({ kill: in2010 });
		expect(outcomesOf('2020', item)).toMatchObject({ kill: in2020, somethingBad: bad });
	});
});
