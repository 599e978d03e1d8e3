import type { League, PlannedGame } from '$lib/league/league-file';
import type { LazyStores } from '$lib/state/game/stored';
import type { GameDraft } from './game-draft';

/** The report that an address asks for: the game at the table, and the place of a planned game. */
interface ReportAddress {
	readonly game: string;
	readonly meeting: string;
	readonly planned?: number;
}

/** Returns the query of the address of a league's meetings that asks for a report. */
export function reportQuery({ game, meeting, planned }: ReportAddress): string {
	const query = new URLSearchParams({ report: game, meeting });
	if (planned !== undefined) query.set('planned', `${planned}`);
	return query.toString();
}

export function readReportAddress(query: URLSearchParams): ReportAddress | undefined {
	const [game, meeting] = [query.get('report'), query.get('meeting')];
	if (game === null || meeting === null) return undefined;
	const planned = query.get('planned');
	return { game, meeting, ...(planned !== null && { planned: Number(planned) }) };
}

/** What a stored game says to its report; undefined if it is not stored. The engine of games loads here. */
export async function gameReport(
	{ games }: LazyStores,
	league: League,
	id: string,
	planned: PlannedGame | undefined
): Promise<Partial<GameDraft> | undefined> {
	const stored = await games.get(id).catch(() => undefined);
	if (!stored?.readable) return undefined;
	const [{ reportedGame }, { storyOf }] = await Promise.all([
		import('./reported-game'),
		import('$lib/state/game/story')
	]);
	return reportedGame(league, stored.game, { planned, story: await storyOf(stored.game) });
}
