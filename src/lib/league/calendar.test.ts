import { describe, expect, it } from 'vitest';
import { addMonths, ageOn, daysBetween, dayInWarsaw, isDay } from './calendar';

describe('days', () => {
	it.each([
		['2026-02-28', true],
		['2028-02-29', true],
		['2026-02-29', false],
		['2026-13-01', false],
		['2026-00-10', false],
		['2026-1-1', false],
		['0001-01-01', true],
		['2026-01-01T00:00:00Z', false]
	])('%s exists: %s', (text, there) => {
		expect(isDay(text)).toBe(there);
	});

	it.each([
		['2026-03-28', '2026-03-30', 2],
		['2026-10-24', '2026-10-26', 2],
		['2026-03-08', '2026-03-01', -7],
		['2027-12-31', '2028-01-01', 1]
	])('from %s to %s are %i, regardless of daylight saving', (from, to, days) => {
		expect(daysBetween(from, to)).toBe(days);
	});

	it.each([
		['2026-01-31', 1, '2026-02-28'],
		['2028-01-31', 1, '2028-02-29'],
		['2026-08-31', 6, '2027-02-28'],
		['2026-12-15', 1, '2027-01-15'],
		['2026-03-31', -1, '2026-02-28'],
		['2026-05-31', 0, '2026-05-31'],
		['0099-12-31', 2, '0100-02-28']
	])('%s plus %i months is %s', (day, months, expected) => {
		expect(addMonths(day, months)).toBe(expected);
	});

	it.each([
		['2008-03-08', '2026-03-07', 17],
		['2008-03-08', '2026-03-08', 18],
		['2008-02-29', '2026-02-28', 17],
		['2008-02-29', '2026-03-01', 18]
	])('born on %s, the age on %s is %i', (born, day, age) => {
		expect(ageOn(born, day)).toBe(age);
	});

	it.each([
		['2026-11-21T22:59:59Z', '2026-11-21'],
		['2026-11-21T23:00:00Z', '2026-11-22'],
		['2026-07-21T21:59:59Z', '2026-07-21'],
		['2026-07-21T22:00:00Z', '2026-07-22'],
		['2025-12-31T23:30:00Z', '2026-01-01']
	])('%s falls on %s in Warsaw', (moment, day) => {
		expect(dayInWarsaw(moment)).toBe(day);
	});
});
