import { locale } from '$lib/state/app/locale.svelte';

/** Loads bill and chapter texts. */
export const load = () => locale.load('builder', 'rules');
