import { locale } from '$lib/state/app/locale.svelte';
import { theme } from '$lib/state/app/theme.svelte';

export const ssr = false;
export const prerender = false;

/** Loads theme and language first, and never starts inside a frame of another page. */
export async function load() {
	// static/watchdog.js explains this to the user.
	if (window.top !== window.self) await new Promise(() => undefined);
	theme.start();
	await locale.start();
}
