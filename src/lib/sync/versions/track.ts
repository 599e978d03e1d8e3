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
	readonly applied?: Applied;
	/** What this device was writing, and the change that it made of what was stored before. */
	readonly writing?: Applied & { readonly made?: Version };
}

interface Applied {
	readonly heads: readonly VersionDigest[];
	readonly document: Content;
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
		.filter(([digest]) => !track.versions.has(digest));
	if (fresh.length === 0) return track;
	return { ...track, versions: new Map([...track.versions, ...fresh]) };
}

/** Names older versions with their parents. Their documents stay, if they are here. */
export function withNamed(track: Track, named: Ancestry['covered']): Track {
	const covered = new Map([...track.covered, ...named]);
	return { ...track, covered: newest(covered, REMEMBERED) };
}

/** Forgets the documents of older versions, which a snapshot covers, and keeps their names. */
export function withoutDocuments(track: Track, digests: ReadonlySet<VersionDigest>): Track {
	const heads = headsOf(track);
	const all = [...track.versions];
	const isGone = (digest: VersionDigest) => digests.has(digest) && !heads.includes(digest);
	const gone = all.filter(([digest]) => isGone(digest));
	const names = gone.map(([digest, { parents }]): [string, string[]] => [digest, parents]);
	const versions = new Map(all.filter(([digest]) => !isGone(digest)));
	return { ...withNamed(track, names), versions };
}

/**
 * The older versions that a snapshot names for devices that join later. The parents of the newest versions come last,
 * as these wait for them.
 */
export function ancestryOf(track: Track): Ancestry {
	const heads = headsOf(track);
	const parents = new Set(heads.flatMap((digest) => parentsOf(track, digest)));
	const known = [...new Set([...track.covered.keys(), ...track.versions.keys()])];
	const older = known.filter((digest) => !heads.includes(digest));
	const sorted = [
		...older.filter((digest) => !parents.has(digest)),
		...older.filter((digest) => parents.has(digest))
	];
	return {
		kind: 'ancestry',
		of: track.of,
		id: track.id,
		covered: sorted.slice(-MOST_ANCESTORS).map((digest) => [digest, [...parentsOf(track, digest)]])
	};
}

export function parentsOf(
	{ versions, covered }: Track,
	digest: VersionDigest
): readonly VersionDigest[] {
	return versions.get(digest)?.parents ?? covered.get(digest) ?? [];
}

/** The track without the versions that wait: something that they grew from is neither here nor named. */
export function withoutWaiting(track: Track): Track {
	const versions = new Map(track.versions);
	const isKnown = (digest: VersionDigest) => versions.has(digest) || track.covered.has(digest);
	for (let before = -1; before !== versions.size;) {
		before = versions.size;
		for (const [digest, { parents }] of versions)
			if (!parents.every(isKnown)) versions.delete(digest);
	}
	return { ...track, versions };
}

/** The versions that no other one grew from, in order of their digests. */
export function headsOf(track: Track): VersionDigest[] {
	const older = ancestorsOf(
		track,
		[...track.versions.values()].flatMap(({ parents }) => parents)
	);
	return [...track.versions.keys()].filter((digest) => !older.has(digest)).sort();
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
