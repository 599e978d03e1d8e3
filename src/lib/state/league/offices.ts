import type { BodyOf } from '$lib/league/entries/bodies';
import { appointmentsOf } from '$lib/league/acts/people';
import { headsOf } from '$lib/league/entries/heads';
import type { LeagueState } from '$lib/league/entries/state';

/** The offices that a founder gives. */
export const OFFICES = ['referee', 'organizer', 'founder'] as const;

type Appointment = BodyOf<'appointment'>;

const KEY = /(?:^|[^A-Za-z0-9_-])([A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])/;

/** The public key in a text, such as a message; undefined if there is none. */
export function keyIn(text: string): string | undefined {
	return KEY.exec(text)?.[1];
}

/** The office of a person as it was given last. */
export function officeOf(state: LeagueState, person: string): Appointment | undefined {
	const heads = headsOf(state, 'referees', person);
	return state.set.of('appointment').find(({ digest }) => heads.includes(digest))?.entry.body;
}

/** Whether the office of a person has ended. */
export function hasLeftOffice(state: LeagueState, person: string): boolean {
	const ended = new Set(
		state.set
			.of('dismissal')
			.filter(({ digest }) => state.counted.has(digest))
			.flatMap(({ entry }) => entry.body.appointments)
	);
	const own = appointmentsOf(state, person);
	return own.length > 0 && own.every(({ digest }) => ended.has(digest));
}
