import { isSame } from '$lib/document/is-same';
import type { Digest } from './entry';

/** One state of a record, from an entry or from a version-1 file. */
export interface Version<T> {
	/** The record, such as `meetings 00000002-…`. */
	readonly record: string;
	/** The entry, or the version-1 files that agree on this state. */
	readonly digests: readonly Digest[];
	readonly value: T;
	/** The author's rank, not above the one needed: a referee may correct what a founder entered. */
	readonly rank: number;
	/** The persons who sign for it; empty for a version-1 file. */
	readonly persons: readonly string[];
	readonly writtenAt: string;
	readonly replaces: readonly Digest[];
	/** The place in the version-1 file; absent for entries. */
	readonly place?: number;
}

/** Versions of one record that no other version replaces. */
export interface Heads<T> {
	readonly record: string;
	/** The one that is shown is first. */
	readonly heads: readonly [Version<T>, ...Version<T>[]];
	/** The first version of the record, which sorts it. */
	readonly first: Version<T>;
}

/** A record with several versions that do not know each other. One is shown, on all devices the same. */
export interface RecordConflict {
	readonly record: string;
	readonly shown: Digest;
	readonly others: readonly Digest[];
}

export const nameOf = ({ digests: [name = ''] }: Version<unknown>): Digest => name;

/** Files first in their order, then entries by time. */
function byAge(a: Version<unknown>, b: Version<unknown>): number {
	if (a.place !== undefined || b.place !== undefined) {
		if (a.place === undefined) return 1;
		if (b.place === undefined) return -1;
		if (a.place !== b.place) return a.place - b.place;
	}
	if (a.writtenAt !== b.writtenAt) return a.writtenAt < b.writtenAt ? -1 : 1;
	return nameOf(a) < nameOf(b) ? -1 : 1;
}

function byPriority(a: Version<unknown>, b: Version<unknown>): number {
	if (a.rank !== b.rank) return b.rank - a.rank;
	if (a.writtenAt !== b.writtenAt) return a.writtenAt < b.writtenAt ? 1 : -1;
	return nameOf(a) < nameOf(b) ? 1 : -1;
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
		version.digests.some((digest) =>
			laterThan.get(digest)?.some((later) => mayReplace(later, version))
		);
	return versions.filter((version) => !isReplaced(version));
}

/** Version-1 files that agree on a record are one version with several names. */
function withoutCopies<T>(versions: readonly Version<T>[]): Version<T>[] {
	const kept: Version<T>[] = [];
	for (const version of versions) {
		const at = kept.findIndex(
			(other) =>
				other.place !== undefined &&
				version.place !== undefined &&
				isSame(other.value, version.value)
		);
		const other = kept[at];
		if (!other) kept.push(version);
		else {
			const digests = [...other.digests, ...version.digests];
			const replaced = [...other.replaces, ...version.replaces];
			const replaces = replaced.filter((digest) => !digests.includes(digest));
			kept[at] = { ...other, digests, replaces };
		}
	}
	return kept;
}

function headsOf<T>(record: string, all: readonly Version<T>[]): Heads<T> | undefined {
	const versions = all.length > 1 ? withoutCopies([...all].sort(byAge)) : all;
	const [first] = versions;
	const heads = versions.length > 1 ? withoutReplaced(versions).sort(byPriority) : versions;
	const [shown, ...others] = heads;
	return shown && first ? { record, heads: [shown, ...others], first } : undefined;
}

/** The heads of every record, the oldest record first. */
export function recordsOf<T>(versions: readonly Version<T>[]): Heads<T>[] {
	const byRecord = new Map<string, Version<T>[]>();
	for (const version of versions) {
		const own = byRecord.get(version.record);
		if (own) own.push(version);
		else byRecord.set(version.record, [version]);
	}
	return [...byRecord]
		.flatMap(([record, own]) => headsOf(record, own) ?? [])
		.sort((a, b) => byAge(a.first, b.first));
}

/** Heads that differ from the shown one. */
export function rivalsOf<T>({ heads: [shown, ...others] }: Heads<T>): Version<T>[] {
	return others.filter(({ value }) => !isSame(value, shown.value));
}

export function conflictsIn(records: readonly Heads<unknown>[]): RecordConflict[] {
	return records.flatMap((record) => {
		const rivals = rivalsOf(record);
		const shown = nameOf(record.heads[0]);
		return rivals.length > 0 ? [{ record: record.record, shown, others: rivals.map(nameOf) }] : [];
	});
}
