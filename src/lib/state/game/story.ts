import { logAsMarkdown, logAsText } from '$lib/i18n/play-sentences';
import type { Game } from '$lib/play/game-file';
import { logOf } from '$lib/play/log';
import { STORY_TABLE } from '$lib/play/procedures/skirmish/story';
import { locale } from '../app/locale.svelte';

/** The log of a game in words, in the language of the app. */
export async function storyOf(game: Game, markdown = false): Promise<string> {
	await locale.load('play');
	const write = markdown ? logAsMarkdown : logAsText;
	return write(locale.play, game.name, logOf(game), STORY_TABLE);
}
