import { locale } from '$lib/state/app/locale.svelte';

/** Loads the texts. */
export const load = () => locale.load('builder', 'packs', 'packEditor', 'problems', 'odds');
