import type { RuleId } from '$lib/rules/citations';
import { regulationOfMeeting } from './frozen';
import type { League, Meeting, Protocol, Walkover } from './league-file';
import type { Regulation } from './regulation';
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

function ofGame(regulation: Regulation, protocol: Protocol, { box }: Result): PointsLine[] {
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
	const { meetings, protocols, walkovers } = league;
	const protocol = protocols.find((one) => one.id === result.id);
	const absence = walkovers.find((one) => one.id === result.id);
	const regulation = regulationOfMeeting(league, (protocol ?? absence)?.meeting ?? '');
	const { present, absent, alreadyPlayed } = regulation.scoring.walkover;
	const rule = 'PL-LIG-10';
	const meetingOf = (id: string | undefined) => meetings.find((meeting) => meeting.id === id);
	const awarded: PointsLine =
		absence?.present === result.opponent
			? { of: 'absent', points: absent, rule }
			: { of: 'present', points: present, rule };
	const ofResult = protocol ? ofGame(regulation, protocol, result) : [];
	const gained: PointsLine[] = result.kind === 'walkover' ? [awarded] : ofResult;
	const lost = result.deductions.flatMap((id): PointsLine[] => {
		const walkover = walkovers.find((entry) => entry.id === id);
		if (!walkover) return [];
		const meeting = meetingOf(walkover.meeting);
		return [{ of: 'deducted', points: alreadyPlayed, rule, walkover, meeting }];
	});
	return { meeting: meetingOf((protocol ?? absence)?.meeting), lines: [...gained, ...lost] };
}
