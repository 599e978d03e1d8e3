import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { oddsOf } from '$lib/play/odds';
import { cases, seedOf } from '../setup/cases';
import { chooser, declaredIn, FLAGS, nameOf, shown } from './reading';
import { attacked } from './situations';
import { chancesOf, isTooMany } from './replays';

describe('the table plays what the odds compute', () => {
	it('for single and combined attacks, parried or not', { timeout: 600_000 }, () => {
		let [tried, skipped, unknown] = [0, 0, 0];
		fc.assert(
			fc.property(attacked, (situation) => {
				const { game, table, order } = situation;
				const declared = declaredIn(situation);
				const odds = oddsOf(exact, game, table, order, { declared, flags: FLAGS });
				const { kill, somethingBad } = odds?.outcomes ?? {};
				if (!kill) {
					unknown += 1;
					return;
				}
				try {
					const played = chancesOf(
						{
							game,
							table,
							order,
							flags: FLAGS,
							choose: chooser(declared),
							...(declared.parries.length > 0 && { tells: 'owners' as const })
						},
						nameOf(order.target)
					);
					tried += 1;
					expect([shown(played.get('kill')), shown(played.get('somethingBad'))]).toEqual([
						shown(kill),
						shown(somethingBad)
					]);
				} catch (error) {
					if (!isTooMany(error)) throw error;
					skipped += 1;
				}
			}),
			{ numRuns: cases(240, 'SITUATIONS'), seed: seedOf(7) }
		);
		console.log(`${tried} situations, ${skipped} too long, ${unknown} without odds`);
		expect(tried).toBeGreaterThan((skipped + unknown) * 4);
	});
});
