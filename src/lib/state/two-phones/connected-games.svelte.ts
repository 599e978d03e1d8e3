import { SvelteSet } from 'svelte/reactivity';

/** Ids of games with a channel, known without loading the code of channels. */
export const connectedGames = new SvelteSet<string>();
