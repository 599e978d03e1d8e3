import type { Areas } from '$lib/i18n/languages';
import type { Game } from '$lib/play/game-file';
import { rosterOf } from '$lib/play/roster';

export interface TableTexts {
	readonly table: Areas['table'];
}

/** The name of a figure with its number, or of a side. */
export function nameIn(game: Pick<Game, 'sides'>, { table }: TableTexts, id: string): string {
	const figure = rosterOf(game).figures.get(id);
	if (figure) return table.board.figure({ name: figure.unit.name, number: figure.number });
	return game.sides.find((side) => side.id === id)?.name ?? id;
}
