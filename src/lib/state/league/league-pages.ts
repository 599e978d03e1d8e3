import type { Leagues, NamedLeague, UnreadableLeague, Watchable } from '$lib/store';
import { today } from '../app/clock-and-random';
import { changedPage } from '$lib/league/view/view-change';
import { askLeague } from './worker/league-worker';
import type { LeaguePage } from './worker/questions';

export type { LeaguePage } from './worker/questions';

/** What a page shows of a stored league that nobody edits there; undefined if it is not here or cannot be read. */
export async function leaguePage(leagues: Leagues, id: string): Promise<LeaguePage | undefined> {
	const answer = await askLeague(leagues, id, 'view', { keys: [], today: today() });
	return answer.found === 'league' ? changedPage(undefined, answer.change) : undefined;
}

/** A stored league; `page` is what it shows, or undefined if its entries cannot be read. */
export interface ListedLeague {
	readonly row: NamedLeague | UnreadableLeague;
	readonly page?: LeaguePage | undefined;
}

async function listed(leagues: Leagues, row: ListedLeague['row']): Promise<ListedLeague> {
	const page = row.readable === false ? undefined : await leaguePage(leagues, row.id);
	const stored = page || row.readable === false ? undefined : await leagues.get(row.id);
	return { row: stored?.readable === false ? stored : row, page };
}

/** Emits the leagues of this device with their pages, last changed first; again at every change in any window. */
export function watchPages(leagues: Leagues): Watchable<ListedLeague[]> {
	return leagues.watchNames((rows) => Promise.all(rows.map((row) => listed(leagues, row))));
}
