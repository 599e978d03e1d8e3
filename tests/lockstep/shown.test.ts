import { expect, it } from 'vitest';
import { exactChance } from '$lib/dice/exact/chance';
import { exactOrder } from '$lib/dice/exact/order';
import type { OutcomeId } from '$lib/combat/outcomes';
import { oddsOf } from '$lib/play/odds';
import { shownOdds } from '$lib/play/odds/shown';
import { cases } from '../setup/cases';
import { about } from './about';
import { TIMEOUT } from './reading';
import { attacked } from './situations';

it('the table shows 0 and 100 percent exactly where the fraction is', { timeout: TIMEOUT }, () => {
	about(cases(96, 'LOCKSTEP'), attacked, ({ game, table, order }) => {
		const shown = shownOdds(exactOrder, game, table, order);
		const exact = oddsOf(exactOrder, game, table, order);
		expect(shown === undefined).toBe(exact === undefined);
		if (!shown || !exact) return false;
		for (const [id, chance] of Object.entries(shown.outcomes)) {
			const whole = exactChance(exact.outcomes[id as OutcomeId] ?? exactOrder.zero);
			expect(chance).toBeCloseTo(whole, 12);
			expect(chance % 1 === 0, id).toBe(whole % 1 === 0);
		}
		return true;
	});
});
