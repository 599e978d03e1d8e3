import { centeredLine, gap, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { CardTexts } from '../model/card';
import type { Mark } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';
import { codeOf, MAX_CODE_SIZE } from './code';

const NUMBER: Style = { face: 'bold', size: 9 };
/** Millimeters between codes. */
const GAP = 8;

/** One code in the middle of its place, its number below. */
function numberedCode(text: string, number: string, x: number, top: number): Mark[] {
	const code = codeOf(text);
	const middle = x + MAX_CODE_SIZE / 2;
	return [
		...(code ? [{ ...code, x: middle - code.width / 2, y: top, alt: number }] : []),
		...centeredLine(number, NUMBER, middle, top + MAX_CODE_SIZE, COLOR_INKS.ink)
	];
}

/** Rows of numbered codes that hold the army together; they may be scanned in any order. */
export function codeRows(parts: readonly string[], { cards }: CardTexts, width: number): Row[] {
	const across = Math.floor((width + GAP) / (MAX_CODE_SIZE + GAP));
	const height = MAX_CODE_SIZE + leadingOf(NUMBER) + GAP / 2;
	return Array.from({ length: Math.ceil(parts.length / across) }, (_, row): Row => ({
		height,
		marks: (top) =>
			parts.slice(row * across, (row + 1) * across).flatMap((text, index) => {
				const number = cards.list.page({ page: row * across + index + 1, of: parts.length });
				return numberedCode(text, number, index * (MAX_CODE_SIZE + GAP), top);
			})
	})).flatMap((row) => [row, gap(GAP / 2)]);
}
