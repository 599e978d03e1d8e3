import { addDays, type Day } from '$lib/league/calendar';
import { regulationOf, rosterOf } from '$lib/league/frozen';
import type { League, Meeting, Season } from '$lib/league/league-file';
import type { PlannedDay } from '$lib/league/planning/meetings';

/** A day while it is planned. */
export interface DayDraft {
	readonly id: string;
	readonly on: Day;
	readonly startsAt?: string | undefined;
	readonly place: string;
	readonly address?: string | undefined;
	readonly tables: number;
	readonly rounds: number;
}

export const MOST = { tables: 50, rounds: 12, days: 31 } as const;
const USUAL = { tables: 4, rounds: 2 } as const;
const WEEK = 7;

/** The first day of a plan: after the notice, where and when the latest meeting was. */
export function firstDay(league: League, season: Season, today: Day, id: string): DayDraft {
	const latest = league.meetings
		.filter((meeting) => meeting.season === season.id)
		.reduce<Meeting | undefined>(
			(last, next) => (last && last.on > next.on ? last : next),
			undefined
		);
	const pairs = Math.floor(rosterOf(league, season).length / 2);
	return {
		id,
		on: addDays(today, regulationOf(league, season).meeting.noticeDays + 1),
		startsAt: latest?.startsAt,
		place: latest?.place ?? '',
		address: latest?.address,
		tables: Math.max(1, Math.min(USUAL.tables, pairs)),
		rounds: USUAL.rounds
	};
}

/** The day of a meeting that exists already. */
export function dayOfMeeting({ id, on, place = '', plan }: Meeting, players: number): DayDraft {
	const rounds = Math.max(USUAL.rounds, ...plan.map(({ round }) => round ?? 1));
	const tables = Math.max(1, Math.min(USUAL.tables, Math.floor(players / 2)));
	return { id, on, place, tables, rounds };
}

/** One more day, a week after the last one. */
export function nextDay(last: DayDraft, id: string): DayDraft {
	return { ...last, id, on: addDays(last.on, WEEK) };
}

/** A draft as a day of the plan. */
export function plannedDay(
	{ id, on, startsAt, place, address, tables, rounds }: DayDraft,
	announcedOn: Day,
	{ city, table, documented }: Pick<PlannedDay, 'table' | 'documented'> & { city: string }
): PlannedDay {
	return {
		id,
		on,
		announcedOn: announcedOn < on ? announcedOn : on,
		...(startsAt && { startsAt }),
		...(place && { place }),
		...(address && { address }),
		...(city && { city }),
		table,
		documented,
		tables,
		rounds
	};
}
