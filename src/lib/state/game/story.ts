import { downloadText } from '$lib/browser/files';
import { fileNameOf } from '$lib/exchange/write-brik';
import type { ChatText } from '$lib/i18n/mentions';
import { logAsMarkdown, logAsText } from '$lib/i18n/play-sentences';
import type { Game } from '$lib/play/game-file';
import { logOf } from '$lib/play/log';
import { STORY_TABLE } from '$lib/play/procedures/skirmish/story';
import { copyChatText } from '../app/chat-texts';
import { locale } from '../app/locale.svelte';
import { notices } from '../app/notices.svelte';

/** The log of a game in words, in the language of the app. */
export async function storyOf(game: Game, markdown = false): Promise<ChatText> {
	await locale.load('play');
	const write = markdown ? logAsMarkdown : logAsText;
	return write(locale.play, game.name, logOf(game), STORY_TABLE);
}

/** Copies the log as text and says whether that worked. */
export async function copyStory(game: Game): Promise<void> {
	const { copied, notCopied } = locale.table.log;
	notices.show((await copyChatText(await storyOf(game))) ? copied : notCopied);
}

/** Downloads the log as text or Markdown. */
export async function exportStory(game: Game, markdown: boolean): Promise<void> {
	const [extension, type] = markdown ? ['.md', 'text/markdown'] : ['.txt', 'text/plain'];
	downloadText(fileNameOf(game.name, extension), type, await storyOf(game, markdown));
}
