import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactOrder as exact } from '$lib/dice/exact/order';
import { formatFraction, fraction, type Fraction } from '$lib/dice/exact/fraction';
import { oddsOf } from '$lib/play/odds';
import { NOTHING, parries, type Declared } from '$lib/play/procedures/attack/defence';
import type { ChoiceAsk, Done } from '$lib/play/procedures';
import { cases, seedOf } from '../setup/cases';
import { attacked, type Attacked } from './situations';
import { chancesOf, TooMany } from './replays';

/** Without explosions all chances are finite sums, and must be equal to the last digit. */
const FLAGS = { explode: false };

const KILLS = ['killed', 'destroyed', 'wounded', 'sizeMark', 'partLost'];

/** What a procedure did to the target of an attack: the names that odds give it. */
function nameOf(target: string): (done: Done) => string {
	return ({ cause }) => {
		const results = cause.kind === 'attack' ? cause.results : [];
		const own = results.filter(({ figure }) => figure === target).map(({ result }) => result);
		if (own.some((result) => KILLS.includes(result))) return 'kill';
		return own.includes('twist') ? 'somethingBad' : 'nothing';
	};
}

/** The parry of a situation, as it is declared. */
function declaredIn({ game, table, order, parry, meets }: Attacked): Declared {
	const all = parry === undefined ? [] : parries({ game, table }, order);
	const weapon = all[(parry ?? 0) % Math.max(1, all.length)];
	const met = order.attackers[meets % order.attackers.length];
	return weapon && met
		? { ...NOTHING, parries: [{ weapon: weapon.key, meets: met.figure }] }
		: NOTHING;
}

/** Answers each choice as a situation says: it declares one parry, and leaves all else. */
const chooser =
	({ parries: [declared] }: Declared) =>
	({ choice, options }: ChoiceAsk, before: readonly string[]): string => {
		const wanted =
			choice === 'meets'
				? declared?.meets
				: choice === 'defence' && declared && before.length === 0
					? `parry:${declared.weapon}`
					: { somethingBad: 'twist', wounds: 'dies' }[choice as string];
		return options.find(({ id }) => id === wanted)?.id ?? options[0]?.id ?? '';
	};

const zero = fraction(0n);
const shown = (chance: Fraction | undefined) => formatFraction(chance ?? zero);

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
					if (!(error instanceof TooMany)) throw error;
					skipped += 1;
				}
			}),
			{ numRuns: cases(400, 'SITUATIONS'), seed: seedOf(7), endOnFailure: false }
		);
		console.log(`${tried} situations, ${skipped} too long, ${unknown} without odds`);
		expect(tried).toBeGreaterThan((skipped + unknown) * 4);
	});
});
