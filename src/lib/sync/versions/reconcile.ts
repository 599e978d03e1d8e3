import { isSame } from '$lib/document/is-same';
import { mergedState, type MergedState, type VersionKind } from './merge';
import { withoutWaiting, withVersions, type Track } from './track';
import { versionDigest, type Content, type Version } from './version';

/** The version that a device adds for what its storage has; undefined if nothing changed since it was last written. */
function localChange(track: Track, stored: Content, by: string): Version | undefined {
	const { of, id, applied } = track;
	const base = applied?.document ?? null;
	if (isSame(base, stored)) return undefined;
	const parents = [...(applied?.heads ?? [])];
	const isFirst = parents.length === 0;
	return {
		kind: 'version',
		...{ of, id, parents },
		...(!isFirst && { by }),
		...{ base, document: stored }
	};
}

export interface Reconciled {
	readonly track: Track;
	/** What the others lack: the change of this device. */
	readonly made: Version | undefined;
	/** What the storage should have now. */
	readonly state: MergedState;
}

/**
 * A device that meets a room for the first time may have a document in one of its versions, from a file or a backup:
 * it then grew from that one.
 */
function recognized(track: Track, stored: Content): Track {
	if (track.applied || stored === null) return track;
	const same = [...track.versions].find(([, { document }]) => isSame(document, stored));
	return same ? { ...track, applied: { heads: [same[0]], document: stored } } : track;
}

/** If the page ended between writing a state and noting it as applied, notes it now. */
function resumed({ writing, ...track }: Track, stored: Content): Track {
	if (!writing || !isSame(writing.document, stored)) return track;
	const { made, ...state } = writing;
	return { ...withVersions(track, made ? [made] : []), applied: state };
}

/**
 * Adds the change of this device and merges all versions that do not wait for others. Undefined if the state of this
 * device itself grew from one that waits. The result becomes `applied` once the storage has it (`withApplied`).
 */
export function reconcile(
	track: Track,
	stored: Content,
	by: string,
	kind: VersionKind
): Reconciled | undefined {
	const met = recognized(resumed(track, stored), stored);
	const made = localChange(met, stored, by);
	const next = made ? withVersions(met, [made]) : met;
	const settled = withoutWaiting(next);
	const own = made ? [versionDigest(made)] : (met.applied?.heads ?? []);
	const isKnown = (digest: string) => settled.versions.has(digest) || settled.covered.has(digest);
	if (!own.every(isKnown)) return undefined;
	return { track: next, made, state: mergedState(settled, kind) };
}

/** Notes what is about to be written: a part of it may be changes that would otherwise be made again. */
export function withWriting(track: Track, { made, state }: Reconciled): Track {
	const { heads, document } = state;
	return { ...track, writing: { heads, document, ...(made && { made }) } };
}

export function withApplied(track: Track, { heads, document }: MergedState): Track {
	return { ...track, applied: { heads, document } };
}
