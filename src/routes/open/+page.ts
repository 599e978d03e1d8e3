import { resolve } from '$app/paths';
import { locale } from '$lib/state/app/locale.svelte';

/** A % that is not part of `%25`. */
const STRAY_PERCENT = /%(?!25)/;

/** Loads the page's texts. */
export async function load() {
	const { hash } = location;
	// SvelteKit decodes every hash and fails on a stray %, which no valid link has: escape it and reload.
	if (STRAY_PERCENT.test(hash)) {
		history.replaceState(history.state, '', resolve('/open') + hash.replaceAll('%', '%25'));
		location.reload();
		await new Promise(() => undefined);
	}
	await locale.load('builder', 'problems');
}
