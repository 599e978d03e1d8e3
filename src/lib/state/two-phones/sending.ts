import { shareFile } from '$lib/browser/sharing';
import { BRIK_EXTENSION } from '$lib/exchange/file-types';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { Game } from '$lib/play/game-file';
import { eventsDocument, gameDocument } from '$lib/sync/game-events';
import type { Summary } from '$lib/sync/summary';
import { ownAuthor } from '../game/author';
import { CodeLoop } from './code-loop.svelte';

/** What another phone gets: the whole game, or what it lacks as far as is known. */
export type Sent = 'game' | 'changes';

function documentOf(sent: Sent, game: Game, theirs?: Summary) {
	return sent === 'game' ? gameDocument(game) : eventsDocument(game, ownAuthor(), theirs);
}

/** Returns the codes to show; undefined if there would be too many. */
export function codesOf(sent: Sent, game: Game, theirs?: Summary): Promise<CodeLoop | undefined> {
	return CodeLoop.of(sent === 'game' ? 'game' : 'events', documentOf(sent, game, theirs));
}

/** Passes the game or changes to another app as a file, or downloads it. */
export async function sendFile(sent: Sent, name: string, game: Game, theirs?: Summary) {
	const bytes = documentOf(sent, game, theirs);
	if (!bytes) return;
	const fileName = fileNameOf(name, BRIK_EXTENSION);
	// Many apps pass on only types that they know.
	await shareFile(new File([bytes], fileName, { type: 'application/json' }));
}
