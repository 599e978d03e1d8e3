import type { Game } from '$lib/play/game-file';
import { readGame } from '$lib/play/read-game';
import type { Games, StoredGame } from '$lib/store';
import { SessionDocuments } from '../document/session-documents.svelte';
import { OpenGame } from './open-game.svelte';

const session = new SessionDocuments<Game, never, OpenGame>((value) => {
	const reading = readGame(value);
	return reading.ok ? reading.game : undefined;
});

/** Opens a stored game, or returns it as this session has it. */
export const openGame = (games: Games, stored: StoredGame): OpenGame =>
	session.open(stored.id, () => new OpenGame(games, stored));
