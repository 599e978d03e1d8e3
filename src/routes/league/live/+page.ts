import { locale } from '$lib/state/app/locale.svelte';

/** Loads the page's texts after the layout has chosen the language. */
export async function load({ parent }) {
	await parent();
	for (const area of ['leagues', 'publication', 'hub', 'leagueJoin'] as const)
		await locale.load(area);
}
