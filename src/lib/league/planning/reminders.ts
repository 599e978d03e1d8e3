import { agendaOf, meetingGames } from '../agenda';
import type { Day } from '../calendar';
import type { League, Meeting, PlannedGame, Season } from '../league-file';

/** A meeting whose games still lack reports. */
export interface MissingReports {
	readonly meeting: Meeting;
	readonly games: readonly PlannedGame[];
}

/** The planned games of past meetings that nobody has reported, the oldest first. */
export function missingReports(league: League, season: Season, today: Day): MissingReports[] {
	return agendaOf(league, season, today)
		.waiting.map((meeting) => ({
			meeting,
			games: meetingGames(league, meeting).planned.flatMap(({ game, held }) => (held ? [] : [game]))
		}))
		.filter(({ games }) => games.length > 0);
}

/** A meeting and its players without an accepted army. */
export interface MissingArmies {
	readonly meeting: Meeting;
	readonly players: readonly string[];
}

/** Whether the referee has accepted an army of a player for a meeting, or for the whole season. */
function hasArmy({ submissions }: League, player: string, meeting: string): boolean {
	return submissions.some(
		(entry) =>
			entry.player === player &&
			entry.decision === 'accept' &&
			(entry.meeting === null || entry.meeting === meeting)
	);
}

/** The players of coming meetings, today's included, who have no accepted army for it. */
export function missingArmies(league: League, season: Season, today: Day): MissingArmies[] {
	return league.meetings
		.filter(({ season: own, on, annulled }) => own === season.id && on >= today && !annulled)
		.sort((a, b) => (a.on < b.on ? -1 : 1))
		.map((meeting) => ({
			meeting,
			players: [...new Set(meeting.plan.flatMap(({ light, dark }) => [light, dark]))].filter(
				(player) => !hasArmy(league, player, meeting.id)
			)
		}))
		.filter(({ players }) => players.length > 0);
}
