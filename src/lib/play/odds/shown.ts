import type { OutcomeId } from '$lib/combat/outcomes';
import { known, uncertain, type Chance } from '$lib/dice/chance';
import { settled } from '$lib/dice/exact/chance';
import type { Series } from '$lib/dice/exact/series';
import { floatOrder } from '$lib/dice/float/order';
import type { OrderChances } from '$lib/dice/order';
import type { Fraction } from '$lib/dice/exact/fraction';
import type { AttackOdds, MetOdds } from './attack-odds';
import { oddsOf } from './index';

export type ExactOrder = OrderChances<Fraction, Series>;

const MEETINGS = ['kill', 'thrown', 'leapt'] as const;

/** What a charge does to another one in its way, as shown. */
export type ShownMeeting = Pick<MetOdds<Chance>, 'figure' | (typeof MEETINGS)[number]>;

/** Odds before the dice are thrown, as shown. */
export interface ShownOdds extends Pick<
	AttackOdds<Chance>,
	'outcomes' | 'modifiers' | 'impossible'
> {
	readonly others?: readonly ShownMeeting[];
}

type Asked = Parameters<typeof oddsOf> extends [unknown, ...infer Rest] ? Rest : never;

/** The odds in doubles; where these are rounded to 0 or 1, fractions decide. Without them nothing is certain. */
export function shownOdds(exact: ExactOrder | undefined, ...asked: Asked): ShownOdds | undefined {
	const found = oddsOf(floatOrder, ...asked);
	if (!found) return undefined;
	let fractions: AttackOdds<Fraction> | undefined;
	const settle = (value: number, of: (odds: AttackOdds<Fraction>) => Fraction | undefined) =>
		exact
			? settled(value, () => {
					fractions ??= oddsOf(exact, ...asked);
					return (fractions && of(fractions)) ?? exact.zero;
				})
			: (known(value) ?? uncertain(value));
	const { modifiers, impossible, others = [] } = found;
	const entries = Object.entries(found.outcomes) as [OutcomeId, number][];
	const outcomes = entries.map(([id, chance]) => [id, settle(chance, (odds) => odds.outcomes[id])]);
	const meeting = (met: MetOdds<number>, place: number): ShownMeeting => {
		const [kill, thrown, leapt] = MEETINGS.map((part) =>
			settle(met[part], (odds) => odds.others?.[place]?.[part])
		) as [Chance, Chance, Chance];
		return { figure: met.figure, kill, thrown, leapt };
	};
	return {
		outcomes: Object.fromEntries(outcomes) as ShownOdds['outcomes'],
		modifiers,
		impossible,
		others: others.map(meeting)
	};
}
