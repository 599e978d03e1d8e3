import { categoryIn, regulationOf } from './frozen';
import type { League, Decision } from './league-file';
import type { Circumstances, Registered } from './verdict';

const arrivedOn = ({ receivedOn, decidedOn }: Decision) => receivedOn ?? decidedOn;

/** The player's last accepted submission by arrival. */
export function lastAccepted({ submissions }: League, player: string): Decision | undefined {
	return submissions
		.filter((entry) => entry.player === player && entry.decision === 'accept')
		.reduce<Decision | undefined>(
			(last, entry) => (last && arrivedOn(last) > arrivedOn(entry) ? last : entry),
			undefined
		);
}

/** What the league knows about a season's submissions, with the last accepted one if it was read. */
export function circumstancesOf(league: League, season: string): Circumstances {
	const { id, meetings, players, seasons } = league;
	const own = seasons.find((entry) => entry.id === season);
	const held = meetings.filter((meeting) => meeting.season === season && meeting.annulled !== true);
	return {
		regulation: regulationOf(league, own),
		...(own?.rulebookDigest !== undefined && { rulebookDigest: own.rulebookDigest }),
		address: { league: id, season },
		meetings: new Map(held.map(({ id, on }) => [id, on])),
		players: new Map(
			players.map((player): [string, Registered] => [
				player.id,
				{ ...player, category: categoryIn(own, player) }
			])
		)
	};
}
