import { yieldToBrowser } from '$lib/browser/pause';
import { locale } from '$lib/state/app/locale.svelte';

/** Loads the page's texts. */
export async function load() {
	await locale.load('leagues', 'planning', 'builder', 'problems');
	// Finding the page and showing it are tasks of their own.
	await yieldToBrowser();
}
