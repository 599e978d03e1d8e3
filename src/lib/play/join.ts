import { GAME_MOST } from './limits';
import { mergeEvents } from './events';
import type { Game, GameEvent } from './game-file';

/** Two copies of one game, joined. */
interface Joined {
	readonly game: Game;
	/** Whether the copies have different events under one id; every device keeps the same one. */
	readonly contradictory: boolean;
	/** Whether the first copy lacked something. */
	readonly changed: boolean;
	/** Whether events are left out as their clocks run too far ahead. */
	readonly ahead: boolean;
}

/** Two copies of one game with all events of both. */
export function joinedGame(here: Game, other: Pick<Game, 'events'>): Joined {
	const { events, contradictions, changed, ahead } = mergeEvents(here.events, other.events);
	return {
		game: { ...here, events: [...events] },
		contradictory: contradictions.length > 0,
		changed,
		ahead: ahead.length > 0
	};
}

/** Why a copy may not take the place of the stored one: too many events, or clocks that run too far ahead. */
export function objectionIn({ game, ahead }: Joined): 'ahead' | 'full' | undefined {
	if (game.events.length > GAME_MOST.events) return 'full';
	return ahead ? 'ahead' : undefined;
}

/** Why events of a file cannot be joined with a game; undefined if they can. */
export const objectionTo = (game: Game, events: readonly GameEvent[]) =>
	objectionIn(joinedGame(game, { events: [...events] }));
