import { locale } from '$lib/state/app/locale.svelte';

/** The texts of bills and the names of the chapters, in the language that the layout has chosen before. */
export async function load({ parent }) {
	await parent();
	await Promise.all([locale.load('builder'), locale.load('rules')]);
}
