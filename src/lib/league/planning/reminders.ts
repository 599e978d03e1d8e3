import { hasAcceptedArmy } from '../accepted';
import { agendaOf, meetingGames } from '../agenda';
import type { Day } from '../calendar';
import type { League, Meeting, PlannedGame, Season } from '../league-file';

/** A meeting whose games still lack reports. */
export interface MissingReports {
	readonly meeting: Meeting;
	readonly games: readonly PlannedGame[];
}

/**
 * The planned games of past meetings that nobody has reported, the oldest first. `isReported` knows reports that do not
 * count yet.
 */
export function missingReports(
	league: League,
	season: Season,
	today: Day,
	isReported: (meeting: Meeting, game: PlannedGame) => boolean = () => false
): MissingReports[] {
	return agendaOf(league, season, today)
		.waiting.map((meeting) => ({
			meeting,
			games: meetingGames(league, meeting).planned.flatMap(({ game, held }) =>
				held || isReported(meeting, game) ? [] : [game]
			)
		}))
		.filter(({ games }) => games.length > 0);
}

/** A meeting and its players without an accepted army. */
export interface MissingArmies {
	readonly meeting: Meeting;
	readonly players: readonly string[];
}

/** Those of some players who have no accepted army for a meeting; for one that is only planned, none for the season. */
export function withoutArmy(
	league: League,
	players: readonly string[],
	season: Season,
	meeting?: Meeting
): string[] {
	const of = { id: meeting?.id ?? '', season: season.id };
	return players.filter((player) => !hasAcceptedArmy(league, player, of));
}

/** The players of coming meetings, today's included, who have no accepted army for it. */
export function missingArmies(league: League, season: Season, today: Day): MissingArmies[] {
	return league.meetings
		.filter(({ season: own, on, annulled }) => own === season.id && on >= today && !annulled)
		.sort((a, b) => (a.on < b.on ? -1 : 1))
		.map((meeting) => ({
			meeting,
			players: [...new Set(meeting.plan.flatMap(({ light, dark }) => [light, dark]))].filter(
				(player) => !hasAcceptedArmy(league, player, meeting)
			)
		}))
		.filter(({ players }) => players.length > 0);
}
