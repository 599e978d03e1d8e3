import { isSame } from '$lib/document/is-same';
import { mergedState, type MergedState, type VersionKind } from './merge';
import { withVersions, type Track } from './track';
import type { Content, Version } from './version';

/** The version that a device adds for what its storage has; undefined if nothing changed since it was last written. */
export function localChange(track: Track, stored: Content): Version | undefined {
	const { of, id, applied } = track;
	const base = applied?.document ?? null;
	if (isSame(base, stored)) return undefined;
	return { kind: 'version', of, id, parents: [...(applied?.heads ?? [])], base, document: stored };
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
function recognized(track: Track, stored: Content, arriving: readonly Version[]): Track {
	if (track.applied || stored === null) return track;
	const known = [...withVersions(track, arriving).versions];
	const same = known.find(([, { document }]) => isSame(document, stored));
	return same ? { ...track, applied: { heads: [same[0]], document: stored } } : track;
}

/**
 * Adds the change of this device, then what arrived. The result becomes `applied` once the storage has it
 * (`withApplied`).
 */
export function reconcile(
	track: Track,
	stored: Content,
	arriving: readonly Version[],
	kind: VersionKind
): Reconciled {
	const met = recognized(track, stored, arriving);
	const made = localChange(met, stored);
	const next = withVersions(met, [...(made ? [made] : []), ...arriving]);
	return { track: next, made, state: mergedState(next, kind) };
}

export function withApplied(track: Track, { heads, document }: MergedState): Track {
	return { ...track, applied: { heads, document } };
}
