import { locale } from '$lib/state/app/locale.svelte';
import { theme } from '$lib/state/app/theme.svelte';

export const ssr = false;
export const prerender = false;

/** Nothing is drawn before its language is there, and nothing ever inside another page. */
export async function load() {
	// static/watchdog.js says why.
	if (window.top !== window.self) await new Promise(() => undefined);
	theme.start();
	await locale.start();
}
