import type { Kind } from '$lib/league/entries/bodies';
import type { KnownEntry } from '$lib/league/entries/entry';
import { heldStateInParts, type HeldLeague } from '$lib/league/entries/held';
import type { UncountedReason } from '$lib/league/entries/reasons';
import type { LeagueState } from '$lib/league/entries/state';
import { inParts } from '$lib/store/entry-reading';
import { authorNames } from './signed-words';

/** Entries of one author and kind that a file adds, and why they will not count. */
export interface News {
	readonly by: string;
	readonly kind: Kind;
	readonly reason: UncountedReason | undefined;
	readonly count: number;
}

/** The league that a file would make together with what is here, worked out with pauses; undefined without a founding. */
export function unitedState(
	here: HeldLeague | undefined,
	founding: string,
	arriving: readonly KnownEntry[]
): Promise<LeagueState | undefined> {
	const known = here?.entries ?? [];
	const digests = new Set(known.map(({ digest }) => digest));
	const fresh = arriving.filter(({ digest }) => !digests.has(digest));
	const held = { founding, entries: [...known, ...fresh], sent: new Set<string>() };
	return inParts(heldStateInParts(held, here));
}

/** What new entries add: who wrote them, what they are, and whether they count. The most frequent come first. */
export function newsOf(state: LeagueState, fresh: readonly KnownEntry[]): News[] {
	const all = new Map<string, News>();
	for (const known of fresh) {
		const { kind } = known.entry.body;
		const reason = state.uncounted.get(known.digest);
		const by = authorNames(state, known).join(', ');
		const key = [by, kind, reason].join('\n');
		all.set(key, { by, kind, reason, count: (all.get(key)?.count ?? 0) + 1 });
	}
	return [...all.values()].sort((a, b) => b.count - a.count);
}
