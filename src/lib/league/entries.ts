import { rebased } from '$lib/document/rebase';
import type { League, ListName } from './league-file';

/** The league with an entry added to a list; it replaces the one with the same id. */
export function withEntry<L extends ListName>(
	league: League,
	list: L,
	entry: League[L][number]
): League {
	const entries: readonly League[L][number][] = league[list];
	const known = entries.some(({ id }) => id === entry.id);
	const next = known
		? entries.map((other) => (other.id === entry.id ? entry : other))
		: [...entries, entry];
	return { ...league, [list]: next };
}

/**
 * The league with an edited entry. Only the fields that differ between `start` and `made` change, so that edits
 * from another window stay. Without a start, or if the entry is gone, the whole entry is added.
 */
export function withEditedEntry<L extends ListName>(
	league: League,
	list: L,
	start: League[L][number] | undefined,
	made: League[L][number]
): League {
	const entries: readonly League[L][number][] = league[list];
	const now = start && entries.find(({ id }) => id === made.id);
	if (!start || !now) return withEntry(league, list, made);
	const entry = rebased(start, made, now);
	return entry === now ? league : withEntry(league, list, entry);
}

/** The league without an entry. The caller must check that nothing refers to it. */
export function withoutEntry(league: League, list: ListName, id: string): League {
	const entries: readonly { readonly id: string }[] = league[list];
	return { ...league, [list]: entries.filter((entry) => entry.id !== id) };
}
