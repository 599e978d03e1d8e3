import type { Game } from '$lib/play/game-file';
import { orderedEvents } from '$lib/play/events';
import { ownAuthor } from '../game/author';
import type { OpenGame } from '../game/open-game.svelte';

/** The sides that each phone plays, as the log says last. */
export function seatsOf({ events }: Game): ReadonlyMap<string, readonly string[]> {
	const seats = new Map<string, readonly string[]>();
	for (const { changes } of orderedEvents(events)) {
		for (const change of changes) {
			if (change.kind === 'seat') seats.set(change.author, change.sides);
		}
	}
	return seats;
}

/** Writes down which sides this phone plays. */
export function takeSeat(open: OpenGame, sides: readonly string[]): void {
	const seat = [...sides];
	open.happen({ kind: 'seat', sides: seat }, [{ kind: 'seat', author: ownAuthor(), sides: seat }]);
}
