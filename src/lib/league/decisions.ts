import type { League, Decision } from './league-file';
import type { Circumstances, Registered } from './verdict';

/** The submission that was accepted last of a player. */
export function lastAccepted({ submissions }: League, player: string): Decision | undefined {
	return submissions
		.filter((entry) => entry.player === player && entry.decision === 'accept')
		.reduce<Decision | undefined>(
			(last, entry) => (last && last.decidedOn > entry.decidedOn ? last : entry),
			undefined
		);
}

/** What a league knows of a season's submissions; the last accepted one is added where it has been read. */
export function circumstancesOf(
	{ id, regulation, meetings, players }: League,
	season: string
): Circumstances {
	const held = meetings.filter((meeting) => meeting.season === season && meeting.annulled !== true);
	return {
		regulation,
		address: { league: id, season },
		meetings: new Map(held.map(({ id, on }) => [id, on])),
		players: new Map(players.map((player): [string, Registered] => [player.id, player]))
	};
}
