import { describe, expect, it } from 'vitest';
import { beyondOf } from '$lib/combat/attack';
import { resolveSizeDamage } from '$lib/combat/creations/size-damage';
import type { Fraction } from '$lib/dice/exact/fraction';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { oddsOf } from '$lib/play/odds';
import { armorIn, blowOf } from '$lib/play/odds/blow';
import { NOTHING } from '$lib/play/procedures/attack/defence';
import type { Done } from '$lib/play/procedures';
import { editionOf, sizeOf } from '$lib/play/procedures/context';
import type { AttackOrder } from '$lib/play/procedures/order';
import { cases } from '../setup/cases';
import { chooser, FLAGS, KILLS, resultsOf, shown, TIMEOUT, ZERO } from './reading';
import { chancesOf } from './replays';
import { about } from './about';
import { atBody, atPart } from './situations';

/** The chances as a list by numbers, from none up; those of other results are left out. */
const listed = (chances: ReadonlyMap<string, Fraction>, length: number) =>
	Array.from({ length }, (_, n) => shown(chances.get(`${n}`)));

const marksIn = (done: Done) =>
	`${resultsOf(done)
		.filter(({ result }) => KILLS.includes(result))
		.reduce((sum, { amount = 0 }) => sum + amount, 0)}`;

describe('the table plays what the odds compute', () => {
	it('for the size marks of one attack, with overkill', { timeout: TIMEOUT }, () => {
		about(cases(24, 'LOCKSTEP'), atBody, ({ game, table, order }) => {
			const context = { game, table, flags: FLAGS };
			const edition = editionOf(context);
			const size = sizeOf(context, order.target);
			const blow = blowOf(exact, context, order, 0, NOTHING);
			if (!blow) return false;
			const { test, damage, arrives } = blow;
			const attack = { ...(test && { test }), damage, damageBeyond: beyondOf(blow) };
			const { marks } = resolveSizeDamage(exact, edition, [{ ...attack, overkill: true }], {
				armor: armorIn(context, order),
				size
			});
			const said = marks.map((chance, n) => (n === 0 ? ZERO : exact.times(arrives, chance)));
			const choose = (ask: Parameters<ReturnType<typeof chooser>>[0], before: readonly string[]) =>
				ask.choice === 'overkill' ? 'again' : chooser(NOTHING)(ask, before);
			const played = new Map(chancesOf({ game, table, order, choose, flags: FLAGS }, marksIn));
			played.delete('0');
			expect(listed(played, marks.length)).toEqual(said.map(shown));
			return true;
		});
	});

	it('for parts that are named, and after they were ground', { timeout: TIMEOUT }, () => {
		about(cases(80, 'LOCKSTEP'), atPart, ({ game, table, order }) => {
			const { kill } = oddsOf(exact, game, table, order, { flags: FLAGS })?.outcomes ?? {};
			const played = chancesOf(
				{ game, table, order, choose: chooser(NOTHING), flags: FLAGS },
				(done) => `${resultsOf(done).some(({ result }) => result === 'partLost')}`
			);
			expect(shown(played.get('true'))).toBe(shown(kill));
			return true;
		});
	});

	it('for what grinding leaves on an element', { timeout: TIMEOUT }, () => {
		about(cases(80, 'LOCKSTEP'), atPart, ({ game, table, order: given }) => {
			const order: AttackOrder = { ...given, grinding: true };
			const { worn } = oddsOf(exact, game, table, order, { flags: FLAGS }) ?? {};
			if (!worn) return false;
			const played = new Map(
				chancesOf(
					{ game, table, order, choose: chooser(NOTHING), flags: FLAGS, tells: 'faces' },
					({ changes }) =>
						`${changes.reduce((sum, change) => (change.kind === 'grinding' ? sum + change.by : sum), 0)}`
				)
			);
			played.delete('0');
			expect(listed(played, worn.length)).toEqual(worn.map(shown));
			return true;
		});
	});
});
