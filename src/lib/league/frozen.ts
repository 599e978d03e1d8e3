import type { Category } from './fields';
import type { Entrant, Frozen, League, Player, Season } from './league-file';
import { leagueRulebookDigest, type Regulation } from './regulation';

/** The parts of a league that name seasons and their rules. */
type Ruled = Pick<League, 'regulation'> & Partial<Pick<League, 'seasons'>>;

function seasonIn(
	{ seasons = [] }: Ruled,
	season: Season | string | undefined
): Season | undefined {
	return typeof season === 'string' ? seasons.find(({ id }) => id === season) : season;
}

/** The regulation of a season: as frozen when it opened, else the league's. */
export function regulationOf(league: Ruled, season: Season | string | undefined): Regulation {
	return seasonIn(league, season)?.regulation ?? league.regulation;
}

/** The regulation for a meeting's games. */
export function regulationOfMeeting(
	league: Ruled & Pick<League, 'meetings'>,
	meeting: string
): Regulation {
	const held = league.meetings.find(({ id }) => id === meeting);
	return regulationOf(league, held?.season);
}

/** The category in which a player is in a season's standings; who joins later comes in their own. */
export function categoryIn(
	season: Season | undefined,
	{ id, category }: Pick<Player, 'id' | 'category'>
): Category {
	return season?.roster?.find(({ player }) => player === id)?.category ?? category;
}

/** The players named in meetings of a season. */
function namedIn({ meetings, protocols, walkovers }: League, season: Season): Set<string> {
	const held = meetings.filter((meeting) => meeting.season === season.id);
	const ids = new Set(held.map(({ id }) => id));
	const isHeld = ({ meeting }: { readonly meeting: string }) => ids.has(meeting);
	return new Set([
		...held.flatMap(({ plan }) => plan.flatMap(({ light, dark }) => [light, dark])),
		...protocols.filter(isHeld).flatMap(({ light, dark }) => [light.player, dark.player]),
		...walkovers.filter(isHeld).flatMap(({ present, absent }) => [present, absent])
	]);
}

/**
 * The players of a season with their categories then: those of its roster, and who joined later and is named in one
 * of its meetings. Without a roster, or with the empty one of a new league, everyone.
 */
export function rosterOf(league: League, season: Season): readonly Player[] {
	const { roster = [] } = season;
	const own = (player: Player) => ({ ...player, category: categoryIn(season, player) });
	if (roster.length === 0) return league.players.map(own);
	const entered = new Set(roster.map(({ player }) => player));
	const named = namedIn(league, season);
	return league.players.filter(({ id }) => entered.has(id) || named.has(id)).map(own);
}

/** The players of a league with the categories of now. */
export function currentRoster({ players }: Pick<League, 'players'>): Entrant[] {
	return players.map(({ id, category }) => ({ player: id, category }));
}

/** What a season is played by: its own rules where they are frozen, else those of the league. */
export function frozen(league: League, season: Season): Frozen {
	const regulation = regulationOf(league, season);
	return {
		regulation,
		roster: season.roster ?? currentRoster(league),
		rulebookDigest: season.rulebookDigest ?? leagueRulebookDigest(regulation)
	};
}
