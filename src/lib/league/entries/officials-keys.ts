import { rankOf } from './authority';
import type { BodyOf, Kind } from './bodies';
import type { KnownEntry } from './entry';
import type { LeagueState } from './state';

/** The keys for which private parts are encrypted in a room, and the devices that have their secrets. */
export interface OfficialsKeys {
	/** The exchange keys of devices whose owner has an office, with the keys that sign there. */
	readonly devices: ReadonlyMap<string, string>;
	/** The exchange keys of the devices to which each key was handed out. */
	readonly holders: ReadonlyMap<string, ReadonlySet<string>>;
	/** Keys that no other one replaces, sorted. */
	readonly open: readonly string[];
	readonly lost: ReadonlySet<string>;
	/** The key for new parts; undefined while each is held by somebody without an office, or there is none. */
	readonly current: string | undefined;
}

/** Whether a key belongs to somebody with an office. */
export function isOfficial({ grants }: LeagueState, publicKey: string): boolean {
	const own = grants.get(publicKey) ?? [];
	return own.some(({ role, current }) => current && rankOf(role) > rankOf('player'));
}

function counting<K extends Kind>({ set, counted }: LeagueState, kind: K): KnownEntry<K>[] {
	return set.of(kind).filter(({ digest }) => counted.has(digest));
}

function devicesOf(state: LeagueState): Map<string, string> {
	const own = counting(state, 'exchangeKey').filter(({ entry }) => isOfficial(state, entry.author));
	return new Map(own.map(({ entry }) => [entry.body.exchange, entry.author]));
}

function holdersIn(bodies: readonly BodyOf<'officialsKey'>[]): Map<string, Set<string>> {
	const holders = new Map<string, Set<string>>();
	for (const { handedOut } of bodies) {
		for (const key of handedOut.after) {
			const known = holders.get(key) ?? new Set();
			holders.set(key, known);
			for (const { member } of handedOut.wrapped) known.add(member);
		}
	}
	return holders;
}

/** Works out the officials' keys of a league; of several that were made at once, all devices use the same one. */
export function officialsKeysOf(state: LeagueState): OfficialsKeys {
	const bodies = counting(state, 'officialsKey').map(({ entry }) => entry.body);
	const begun = bodies.flatMap(({ begins }) => begins ?? []);
	const replaced = new Set(begun.flatMap(({ replaces }) => replaces));
	const open = begun.map(({ publicKey }) => publicKey).filter((key) => !replaced.has(key));
	const devices = devicesOf(state);
	const holders = holdersIn(bodies);
	const isSafe = (key: string) => [...(holders.get(key) ?? [])].every((one) => devices.has(one));
	return {
		devices,
		holders,
		open: [...new Set(open)].sort(),
		lost: new Set(begun.flatMap(({ lost }) => lost)),
		current: open.toSorted().find(isSafe)
	};
}
