import type { BodyOf } from '../entries/bodies';
import type { Digest } from '../entries/entry';
import { isOfficial, officialsKeysOf, type OfficialsKeys } from '../entries/officials-keys';
import type { LeagueState } from '../entries/state';
import { keyFor } from './view';

/** An entry with a private part. */
export interface PartedEntry {
	readonly digest: Digest;
	readonly author: string;
	/** Whether this device has its private part. */
	readonly isWhole: boolean;
}

/** What a room needs to know about the private parts of a league, and about the keys for them. */
export interface PrivateView {
	readonly name: string;
	/** The key of the device that has most rights; empty without one. */
	readonly author: string;
	/** Whether the owner of that key has an office. */
	readonly isOfficial: boolean;
	readonly keys: OfficialsKeys;
	/** The secrets that were handed out, by the digests of their entries. */
	readonly handedOut: ReadonlyMap<Digest, BodyOf<'officialsKey'>['handedOut']>;
	readonly parted: readonly PartedEntry[];
}

/** What a room needs to know about the private parts of a league; `keys` are those of this device, the newest first. */
export function privateView(state: LeagueState, keys: readonly string[]): PrivateView {
	const { set, league } = state;
	const author = keyFor(state, keys);
	const players = set.of('player').filter(({ entry }) => entry.body.private !== undefined);
	return {
		name: league.name,
		author,
		isOfficial: isOfficial(state, author),
		keys: officialsKeysOf(state),
		handedOut: new Map(
			set.of('officialsKey').map(({ digest, entry }) => [digest, entry.body.handedOut])
		),
		parted: [...players, ...set.of('submission')].map(({ digest, entry, privatePart }) => {
			return { digest, author: entry.author, isWhole: privatePart !== undefined };
		})
	};
}
