import type { Areas } from '$lib/i18n/languages';
import type { Game } from '$lib/play/game-file';
import { rosterOf, type Figure } from '$lib/play/roster';
import { countOf } from '$lib/rules/terms';

export interface TableTexts {
	readonly table: Areas['table'];
}

/** The name of a figure, with its number if its unit has several. */
export function figureLabel({ unit, number }: Figure, { table }: TableTexts): string {
	return countOf(unit) > 1 ? table.board.figure({ name: unit.name, number }) : unit.name;
}

/** The name of a figure, or of a side. */
export function nameIn(game: Pick<Game, 'sides'>, { table }: TableTexts, id: string): string {
	const figure = rosterOf(game).figures.get(id);
	if (figure) return figureLabel(figure, { table });
	return game.sides.find((side) => side.id === id)?.name ?? id;
}
