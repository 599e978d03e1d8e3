import { league } from './league';
import { leaguePages } from './league-pages';
import { leaguePlayer } from './league-player';
import { leagueReferee } from './league-referee';
import { leagueRegulation } from './league-regulation';
import { leagueSeason } from './league-season';

/** The pages of leagues, with what a league says itself. */
export const leagues = {
	...league,
	pages: leaguePages,
	player: leaguePlayer,
	referee: leagueReferee,
	regulation: leagueRegulation,
	season: leagueSeason
};
