import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { NOTHING } from '$lib/play/procedures/attack/defence';
import { oddsOf } from '$lib/play/odds';
import { toNumber } from '$lib/dice/exact/fraction';
import { cases } from '../setup/cases';
import {
	chooser,
	declaredIn,
	FLAGS,
	KILLS,
	nameOf,
	resultsOf,
	shown,
	TIMEOUT,
	ZERO
} from './reading';
import { about } from './about';
import { alone, atSquad, attacked, inArea, type Attacked } from './situations';
import { chancesOf } from './replays';

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

describe('the table plays what the odds compute', () => {
	it('for single and combined attacks, parried or not', { timeout: TIMEOUT }, () => {
		about(cases(48, 'LOCKSTEP'), attacked, (situation) => {
			const found = both(situation, false);
			if (!found) return false;
			const { said, played } = found;
			expect([shown(played.kill), shown(played.somethingBad)]).toEqual([
				shown(said.kill),
				shown(said.somethingBad)
			]);
			return true;
		});
	});

	it('for explosions and spells that reach others too', { timeout: TIMEOUT }, () => {
		about(Math.ceil(cases(160, 'LOCKSTEP') / 10), inArea, ({ game, table, order }) => {
			const { kill } = oddsOf(exact, game, table, order, { flags: FLAGS })?.outcomes ?? {};
			if (!kill) return false;
			for (const figure of [order.target, ...(order.others ?? [])]) {
				const choose = chooser(NOTHING);
				const name = nameOf(figure);
				const played = chancesOf({ game, table, order, choose, flags: FLAGS }, name);
				expect(shown(played.get('kill'))).toBe(shown(kill));
			}
			return true;
		});
	});

	it('for several attacks at a squad', { timeout: TIMEOUT }, () => {
		about(Math.ceil(cases(160, 'LOCKSTEP') / 10), atSquad, ({ game, table, order }) => {
			const { kill } = oddsOf(exact, game, table, order, { flags: FLAGS })?.outcomes ?? {};
			if (!kill) return false;
			const choose = chooser(NOTHING);
			const played = chancesOf(
				{ game, table, order, choose, flags: FLAGS },
				(done) => `${resultsOf(done).some(({ result }) => KILLS.includes(result))}`
			);
			expect(shown(played.get('true'))).toBe(shown(kill));
			return true;
		});
	});

	it('for dice that explode, up to the chance of longer explosions', { timeout: TIMEOUT }, () => {
		about(Math.ceil(cases(160, 'LOCKSTEP') / 10), alone, (situation) => {
			const found = both(situation, true);
			if (!found) return false;
			const { said, played, cut } = found;
			for (const part of ['kill', 'somethingBad'] as const) {
				const missing = toNumber(exact.minus(said[part], played[part]));
				expect(missing).toBeGreaterThanOrEqual(0);
				expect(missing).toBeLessThanOrEqual(toNumber(cut) + 1e-12);
			}
			return true;
		});
	});
});
