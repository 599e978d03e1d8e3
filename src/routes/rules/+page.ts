import { locale } from '$lib/state/app/locale.svelte';

/** Loads all rules after the layout has chosen the language. */
export async function load({ parent }) {
	await parent();
	await Promise.all((['rules', 'combatRules'] as const).map((area) => locale.load(area)));
}
