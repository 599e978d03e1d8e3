import { rebased } from '$lib/document/rebase';
import { isSame } from '$lib/document/is-same';
import type { Body } from '../entries/bodies';
import { headsOf } from '../entries/heads';
import type { LeagueState } from '../entries/state';
import { frozen } from '../frozen';
import type { Season } from '../league-file';
import { leagueRulebookDigest, type Regulation } from '../regulation';

/** Renames the league. */
export function rename(state: LeagueState, name: string): Body[] {
	if (name === state.league.name) return [];
	return [{ kind: 'regulation', name, replaces: headsOf(state, 'name', '') }];
}

/** Changes the regulation for coming seasons: only what differs from `start`. */
export function regulate(state: LeagueState, made: Regulation, start: Regulation): Body[] {
	const { regulation } = state.league;
	const next = rebased(start, made, regulation);
	if (isSame(next, regulation)) return [];
	const replaces = headsOf(state, 'regulation', '');
	return [{ kind: 'regulation', regulation: next, replaces }];
}

/** Opens a season by the rules of now; without a roster, everybody plays. */
export function openSeason(state: LeagueState, season: Season): Body[] {
	const { id, opened } = season;
	const parts = ['seasons', 'regulations', 'rosters'] as const;
	const heads = parts.flatMap((part) => headsOf(state, part, id));
	const replaces = [...new Set(heads)].sort();
	return [{ kind: 'season', season: { id, opened }, ...frozen(state.league, season), replaces }];
}

/** Makes an open season follow the rules that the league has now. */
export function applyRules(state: LeagueState, season: string, why: string): Body[] {
	const { regulation, seasons } = state.league;
	const now = seasons.find(({ id }) => id === season);
	if (!now || isSame(now.regulation, regulation)) return [];
	const rulebookDigest = leagueRulebookDigest(regulation);
	const replaces = headsOf(state, 'regulations', season);
	return [{ kind: 'seasonChange', season, regulation, rulebookDigest, why, replaces }];
}
