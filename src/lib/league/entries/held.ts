import type { Digest, KnownEntry } from './entry';
import { stateOf, type LeagueState } from './state';

/** A league of signed entries as one device has it. */
export interface HeldLeague {
	readonly founding: Digest;
	readonly entries: readonly KnownEntry[];
	/** Entries that others may have, so that an undo cannot remove them. */
	readonly sent: ReadonlySet<Digest>;
}

const states = new WeakMap<HeldLeague, LeagueState | undefined>();

/** The state of a held league, computed once; undefined while its founding has not arrived. */
export function heldState(held: HeldLeague): LeagueState | undefined {
	if (!states.has(held)) states.set(held, stateOf(held));
	return states.get(held);
}

/** The digests of the photos in reports. */
export function photosInReports(entries: Iterable<Pick<KnownEntry, 'entry'>>): Set<Digest> {
	const reported = [...entries].flatMap(({ entry: { body } }) =>
		body.kind === 'report' ? (body.record.photos ?? []) : []
	);
	return new Set(reported);
}
