import type { League, ListName } from './league-file';

/** The league with this entry in a list: in the place of the one with its id, or as a new one at the end. */
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

/** The league without an entry. What names it has to be looked for before. */
export function withoutEntry(league: League, list: ListName, id: string): League {
	const entries: readonly { readonly id: string }[] = league[list];
	return { ...league, [list]: entries.filter((entry) => entry.id !== id) };
}
