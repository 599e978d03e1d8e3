import type { Day } from './calendar';
import { LEAGUE_FORMAT, LEAGUE_VERSION, type League } from './league-file';
import { SMALL_LEAGUE, type Regulation } from './regulation';

/** A league without players, with its first season. */
export function newLeague(
	id: string,
	name: string,
	season: { readonly id: string; readonly opened: Day },
	regulation: Regulation = SMALL_LEAGUE
): League {
	return {
		format: LEAGUE_FORMAT,
		version: LEAGUE_VERSION,
		id,
		name,
		regulation,
		players: [],
		referees: [],
		seasons: [{ ...season }],
		meetings: [],
		submissions: [],
		protocols: [],
		walkovers: [],
		playOffs: []
	};
}
