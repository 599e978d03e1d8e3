import { dayInWarsaw, type Day } from '$lib/league/calendar';

export { randomNumber, randomId } from '$lib/browser/random';

/** Today, as the league's calendar has it. */
export function today(): Day {
	return dayInWarsaw(now());
}

/** This moment, as files of the league tell it. */
export function now(): string {
	return new Date().toISOString();
}
