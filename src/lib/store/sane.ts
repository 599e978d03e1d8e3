/** The first and last moments a Date can hold, either side of 1970. */
const LAST_TIME = 8.64e15;
/** Below this, adding one to a revision is exact for longer than anybody edits. */
const REVISIONS = 2 ** 52;
/** The revision of a row whose own one cannot be counted on: above all that were ever counted. */
export const UNCOUNTED = 2 ** 40;

export function isTime(value: unknown): value is number {
	return typeof value === 'number' && Math.abs(value) <= LAST_TIME;
}

/** A stored time as it can be shown; 0 for what is none. */
export function timeOf(value: unknown): number {
	return isTime(value) ? value : 0;
}

/** A stored revision on which a write can build: a damaged or unsafe one counts as `UNCOUNTED`. */
export function counted(revision: number): number {
	const good = Number.isInteger(revision) && revision >= 0 && revision < REVISIONS;
	return good ? revision : UNCOUNTED;
}

/** Milliseconds within which two writes count as made at the same time. */
const MOMENT = 1000;

/**
 * The time of a write after another one: later than that, also where the clock stands still for a moment.
 * What compares times must notice each write. A clock that was set back further is followed.
 */
export function nextTime(now: number, before: number): number {
	return now <= before && before - now < MOMENT ? before + 1 : now;
}

/** Rows with the last changed one first; those with a damaged time come last. */
export function newestFirst<T extends { readonly savedAt: number }>(rows: readonly T[]): T[] {
	return [...rows].reverse().sort((a, b) => timeOf(b.savedAt) - timeOf(a.savedAt));
}

/** What no text can hold was not written here, and cannot be compared. */
export function same(a: unknown, b: unknown): boolean {
	try {
		return JSON.stringify(a) === JSON.stringify(b);
	} catch {
		return true;
	}
}
