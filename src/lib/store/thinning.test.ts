import { describe, expect, it } from 'vitest';
import { expendable, MAX_REVISIONS } from './thinning';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1000 * DAY;

/** One revision per age, oldest first, numbered from 1. */
function aged(ages: readonly number[]) {
	return [...ages]
		.sort((a, b) => b - a)
		.map((age, index) => ({ revision: index + 1, savedAt: NOW - age }));
}

/** Ages of the remaining revisions, in minutes. */
function staying(ages: readonly number[]): number[] {
	const revisions = aged(ages);
	const gone = new Set(expendable(revisions, NOW));
	return revisions
		.filter(({ revision }) => !gone.has(revision))
		.map(({ savedAt }) => (NOW - savedAt) / MINUTE)
		.sort((a, b) => a - b);
}

describe('revisions of an army', () => {
	it('are all kept while there are few', () => {
		expect(expendable(aged([0, 1, 2, 3].map((n) => n * 1000)), NOW)).toEqual([]);
		expect(expendable([], NOW)).toEqual([]);
	});

	it('keep the last ten whatever their age, then the last of every five minutes', () => {
		const everySecond = Array.from({ length: 600 }, (_, n) => n * 1000);
		const left = staying(everySecond);
		expect(left.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_, n) => n / 60));
		expect(left.length).toBeLessThanOrEqual(13);
		expect(left.length).toBeGreaterThanOrEqual(11);
	});

	it('cover the day, the weeks and the months', () => {
		const everyQuarter = Array.from({ length: 4 * 24 * 90 }, (_, n) => n * 15 * MINUTE);
		const left = staying(everyQuarter);
		expect(left.length).toBeLessThanOrEqual(MAX_REVISIONS);
		expect(left.some((age) => age > 60 && age < 24 * 60)).toBe(true);
		expect(left.some((age) => age > 7 * 24 * 60 && age < 14 * 24 * 60)).toBe(true);
		expect(left.some((age) => age > 60 * 24 * 60)).toBe(true);
	});

	it('never exceed fifty', () => {
		const overYears = Array.from({ length: 400 }, (_, n) => n * 31 * DAY);
		expect(staying(overYears)).toHaveLength(MAX_REVISIONS);
	});
});
