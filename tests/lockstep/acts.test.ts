import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { withFlags } from '$lib/combat/edition';
import { EDITIONS } from '$lib/combat/editions';
import { resolveCrash } from '$lib/combat/creations/crash';
import { burdened } from '$lib/combat/fighter';
import { heals } from '$lib/combat/healing/healing';
import { resolveFeat } from '$lib/combat/heroes/feat';
import { success } from '$lib/combat/rolls';
import { addBonus, dice, flat, notation, type Dice } from '$lib/dice/notation';
import { beginTurn, byHand } from '$lib/play/acts';
import { tableOf } from '$lib/play/fold';
import { oddsOf } from '$lib/play/odds';
import { ownSkill } from '$lib/play/procedures/context';
import type { Done, Order } from '$lib/play/procedures';
import type { Creation, Rank } from '$lib/rules/choices';
import { after, armyOf, figureId, gameOf, minifig, model } from '../setup/game';
import { cases, seedOf } from '../setup/cases';
import { FLAGS, resultsOf, shown, TIMEOUT, ZERO } from './reading';
import { chancesOf } from './replays';

const edition = withFlags(EDITIONS['2005'], FLAGS);
const options = { numRuns: cases(80, 'LOCKSTEP'), seed: seedOf(9) };
const rank = fc.constantFrom<Rank>('mercenary', 'officer', 'hero');
const first = ({ options: [one] }: { options: readonly { id: string }[] }) => one?.id ?? '';

/** A game of PL-2005 in the turn of the first side. */
const begun = (...units: Parameters<typeof armyOf>[0]) =>
	after(gameOf('2005', armyOf(units), armyOf([minifig('foe')])), beginTurn('A'));

const didWell = (word: 'healed' | 'success') => (done: Done) =>
	String((done.cause as Partial<Record<typeof word, boolean>>)[word]);

describe('the table plays what the odds compute', () => {
	it('for medics alone and together', { timeout: TIMEOUT }, () => {
		const council = fc.record({
			medics: fc.integer({ min: 1, max: 3 }),
			wounds: fc.integer({ min: 1, max: 9 })
		});
		fc.assert(
			fc.property(council, ({ medics, wounds }) => {
				const healer = minifig('medic', { count: medics, abilities: { healing: true } });
				const patient = figureId('A', 'hurt');
				const game = after(
					begun(healer, minifig('hurt')),
					byHand([{ kind: 'count', figure: patient, of: 'wounds', by: wounds }])
				);
				const ids = Array.from({ length: medics }, (_, n) => figureId('A', 'medic', n + 1));
				const order: Order = { procedure: 'heal', medics: ids, patient };
				const played = { game, table: tableOf(game), order, choose: first, flags: FLAGS };
				const found = chancesOf(played, didWell('healed'));
				const skill = dice(1, 6);
				const { healed } = heals(exact, edition, { medics, skill }, wounds);
				expect(shown(found.get('true'))).toBe(shown(healed));
			}),
			options
		);
	});

	it('for tests of Skill, also of heroes among heroes', { timeout: TIMEOUT }, () => {
		const test = fc.record({
			rank,
			difficulty: fc.integer({ min: 0, max: 12 }),
			bonus: fc.integer({ min: -2, max: 2 }),
			heroes: fc.integer({ min: 0, max: 3 })
		});
		fc.assert(
			fc.property(test, ({ rank: own, difficulty, bonus, heroes }) => {
				const others = minifig('h', { rank: 'hero', count: Math.max(1, heroes) });
				const game = begun(minifig('own', { rank: own }), ...(heroes > 0 ? [others] : []));
				const figure = figureId('A', 'own');
				const order: Order = { procedure: 'test', figure, difficulty, bonus };
				const played = { game, table: tableOf(game), order, choose: first, flags: FLAGS };
				const found = chancesOf(played, didWell('success'));
				const context = { game, table: tableOf(game) };
				const skill = burdened(ownSkill(context, figure), own === 'hero' ? heroes : 0);
				const { plain } = success(exact, edition, {
					skill: addBonus(skill, bonus),
					use: difficulty
				});
				expect(shown(found.get('true'))).toBe(shown(exact.mass(plain)));
			}),
			options
		);
	});

	it('for feats of heroes, whose quirk counts (PL-HER-07)', { timeout: TIMEOUT }, () => {
		for (const others of [0, 1, 2, 5]) {
			const more = minifig('h', { rank: 'hero', count: Math.max(1, others) });
			const game = begun(minifig('own', { rank: 'hero' }), ...(others > 0 ? [more] : []));
			const order: Order = { procedure: 'feat', figure: figureId('A', 'own'), objector: 'B' };
			const played = { game, table: tableOf(game), order, choose: first, flags: FLAGS };
			const found = chancesOf(played, didWell('success'));
			expect(shown(found.get('true'))).toBe(shown(resolveFeat(exact, edition, others)));
		}
	});

	it('for vehicles that collide with a figure of an army (PL-QW-13)', { timeout: TIMEOUT }, () => {
		const cart: Creation = {
			...{ kind: 'creation', id: 'own', name: 'Cart', form: 'vehicle' },
			propulsion: [{ mode: 'ground', modules: 2 }]
		};
		const [army, foes] = [[cart], [minifig('foe')]].map((units) => armyOf(units, {}, 'quickwars'));
		if (!army || !foes) throw new Error('No army');
		const game = after(gameOf('quickwars', army, foes), beginTurn('A'));
		const [vehicle, obstacle] = [figureId('A', 'own'), figureId('B', 'foe')];
		const rules = withFlags(EDITIONS.quickwars, FLAGS);
		const felled = (figure: string) => (done: Done) =>
			resultsOf(done).find((one) => one.figure === figure)?.result ?? '';
		for (const propulsions of [1, 2]) {
			const order: Order = { procedure: 'crash', vehicle, obstacle, propulsions };
			const choose = () => '4';
			const played = { game, table: tableOf(game), order, choose, flags: FLAGS };
			const crash = (armor: Dice) => resolveCrash(exact, rules, propulsions, armor).kill;
			const lost = [chancesOf(played, felled(obstacle)), chancesOf(played, felled(vehicle))];
			expect(shown(lost[0]?.get('killed'))).toBe(shown(crash(notation('2d6'))));
			// A brick of the vehicle that four studs hold (PL-QW-10).
			expect(shown(lost[1]?.get('partLost'))).toBe(shown(crash(flat(4))));
		}
	});

	it('for strikes and free attacks of the skirmish', { timeout: TIMEOUT }, () => {
		const strike = fc.record({
			way: fc.constantFrom('basic' as const, 'lunge' as const, 'free' as const),
			dice: fc.integer({ min: 1, max: 3 }),
			stature: fc.constantFrom('minion' as const, 'average' as const, 'good' as const),
			gear: fc.subarray(['shield' as const, 'heavyArmor' as const]),
			injuries: fc.integer({ min: 0, max: 2 }),
			hits: fc.integer({ min: 0, max: 1 }),
			prone: fc.boolean(),
			higher: fc.boolean()
		});
		fc.assert(
			fc.property(strike, ({ way, dice: count, stature, gear, injuries, hits, prone, higher }) => {
				const [figure, opponent] = [figureId('A', 'own'), figureId('B', 'foe')];
				const start = gameOf(
					'skirmish',
					armyOf([model('own', { stature: 'good' })], {}, 'skirmish'),
					armyOf([model('foe', { stature, gear })], {}, 'skirmish')
				);
				const state = [
					{ kind: 'count', figure: opponent, of: 'injuries', by: injuries },
					{ kind: 'count', figure: opponent, of: 'hits', by: stature === 'minion' ? 0 : hits },
					{ kind: 'flag', figure: opponent, flag: 'prone', on: prone }
				] as const;
				const game = after(after(start, beginTurn('A')), byHand(state));
				const order: Order =
					way === 'free'
						? { procedure: 'freeAttack', figure, opponent, higher }
						: { procedure: 'strike', way, figure, opponent, dice: count, higher };
				const table = tableOf(game);
				// Every success that can be cancelled is.
				const choose = () => 'yes';
				const found = chancesOf({ game, table, order, choose }, (done) =>
					resultsOf(done).some(({ result }) => result === 'slain') ? 'slain' : 'not'
				);
				const { slain = ZERO } = oddsOf(exact, game, table, order)?.outcomes ?? {};
				expect(shown(found.get('slain'))).toBe(shown(slain));
			}),
			options
		);
	});
});
