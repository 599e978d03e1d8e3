import { locale } from '$lib/state/app/locale.svelte';

/** Loads the page's texts. */
export async function load() {
	await locale.load('builder', 'problems');
}
