import { goto } from '$app/navigation';
import { resolve } from '$app/paths';
import { EXAMPLE_LEAGUE, exampleLeague } from '$lib/league/example';
import type { LazyStores } from '$lib/store';
import { randomId, today } from '../app/clock-and-random';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';
import { founded, keepFounded } from './founding';
import { deviceSigner } from './leagues.svelte';

/** Stores the example league, or restores a removed one; an existing one stays unchanged. */
async function keepExampleLeague({ leagues, keys }: LazyStores): Promise<void> {
	const here = await leagues.facts(EXAMPLE_LEAGUE);
	if (here?.deletedAt !== undefined) return leagues.setDeleted(EXAMPLE_LEAGUE, false);
	if (here) return;
	await locale.load('leagues');
	const { league, place } = locale.leagues.pages.example;
	const document = exampleLeague(today(), { league, place, army: locale.m.example });
	const [founder = { id: randomId(), name: league }] = document.referees;
	const signer = await deviceSigner(keys, true);
	await keepFounded(leagues, founded(document, founder, signer), signer);
}

/** Opens the example league, or says that it cannot be saved. */
export async function showExampleLeague(stores: () => Promise<LazyStores>): Promise<void> {
	try {
		await keepExampleLeague(await stores());
		await goto(resolve('/league/[id]/[[tab]]', { id: EXAMPLE_LEAGUE }));
	} catch {
		notices.show(locale.m.home.saveFailed);
	}
}
