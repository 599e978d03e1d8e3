import type { Digest } from './entry';
import type { LeagueState } from './state';

/**
 * How often a meeting was changed: edits and annulments of its entries. Counted in the set, which only grows, so that the
 * number never falls.
 */
export function changesOf({ set }: LeagueState, meeting: string): number {
	const isOf = (digest: Digest): boolean => {
		const { body } = set.byDigest.get(digest)?.entry ?? {};
		if (body?.kind === 'annulment') return isOf(body.entry);
		return body?.kind === 'meeting' && body.record.id === meeting;
	};
	const edits = set
		.of('meeting')
		.filter(({ entry: { body } }) => body.record.id === meeting && body.replaces.length > 0);
	return edits.length + set.of('annulment').filter(({ entry }) => isOf(entry.body.entry)).length;
}

/** How often each of these meetings was changed. */
export function meetingChanges(
	state: LeagueState,
	meetings: readonly { readonly id: string }[]
): Record<string, number> {
	return Object.fromEntries(meetings.map(({ id }) => [id, changesOf(state, id)]));
}
