import { downloadBlob } from '$lib/browser/files';
import { shareFile } from '$lib/browser/sharing';
import { BRIK_EXTENSION, BRIK_TYPE } from '$lib/exchange/file-types';
import { MAXIMUM_GAME } from '$lib/exchange/limits';
import { openFile } from '$lib/exchange/open-file';
import { fileNameOf } from '$lib/exchange/write-brik';
import { GAME_FORMAT, type Game } from '$lib/play/game-file';
import { readGame, type GameProblem } from '$lib/play/read-game';
import {
	EVENTS_FORMAT,
	gameDocument,
	readEventsDocument,
	type SharedEvents
} from '$lib/sync/game-events';

/** Many apps pass on only types that they know. */
const PASSED_ON = 'application/json';

type Bytes = Uint8Array<ArrayBuffer> | undefined;

/** Passes a document to another app as a file, or downloads it where that is not possible. */
export async function shareDocument(name: string, bytes: Bytes): Promise<void> {
	if (!bytes) return;
	await shareFile(new File([bytes], fileNameOf(name, BRIK_EXTENSION), { type: PASSED_ON }));
}

export const shareGame = (game: Game): Promise<void> =>
	shareDocument(game.name, gameDocument(game));

/** Downloads a game as a file. */
export function exportGame(game: Game): void {
	const bytes = gameDocument(game);
	if (bytes)
		downloadBlob(fileNameOf(game.name, BRIK_EXTENSION), new Blob([bytes], { type: BRIK_TYPE }));
}

/** A game in a file, or events of one. */
export type GameDocument =
	| { readonly kind: 'game'; readonly game: Game }
	| SharedEvents
	| { readonly kind: 'refused'; readonly problem: GameProblem };

function eventsOf(document: object): GameDocument {
	const reading = readEventsDocument(document);
	if (typeof reading === 'object') return reading;
	const { version } = document as { version?: unknown };
	const problem: GameProblem =
		reading === 'newer'
			? { code: 'newerVersion', path: '/version', version: Number(version) }
			: { code: 'malformed', path: '' };
	return { kind: 'refused', problem };
}

/** Reads the game, or events of one, in the bytes of a file; undefined if they are something else. */
export function readGameDocument(bytes: Uint8Array): GameDocument | undefined {
	const opening = openFile(bytes, MAXIMUM_GAME);
	if (!opening.ok) return undefined;
	const document = (opening.document ?? {}) as { format?: unknown };
	if (document.format === EVENTS_FORMAT) return eventsOf(document);
	if (document.format !== GAME_FORMAT) return undefined;
	const reading = readGame(document);
	return reading.ok
		? { kind: 'game', game: reading.game }
		: { kind: 'refused', problem: reading.problem };
}
