import type { RuleId } from '$lib/rules/citations';
import type { League, Meeting, Walkover } from './league-file';
import { outcomeFor, type Result } from './results';

/** One part of a result's points, with its rule id. */
export type PointsLine = {
	readonly points: number;
	readonly rule: RuleId;
} & (
	| {
			readonly of:
				'taken' | 'win' | 'loss' | 'draw' | 'secondary' | 'secondaryOnDraw' | 'present' | 'absent';
	  }
	| { readonly of: 'deducted'; readonly walkover: Walkover; readonly meeting: Meeting | undefined }
);

/** How the points of a box add up. */
interface PointsBreakdown {
	readonly meeting: Meeting | undefined;
	readonly lines: readonly PointsLine[];
}

function ofGame({ regulation, protocols }: League, { id, box }: Result): PointsLine[] {
	const protocol = protocols.find((entry) => entry.id === id);
	if (!protocol) return [];
	const { played, win, loss, secondary, secondaryOnDraw } = regulation.scoring;
	const rule = 'PL-LIG-12';
	const outcome = outcomeFor(box.side, protocol);
	const nothing = outcome === 'draw' && !secondaryOnDraw;
	const reached: PointsLine = nothing
		? { of: 'secondaryOnDraw', points: 0, rule }
		: { of: 'secondary', points: secondary, rule };
	return [
		{ of: 'taken', points: played, rule },
		{ of: outcome, points: { win, loss, draw: 0 }[outcome], rule },
		...(protocol[box.side].secondary ? [reached] : [])
	];
}

/** Every part of a result's points; their sum is the result. */
export function pointsBreakdown(league: League, result: Result): PointsBreakdown {
	const { regulation, meetings, protocols, walkovers } = league;
	const { present, absent, alreadyPlayed } = regulation.scoring.walkover;
	const rule = 'PL-LIG-10';
	const meetingOf = (id: string | undefined) => meetings.find((meeting) => meeting.id === id);
	const missed = walkovers.some(
		(entry) => entry.id === result.id && entry.present === result.opponent
	);
	const awarded: PointsLine = missed
		? { of: 'absent', points: absent, rule }
		: { of: 'present', points: present, rule };
	const gained: PointsLine[] = result.kind === 'game' ? ofGame(league, result) : [awarded];
	const lost = result.deductions.flatMap((id): PointsLine[] => {
		const walkover = walkovers.find((entry) => entry.id === id);
		if (!walkover) return [];
		const meeting = meetingOf(walkover.meeting);
		return [{ of: 'deducted', points: alreadyPlayed, rule, walkover, meeting }];
	});
	const entry = [...protocols, ...walkovers].find(({ id }) => id === result.id);
	return { meeting: meetingOf(entry?.meeting), lines: [...gained, ...lost] };
}
