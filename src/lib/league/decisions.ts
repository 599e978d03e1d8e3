import type { League, Decision } from './league-file';
import type { Circumstances, Registered } from './verdict';

/** The player's last accepted submission. */
export function lastAccepted({ submissions }: League, player: string): Decision | undefined {
	return submissions
		.filter((entry) => entry.player === player && entry.decision === 'accept')
		.reduce<Decision | undefined>(
			(last, entry) => (last && last.decidedOn > entry.decidedOn ? last : entry),
			undefined
		);
}

/** What the league knows about a season's submissions, with the last accepted one if it was read. */
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
