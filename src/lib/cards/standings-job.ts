import type { Areas } from '$lib/i18n/languages';
import type { League } from '$lib/league/league-file';
import type { Paper } from './layout/settings';

/** A print job for the standings of a season, without the texts. */
export interface StandingsJob {
	readonly what: 'standings';
	readonly league: League;
	/** The season's id. */
	readonly season: string;
	/** The date of the standings, YYYY-MM-DD. */
	readonly asOf: string;
	/** Games that do not count until an official decides: the standings are provisional. */
	readonly undecided?: number;
	readonly paper: Paper;
}

/** The texts of league pages and of page feet. */
export interface LeagueSheetTexts {
	readonly leagues: Areas['leagues'];
	readonly cards: Areas['cards'];
	/** The language tag for dates and numbers. */
	readonly tag: string;
}

/** Returns the title of the PDF. */
export function standingsTitle(
	{ league, season }: StandingsJob,
	texts: Pick<LeagueSheetTexts, 'leagues'>
): string {
	return texts.leagues.season.standings.file({ name: league.name, what: season });
}
