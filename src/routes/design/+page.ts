import { error } from '@sveltejs/kit';

/** A page for who writes the app: it is there in the development mode only. */
export async function load() {
	if (import.meta.env.DEV) return { Samples: (await import('./Samples.svelte')).default };
	error(404);
}
