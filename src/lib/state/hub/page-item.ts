import * as z from 'zod/mini';
import { contestedGames } from '$lib/league/entries/contested';
import type { LeagueState } from '$lib/league/entries/state';
import type { League } from '$lib/league/league-file';
import { readLeague } from '$lib/league/read-league';
import { latestSeason } from '$lib/league/season';
import { publicLeague } from '$lib/publication/public-league';
import type { Item } from '$lib/sync/room/items';

/** A state of the page for everybody. Of several ones the latest counts. */
export interface PublicPage {
	/** When it was published (ms); later ones of one device have later times. */
	readonly at: number;
	/** What the page shows, a league of one season; undefined once its publisher has ended it. */
	readonly league: League | undefined;
	/** Games with several reports, of which none counts yet: these are not in the league. */
	readonly contested: number;
}

const pageSchema = z.strictObject({
	kind: z.literal('page'),
	at: z.number().check(z.nonnegative()),
	league: z.unknown(),
	contested: z.int().check(z.nonnegative())
});

export function pageItem({ at, league, contested }: PublicPage): Item {
	return { kind: 'page', at, league: league ?? null, contested };
}

/** The page in an item; undefined if it is none, or shows what the page for everybody does not. */
export function pageIn(item: Item): PublicPage | undefined {
	const parsed = pageSchema.safeParse(item);
	if (!parsed.success) return undefined;
	const { at, league: document, contested } = parsed.data;
	if (document === null) return { at, league: undefined, contested };
	const reading = readLeague(document);
	return reading.ok && reading.league.seasons.length === 1
		? { at, league: reading.league, contested }
		: undefined;
}

/** What everybody may see of a league, without the time of its publication. */
export type ShownPage = Omit<PublicPage, 'at'>;

/** What everybody may see of a signed league; undefined before its first season. */
export function pageOf(state: LeagueState): ShownPage | undefined {
	const { league } = state;
	const season = latestSeason(league);
	if (!season) return undefined;
	const shown = publicLeague(league, season);
	const held = new Set(shown.meetings.map(({ id }) => id));
	const contested = contestedGames(state).filter(({ meeting = '' }) => held.has(meeting));
	return { league: shown, contested: contested.length };
}
