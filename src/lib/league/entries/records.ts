import canonicalize from 'canonicalize';
import { memoByIdentity } from '$lib/rules/memo';
import type { ListName } from '../league-file';
import type { Digest } from './entry';

/**
 * Lists of records, and parts of them that change on their own: the name and the regulation of the league (their id is
 * empty), the regulations and rosters of seasons, the withdrawals of players, and who each of them is the same person as.
 */
export type RecordList =
	ListName | 'name' | 'regulation' | 'regulations' | 'rosters' | 'withdrawals' | 'merges';

/** One state of a record, from an entry. */
export interface Version<T> {
	/** The id of the record. */
	readonly record: string;
	readonly digest: Digest;
	readonly value: T;
	/** The author's rank, not above the one needed: a referee may correct what a founder entered. */
	readonly rank: number;
	/** The persons who sign for it. */
	readonly persons: readonly string[];
	readonly writtenAt: string;
	readonly replaces: readonly Digest[];
}

/** Versions of one record that no other version replaces. */
export interface Heads<T> {
	readonly record: string;
	/** The one that is shown is first. */
	readonly heads: readonly [Version<T>, ...Version<T>[]];
	/** Heads that differ from each other; the shown one is first. */
	readonly rivals: readonly Version<T>[];
	/** All versions that count, the oldest first. */
	readonly versions: readonly Version<T>[];
	/** The first version of the record, which sorts it. */
	readonly first: Version<T>;
}

/** A record with several versions that do not know each other. One is shown, on all devices the same. */
export interface RecordConflict {
	readonly list: RecordList;
	readonly id: string;
	readonly shown: Digest;
	readonly others: readonly Digest[];
}

const canonical = memoByIdentity((value: object) => canonicalize(value));

export function isSameValue(one: unknown, other: unknown): boolean {
	if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
	return one === other || canonical(one) === canonical(other);
}

function byAge(a: Version<unknown>, b: Version<unknown>): number {
	if (a.writtenAt !== b.writtenAt) return a.writtenAt < b.writtenAt ? -1 : 1;
	return a.digest < b.digest ? -1 : 1;
}

function byPriority(a: Version<unknown>, b: Version<unknown>): number {
	if (a.rank !== b.rank) return b.rank - a.rank;
	if (a.writtenAt !== b.writtenAt) return a.writtenAt < b.writtenAt ? 1 : -1;
	return a.digest < b.digest ? 1 : -1;
}

/** Only an author of the same rank or higher, or the author of the old version, replaces a version. */
function mayReplace(later: Version<unknown>, earlier: Version<unknown>): boolean {
	return (
		later !== earlier &&
		(later.rank >= earlier.rank || earlier.persons.some((one) => later.persons.includes(one)))
	);
}

function withoutReplaced<T>(versions: readonly Version<T>[]): Version<T>[] {
	const laterThan = new Map<Digest, Version<T>[]>();
	for (const later of versions) {
		for (const digest of later.replaces) {
			laterThan.set(digest, [...(laterThan.get(digest) ?? []), later]);
		}
	}
	const isReplaced = (version: Version<T>) =>
		laterThan.get(version.digest)?.some((later) => mayReplace(later, version));
	return versions.filter((version) => !isReplaced(version));
}

function headsOf<T>(record: string, all: readonly Version<T>[]): Heads<T> | undefined {
	const [only] = all;
	if (only && all.length === 1) {
		return { record, heads: all as [Version<T>], rivals: all, versions: all, first: only };
	}
	const versions = [...all].sort(byAge);
	const [first] = versions;
	const [shown, ...others] = withoutReplaced(versions).sort(byPriority);
	if (!shown || !first) return undefined;
	const rivals: Version<T>[] = [shown];
	for (const other of others) {
		if (!rivals.some(({ value }) => isSameValue(value, other.value))) rivals.push(other);
	}
	return { record, heads: [shown, ...others], rivals, versions, first };
}

/** The heads of every record, in the order of the versions. */
export function recordsOf<T>(versions: readonly Version<T>[]): Heads<T>[] {
	const byRecord = new Map<string, Version<T>[]>();
	for (const version of versions) {
		const own = byRecord.get(version.record);
		if (own) own.push(version);
		else byRecord.set(version.record, [version]);
	}
	const heads: Heads<T>[] = [];
	for (const [record, own] of byRecord) {
		const found = headsOf(record, own);
		if (found) heads.push(found);
	}
	return heads;
}

const byFirst = (a: Heads<unknown>, b: Heads<unknown>) => byAge(a.first, b.first);

/** The oldest record first. */
export function oldestFirst<T>(records: readonly Heads<T>[]): Heads<T>[] {
	return records.toSorted(byFirst);
}

export function conflictsIn(
	list: RecordList,
	records: readonly Heads<unknown>[]
): RecordConflict[] {
	const conflicts: RecordConflict[] = [];
	for (const { record: id, rivals } of records) {
		const [shown, ...others] = rivals.length > 1 ? rivals : [];
		if (shown)
			conflicts.push({ list, id, shown: shown.digest, others: others.map(({ digest }) => digest) });
	}
	return conflicts;
}
