import type { Areas } from '$lib/i18n/languages';
import type { FigureState } from '$lib/play/table';

/** The state of a figure without marks: standing, or where it is off the table. */
export function placeText(
	{ board, sheet }: Pick<Areas['table'], 'board' | 'sheet'>,
	{ place }: Pick<FigureState, 'place'>
): string {
	return place === 'table' ? board.standing : sheet.places[place];
}
