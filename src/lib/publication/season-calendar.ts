import { writeCalendar, type CalendarEvent } from '$lib/exchange/calendar-file';
import type { League, Meeting, Season } from '$lib/league/league-file';
import { gameLines } from './announcement';
import type { PublicationTexts } from './texts';

function eventOf(league: League, meeting: Meeting, texts: PublicationTexts): CalendarEvent {
	const place = [meeting.place, meeting.city].filter(Boolean).join(', ');
	return {
		id: meeting.id,
		on: meeting.on,
		summary: texts.publication.calendar.summary({ league: league.name }),
		...(place && { place }),
		description: gameLines(league, meeting, texts).join('\n').trim(),
		...(meeting.annulled && { cancelled: true })
	};
}

/** The meetings of a season as a calendar; `madeAt` is a moment in UTC. */
export function seasonCalendar(
	league: League,
	season: Season,
	texts: PublicationTexts,
	madeAt: string
): string {
	const events = league.meetings
		.filter((meeting) => meeting.season === season.id)
		.sort((a, b) => (a.on < b.on || (a.on === b.on && a.id < b.id) ? -1 : 1))
		.map((meeting) => eventOf(league, meeting, texts));
	return writeCalendar(league.name, events, madeAt);
}
