import type { Game } from '$lib/play/game-file';
import { eventsDocument, gameDocument } from '$lib/sync/game-events';
import type { Summary } from '$lib/sync/summary';
import { ownAuthor } from '../game/author';
import { shareDocument } from '../game/game-files';
import { CodeLoop } from './code-loop.svelte';

/** What another phone gets: the whole game, or what it lacks as far as is known. */
export type Sent = 'game' | 'changes';

const changesOf = (game: Game, theirs?: Summary) => eventsDocument(game, ownAuthor(), theirs);

/** Returns the codes to show; undefined if there would be too many. */
export function codesOf(sent: Sent, game: Game, theirs?: Summary): Promise<CodeLoop | undefined> {
	return sent === 'game'
		? CodeLoop.of('game', gameDocument(game))
		: CodeLoop.of('events', changesOf(game, theirs));
}

/** Passes what another phone lacks to another app as a file, or downloads it. */
export const shareChanges = (name: string, game: Game, theirs?: Summary): Promise<void> =>
	shareDocument(name, changesOf(game, theirs));
