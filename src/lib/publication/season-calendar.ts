import { writeCalendar, type CalendarEvent } from '$lib/exchange/calendar-file';
import { regulationOf } from '$lib/league/frozen';
import type { League, Meeting, Season } from '$lib/league/league-file';
import { roundsOf } from '$lib/league/planning/meetings';
import { gameLines, placeText } from './announcement';
import type { PublicationTexts } from './texts';

/** When a meeting begins, and how long its rounds take. */
function timeOf(league: League, { season: id, startsAt, plan }: Meeting) {
	if (startsAt === undefined) return {};
	const season = league.seasons.find((one) => one.id === id);
	const { gameMinutes } = regulationOf(league, season).meeting;
	return { from: startsAt, minutes: roundsOf(plan) * gameMinutes };
}

function eventOf(
	league: League,
	meeting: Meeting,
	texts: PublicationTexts
): Omit<CalendarEvent, 'changes'> {
	const place = placeText(meeting);
	return {
		id: meeting.id,
		on: meeting.on,
		...timeOf(league, meeting),
		summary: texts.publication.calendar.summary({ league: league.name }),
		...(place && { place }),
		description: gameLines(league, meeting, texts).join('\n').trim(),
		...(meeting.annulled && { cancelled: true })
	};
}

/** The meetings of a season as a calendar. `madeAt` is a moment in UTC, `changesOf` says how often a meeting changed. */
export function seasonCalendar(
	league: League,
	season: Season,
	texts: PublicationTexts,
	madeAt: string,
	changesOf: (meeting: string) => number = () => 0
): string {
	const events = league.meetings
		.filter((meeting) => meeting.season === season.id)
		.sort((a, b) => (a.on < b.on || (a.on === b.on && a.id < b.id) ? -1 : 1))
		.map((meeting) => ({ ...eventOf(league, meeting, texts), changes: changesOf(meeting.id) }));
	return writeCalendar(league.name, events, madeAt);
}
