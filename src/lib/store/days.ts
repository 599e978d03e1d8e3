/** Days that a deleted army can be brought back, and that a photo is kept which nothing names. */
export const TRASH_DAYS = 30;
export const PHOTO_DAYS = 30;

export const DAY = 86_400_000;

/** Days that were counted, and when the last one was. */
export interface Days {
	readonly days: number;
	readonly at: number;
}

/**
 * Counts a day where one has passed since the last. However far the clock has jumped, that is one day at
 * most, and a clock that was set back only begins the day again: nothing that waits goes too early.
 */
export function oneMore({ days, at }: Days, now: number): Days {
	if (now - at >= DAY) return { days: days + 1, at: now };
	return now < at ? { days, at: now } : { days, at };
}
