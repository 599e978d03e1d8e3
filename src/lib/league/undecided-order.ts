import { otherSide, SIDES, type Side } from './fields';
import { regulationOf } from './frozen';
import type { League, Season } from './league-file';
import { scoreOf, type Regulation } from './regulation';
import { outcomeFor } from './results';
import { seasonState } from './season';

/** Results of one player of which only the first one counts, whichever that is. */
interface UndecidedOrder {
	readonly scenario: string;
	readonly meeting: string;
	/** The player and the opponent of the result that counts. */
	readonly players: readonly [string, string];
	readonly entries: readonly string[];
}

/** A result that a report would give to a player. */
interface Claim {
	readonly id: string;
	readonly meeting: string;
	readonly scenario: string;
	readonly player: string;
	readonly opponent: string;
	readonly points: number;
	/** What the order of results depends on before their ids. */
	readonly place: string;
	readonly side: Side;
}

function claimsIn(
	{ meetings, protocols, walkovers }: League,
	season: Season,
	of: Regulation
): Claim[] {
	const days = new Map(
		meetings.flatMap(({ id, season: held, on, annulled }): [string, string][] =>
			held === season.id && annulled !== true ? [[id, on]] : []
		)
	);
	const games = protocols.flatMap((protocol): Claim[] => {
		const { id, meeting, scenario, game, replay, annulled } = protocol;
		const on = days.get(meeting);
		if (on === undefined || annulled === true) return [];
		return SIDES.map((side) => {
			const [player, opponent] = [protocol[side].player, protocol[otherSide(side)].player];
			const points = scoreOf(of, outcomeFor(side, protocol), protocol[side].secondary);
			const place = `${on} ${game} ${replay === true}`;
			return { id, meeting, scenario, player, opponent, points, place, side };
		});
	});
	const absences = walkovers.flatMap((walkover): Claim[] => {
		const { id, meeting, scenario, side, game, present, absent, annulled } = walkover;
		const on = days.get(meeting);
		if (on === undefined || annulled === true) return [];
		const points = of.scoring.walkover.present;
		const place = `${on} ${game} false`;
		return [{ id, meeting, scenario, player: present, opponent: absent, points, place, side }];
	});
	return [...games, ...absences];
}

/**
 * Games of a season of which only the first one counts for a player, with nothing to tell which one that is: both are
 * on one day and have the same number, as two referees may each begin with 1. Their ids decide, which are random.
 */
export function undecidedOrders(league: League, season: Season): UndecidedOrder[] {
	const rivals = new Map<string, Claim[]>();
	const claims = claimsIn(league, season, regulationOf(league, season));
	for (const claim of claims) {
		const { player, scenario, side, place } = claim;
		const key = [player, scenario, side, place].join(' ');
		rivals.set(key, [...(rivals.get(key) ?? []), claim]);
	}
	const { results } = seasonState(league, season);
	return [...rivals.values()].flatMap((group): UndecidedOrder[] => {
		const counting = group.find(({ id, player }) =>
			results.get(player)?.some((result) => result.id === id)
		);
		// Reports of one game, with one opponent, contradict each other in any order.
		const others = group.filter(({ opponent }) => opponent !== counting?.opponent);
		if (!counting || others.every(({ points }) => points === counting.points)) return [];
		const { scenario, meeting, player, opponent } = counting;
		const entries = [counting, ...others].map(({ id }) => id);
		return [{ scenario, meeting, players: [player, opponent], entries }];
	});
}
