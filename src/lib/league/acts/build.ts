import type { WholeBody } from '../entries/papers';
import type { LeagueState } from '../entries/state';
import type { League } from '../league-file';
import { appoint, leave, register } from './people';
import { write } from './records';
import { openSeason } from './rules';
import { decide } from './submissions';

/** What a league that was just founded says to become that of a document. Its founder needs no appointment. */
export function buildLeague(founded: LeagueState, league: League): WholeBody[] {
	const { founder } = founded.set.founding.entry.body;
	const { seasons, players, referees, meetings, submissions } = league;
	return [
		...register(founded, players),
		...players.flatMap(({ id, withdrawn }) => (withdrawn ? [leave(founded, id, withdrawn)] : [])),
		...referees
			.filter(({ id }) => id !== founder.id)
			.map((referee) => appoint(founded, referee, { role: 'referee' })),
		...seasons.flatMap((season) => openSeason({ ...founded, league }, season)),
		...meetings.flatMap((meeting) => write(founded, 'meetings', meeting)),
		...decide(founded, submissions),
		...league.protocols.flatMap((report) => write(founded, 'protocols', report)),
		...league.walkovers.flatMap((walkover) => write(founded, 'walkovers', walkover)),
		...league.playOffs.flatMap((playOff) => write(founded, 'playOffs', playOff))
	];
}
