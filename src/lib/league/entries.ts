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

/** The league without an entry. The caller must check that nothing refers to it. */
export function withoutEntry(league: League, list: ListName, id: string): League {
	const entries: readonly { readonly id: string }[] = league[list];
	return { ...league, [list]: entries.filter((entry) => entry.id !== id) };
}
