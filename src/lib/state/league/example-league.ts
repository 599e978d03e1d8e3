import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { EXAMPLE_LEAGUE, exampleLeague } from '$lib/league/example';
import type { LazyStores, Leagues } from '$lib/store';
import { today } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

/** Stores the example league, or restores a removed one; an existing one stays unchanged. */
async function keepExampleLeague(leagues: Leagues): Promise<void> {
	const here = await leagues.get(EXAMPLE_LEAGUE);
	if (here?.deletedAt !== undefined) return leagues.setDeleted(EXAMPLE_LEAGUE, false);
	if (here) return;
	await locale.load('leagues');
	const { league, place } = locale.leagues.pages.example;
	await leagues.create(exampleLeague(today(), { league, place, army: locale.m.example }));
}

/** Opens the example league, or says that it cannot be saved. */
export async function showExampleLeague(stores: () => Promise<LazyStores>): Promise<void> {
	try {
		await keepExampleLeague((await stores()).leagues);
		await goto(resolve('/league/[id]/[[tab]]', { id: EXAMPLE_LEAGUE }));
	} catch {
		notices.show(locale.m.home.saveFailed);
	}
}
