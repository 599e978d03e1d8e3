import { locale } from '$lib/state/app/locale.svelte';

/** The texts of leagues, armies and refused files, in the language that the layout has chosen before. */
export async function load({ parent }) {
	await parent();
	await locale.load('leagues');
	await locale.load('builder');
	await locale.load('problems');
}
