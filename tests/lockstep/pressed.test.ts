import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { oddsOf } from '$lib/play/odds';
import type { ResultId } from '$lib/play/causes';
import { readyWeapons } from '$lib/play/procedures/attack/counters';
import type { ChoiceAsk, Done } from '$lib/play/procedures';
import { cases } from '../setup/cases';
import { about } from './about';
import { chancesOf } from './replays';
import { chooser, declaredIn, FLAGS, KILLS, resultsOf, shown, TIMEOUT } from './reading';
import { pressed } from './situations';

/** Everything that a charge or shove did, each part for itself. */
const partsOf =
	(target: string, charger: string) =>
	(done: Done): string => {
		const results = resultsOf(done);
		const has = (id: string, some: readonly ResultId[]) =>
			results.some(({ figure, result }) => figure === id && some.includes(result));
		const pushed = (id: string) =>
			results.find(({ figure, result }) => figure === id && result === 'pushed')?.amount ?? 0;
		return [
			...(has(target, KILLS) ? ['kill'] : []),
			...(has(charger, KILLS) ? ['chargerKilled'] : []),
			...(has(target, ['twist']) ? ['somethingBad'] : []),
			...(has(target, ['pushed', 'grabbed']) ? ['shoved'] : []),
			...(pushed(target) ? [`target flies ${pushed(target)}`] : []),
			...(pushed(charger) ? [`charger flies ${pushed(charger)}`] : [])
		].join();
	};

describe('the table plays what the odds compute', () => {
	it('for pushes, shoves, grabs and charges with their answers', { timeout: TIMEOUT }, () => {
		about(cases(160, 'LOCKSTEP'), pressed, (situation) => {
			const { game, table, order } = situation;
			const charger = order.attackers[0]?.figure ?? '';
			const declared = declaredIn(situation);
			const ready = readyWeapons({ game, table }, order.target);
			const weapon = ready[situation.answer % (ready.length + 1)]?.key;
			let answered: string | undefined;
			let first = situation.first;
			const usual = chooser(declared);
			const choose = (ask: ChoiceAsk, before: readonly string[]): string => {
				if (ask.choice === 'answer') {
					answered = ask.options.find((one) => one.weapon === weapon && weapon)?.weapon;
					if (order.ram) first = 'target';
					return answered ? `strike:${answered}` : 'none';
				}
				if (ask.choice === 'longer') return first;
				if (ask.choice === 'collides') return 'no';
				return usual(ask, before);
			};
			const parts = partsOf(order.target, charger);
			const tells = 'totals';
			const played = chancesOf({ game, table, order, flags: FLAGS, choose, tells }, parts);
			const answer = answered && { weapon: answered, first: first as 'together' };
			const foreseen = { declared, flags: FLAGS, ...(answer && { answer }) };
			const odds = oddsOf(exact, game, table, order, foreseen);
			const total = (part: string) =>
				[...played]
					.filter(([name]) => name.split(',').includes(part))
					.reduce((sum, [, chance]) => exact.plus(sum, chance), exact.zero);
			const { kill, chargerKilled, somethingBad, shoved } = odds?.outcomes ?? {};
			const named = { kill, chargerKilled, somethingBad, shoved };
			for (const [part, chance] of Object.entries(named)) {
				if (part === 'shoved' && order.way === 'charge') continue;
				expect(`${part} ${shown(total(part))}`).toBe(`${part} ${shown(chance)}`);
			}
			for (const who of ['target', 'charger'] as const) {
				for (const [n, chance] of (odds?.flights?.[who] ?? []).entries()) {
					const part = `${who} flies ${n}`;
					if (n > 0) expect(`${part} ${shown(total(part))}`).toBe(`${part} ${shown(chance)}`);
				}
			}
			return true;
		});
	});
});
