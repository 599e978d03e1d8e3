/** What is stored, as components show it: they know the store by its types alone. */
export type { OwnUnit, Stored, StoredArmy } from '$lib/store';
