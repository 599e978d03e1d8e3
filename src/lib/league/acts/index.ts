import type { WholeBody } from '../entries/private-parts';
import type { LeagueState } from '../entries/state';
import * as people from './people';
import * as records from './records';
import * as rules from './rules';
import * as submissions from './submissions';

/**
 * What can be done in a league: everything that these modules export. Each action returns the entries that say so in its
 * present state.
 */
export const ACTS = {
	...people,
	...records,
	...rules,
	...submissions
} as const satisfies Record<string, Action>;

type Action = (state: LeagueState, ...given: never[]) => readonly WholeBody[];

export type ActName = keyof typeof ACTS;

/** What an action needs besides the league. */
export type Given<A extends ActName> =
	Parameters<(typeof ACTS)[A]> extends [LeagueState, ...infer Rest] ? Rest : never;

type Acts = { [A in ActName]: (state: LeagueState, ...given: Given<A>) => readonly WholeBody[] };

/** The entries of an action. */
export function bodiesOf<A extends ActName>(
	state: LeagueState,
	act: A,
	given: Given<A>
): readonly WholeBody[] {
	const acts: Acts = ACTS;
	return acts[act](state, ...given);
}
