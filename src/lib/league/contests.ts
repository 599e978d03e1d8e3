import { armyDigest } from '$lib/army/format/digest';
import type { RuleId } from '$lib/rules/citations';
import { memoByIdentity } from '$lib/rules/memo';
import type { KeyOwner } from './decide';
import type { Player } from './league-file';
import { similarPairs } from './similar-names';
import type { ArmyName, Submitter } from './submission';
import type { Verdict } from './verdict';

/** A submission without a decision. */
export interface Undecided {
	readonly id: string;
	readonly verdict: Verdict;
	readonly key: KeyOwner;
}

/** Why submissions that wait cannot all be what they claim. */
export type Contest =
	/** Other submissions of the player have these keys; null without a seal. */
	| { readonly reason: 'keys'; readonly keys: readonly (string | null)[] }
	/** The same key sealed submissions of these players too. */
	| { readonly reason: 'players'; readonly players: readonly Submitter[] }
	/** These players submitted the same army. */
	| { readonly reason: 'army'; readonly army: ArmyName; readonly players: readonly Submitter[] };

/** The rule of each contest: who plays (PL-LIG-06), what with (PL-LIG-05). */
export const CONTEST_RULES = {
	keys: 'PL-LIG-06',
	players: 'PL-LIG-06',
	army: 'PL-LIG-05'
} as const satisfies Record<Contest['reason'], RuleId>;

const submitterOf = ({ verdict }: Undecided): Submitter => verdict.submission.player;

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): T[][] {
	const groups = new Map<string, T[]>();
	for (const one of all) {
		const group = groups.get(keyOf(one));
		if (group) group.push(one);
		else groups.set(keyOf(one), [one]);
	}
	return [...groups.values()].filter(({ length }) => length > 1);
}

/** Whether accepting it could make its key the player's, or leave a new player without one. */
function isOpen({ verdict, key }: Undecided): boolean {
	return key.of !== 'player' && !verdict.findings.some(({ code }) => code === 'SEAL');
}

function keyOf({ verdict: { seal } }: Undecided): string | null {
	return seal.state === 'none' ? null : seal.publicKey;
}

/** Other players in a group, each once. */
function othersIn(group: readonly Undecided[], player: string): Submitter[] {
	const others = group.map(submitterOf).filter(({ id }) => id !== player);
	return [...new Map(others.map((one) => [`${one.id} ${one.name}`, one])).values()];
}

/** The undecided submissions for what may be one player: one id, or look-alike names of which one is new. */
function ofOnePlayer(open: readonly Undecided[], registered: ReadonlySet<string>): Undecided[][] {
	const senders = open.map((one) => ({ ...submitterOf(one), one }));
	const isNew = ({ id }: Submitter) => !registered.has(id);
	const alike = similarPairs(senders)
		.filter(([one, other]) => isNew(one) || isNew(other))
		.map((pair) => pair.map(({ one }) => one));
	return [...grouped(open, (one) => submitterOf(one).id), ...alike];
}

/** The rival keys of each submission for a player who has none yet. */
function keyContests(open: readonly Undecided[], registered: ReadonlySet<string>) {
	const rivals = new Map<string, Set<string | null>>();
	for (const group of ofOnePlayer(open, registered)) {
		const keys = new Set(group.map(keyOf));
		if (keys.size < 2) continue;
		for (const one of group) {
			const others = rivals.get(one.id) ?? new Set();
			rivals.set(one.id, others);
			for (const key of keys) if (key !== keyOf(one)) others.add(key);
		}
	}
	return [...rivals].map(([id, keys]): [string, Contest] => [
		id,
		{ reason: 'keys', keys: [...keys] }
	]);
}

function playerContests(open: readonly Undecided[]): [string, Contest][] {
	const sealed = open.filter((one) => keyOf(one) !== null);
	return grouped(sealed, (one) => keyOf(one) ?? '').flatMap((group) =>
		group.flatMap((one): [string, Contest][] => {
			const players = othersIn(group, submitterOf(one).id);
			return players.length > 0 ? [[one.id, { reason: 'players', players }]] : [];
		})
	);
}

const digestOf = memoByIdentity(armyDigest);

function armyContests(waiting: readonly Undecided[]): [string, Contest][] {
	const armies = waiting.flatMap((one) => one.verdict.armies.map((army) => ({ one, ...army })));
	// Equal digests have equal ids, which need no hash.
	const candidates = grouped(armies, ({ army }) => army.id).flat();
	return grouped(candidates, ({ army }) => digestOf(army)).flatMap((group) =>
		group.flatMap(({ one, name }): [string, Contest][] => {
			const others = group.map((other) => other.one);
			const players = othersIn(others, submitterOf(one).id);
			return players.length > 0 ? [[one.id, { reason: 'army', army: name, players }]] : [];
		})
	);
}

/**
 * Compares waiting submissions with each other: several keys for one player without a key, one key for several players,
 * one army of several players. Contests by the id of the submission.
 */
export function contestsIn(
	waiting: readonly Undecided[],
	players: readonly Pick<Player, 'id'>[]
): ReadonlyMap<string, readonly Contest[]> {
	const open = waiting.filter(isOpen);
	const registered = new Set(players.map(({ id }) => id));
	const found = new Map<string, Contest[]>();
	const all = [...keyContests(open, registered), ...playerContests(open), ...armyContests(waiting)];
	for (const [id, contest] of all) found.set(id, [...(found.get(id) ?? []), contest]);
	return found;
}
