import type { OutcomeId } from '$lib/combat/outcomes';
import type { Chance } from '$lib/dice/chance';
import { settled } from '$lib/dice/exact/chance';
import { exactOrder } from '$lib/dice/exact/order';
import { floatOrder } from '$lib/dice/float/order';
import type { Fraction } from '$lib/dice/exact/fraction';
import type { AttackOdds, MetOdds } from './attack-odds';
import { oddsOf } from './index';

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

/** The odds in doubles; where these are rounded to 0 or 1, fractions decide. */
export function shownOdds(...asked: Asked): ShownOdds | undefined {
	const found = oddsOf(floatOrder, ...asked);
	if (!found) return undefined;
	let fractions: AttackOdds<Fraction> | undefined;
	const settle = (value: number, of: (odds: AttackOdds<Fraction>) => Fraction | undefined) =>
		settled(value, () => {
			fractions ??= oddsOf(exactOrder, ...asked);
			return (fractions && of(fractions)) ?? exactOrder.zero;
		});
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
