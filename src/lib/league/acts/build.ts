import type { WholeBody } from '../entries/private-parts';
import type { LeagueState } from '../entries/state';
import type { League } from '../league-file';
import { decide } from './decisions';
import { appoint, leave, register } from './people';
import { writeAll } from './records';
import { openSeason } from './rules';

/** What a league that was just founded says to become that of a document. Its founder needs no appointment. */
export function buildLeague(founded: LeagueState, league: League): WholeBody[] {
	const { founder } = founded.set.founding.entry.body;
	const { seasons, players, referees, meetings, submissions } = league;
	return [
		...register(founded, players),
		...players.flatMap(({ id, withdrawn }) => (withdrawn ? leave(founded, id, withdrawn) : [])),
		...referees
			.filter(({ id }) => id !== founder.id)
			.flatMap((referee) => appoint(founded, referee, { role: 'referee' })),
		...seasons.flatMap((season) => openSeason({ ...founded, league }, season)),
		...writeAll(founded, 'meetings', meetings),
		...decide(founded, submissions),
		...writeAll(founded, 'protocols', league.protocols),
		...writeAll(founded, 'walkovers', league.walkovers),
		...writeAll(founded, 'playOffs', league.playOffs)
	];
}
