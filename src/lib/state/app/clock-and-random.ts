import { dayInWarsaw, type Day } from '$lib/league/calendar';

export { randomNumber, randomId } from '$lib/browser/random';

/** Today's date in the league's time zone. */
export function today(): Day {
	return dayInWarsaw(now());
}

/** The current time in ISO 8601, the format of league files. */
export function now(): string {
	return new Date().toISOString();
}
