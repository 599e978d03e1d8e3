import type { Digest } from '$lib/league/entries/entry';
import type { Leagues, RoomEntryRow, Rooms } from '$lib/store';
import type { SignedLines } from '$lib/sync/room-client/protocol';
import type { StoredEntries } from '../../hub/arriving-entries';
import { send } from './league-worker';
import type { Arrival } from './questions';

/** What the worker stores; undefined if it cannot. Then the page has to, which knows how to repair its database. */
async function stored<A>(
	{ database, isSuspect }: Pick<Leagues, 'database' | 'isSuspect'>,
	arrival: Arrival['arrival']
): Promise<A | undefined> {
	try {
		return isSuspect ? undefined : await send<A>({ database, arrival });
	} catch {
		return undefined;
	}
}

/**
 * Lets the worker read and store signed entries of all leagues, or of one founding only. Resolves to the digests of those
 * that are not understood; to undefined if the page has to store them.
 */
export async function storeSigned(
	leagues: Leagues,
	signed: readonly SignedLines[],
	only: Digest | undefined
): Promise<ReadonlySet<Digest> | undefined> {
	const done = await stored<StoredEntries>(leagues, { signed, only });
	if (!done) return undefined;
	leagues.follow(
		done.leagues,
		signed.flatMap(({ digests }) => digests)
	);
	return done.unknown;
}

/** Lets the worker store what is known of the entries of a room; resolves to false if the page has to. */
export async function storeRows(rooms: Rooms, rows: readonly RoomEntryRow[]): Promise<boolean> {
	return (await stored<true>(rooms, { rows })) ?? false;
}
