import { locale } from '$lib/state/app/locale.svelte';

/** Loads the page's texts after the layout has chosen the language. */
export async function load({ parent }) {
	await parent();
	await locale.load('hub');
	await locale.load('leagueRoom');
	await locale.load('leagueJoin');
}
