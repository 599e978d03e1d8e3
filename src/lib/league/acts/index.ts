import type { WholeBody } from '../entries/private-parts';
import type { LeagueState } from '../entries/state';
import {
	acceptKey,
	appoint,
	dismiss,
	edit,
	join,
	leave,
	note,
	register,
	revoke,
	shareKeys
} from './people';
import { annul, confirm, remove, write, writeAll } from './records';
import { applyRules, openSeason, regulate, rename } from './rules';
import {
	decideAll,
	receive,
	registerSubmitters,
	revokeAndReject,
	submit,
	takeDecisionBack,
	withdrawReceipt
} from './submissions';

/** What can be done in a league: each action returns the entries that say so in its present state. */
export const ACTS = {
	...{ acceptKey, appoint, dismiss, edit, join, leave, note, register, revoke, shareKeys },
	...{ annul, confirm, remove, write, writeAll },
	...{ applyRules, openSeason, regulate, rename },
	...{
		decideAll,
		receive,
		registerSubmitters,
		revokeAndReject,
		submit,
		takeDecisionBack,
		withdrawReceipt
	}
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
