import fc from 'fast-check';
import { beginTurn, byHand } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import type { AttackOrder } from '$lib/play/procedures/order';
import type { Creation, CoreGearItem, Minifig } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig } from '../setup/game';
import type { Answering } from './answering';

/** A charge through a line, and who of it declares a leap. */
export interface Lined extends Answering {
	readonly leaping: readonly string[];
}

const bull: Creation = {
	kind: 'creation',
	id: 'bull',
	name: 'Bull',
	form: 'creature',
	size: 2,
	propulsion: [{ mode: 'ground', speed: 10 }],
	brain: { type: 'full' },
	weapons: []
};
const MOST_OTHERS = 2;
const squad = 'B/0:q';

const gear = fc.constantFrom<readonly CoreGearItem[]>([], ['twoHanded'], ['bodyArmor'], ['shield']);
const other = fc.record({
	armor: fc.boolean(),
	braced: fc.boolean(),
	leaps: fc.boolean()
});

/** Who charges: the bull, a lancer that may be heavy, or two of a squad. */
const charger = fc.constantFrom('bull', 'lancer', 'squad');
const lancer: Minifig = minifig('lancer', { count: 3, gear: [{ item: 'twoHanded' }] });
const dressed = (armor: boolean) => (armor ? [{ item: 'bodyArmor' as const }] : []);
const squadOf = (unit: string, count: number) => ({
	squads: [{ id: 'q', name: 'Squad', members: [{ unit, count }] }]
});

/**
 * A charge by one or by a squad, through figures that may have braced or leap aside. The target may be a squad: one that
 * has braced is one body.
 */
export const throughLine: fc.Arbitrary<Lined> = fc
	.record({
		rules: fc.constantFrom('2005' as const, '2005' as const, '2010' as const, '2020' as const),
		by: charger,
		run: fc.integer({ min: 1, max: 4 }),
		headOn: fc.integer({ min: 0, max: 4 }),
		ram: fc.boolean(),
		foe: gear,
		members: fc.integer({ min: 1, max: 3 }),
		braced: fc.boolean(),
		others: fc.array(other, { maxLength: MOST_OTHERS }),
		answer: fc.nat(2),
		first: fc.constantFrom('together', 'charger', 'target')
	})
	.map(({ rules, by, run, headOn, ram, foe, members, braced, others, answer, first }) => {
		const target = minifig('target', { count: members, gear: foe.map((item) => ({ item })) });
		const behind = others.map(({ armor }, n) => minifig(`b${n}`, { gear: dressed(armor) }));
		const army = armyOf([target, ...behind], members > 1 ? squadOf('target', members) : {});
		const own = armyOf([bull, lancer], by === 'squad' ? squadOf('lancer', 3) : {});
		const ids = others.map((_, n) => figureId('B', `b${n}`));
		const marked = ids.filter((_, n) => others[n]?.braced);
		const flags = marked.map(
			(figure) => ({ kind: 'flag', figure, flag: 'braced', on: true }) as const
		);
		const game = after(after(gameOf(rules, own, army), beginTurn('A')), byHand(flags));
		const unarmed = ram || by === 'bull';
		const attackers =
			by === 'bull'
				? [figureId('A', 'bull')]
				: [1, 2, 3]
						.map((n) => figureId('A', 'lancer', n))
						.slice(0, by === 'squad' && rules === '2005' ? 2 : 1);
		const order: AttackOrder = {
			procedure: 'attack',
			way: 'charge',
			attackers: attackers.map((figure) => ({ figure, ...(!unarmed && { weapon: 'gear-0' }) })),
			target: figureId('B', 'target'),
			...(members > 1 && rules === '2005' && braced && { squad }),
			...(ids.length > 0 && { others: ids }),
			run,
			...(headOn > 0 && { headOn }),
			...(unarmed && { ram: true }),
			...(braced && { braced: true })
		};
		const leaping = ids.filter((_, n) => others[n]?.leaps && !others[n].braced);
		return {
			...{ game, table: tableOf(game), order, parry: undefined, meets: 0, answer, first },
			leaping: rules === '2005' ? leaping : []
		};
	});
