import type { Areas } from '$lib/i18n/languages';
import type { RollAsk } from '$lib/play/procedures/ask';
import type { OpenGame } from '$lib/state/game/open-game.svelte';
import { nameOf } from '$lib/play/names';

/** What is rolled for, with the name of the figure that rolls. */
export function askTitle(
	open: OpenGame,
	texts: Pick<Areas, 'play'>,
	{ why, who }: RollAsk
): string {
	const what = texts.play.rolls[why];
	return who === undefined ? what : `${nameOf(open.game, who)}: ${what}`;
}
