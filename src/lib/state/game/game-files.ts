import { downloadText } from '$lib/browser/files';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { openDocument } from '$lib/exchange/untrusted-json';
import { MAXIMUM_LEAGUE } from '$lib/exchange/limits';
import { fileNameOf } from '$lib/exchange/write-brik';
import { GAME_FORMAT, type Game } from '$lib/play/game-file';
import { readGame, type GameReading } from '$lib/play/read-game';

/** Downloads a game as a file. */
export function exportGame(game: Game): void {
	downloadText(fileNameOf(game.name, BRIK_EXTENSION), BRIK_TYPE, `${JSON.stringify(game)}\n`);
}

export type GameDocument = GameReading;

/** Reads the game in the bytes of a file; undefined if they are something else. */
export function readGameDocument(bytes: Uint8Array): GameDocument | undefined {
	const opening = openDocument(bytes, MAXIMUM_LEAGUE);
	if (!opening.ok) return undefined;
	const { format } = (opening.document ?? {}) as { format?: unknown };
	return format === GAME_FORMAT ? readGame(opening.document) : undefined;
}
