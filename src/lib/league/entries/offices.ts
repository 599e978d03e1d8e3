import type { KnownEntry } from './entry';
import type { LeagueState } from './state';

/** The offices that a person was given. */
export function appointmentsOf(state: LeagueState, person: string): KnownEntry<'appointment'>[] {
	return state.set
		.of('appointment')
		.filter(({ digest, entry }) => state.counted.has(digest) && entry.body.person.id === person);
}
