import type { Areas } from '$lib/i18n/languages';
import type { RollAsk } from '$lib/play/procedures/ask';
import type { OpenGame } from '$lib/state/game/open-game.svelte';
import { figureName } from '../figure-name';

/** What is rolled for, with the name of the figure that rolls. */
export function askTitle(
	open: OpenGame,
	texts: { readonly table: Areas['table'] },
	{ why, who }: RollAsk
): string {
	const what = texts.table.rolls[why];
	return who === undefined ? what : `${figureName(open, texts, who)}: ${what}`;
}
