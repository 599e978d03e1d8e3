/** Days that a deleted army can be restored, and that an unreferenced photo is kept. */
export const TRASH_DAYS = 30;
export const PHOTO_DAYS = 30;

export const DAY = 86_400_000;

/** The number of days counted, and when the last one was. */
export interface Days {
	readonly days: number;
	readonly at: number;
}

/**
 * Returns the count increased by one if a day has passed since the last. A clock that jumps ahead
 * counts as one day at most, and a clock that was set back restarts the current day, so nothing is
 * deleted too early.
 */
export function countDay({ days, at }: Days, now: number): Days {
	if (now - at >= DAY) return { days: days + 1, at: now };
	return now < at ? { days, at: now } : { days, at };
}
