import { locale } from '$lib/state/app/locale.svelte';

/** Loads the texts after the layout has chosen the language. */
export async function load({ parent }) {
	await parent();
	for (const area of ['table', 'play', 'odds', 'oddsParts', 'builder'] as const)
		await locale.load(area);
}
