import { contradictionsInParts } from '../contradictions';
import type { League } from '../league-file';
import { latestSeason, seasonStateInParts } from '../season';
import { allStandings } from '../standings';
import type { Digest, KnownEntry } from './entry';
import { stateInParts, stateOf, type LeagueState } from './state';

/** A league of signed entries as one device has it. */
export interface HeldLeague {
	readonly founding: Digest;
	readonly entries: readonly KnownEntry[];
	/** Entries that others may have, so that an undo cannot remove them. */
	readonly sent: ReadonlySet<Digest>;
}

const states = new WeakMap<HeldLeague, LeagueState | undefined>();

function remembered(held: HeldLeague, state: LeagueState | undefined): LeagueState | undefined {
	states.set(held, state);
	return state;
}

/**
 * The state of a held league, computed once; undefined while its founding has not arrived. The league before saves
 * working out what stays the same.
 */
export function heldState(held: HeldLeague, before?: HeldLeague): LeagueState | undefined {
	if (states.has(held)) return states.get(held);
	return remembered(held, stateOf(held, before && states.get(before)));
}

/** Works out the standings that the league's page shows first; they are remembered. */
function* standingsInParts(league: League): Generator<void> {
	const season = latestSeason(league);
	if (!season) return;
	const state = yield* seasonStateInParts(league, season);
	yield;
	allStandings(league, state);
}

/** Works the state of a held league out with pauses between its parts, and what each page of the league needs of it. */
export function* heldStateInParts(
	held: HeldLeague,
	before?: HeldLeague
): Generator<void, LeagueState | undefined> {
	const state = yield* stateInParts(held, before && states.get(before));
	yield;
	if (state) {
		yield* contradictionsInParts(state.league);
		yield;
		yield* standingsInParts(state.league);
	}
	return remembered(held, state);
}

/** The digests of the photos in reports. */
export function photosInReports({ entries }: HeldLeague): Set<Digest> {
	const reported = entries.flatMap(({ entry: { body } }) =>
		body.kind === 'report' ? (body.record.photos ?? []) : []
	);
	return new Set(reported);
}
