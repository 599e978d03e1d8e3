import type { Areas } from '$lib/i18n/languages';
import { rosterOf } from '$lib/play/roster';
import type { OpenGame } from '$lib/state/game/open-game.svelte';

/** The name of a figure with its number, or of a side. */
export function figureName(
	{ game }: OpenGame,
	{ table }: { readonly table: Areas['table'] },
	id: string
): string {
	const figure = rosterOf(game).figures.get(id);
	if (figure) return table.board.figure({ name: figure.unit.name, number: figure.number });
	return game.sides.find((side) => side.id === id)?.name ?? id;
}
