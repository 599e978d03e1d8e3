import { yieldToBrowser } from '$lib/browser/pause';
import { locale } from '$lib/state/app/locale.svelte';

/** Loads the page's texts after the layout has chosen the language. */
export async function load({ parent }) {
	await parent();
	await locale.load('leagues');
	await locale.load('planning');
	await locale.load('builder');
	await locale.load('problems');
	// Finding the page and showing it are tasks of their own.
	await yieldToBrowser();
}
