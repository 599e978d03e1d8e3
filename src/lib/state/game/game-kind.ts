import { randomId } from '$lib/browser/random';
import { diffOf } from '$lib/document/diff';
import { isSame } from '$lib/document/is-same';
import { eventSchema, type Game } from '$lib/play/game-file';
import { GAME_MOST } from '$lib/play/limits';
import type { Games, StoredGame, UnreadableGame } from '$lib/store';
import { joinedGame } from '$lib/play/join';
import type {
	DocumentKind,
	DocumentStore,
	Lookup,
	StoredDocument
} from '../document/document-kind';

/** Returns the game of a stored record, with its revision and times. */
export function storedGame({ game, revision, savedAt, deletedAt }: StoredGame) {
	return { document: game, revision, savedAt, deletedAt } satisfies StoredDocument<Game>;
}

function lookup(stored: StoredGame | UnreadableGame | undefined): Lookup<Game> {
	if (!stored) return undefined;
	return stored.readable ? storedGame(stored) : 'unreadable';
}

function gameStore(games: Games): DocumentStore<Game> {
	return {
		get: async (id) => lookup(await games.get(id)),
		watch: (id, known) => ({
			subscribe: ({ next, error }) =>
				games.watch(id, known).subscribe({
					next: (stored) => next(stored === 'known' ? stored : lookup(stored)),
					error
				})
		}),
		create: (game) => games.create(game),
		replace: async (game, base) => {
			const result = await games.replace(game, base);
			return result.ok ? result : { ok: false, current: lookup(result.current) };
		},
		setDeleted: (id, deleted) => games.setDeleted(id, deleted)
	};
}

/** Compares states of a game; events are compared by id. */
const gameDiff = diffOf<Game>(['events']);

/** Whether the file of a game with new events could be read again. The log only grows, so the others were checked. */
function isReadableAfter(before: Game, { events }: Game): boolean {
	if (events.length > GAME_MOST.events) return false;
	const known = new Set(before.events);
	return events.every((event) => known.has(event) || eventSchema.safeParse(event).success);
}

/**
 * Games as open documents. Two windows never contradict each other, as each only adds events. The
 * log has undo events of its own, so steps have no labels.
 */
export function gameKind(games: Games): DocumentKind<Game, never> {
	return {
		store: gameStore(games),
		diff: gameDiff,
		idOf: ({ id }) => id,
		isSame,
		isReadableAfter,
		merge: ({ document }, theirs) => ({ document: joinedGame(theirs, document).game }),
		recovered: undefined,
		copy: (game) => ({ ...game, id: randomId() })
	};
}
