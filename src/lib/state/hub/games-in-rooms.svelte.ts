import { SvelteSet } from 'svelte/reactivity';

/** Ids of games that a room of a hub shares, known without loading the code of rooms. */
export const gamesInRooms = new SvelteSet<string>();

export function noteGamesInRooms(ids: readonly string[]): void {
	for (const id of gamesInRooms) if (!ids.includes(id)) gamesInRooms.delete(id);
	for (const id of ids) gamesInRooms.add(id);
}
