import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { oddsOf } from '$lib/play/odds';
import { cases } from '../setup/cases';
import { about } from './about';
import { answering } from './answering';
import { chanceIn, partsOf } from './parts';
import { chancesOf } from './replays';
import { FLAGS, shown, TIMEOUT } from './reading';
import { pressed } from './situations';

describe('the table plays what the odds compute', () => {
	it('for pushes, shoves, grabs and charges with their answers', { timeout: TIMEOUT }, () => {
		about(cases(160, 'LOCKSTEP'), pressed, (situation) => {
			const { game, table, order } = situation;
			const charger = order.attackers[0]?.figure ?? '';
			const { declared, choose, taken } = answering(situation);
			const parts = partsOf({ target: order.target, charger });
			const played = chancesOf({ game, table, order, flags: FLAGS, choose }, parts);
			const answer = taken();
			const foreseen = { declared, flags: FLAGS, ...(answer && { answer }) };
			const odds = oddsOf(exact, game, table, order, foreseen);
			const { kill, chargerKilled, somethingBad, shoved, prone, disrupted } = odds?.outcomes ?? {};
			const named = {
				...{ 'target kill': kill, 'target somethingBad': somethingBad },
				...(order.way !== 'charge' && { 'target shoved': shoved }),
				...{ 'target prone': prone, 'target disrupted': disrupted },
				'charger kill': chargerKilled
			};
			for (const [part, chance] of Object.entries(named)) {
				expect(`${part} ${shown(chanceIn(played, part))}`).toBe(`${part} ${shown(chance)}`);
			}
			for (const who of ['target', 'charger'] as const) {
				for (const [n, chance] of (odds?.flights?.[who] ?? []).entries()) {
					const part = `${who} flies ${n}`;
					if (n > 0)
						expect(`${part} ${shown(chanceIn(played, part))}`).toBe(`${part} ${shown(chance)}`);
				}
			}
			return true;
		});
	});
});
