/** The largest distance from 1970 that a Date can represent, in milliseconds. */
const LAST_TIME = 8.64e15;
/** Below this limit, incrementing a revision is always exact. */
const MAX_REVISION = 2 ** 52;
/** The revision of a row whose own one is unsafe: higher than any real one. */
const FALLBACK_REVISION = 2 ** 40;

export function isTime(value: unknown): value is number {
	return typeof value === 'number' && Math.abs(value) <= LAST_TIME;
}

/** Returns a stored time, or 0 if it is invalid. */
export function timeOf(value: unknown): number {
	return isTime(value) ? value : 0;
}

/** Returns a stored revision that a write can be based on; a damaged or unsafe one counts as `UNCOUNTED`. */
export function safeRevision(revision: number): number {
	const good = Number.isInteger(revision) && revision >= 0 && revision < MAX_REVISION;
	return good ? revision : FALLBACK_REVISION;
}

/** Milliseconds within which two writes count as simultaneous. */
const SIMULTANEOUS = 1000;

/**
 * Returns the time of a write, later than the one before it even if the clock has not advanced, so
 * that comparing times detects every write. A clock that was set back further is followed.
 */
export function nextTime(now: number, before: number): number {
	return now <= before && before - now < SIMULTANEOUS ? before + 1 : now;
}

/** Sorts rows by last change, newest first; damaged times come last. */
export function newestFirst<T extends { readonly savedAt: number }>(rows: readonly T[]): T[] {
	return [...rows].reverse().sort((a, b) => timeOf(b.savedAt) - timeOf(a.savedAt));
}

/** Returns whether two values are equal as JSON, or `otherwise` if JSON cannot represent one of them. */
export function isSameJson(a: unknown, b: unknown, otherwise: boolean): boolean {
	try {
		return JSON.stringify(a) === JSON.stringify(b);
	} catch {
		return otherwise;
	}
}

/** When a row was deleted (ms), and for how many days it is in the trash, as last counted. */
export interface Deletion {
	readonly deletedAt?: number;
	readonly trashDays?: number;
}

/** What the trash knows of a row; nothing for one in use. */
export const deletionOf = ({
	deletedAt,
	trashed
}: {
	readonly deletedAt?: number;
	readonly trashed?: { readonly days: number };
}): Deletion => ({
	...(isTime(deletedAt) && { deletedAt }),
	...(trashed && { trashDays: trashed.days })
});
