import { otherSide } from '../fields';
import { regulationOf, rosterOf } from '../frozen';
import type { League, Meeting, PlannedGame, Player, Season } from '../league-file';
import { meetingGames } from '../agenda';
import { boxesOf, type Box } from '../regulation';
import { seasonState } from '../season';

/** A box as a key of sets and maps. */
export function boxKey({ scenario, side }: Box): string {
	return `${scenario} ${side}`;
}

/** A planned game without a result, and its meeting. */
interface UnplayedGame {
	readonly meeting: Meeting;
	readonly game: PlannedGame;
}

/** The planned games of a season that have no result yet; those of annulled meetings are left out. */
export function unplayedGames(league: League, { id }: Season): UnplayedGame[] {
	return league.meetings
		.filter(({ season, annulled }) => season === id && annulled !== true)
		.flatMap((meeting) =>
			meetingGames(league, meeting).planned.flatMap(({ game, held }) =>
				held ? [] : [{ meeting, game }]
			)
		);
}

/** A player's boxes of a season. */
export interface PlayerNeeds {
	readonly player: Player;
	/** Boxes without a result and without a planned game. */
	readonly open: readonly Box[];
	/** Boxes without a result that a planned game would fill. */
	readonly planned: readonly Box[];
}

/** Which boxes the players of a season still need (PL-LIG-13). `except` is a meeting whose plan is ignored. */
export function seasonNeeds(league: League, season: Season, except?: string): PlayerNeeds[] {
	const { results } = seasonState(league, season);
	const taken = new Map<string, Set<string>>();
	for (const { meeting, game } of unplayedGames(league, season)) {
		if (meeting.id === except) continue;
		for (const side of ['light', 'dark'] as const) {
			const own = taken.get(game[side]) ?? new Set();
			taken.set(game[side], own.add(boxKey({ scenario: game.scenario, side })));
		}
	}
	const boxes = boxesOf(regulationOf(league, season));
	const here = rosterOf(league, season).filter(({ withdrawn }) => withdrawn === undefined);
	return here.map((player) => {
		const filled = new Set(results.get(player.id)?.map(({ box }) => boxKey(box)));
		const empty = boxes.filter((box) => !filled.has(boxKey(box)));
		const isPlanned = (box: Box) => taken.get(player.id)?.has(boxKey(box)) === true;
		return {
			player,
			open: empty.filter((box) => !isPlanned(box)),
			planned: empty.filter(isPlanned)
		};
	});
}

/** The players of the same category who still need the other side of a box: a game fills a box for both. */
export function opponentsFor(
	needs: readonly PlayerNeeds[],
	{ player }: PlayerNeeds,
	{ scenario, side }: Box
): Player[] {
	const wanted = otherSide(side);
	return needs
		.filter(
			(other) =>
				other.player.id !== player.id &&
				other.player.category === player.category &&
				other.open.some((box) => box.scenario === scenario && box.side === wanted)
		)
		.map((other) => other.player);
}
