import fc from 'fast-check';
import { beginTurn } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { oddsOf } from '$lib/play/odds';
import type { AttackOrder } from '$lib/play/procedures/order';
import { after, armyOf, figureId, gameOf, minifig } from '../setup/game';
import * as second from '../second-odds.mjs';
import type { Agree, Chances } from './fights';
import type { Held, Push } from './pushed.mjs';
import { heroes } from './tables';

/** Pushes, shoves and grabs at a table, by the odds that the app shows there. */
const rank = fc.constantFrom('mercenary' as const, 'officer' as const, 'hero' as const);
const item = fc.constantFrom<Held>('shield', 'shortHand', 'heavyHand', 'twoHanded');
const sides = fc.record({
	close: fc.constant(true),
	opponents: fc.integer({ min: 1, max: 3 }),
	friends: fc.integer({ min: 1, max: 2 })
});

export const push: fc.Arbitrary<Push> = fc
	.record({
		edition: fc.constantFrom('2005' as const, '2010' as const, '2020' as const),
		way: fc.constantFrom('push' as const, 'grab' as const),
		rank,
		held: fc.uniqueArray(item, { maxLength: 2 }),
		heroes: fc.integer({ min: 0, max: 7 }),
		foe: rank,
		foeHeroes: fc.integer({ min: 0, max: 7 }),
		bonus: fc.integer({ min: 0, max: 3 }),
		scene: fc.record({
			close: fc.constant(true),
			visible: fc.constantFrom(1 as const, 2 as const, 3 as const)
		}),
		defending: sides,
		parry: fc.option(
			fc.oneof(item, fc.constantFrom('bareHands' as const, 'shortRanged' as const)),
			{ nil: undefined }
		)
	})
	.map((each) => ({ ...each, way: each.edition === '2005' ? 'push' : each.way }));

export function pushes(chances: Chances, agree: Agree, asked: Push) {
	const { edition, way, held, foe, parry, scene, defending, bonus } = asked;
	const own = minifig('own', { rank: asked.rank, gear: held.map((one) => ({ item: one })) });
	const gear = parry && parry !== 'bareHands' ? [{ item: parry }] : [];
	const game = after(
		gameOf(
			edition,
			armyOf([own, ...heroes(asked.heroes)]),
			armyOf([minifig('foe', { rank: foe, gear }), ...heroes(asked.foeHeroes)])
		),
		beginTurn('A')
	);
	const attacker = figureId('A', 'own');
	const order: AttackOrder = {
		procedure: 'attack',
		way,
		attackers: [{ figure: attacker, ...(held.length > 0 && { weapon: 'gear-0' }) }],
		target: figureId('B', 'foe'),
		situation: scene,
		defending,
		bonus
	};
	const guard = { bareHands: parry === 'bareHands', gun: parry === 'shortRanged' };
	const met = way === 'grab' ? 'grab' : held.length > 0 ? 'shove' : 'bareShove';
	const weapon = parry === 'bareHands' ? 'hands' : 'gear-0';
	const parries =
		parry && second.mayParry(edition, guard, met) ? [{ weapon, meets: attacker }] : [];
	const declared = { parries, bails: false, both: false };
	const { outcomes } = oddsOf(chances, game, tableOf(game), order, { declared }) ?? {};
	agree({ ...outcomes }, second.pushed(asked), 8);
}
