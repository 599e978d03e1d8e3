import { locale } from '$lib/state/app/locale.svelte';

/** This page's texts and those of refusals, in the language that the layout has chosen before. */
export async function load({ parent }) {
	await parent();
	await locale.load('data');
	await locale.load('problems');
}
