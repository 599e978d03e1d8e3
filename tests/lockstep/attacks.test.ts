import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { oddsOf } from '$lib/play/odds';
import { toNumber } from '$lib/dice/exact/fraction';
import { cases, seedOf } from '../setup/cases';
import { chooser, declaredIn, FLAGS, nameOf, shown, TIMEOUT, ZERO } from './reading';
import { alone, attacked, type Attacked } from './situations';
import { chancesOf, isTooMany } from './replays';

/** The chances that the table gives an attack, and those that its odds say; undefined where one of them has none. */
function both(situation: Attacked, exploding: boolean) {
	const { game, table, order } = situation;
	const declared = declaredIn(situation);
	const flags = exploding ? {} : FLAGS;
	const { kill, somethingBad = ZERO } =
		oddsOf(exact, game, table, order, { declared, flags })?.outcomes ?? {};
	if (!kill) return undefined;
	const tells = declared.parries.length > 0 ? 'owners' : 'totals';
	const rest = { choose: chooser(declared), tells, depth: exploding ? 2 : 0 } as const;
	const played = chancesOf({ game, table, order, flags, ...rest }, nameOf(order.target));
	const said = { kill, somethingBad };
	const chance = (part: keyof typeof said) => played.get(part) ?? ZERO;
	const cut = [...played.values()].reduce(exact.minus, exact.one);
	return { said, played: { kill: chance('kill'), somethingBad: chance('somethingBad') }, cut };
}

/** Checks random situations; those that take too many replays are left out, but few may be. */
function about(
	runs: number,
	check: (found: NonNullable<ReturnType<typeof both>>) => void,
	exploding: boolean
) {
	let [tried, skipped] = [0, 0];
	fc.assert(
		fc.property(exploding ? alone : attacked, (situation) => {
			try {
				const found = both(situation, exploding);
				if (!found) return void (skipped += 1);
				tried += 1;
				check(found);
			} catch (error) {
				if (!isTooMany(error)) throw error;
				skipped += 1;
			}
		}),
		{ numRuns: runs, seed: seedOf(7) }
	);
	console.log(`${tried} situations, ${skipped} left out`);
	expect(tried).toBeGreaterThan(skipped * 2);
}

describe('the table plays what the odds compute', () => {
	it('for single and combined attacks, parried or not', { timeout: TIMEOUT }, () => {
		const runs = cases(160, 'LOCKSTEP');
		about(
			runs,
			({ said, played }) => {
				expect([shown(played.kill), shown(played.somethingBad)]).toEqual([
					shown(said.kill),
					shown(said.somethingBad)
				]);
			},
			false
		);
	});

	it('for dice that explode, up to the chance of longer explosions', { timeout: TIMEOUT }, () => {
		const runs = Math.ceil(cases(160, 'LOCKSTEP') / 10);
		about(
			runs,
			({ said, played, cut }) => {
				for (const part of ['kill', 'somethingBad'] as const) {
					const missing = toNumber(exact.minus(said[part], played[part]));
					expect(missing).toBeGreaterThanOrEqual(0);
					expect(missing).toBeLessThanOrEqual(toNumber(cut) + 1e-12);
				}
			},
			true
		);
	});
});
