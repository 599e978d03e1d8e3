import { locale } from '$lib/state/app/locale.svelte';

/** The builder's texts, in the language that the layout has chosen before. */
export async function load({ parent }) {
	await parent();
	await locale.load('builder');
}
