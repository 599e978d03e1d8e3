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
