import { SIDES, type Side } from './fields';
import type { League, Meeting, Protocol, Season, Walkover } from './league-file';
import { scoreOf, type Box } from './regulation';
import { outcomeFor, type Result } from './results';
import { seasonState } from './season';

function seasonOf({ meetings, seasons }: League, meeting: string): Season | undefined {
	const held = meetings.find(({ id }) => id === meeting);
	return seasons.find(({ id }) => id === held?.season);
}

/** What one side of a game gets. */
export interface SideEffect {
	readonly side: Side;
	readonly player: string;
	readonly points: number;
	/** Whether they are in the standing: a replay, and what is out of season, scores nothing. */
	readonly counts: boolean;
}

/** What a game that is in the league gives to both (PL-LIG-12, PL-LIG-13). */
export function gameEffect(league: League, protocol: Protocol): SideEffect[] {
	const season = seasonOf(league, protocol.meeting);
	const results = season && seasonState(league, season).results;
	return SIDES.map((side) => {
		const { player, secondary } = protocol[side];
		const points = scoreOf(league.regulation, outcomeFor(side, protocol), secondary);
		const counts = results?.get(player)?.some(({ id }) => id === protocol.id) === true;
		return { side, player, points, counts };
	});
}

/** What a walkover that is in the league does (PL-LIG-10). */
export interface WalkoverEffect {
	/** Of who was there; undefined where his box is filled, or where the walkover does not count. */
	readonly filled: Result | undefined;
	/** The absentee's result that points are taken from, as it is now. */
	readonly reduced: Result | undefined;
}

export function walkoverEffect(league: League, walkover: Walkover): WalkoverEffect {
	const season = seasonOf(league, walkover.meeting);
	if (!season) return { filled: undefined, reduced: undefined };
	const { results } = seasonState(league, season);
	return {
		filled: results.get(walkover.present)?.find(({ id }) => id === walkover.id),
		reduced: results
			.get(walkover.absent)
			?.find(({ deductions }) => deductions.includes(walkover.id))
	};
}

/** A box that a walkover can fill, and whether it would count. */
export interface WalkoverBox extends Box {
	readonly open: boolean;
}

/** The boxes of the scenarios that were announced for two at a meeting; those that are still open first. */
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
