import { withoutBidiMarks } from '$lib/army/format/direction';
import { addDays, type Day } from '$lib/league/calendar';

export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';
export const CALENDAR_EXTENSION = '.ics';

/** An event of a whole day, or one that begins at a time. */
export interface CalendarEvent {
	/** Globally unique, and the same in every file. */
	readonly id: string;
	readonly on: Day;
	/** When it begins, in Poland, such as 17:00; without it, the event takes the whole day. */
	readonly from?: string;
	/** How long it lasts, if it begins at a time. */
	readonly minutes?: number;
	/** How often it has changed: calendars replace an event by one with a higher number. */
	readonly changes?: number;
	readonly summary: string;
	readonly place?: string;
	readonly description?: string;
	readonly cancelled?: boolean;
}

/** The longest line in bytes (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const encoder = new TextEncoder();

/** Folds a line: a continuation starts with a space, and no character is split. */
function folded(line: string): string {
	const parts: string[] = [];
	let part = '';
	let bytes = 0;
	for (const letter of line) {
		const size = encoder.encode(letter).length;
		if (bytes + size > LONGEST_LINE) {
			parts.push(part);
			part = ' ';
			bytes = 1;
		}
		part += letter;
		bytes += size;
	}
	return [...parts, part].join('\r\n');
}

/** A text value (RFC 5545, 3.3.11) without control characters. */
function escaped(text: string): string {
	return withoutBidiMarks(text)
		.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
		.replace(/[^\P{Cc}\n]/gu, '')
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replace(/\n/g, '\\n');
}

const dateOf = (day: Day) => day.replaceAll('-', '');

/** The time in Poland with its changes since 1996 (RFC 5545, 3.6.5). */
const ZONE = [
	'BEGIN:VTIMEZONE',
	'TZID:Europe/Warsaw',
	'BEGIN:DAYLIGHT',
	'DTSTART:19960331T020000',
	'TZOFFSETFROM:+0100',
	'TZOFFSETTO:+0200',
	'TZNAME:CEST',
	'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
	'END:DAYLIGHT',
	'BEGIN:STANDARD',
	'DTSTART:19961027T030000',
	'TZOFFSETFROM:+0200',
	'TZOFFSETTO:+0100',
	'TZNAME:CET',
	'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
	'END:STANDARD',
	'END:VTIMEZONE'
];

function timeLines({ on, from, minutes }: CalendarEvent): string[] {
	if (from === undefined) {
		return [`DTSTART;VALUE=DATE:${dateOf(on)}`, `DTEND;VALUE=DATE:${dateOf(addDays(on, 1))}`];
	}
	const start = `DTSTART;TZID=Europe/Warsaw:${dateOf(on)}T${from.replace(':', '')}00`;
	return minutes === undefined ? [start] : [start, `DURATION:PT${minutes}M`];
}

function eventLines(event: CalendarEvent, stamp: string): string[] {
	const { id, summary, place, description, cancelled, changes = 0 } = event;
	return [
		'BEGIN:VEVENT',
		`UID:${escaped(id)}@brikmuster`,
		`DTSTAMP:${stamp}`,
		...timeLines(event),
		`SEQUENCE:${changes}`,
		`SUMMARY:${escaped(summary)}`,
		...(place ? [`LOCATION:${escaped(place)}`] : []),
		...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
		`STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
		'TRANSP:OPAQUE',
		'END:VEVENT'
	];
}

/**
 * Writes a calendar (RFC 5545). Whole days belong to no time zone; events that begin at a time name that of Poland.
 * `madeAt` is a moment in UTC, such as 2026-11-21T10:00:00Z.
 */
export function writeCalendar(
	name: string,
	events: readonly CalendarEvent[],
	madeAt: string
): string {
	const stamp = madeAt.replace(/\.\d+/, '').replace(/[-:]/g, '');
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Brikmuster//League//EN',
		'CALSCALE:GREGORIAN',
		'METHOD:PUBLISH',
		`X-WR-CALNAME:${escaped(name)}`,
		'X-WR-TIMEZONE:Europe/Warsaw',
		...(events.some(({ from }) => from !== undefined) ? ZONE : []),
		...events.flatMap((event) => eventLines(event, stamp)),
		'END:VCALENDAR'
	];
	return `${lines.map(folded).join('\r\n')}\r\n`;
}
