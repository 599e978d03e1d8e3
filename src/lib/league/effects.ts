import { SIDES, type Side } from './fields';
import { regulationOf } from './frozen';
import type { League, Meeting, Protocol, Season, Walkover } from './league-file';
import { scoreOf, type Box } from './regulation';
import { outcomeFor, type Result } from './results';
import { seasonState } from './season';

function seasonOf({ meetings, seasons }: League, meeting: string): Season | undefined {
	const held = meetings.find(({ id }) => id === meeting);
	return seasons.find(({ id }) => id === held?.season);
}

/** The effect of a game on the standings of one side. */
export interface SideEffect {
	readonly side: Side;
	readonly player: string;
	readonly points: number;
	/** Whether the points count: those of a replay or of a game outside the season do not. */
	readonly counts: boolean;
}

/** The effect of a game in the league on both players (PL-LIG-12, PL-LIG-13). */
export function gameEffect(league: League, protocol: Protocol): SideEffect[] {
	const season = seasonOf(league, protocol.meeting);
	const regulation = regulationOf(league, season);
	const results = season && seasonState(league, season).results;
	return SIDES.map((side) => {
		const { player, secondary } = protocol[side];
		const points = scoreOf(regulation, outcomeFor(side, protocol), secondary);
		const counts = results?.get(player)?.some(({ id }) => id === protocol.id) === true;
		return { side, player, points, counts };
	});
}

/** The effect of a walkover in the league (PL-LIG-10). */
export interface WalkoverEffect {
	/** The box filled for the present player; undefined if it was filled already or the walkover does not count. */
	readonly filled: Result | undefined;
	/** The absentee's result from which points are deducted, after the deduction. */
	readonly reduced: Result | undefined;
	/** The box filled for the absentee, in a league that gives points for it. */
	readonly missed: Result | undefined;
}

export function walkoverEffect(league: League, walkover: Walkover): WalkoverEffect {
	const season = seasonOf(league, walkover.meeting);
	if (!season) return { filled: undefined, reduced: undefined, missed: undefined };
	const { results } = seasonState(league, season);
	return {
		filled: results.get(walkover.present)?.find(({ id }) => id === walkover.id),
		reduced: results
			.get(walkover.absent)
			?.find(({ deductions }) => deductions.includes(walkover.id)),
		missed: results.get(walkover.absent)?.find(({ id }) => id === walkover.id)
	};
}

/** A box for a walkover, and whether the walkover would count there. */
interface WalkoverBox extends Box {
	readonly open: boolean;
}

/** The boxes of the scenarios announced for two players at a meeting; open ones first. */
export function walkoverBoxes(
	league: League,
	{ plan, season: seasonId }: Pick<Meeting, 'plan' | 'season'>,
	{ present, absent, id: own }: Pick<Walkover, 'present' | 'absent' | 'id'>
): WalkoverBox[] {
	const season = league.seasons.find((entry) => entry.id === seasonId);
	const results = season ? seasonState(league, season).results.get(present) : undefined;
	const pair = [present, absent];
	const announced = new Set(
		plan.flatMap(({ scenario, light, dark }) =>
			pair.includes(light) && pair.includes(dark) ? [scenario] : []
		)
	);
	const boxes = [...announced].flatMap((scenario) =>
		SIDES.map((side): WalkoverBox => {
			const filled = results?.some(
				(result) =>
					result.id !== own && result.box.scenario === scenario && result.box.side === side
			);
			return { scenario, side, open: filled !== true };
		})
	);
	return [...boxes.filter(({ open }) => open), ...boxes.filter(({ open }) => !open)];
}
