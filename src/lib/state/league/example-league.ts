import { EXAMPLE_LEAGUE, exampleLeague, type ExampleTexts } from '$lib/league/example';
import type { Leagues } from '$lib/store';
import { today } from '../app/clock-and-random';

/** Stores the example league, or restores a removed one; an existing one stays unchanged. Returns its id. */
export async function openExampleLeague(leagues: Leagues, texts: ExampleTexts): Promise<string> {
	const here = await leagues.get(EXAMPLE_LEAGUE);
	if (!here) await leagues.create(exampleLeague(today(), texts));
	else if (here.deletedAt !== undefined) await leagues.setDeleted(EXAMPLE_LEAGUE, false);
	return EXAMPLE_LEAGUE;
}
