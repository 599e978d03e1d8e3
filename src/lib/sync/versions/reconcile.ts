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
 * Adds the change of this device, then what arrived. The result becomes `applied` once the storage has it
 * (`withApplied`).
 */
export function reconcile(
	track: Track,
	stored: Content,
	arriving: readonly Version[],
	kind: VersionKind
): Reconciled {
	const made = localChange(track, stored);
	const next = withVersions(track, [...(made ? [made] : []), ...arriving]);
	return { track: next, made, state: mergedState(next, kind) };
}

export function withApplied(track: Track, { heads, document }: MergedState): Track {
	return { ...track, applied: { heads, document } };
}
