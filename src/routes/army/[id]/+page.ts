import { locale } from '$lib/state/app/locale.svelte';

/** Loads the builder's texts. */
export const load = () => locale.load('builder');
