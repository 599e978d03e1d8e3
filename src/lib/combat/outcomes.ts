import type { Chances } from '$lib/dice/chances';
import type { AttackOutcome, Effect } from './attack';
import type { Edition } from './edition';

export type OutcomeId =
	| 'hit'
	| 'miss'
	| 'kill'
	| 'equal'
	| 'somethingBad'
	| 'noEffect'
	| 'slain'
	| 'ground'
	| 'shoved'
	| 'chargerKilled'
	| 'prone'
	| 'disrupted';

/** Chances by the name of the outcome, in the order of display. */
export type Outcomes<P> = Readonly<Partial<Record<OutcomeId, P>>>;

/** Names what damage that hit does: kills, and in 2020 Something Bad where it equals the Armor. */
export const namedEffect = <P>(
	{ somethingBad }: Pick<Edition, 'somethingBad'>,
	{ kill, equal }: Effect<P>
): Outcomes<P> => (somethingBad ? { kill, somethingBad: equal } : { kill, equal });

/** Names the outcomes as an edition does: equal Damage is Something Bad in 2020, and nothing before. */
export function named<P, D>(
	{ plus }: Chances<P, D>,
	{ somethingBad }: Edition,
	{ hit, miss, kill, equal, noEffect }: AttackOutcome<P>
): Outcomes<P> {
	if (somethingBad) return { hit, kill, somethingBad: equal, noEffect, miss };
	return { hit, kill, equal, noEffect: plus(noEffect, equal), miss };
}
