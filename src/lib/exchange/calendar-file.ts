import { withoutBidiMarks } from '$lib/army/format/direction';
import { addDays, type Day } from '$lib/league/calendar';

export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';
export const CALENDAR_EXTENSION = '.ics';

/** An event of a whole day. */
export interface CalendarEvent {
	/** Globally unique, and the same in every file. */
	readonly id: string;
	readonly on: Day;
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
		.replace(/\r\n?/g, '\n')
		.replace(/[^\P{Cc}\n]/gu, '')
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replace(/\n/g, '\\n');
}

const dateOf = (day: Day) => day.replaceAll('-', '');

function eventLines(event: CalendarEvent, stamp: string): string[] {
	const { id, on, summary, place, description, cancelled } = event;
	return [
		'BEGIN:VEVENT',
		`UID:${escaped(id)}@brikmuster`,
		`DTSTAMP:${stamp}`,
		`DTSTART;VALUE=DATE:${dateOf(on)}`,
		`DTEND;VALUE=DATE:${dateOf(addDays(on, 1))}`,
		`SUMMARY:${escaped(summary)}`,
		...(place ? [`LOCATION:${escaped(place)}`] : []),
		...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
		`STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
		'TRANSP:OPAQUE',
		'END:VEVENT'
	];
}

/**
 * Writes a calendar of events of a whole day (RFC 5545). Such days belong to no time zone; the calendar names
 * that of Poland. `madeAt` is a moment in UTC, such as 2026-11-21T10:00:00Z.
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
		...events.flatMap((event) => eventLines(event, stamp)),
		'END:VCALENDAR'
	];
	return `${lines.map(folded).join('\r\n')}\r\n`;
}
