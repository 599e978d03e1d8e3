import { documentDigest } from '$lib/army/format/digest';
import { memoByIdentity } from '$lib/rules/memo';
import type { Protocol, Walkover } from '../league-file';
import type { Counting } from './counting';
import type { Heads, Version } from './records';

/** What is compared of reports, or of walkovers. */
export interface Comparison<T> {
	/** Which game or absence it is about. */
	readonly identityOf: (value: T) => string;
	/** Versions with the same text count once. */
	readonly agreementOf: (value: T) => string;
	/** Which players of the game sign for a version. */
	readonly signersOf: (version: Version<T>) => Iterable<string>;
}

/** What counts of a record, with all versions that agree; the one with the smallest digest represents them. */
export interface Agreeing<T> {
	readonly shown: Version<T>;
	readonly all: readonly Version<T>[];
}

export interface Settled<T> {
	/** The oldest record first. */
	readonly counting: readonly Agreeing<T>[];
	readonly contested: readonly (readonly Version<T>[])[];
}

const contentDigest = memoByIdentity((value: object) => documentDigest(value));

/** By the digests of what they say, which no clock changes; equal ones by those of their entries. */
function byDigest(a: Version<object>, b: Version<object>): number {
	const [one, other] = [contentDigest(a.value), contentDigest(b.value)];
	if (one !== other) return one < other ? -1 : 1;
	return a.digest < b.digest ? -1 : 1;
}

/** Several heads that say something about one game, whichever record they belong to. */
function groupsOf<T extends Protocol | Walkover>(
	records: readonly Heads<T>[],
	identityOf: (value: T) => string
): Version<T>[][] {
	const groups = new Map<string, Version<T>[]>();
	for (const { heads } of records) {
		if (heads.every(({ value }) => value.annulled === true)) continue;
		const identities = new Set(heads.map(({ value }) => identityOf(value)));
		const known = [...identities].flatMap((identity) => groups.get(identity) ?? []);
		const group = known.length > 0 ? [...new Set([...known, ...heads])] : [...heads];
		for (const { value } of known) identities.add(identityOf(value));
		for (const identity of identities) groups.set(identity, group);
	}
	return [...new Set(groups.values())].filter(({ length }) => length > 1);
}

/** The parts of a group that agree. */
function agreeing<T extends object>(
	group: readonly Version<T>[],
	{ agreementOf }: Comparison<T>
): Version<T>[][] {
	const parts = new Map<string, Version<T>[]>();
	for (const version of group) {
		const agreement = agreementOf(version.value);
		parts.set(agreement, [...(parts.get(agreement) ?? []), version]);
	}
	return [...parts.values()].map((part) => part.sort(byDigest));
}

/** The part of a group that counts: the only one, or else the only one that both players sign. */
function winning<T>(
	parts: readonly Version<T>[][],
	{ signersOf }: Comparison<T>
): readonly Version<T>[] | undefined {
	if (parts.length === 1) return parts[0];
	const agreed = parts.filter(
		(part) => new Set(part.flatMap((version) => [...signersOf(version)])).size === 2
	);
	return agreed.length === 1 ? agreed[0] : undefined;
}

/** Counts versions that agree once, and leaves out contested games. */
export function settled<T extends Protocol | Walkover>(
	counting: Counting,
	records: readonly Heads<T>[],
	comparison: Comparison<T>
): Settled<T> {
	const out = new Set<Version<T>>();
	const united = new Map<Version<T>, readonly Version<T>[]>();
	const contested: Version<T>[][] = [];
	const groups = groupsOf(records, comparison.identityOf);
	for (const group of groups) {
		const winner = winning(agreeing(group, comparison), comparison);
		for (const version of group) {
			if (version !== winner?.[0]) out.add(version);
			if (winner?.includes(version)) continue;
			counting.refuse(version.digest, winner ? 'overruled' : 'contested');
		}
		if (!winner) contested.push(group);
		else if (winner[0]) united.set(winner[0], winner);
	}
	const left = records.flatMap(({ heads }): Agreeing<T>[] => {
		const shown = heads.find((one) => !out.has(one));
		return shown ? [{ shown, all: united.get(shown) ?? [shown] }] : [];
	});
	return { counting: left, contested };
}
