import { memoByIdentity } from '$lib/rules/memo';
import { rankOf } from './authority';
import type { Kind } from './bodies';
import type { Counting, Taken } from './counting';
import type { KnownEntry } from './entry';
import { isOwnId } from './own-ids';
import type { Version } from './records';
import { rightOf, type Place } from './rights';

/** A version of a record that an entry writes. */
export interface Claim<T> {
	readonly taken: Taken;
	readonly version: Version<T>;
}

const isOfReferee = ({ taken }: Claim<unknown>) => taken.rank >= rankOf('referee');

/** Whether the id of an entry's record carries the mark of its author; a hash, so it is worked out once. */
const carriesOwnId = memoByIdentity(({ entry: { author, league, body } }: KnownEntry): boolean => {
	const record = 'record' in body && body.record;
	return record !== undefined && record !== false && isOwnId(record.id, author, league ?? '');
});

function placesOf<T>(
	versions: readonly Version<T>[],
	placeOf: (value: T) => Place
): Map<string, Place[]> {
	const places = new Map<string, Place[]>();
	for (const { record, value } of versions) {
		const place = placeOf(value);
		const known = places.get(record);
		if (known) known.push(place);
		else places.set(record, [place]);
	}
	return places;
}

const versionsOf = <T>(claims: readonly Claim<T>[]) => claims.map(({ version }) => version);

const isSamePair = (one: Place, other: Place) =>
	[...(one.own ?? [])].sort().join(' ') === [...(other.own ?? [])].sort().join(' ');

/**
 * Without the versions by which organizers and players claim records of others. They begin a record under an id that
 * carries the mark of their key (`ownId`), or continue one about the same city or players. No clock decides that.
 */
export function withoutForeignClaims<T>(
	counting: Counting,
	claims: readonly Claim<T>[],
	placeOf: (value: T) => Place
): Version<T>[] {
	const others = claims.filter((claim) => !isOfReferee(claim));
	if (others.length === 0) return versionsOf(claims);
	const { authority, sameAs } = counting;
	const isBegun = ({ taken }: Claim<T>) => carriesOwnId(taken.known);
	const claimed = new Set(others.map(({ version }) => version.record));
	const old = versionsOf(claims.filter(isOfReferee));
	const official = placesOf(
		old.filter(({ record }) => claimed.has(record)),
		placeOf
	);
	const own = others.flatMap((claim) => (isBegun(claim) ? [claim.version] : []));
	const begun = placesOf(own, placeOf);
	const mayWriteAt = ({ taken, version }: Claim<T>, place: Place) => {
		const grants = authority.grantsOf(taken.known);
		const right = rightOf(grants, taken.body.kind as Kind, place, sameAs);
		return right === 'official' || (right === 'own' && isSamePair(place, placeOf(version.value)));
	};
	const isAllowed = (claim: Claim<T>) => {
		if (isOfReferee(claim)) return true;
		const { record, digest, replaces } = claim.version;
		const own = isBegun(claim);
		const bases = [...(official.get(record) ?? []), ...((!own && begun.get(record)) || [])];
		const isMine = bases.every((place) => mayWriteAt(claim, place));
		if (isMine && (own || bases.length > 0)) return true;
		const waits = isMine && replaces.length > 0;
		counting.refuse(digest, waits ? 'waits' : 'noRight');
		return false;
	};
	return claims.flatMap((one) => (isAllowed(one) ? [one.version] : []));
}
