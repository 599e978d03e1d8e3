import type { Game } from '$lib/play/game-file';
import { locale } from '../app/locale.svelte';
import { logText } from './event-words';

/** The log of a game in words, in the language of the app. */
export async function storyOf(game: Game): Promise<string> {
	await locale.load('table');
	return logText(game, locale, false);
}
