import { locale } from '$lib/state/app/locale.svelte';

/** Loads all rules. */
export const load = () => locale.load('rules', 'combatRules');
