import type { Meeting, PlayOff, Protocol, Walkover } from '../league-file';
import type { Counting } from './counting';

type SameAs = Counting['sameAs'];

/** Whether a plan has a game of a player against themselves. */
export function plansOnePlayer({ plan }: Meeting): boolean {
	return plan.some(({ light, dark }) => light === dark);
}

/**
 * The meeting with the ids that count for persons who are registered twice, and without games that they would play
 * against themselves; itself if there are none.
 */
export function joinedMeeting(meeting: Meeting, sameAs: SameAs): Meeting {
	const isOther = (id: string | null | undefined) => !!id && sameAs(id) !== id;
	const { referee, plan } = meeting;
	const named = plan.flatMap((game) => [game.light, game.dark, game.referee]);
	if (![referee, ...named].some(isOther)) return meeting;
	const maybe = (id: string | null) => id && sameAs(id);
	const games = plan.map((game) => ({
		...game,
		light: sameAs(game.light),
		dark: sameAs(game.dark),
		...(game.referee !== undefined && { referee: maybe(game.referee) })
	}));
	const own = games.filter(({ light, dark }) => light !== dark);
	return { ...meeting, referee: maybe(referee), plan: own };
}

/** The report with the ids that count; itself if none of them is another one. */
export function joinedReport(report: Protocol, sameAs: SameAs): Protocol {
	const { light, dark, referee } = report;
	const [one, other] = [sameAs(light.player), sameAs(dark.player)];
	const judge = referee && sameAs(referee);
	if (one === light.player && other === dark.player && judge === referee) return report;
	const sides = { light: { ...light, player: one }, dark: { ...dark, player: other } };
	return { ...report, ...sides, referee: judge };
}

/** The walkover with the ids that count; itself if none of them is another one. */
export function joinedWalkover(walkover: Walkover, sameAs: SameAs): Walkover {
	const [present, absent] = [sameAs(walkover.present), sameAs(walkover.absent)];
	const isSame = present === walkover.present && absent === walkover.absent;
	return isSame ? walkover : { ...walkover, present, absent };
}

/** The play-off with the ids that count. */
export function joinedPlayOff(playOff: PlayOff, sameAs: SameAs): PlayOff {
	const [one, other] = playOff.players;
	const players: PlayOff['players'] = [sameAs(one), sameAs(other)];
	return { ...playOff, players, winner: sameAs(playOff.winner) };
}
