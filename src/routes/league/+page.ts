import { locale } from '$lib/state/app/locale.svelte';

/** The texts of leagues and of refused files, in the language that the layout has chosen before. */
export async function load({ parent }) {
	await parent();
	await locale.load('leagues');
	await locale.load('problems');
}
