import { locale } from '$lib/state/app/locale.svelte';

/** Loads the page's texts. */
export const load = () => locale.load('data', 'moving', 'problems');
