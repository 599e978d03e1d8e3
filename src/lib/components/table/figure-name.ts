import type { OpenGame } from '$lib/state/game/open-game.svelte';
import { nameIn, type TableTexts } from '$lib/state/game/names';

/** The name of a figure with its number, or of a side, in the open game. */
export const figureName = ({ game }: OpenGame, texts: TableTexts, id: string): string =>
	nameIn(game, texts, id);
