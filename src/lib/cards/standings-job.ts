import type { Areas } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import type { Paper } from './layout/settings';

/** The standings of a season, to be printed: all but the words. */
export interface StandingsJob {
	readonly what: 'standings';
	readonly league: League;
	/** Its id. */
	readonly season: string;
	/** The day that the standings are of. */
	readonly asOf: string;
	readonly paper: Paper;
}

/** The words of a league's pages, and of what stands on every page. */
export interface LeagueSheetTexts {
	readonly leagues: Areas['leagues'];
	readonly cards: Areas['cards'];
	/** The language's tag, for days and numbers. */
	readonly tag: string;
}

/** What the page is called: the title of the PDF. */
export function standingsTitle(
	{ league, season }: StandingsJob,
	texts: Pick<LeagueSheetTexts, 'leagues'>
): string {
	return texts.leagues.season.standings.file({ name: league.name, what: season });
}
