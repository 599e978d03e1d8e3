import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendar, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = { id: 'a', on: '2026-12-31', summary: 'Spotkanie' };
const NOW = '2026-11-21T10:00:00.123Z';
const write = (given: Partial<CalendarEvent> = {}) =>
	writeCalendar('Liga', [{ ...event, ...given }], NOW);

/** Lines without folding, as RFC 5545 reads them. */
const lines = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const valueOf = (text: string, name: string) =>
	lines(text)
		.find((line) => line.startsWith(`${name}:`))
		?.slice(name.length + 1)
		.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

describe('a calendar', () => {
	it('has whole days: the end is the day after', () => {
		expect(lines(write())).toEqual([
			'BEGIN:VCALENDAR',
			'VERSION:2.0',
			'PRODID:-//Brikmuster//League//EN',
			'CALSCALE:GREGORIAN',
			'METHOD:PUBLISH',
			'X-WR-CALNAME:Liga',
			'X-WR-TIMEZONE:Europe/Warsaw',
			'BEGIN:VEVENT',
			'UID:a@brikmuster',
			'DTSTAMP:20261121T100000Z',
			'DTSTART;VALUE=DATE:20261231',
			'DTEND;VALUE=DATE:20270101',
			'SEQUENCE:0',
			'SUMMARY:Spotkanie',
			'STATUS:CONFIRMED',
			'TRANSP:OPAQUE',
			'END:VEVENT',
			'END:VCALENDAR',
			''
		]);
	});

	it('names the time zone of events that begin at a time, and says how long they last', () => {
		const text = lines(write({ from: '17:30', minutes: 240 }));
		expect(text).toContain('DTSTART;TZID=Europe/Warsaw:20261231T173000');
		expect(text).toContain('DURATION:PT240M');
		expect(text.join()).not.toContain('DTEND');
		const zone = text.slice(text.indexOf('BEGIN:VTIMEZONE'), text.indexOf('END:VTIMEZONE') + 1);
		expect(zone).toEqual([
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
		]);
	});

	it('says how often an event has changed, so that calendars update it', () => {
		expect(lines(write({ changes: 3 }))).toContain('SEQUENCE:3');
	});

	it('marks annulled meetings as cancelled', () => {
		expect(lines(write({ cancelled: true }))).toContain('STATUS:CANCELLED');
	});

	it('cannot be broken by a name', () => {
		const place = 'X\r\nEND:VEVENT\r\nBEGIN:VALARM\u0000\u202e';
		const text = write({ place });
		expect(lines(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
		expect(valueOf(text, 'LOCATION')).toBe('X\nEND:VEVENT\nBEGIN:VALARM');
	});

	it('has no line separators, which some calendars take for line breaks', () => {
		const text = write({ summary: 'Jan\u2028END:VEVENT\u2029X\u0085Y' });
		expect(text).not.toMatch(/[\u0085\u2028\u2029]/);
		expect(valueOf(text, 'SUMMARY')).toBe('Jan\nEND:VEVENT\nX\nY');
	});

	it('folds long lines between characters and gives every text back', () => {
		const text = fc.string({ unit: 'grapheme', maxLength: 200 });
		fc.assert(
			fc.property(text, (description) => {
				const written = write({ description });
				for (const line of written.split('\r\n')) {
					expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
				}
				const plain = description
					.replace(/\r\n?/g, '\n')
					.replace(/[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
				expect(valueOf(written, 'DESCRIPTION') ?? '').toBe(plain);
			}),
			{ numRuns: 200, seed: 5 }
		);
	});
});
