import type { Chances } from '$lib/dice/chances';
import type { AttackOutcome } from './attack';
import type { Edition, EditionId } from './edition';

/** The rules that odds are asked for: an edition of BrikWars, or the skirmish, which counts dice. */
export const RULES_OF_COMBAT = [
	'2005',
	'2010',
	'2020',
	'quickwars',
	'skirmish'
] as const satisfies (EditionId | 'skirmish')[];
export type CombatRules = (typeof RULES_OF_COMBAT)[number];

export type OutcomeId = 'hit' | 'miss' | 'kill' | 'equal' | 'somethingBad' | 'noEffect' | 'slain';

/** Chances by the name of the outcome, in the order of display. */
export type Outcomes<P> = Readonly<Partial<Record<OutcomeId, P>>>;

/** Names the outcomes as an edition does: equal Damage is Something Bad in 2020, and nothing before. */
export function named<P, D>(
	{ plus }: Chances<P, D>,
	{ somethingBad }: Edition,
	{ hit, miss, kill, equal, noEffect }: AttackOutcome<P>
): Outcomes<P> {
	if (somethingBad) return { hit, kill, somethingBad: equal, noEffect, miss };
	return { hit, kill, equal, noEffect: plus(noEffect, equal), miss };
}
