import { locale } from '$lib/state/locale.svelte';

/** The texts of armies and of refusals, in the language the layout has chosen before. */
export async function load({ parent }) {
	await parent();
	await Promise.all([locale.load('builder'), locale.load('problems')]);
}
