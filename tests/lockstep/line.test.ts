import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import type { Fraction } from '$lib/dice/exact/fraction';
import { oddsOf } from '$lib/play/odds';
import type { ChoiceAsk } from '$lib/play/procedures';
import { cases } from '../setup/cases';
import { about } from './about';
import { answering } from './answering';
import { throughLine, type Lined } from './line-situations';
import { chanceIn, partsOf } from './parts';
import { FLAGS, shown, TIMEOUT } from './reading';
import { chancesOf } from './replays';

/** Replays of one situation; a charge with many dice takes more, and is left out. */
const MOST = 4000;

/** The chances that odds give each part of a charge through a line; undefined where they give none. */
function said({ game, table, order, leaping }: Lined, chosen: ReturnType<typeof answering>) {
	const answer = chosen.taken();
	const declared = { ...chosen.declared, leaping };
	const foreseen = { declared, flags: FLAGS, ...(answer && { answer }) };
	const odds = oddsOf(exact, game, table, order, foreseen);
	if (!odds) return undefined;
	const parts = new Map<string, Fraction | undefined>();
	const put = (name: string, kill: Fraction | undefined, flight: readonly Fraction[]) => {
		parts.set(`${name} kill`, kill);
		for (const [n, chance] of flight.entries()) if (n > 0) parts.set(`${name} flies ${n}`, chance);
	};
	const { kill, chargerKilled, prone } = odds.outcomes;
	put('target', kill, odds.flights?.target ?? []);
	parts.set('target prone', prone);
	if (order.attackers.length === 1) put('charger', chargerKilled, odds.flights?.charger ?? []);
	for (const figure of order.others ?? []) {
		const met = odds.others?.find((one) => one.figure === figure);
		put(figure, met?.kill, met?.flight ?? []);
		parts.set(`${figure} leapt`, met?.leapt);
		parts.set(`${figure} prone`, leaping.includes(figure) ? met?.reached : met?.thrown);
	}
	return parts;
}

describe('the table plays what the odds compute', () => {
	it('for charges through a line, and into a braced squad', { timeout: TIMEOUT }, () => {
		about(cases(40, 'LOCKSTEP'), throughLine, (situation) => {
			const { game, table, order, leaping } = situation;
			const chosen = answering(situation);
			const choose = (ask: ChoiceAsk, before: readonly string[]) =>
				ask.choice === 'defence' && leaping.includes(ask.who ?? '')
					? 'bail'
					: chosen.choose(ask, before);
			const [charger] = order.attackers;
			const behind = Object.fromEntries((order.others ?? []).map((id) => [id, id]));
			const name = partsOf({ target: order.target, charger: charger?.figure ?? '', ...behind });
			const played = chancesOf({ game, table, order, flags: FLAGS, choose, most: MOST }, name);
			const parts = said(situation, chosen);
			if (!parts) return false;
			for (const [part, chance] of parts) {
				expect(`${part} ${shown(chanceIn(played, part))}`).toBe(`${part} ${shown(chance)}`);
			}
			return true;
		});
	});
});
