import { league } from './league';
import { leaguePages } from './league-pages';
import { leaguePlayer } from './league-player';
import { leagueReferee } from './league-referee';
import { leagueRegulation } from './league-regulation';
import { leagueSeason } from './league-season';
import { leagueSigning } from './league-signing';
import { leagueSteps } from './league-steps';
import { leagueViews } from './league-views';

/** All texts of leagues. */
export const leagues = {
	...league,
	pages: leaguePages,
	player: leaguePlayer,
	referee: leagueReferee,
	regulation: leagueRegulation,
	season: leagueSeason,
	signing: leagueSigning,
	steps: leagueSteps,
	views: leagueViews
};
