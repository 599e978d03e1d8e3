import { error } from '@sveltejs/kit';

/** A page for developers, available only in development mode. */
export async function load() {
	if (import.meta.env.DEV) return { Samples: (await import('./Samples.svelte')).default };
	error(404);
}
