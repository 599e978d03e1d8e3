import {
	MOST_ANCESTORS,
	versionDigest,
	type Ancestry,
	type Content,
	type Version,
	type VersionDigest
} from './version';

/** What a device knows of the versions of one document. */
export interface Track {
	readonly of: string;
	readonly id: string;
	readonly versions: ReadonlyMap<VersionDigest, Version>;
	/** Covered by a snapshot: only their parents are known. Oldest first. */
	readonly covered: ReadonlyMap<VersionDigest, readonly VersionDigest[]>;
	/** The merged state that was last written on this device, and the heads that it was made of. */
	readonly applied?: { readonly heads: readonly VersionDigest[]; readonly document: Content };
}

export function newTrack(of: string, id: string): Track {
	return { of, id, versions: new Map(), covered: new Map() };
}

/** Covered versions that a track remembers; older ones are forgotten. */
const REMEMBERED = 4 * MOST_ANCESTORS;

function newest<V>(map: ReadonlyMap<string, V>, limit: number): ReadonlyMap<string, V> {
	return map.size > limit ? new Map([...map].slice(map.size - limit)) : map;
}

export function withVersions(track: Track, added: readonly Version[]): Track {
	const fresh = added
		.map((version) => [versionDigest(version), version] as const)
		.filter(([digest]) => !track.versions.has(digest) && !track.covered.has(digest));
	if (fresh.length === 0) return track;
	return { ...track, versions: new Map([...track.versions, ...fresh]) };
}

/** Forgets the documents of versions that a snapshot covers. */
export function withCovered(
	track: Track,
	gone: readonly (readonly [VersionDigest, readonly VersionDigest[]])[]
): Track {
	const covered = new Map(track.covered);
	const versions = new Map(track.versions);
	for (const [digest, parents] of gone) {
		covered.set(digest, parents);
		versions.delete(digest);
	}
	return { ...track, versions, covered: newest(covered, REMEMBERED) };
}

/** The covered versions that a snapshot names for devices that join later. */
export function ancestryOf(track: Track): Ancestry {
	const heads = new Set(headsOf(track));
	const older = [...track.versions].filter(([digest]) => !heads.has(digest));
	const all = new Map([
		...track.covered,
		...older.map(([digest, { parents }]) => [digest, parents] as const)
	]);
	const covered = [...newest(all, MOST_ANCESTORS)];
	return {
		kind: 'ancestry',
		of: track.of,
		id: track.id,
		covered: covered.map(([digest, parents]) => [digest, [...parents]])
	};
}

function parentsOf({ versions, covered }: Track, digest: VersionDigest): readonly VersionDigest[] {
	return versions.get(digest)?.parents ?? covered.get(digest) ?? [];
}

/** Whether everything that the versions grew from is known. */
export function isWhole({ versions, covered }: Track): boolean {
	const isKnown = (digest: VersionDigest) => versions.has(digest) || covered.has(digest);
	return [...versions.values()].every(({ parents }) => parents.every(isKnown));
}

/** The versions that no other one grew from, in order of their digests. */
export function headsOf({ versions, covered }: Track): VersionDigest[] {
	const replaced = new Set([
		...covered.keys(),
		...[...covered.values()].flat(),
		...[...versions.values()].flatMap(({ parents }) => parents)
	]);
	return [...versions.keys()].filter((digest) => !replaced.has(digest)).sort();
}

/** The versions that these grew from, and these. */
export function ancestorsOf(track: Track, digests: readonly VersionDigest[]): Set<VersionDigest> {
	const found = new Set<VersionDigest>();
	const left = [...digests];
	for (let digest = left.pop(); digest !== undefined; digest = left.pop()) {
		if (found.has(digest)) continue;
		found.add(digest);
		left.push(...parentsOf(track, digest));
	}
	return found;
}

/** The newest versions that both sides grew from, in order of their digests. */
export function commonAncestors(
	track: Track,
	ours: readonly VersionDigest[],
	theirs: readonly VersionDigest[]
): VersionDigest[] {
	const known = ancestorsOf(track, theirs);
	const common = [...ancestorsOf(track, ours)].filter((digest) => known.has(digest));
	const older = ancestorsOf(
		track,
		common.flatMap((digest) => parentsOf(track, digest))
	);
	return common.filter((digest) => !older.has(digest)).sort();
}
