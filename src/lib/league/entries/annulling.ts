import type { BodyOf } from './bodies';
import type { Digest } from './entry';
import type { LeagueState } from './state';

/** Annuls the counting annulments of an entry, so that it counts again. */
export function annulmentsOfEntry(state: LeagueState, digest: Digest): BodyOf<'annulment'>[] {
	return state.set
		.of('annulment')
		.filter((known) => state.counted.has(known.digest) && known.entry.body.entry === digest)
		.map((known) => ({ kind: 'annulment', entry: known.digest }));
}
