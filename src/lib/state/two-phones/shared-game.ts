import { mergeEvents } from '$lib/play/events';
import { readGame } from '$lib/play/read-game';
import type { Game, GameEvent } from '$lib/play/game-file';
import { readEvents } from '$lib/sync/game-events';
import type { Refusal, SharedLog } from '$lib/sync/session';

/** What two phones share: an open game. */
export interface SharedGame {
	/** The game as it is stored, the same in all languages. */
	readonly stored: Game;
	/** Applies a change and stores it; false if the game would not be readable. */
	edit(apply: (game: Game) => Game): boolean;
}

/** What became of events that came from another phone. */
export interface Receipt {
	readonly added: number;
	readonly refused?: Refusal;
}

/** Adds events to an open game. Known ones change nothing; of two that contradict each other all phones keep the same. */
export function addEvents(shared: SharedGame, events: readonly GameEvent[]): Receipt {
	const before = shared.stored;
	const merging = mergeEvents(before.events, events);
	if (merging.ahead.length > 0) return { added: 0, refused: 'ahead' };
	const added = merging.events.length - before.events.length;
	if (merging.changed) {
		const game = { ...before, events: [...merging.events] };
		if (!shared.edit(() => game)) return { added: 0, refused: 'full' };
	}
	return merging.contradictions.length > 0 ? { added, refused: 'conflict' } : { added };
}

/** The log of a channel: that of an open game, or of a game still to come. */
export class ChannelLog implements SharedLog {
	readonly #begin: (game: Game) => void;
	shared: SharedGame | undefined;

	/** @param begin Stores and opens a game that the other phone sends. */
	constructor(shared: SharedGame | undefined, begin: (game: Game) => void) {
		this.shared = shared;
		this.#begin = begin;
	}

	get game(): string | undefined {
		return this.shared?.stored.id;
	}

	get events(): readonly GameEvent[] {
		return this.shared?.stored.events ?? [];
	}

	head(): unknown {
		return this.shared && { ...this.shared.stored, events: [] };
	}

	receive(events: readonly unknown[]): Refusal | undefined {
		const read = readEvents(events);
		if (!read || !this.shared) return 'invalid';
		return addEvents(this.shared, read).refused;
	}

	begin(document: unknown): Refusal | undefined {
		const reading = readGame(document);
		if (!reading.ok) return 'invalid';
		this.#begin(reading.game);
		return undefined;
	}
}
