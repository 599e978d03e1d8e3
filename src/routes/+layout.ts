import { locale } from '$lib/state/locale.svelte';
import { theme } from '$lib/state/theme.svelte';

export const ssr = false;
export const prerender = false;

/** Nothing is drawn before its language is there. */
export async function load() {
	theme.start();
	await locale.start();
}
