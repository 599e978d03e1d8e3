import type { Areas } from '$lib/i18n/languages';
import type { FigureState } from '$lib/play/table';

/** What a figure without a mark is called: standing, or the place off the table where it is. */
export function placeText(
	{ board, sheet }: Pick<Areas['table'], 'board' | 'sheet'>,
	{ place }: Pick<FigureState, 'place'>
): string {
	return place === 'table' ? board.standing : sheet.places[place];
}
