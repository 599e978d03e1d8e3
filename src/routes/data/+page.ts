import { locale } from '$lib/state/app/locale.svelte';

/** Loads the page's texts after the layout has chosen the language. */
export async function load({ parent }) {
	await parent();
	await locale.load('data');
	await locale.load('moving');
	await locale.load('problems');
}
