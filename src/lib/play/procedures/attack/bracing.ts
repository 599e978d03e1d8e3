import { countOfState, has } from '../../table';
import { chargesOf, stateOf, type Context, type Effect } from '../context';
import type { AttackOrder } from '../order';
import { meetingBody, neverMoves } from './bodies';

const RULE = 'PL-CHG-07';

/** Whether a figure that is marked as braced has spent a response on it, and stays braced until its own turn. */
function hasBraced(context: Context, figure: string): boolean {
	const state = stateOf(context, figure);
	return state !== undefined && has(state, 'braced') && countOfState(state, 'responses') > 0;
}

/** Who braces for a charge with a response: each figure that meets it braced and can move (PL-CHG-07). */
export function bracing(context: Context, order: AttackOrder): readonly string[] {
	const known = chargesOf(context)?.answers === 'braced';
	if (order.way !== 'charge' || !order.braced || !known) return [];
	return meetingBody(context, order).filter(
		(id) => !neverMoves(context, id) && !hasBraced(context, id)
	);
}

/** Spends the responses of those who brace, whether it helps them or not (PL-CHG-07). */
export function brace(context: Context, effect: Effect, charges: readonly AttackOrder[]): void {
	for (const figure of charges.flatMap((order) => bracing(context, order))) {
		effect.flag(figure, 'braced');
		effect.count(figure, 'responses', 1);
		effect.rules.add(RULE);
	}
}
