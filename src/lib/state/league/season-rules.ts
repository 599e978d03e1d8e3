import { isSame } from '$lib/document/is-same';
import { entriesBetween } from '$lib/league/entries/between';
import { isOfKind, type KnownEntry } from '$lib/league/entries/entry';
import type { LeagueState } from '$lib/league/entries/state';
import { regulationOf } from '$lib/league/frozen';
import type { Season } from '$lib/league/league-file';
import { leagueRulebookDigest, type Regulation } from '$lib/league/regulation';
import type { OpenLeague } from './open-league.svelte';

/** A change of the rules of an open season, as an entry says it. */
export interface SeasonChange {
	readonly known: KnownEntry<'seasonChange'>;
	readonly before: Regulation;
	readonly after: Regulation;
}

/** Whether a season was opened with other rules than the league has now. */
export function hasOwnRules({ league }: Pick<OpenLeague, 'league'>, season: Season): boolean {
	return !isSame(regulationOf(league, season), league.regulation);
}

/** Makes an open season follow the rules that the league has now. False if it is refused. */
export function applyRules(open: OpenLeague, { id }: Season, why: string): boolean {
	return open.write('regulation', (state) => {
		const { league } = state;
		const { regulation } = league;
		const rules = { regulation, rulebookDigest: leagueRulebookDigest(regulation) };
		const seasons = league.seasons.map((one) => (one.id === id ? { ...one, ...rules } : one));
		return entriesBetween(state, league, { ...league, seasons }, why);
	});
}

/** The changes of a season's rules that count, the oldest first. */
export function changesOf({ set, counted }: LeagueState, season: string): SeasonChange[] {
	const own = set.all.filter(({ digest }) => counted.has(digest));
	const opening = own.find((known): known is KnownEntry<'season'> => {
		return isOfKind(known, 'season') && known.entry.body.season.id === season;
	});
	const changes = own
		.filter((known) => isOfKind(known, 'seasonChange'))
		.filter(({ entry: { body } }) => body.season === season && body.regulation !== undefined)
		.toSorted((a, b) => (a.entry.writtenAt < b.entry.writtenAt ? -1 : 1));
	let before = opening?.entry.body.regulation;
	return changes.flatMap((known): SeasonChange[] => {
		const after = known.entry.body.regulation;
		const change = before && after && { known, before, after };
		before = after;
		return change ? [change] : [];
	});
}
