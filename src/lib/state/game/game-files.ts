import { downloadText } from '$lib/browser/files';
import { shareFile } from '$lib/browser/sharing';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { openDocument } from '$lib/exchange/untrusted-json';
import { MAXIMUM_LEAGUE } from '$lib/exchange/limits';
import { fileNameOf } from '$lib/exchange/write-brik';
import { GAME_FORMAT, type Game } from '$lib/play/game-file';
import { readGame, type GameReading } from '$lib/play/read-game';

const textOf = (game: Game) => `${JSON.stringify(game)}\n`;
const fileName = ({ name }: Game) => fileNameOf(name, BRIK_EXTENSION);

/** Downloads a game as a file. */
export function exportGame(game: Game): void {
	downloadText(fileName(game), BRIK_TYPE, textOf(game));
}

/** Passes a game to another app as a file, or downloads it where that is not possible. */
export async function shareGame(game: Game): Promise<void> {
	await shareFile(new File([textOf(game)], fileName(game), { type: BRIK_TYPE }));
}

export type GameDocument = GameReading;

/** Reads the game in the bytes of a file; undefined if they are something else. */
export function readGameDocument(bytes: Uint8Array): GameDocument | undefined {
	const opening = openDocument(bytes, MAXIMUM_LEAGUE);
	if (!opening.ok) return undefined;
	const { format } = (opening.document ?? {}) as { format?: unknown };
	return format === GAME_FORMAT ? readGame(opening.document) : undefined;
}
