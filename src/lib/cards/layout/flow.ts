import { withoutBidiMarks } from '$lib/army/format/direction';
import { headings, inRow, POINT, type LineMark, type Mark } from '../print/marks';
import { baselineOf, leadingOf, widthOf, type Style } from '../type/measure';
import { runsOf, type Face } from '../type/faces';
import { wrap } from '../type/wrap';
import type { Inks } from './inks';

/** The smallest font size on a card, in points. */
export const MIN_FONT_SIZE = 6.5;

/** Millimeters between columns of a table, and between a label and its value. */
export const GUTTER = 1.5;

/** Layout settings of a text column: its width, font size and colors. */
export interface TextLayout {
	readonly width: number;
	/** Font size in points; small print is one point smaller, never below the minimum. */
	readonly body: number;
	/** The smallest size, if larger than that of cards. */
	readonly least?: number;
	/** Whether the ids of rules are at the foot of the side, not in the text. */
	readonly foot?: boolean;
	readonly inks: Inks;
}

/** An unbreakable piece of a column: its height in millimeters and how to draw it from a given top. */
export interface Row {
	readonly height: number;
	/** Never the last row of a column: it must stay with the next one. */
	readonly keep?: boolean;
	/** The ids of the rules that it says, for the foot of its side. */
	readonly rules?: readonly string[];
	/** Repeated above this row when it starts a column, such as a table head. */
	readonly head?: Row;
	readonly marks: (top: number) => readonly Mark[];
}

export const textStyle = ({ body }: TextLayout, face: Face = 'text'): Style => ({
	face,
	size: body
});
export const smallStyle = (
	{ body, least = MIN_FONT_SIZE }: TextLayout,
	face: Face = 'text'
): Style => ({ face, size: Math.max(least, body - 1) });

/**
 * One line of text from its left end, split into runs by face. No run begins with a space: jsPDF
 * drops leading spaces.
 */
export function lineOfText(
	text: string,
	style: Style,
	x: number,
	top: number,
	ink: string
): Mark[] {
	const { size } = style;
	const y = top + baselineOf(style);
	let left = x;
	return runsOf(withoutBidiMarks(text), style.face).flatMap(({ face, text: letters }): Mark[] => {
		const shown = letters.trimStart();
		const set = { size, face: face === 'system' ? style.face : face };
		const all = widthOf(letters, set);
		const width = widthOf(shown, set);
		const drawn = left + all - width;
		left += all;
		// A font of spaces only would be named and not embedded.
		if (shown === '') return [];
		const mark = { x: drawn, y, text: shown, size, ink };
		const bold = style.face !== 'text';
		if (face === 'system') return [{ ...mark, kind: 'systemText', width, bold }];
		return [{ ...mark, kind: 'text', face }];
	});
}

/** One right-aligned line of text. */
export function rightAlignedLine(
	text: string,
	style: Style,
	right: number,
	top: number,
	ink: string
): Mark[] {
	return lineOfText(text, style, right - widthOf(text, style), top, ink);
}

export function centeredLine(
	text: string,
	style: Style,
	middle: number,
	top: number,
	ink: string
): Mark[] {
	return lineOfText(text, style, middle - widthOf(text, style) / 2, top, ink);
}

/** Lines of text below each other. */
export function linesFrom(
	lines: readonly string[],
	style: Style,
	x: number,
	top: number,
	ink: string
): Mark[] {
	return lines.flatMap((line, index) =>
		lineOfText(line, style, x, top + index * leadingOf(style), ink)
	);
}

/** A thin line across the column. */
export function hairline(y: number, width: number, { hairline: stroke }: Inks, x = 0): LineMark {
	return { kind: 'line', from: [x, y], to: [x + width, y], stroke, strokeWidth: 0.5 * POINT };
}

/** Rows below a head that is repeated in each column they continue in. */
export function withRepeatedHead(head: Row, rows: readonly Row[]): Row[] {
	return [head, ...rows.map((row) => ({ ...row, head }))];
}

/** Rows of one table, for page readers. */
export function tableOf(rows: readonly Row[]): Row[] {
	const table = {};
	return rows.map((row) => {
		const place = {};
		return { ...row, marks: (top) => inRow(row.marks(top), table, place) };
	});
}

/** The rows of a table below its head, which is repeated in each column they continue in. */
export function headedTable(head: Row, rows: readonly Row[]): Row[] {
	const [first = head, ...others] = tableOf([head, ...rows]);
	return withRepeatedHead(first, others);
}

/** Empty space between blocks, in millimeters. */
export function gap(height: number): Row {
	return { height, marks: () => [] };
}

/**
 * The rows at the end of a column that must move along with the next row, if the next column has
 * room for them.
 */
function rowsToMove(column: readonly Row[], next: Row, room: number, higher: boolean): Row[] {
	const first = column.findLastIndex(({ keep }) => !keep) + 1;
	const carried = column.slice(first);
	const fits = heightOf(carried) + next.height <= room;
	return fits && (first > 0 || higher) ? carried : [];
}

/** Splits rows into columns of the given heights; no row is cut and no title is left at the bottom. */
export function columns(rows: readonly Row[], heightAt: (index: number) => number): Row[][] {
	const filled: Row[][] = [[]];
	let left = heightAt(0);
	for (const row of rows) {
		const index = filled.length - 1;
		const column = filled[index] ?? [];
		const room = heightAt(index + 1);
		if (row.height > left && (column.length > 0 || room > heightAt(index))) {
			const carried = rowsToMove(column, row, room, room > heightAt(index));
			column.length -= carried.length;
			const begun = carried.length === 0 && row.head ? [row.head] : [...carried];
			filled.push(begun);
			left = room - heightOf(begun);
		}
		filled.at(-1)?.push(row);
		left -= row.height;
	}
	return filled;
}

export function heightOf(rows: readonly Row[]): number {
	return rows.reduce((sum, { height }) => sum + height, 0);
}

/** Draws rows below each other from a given top, shifted to their column. */
export function drawRows(rows: readonly Row[], x: number, top: number): Mark[] {
	let y = 0;
	const marks = rows.flatMap((row) => {
		const drawn = row.marks(y);
		y += row.height;
		return drawn;
	});
	return [{ kind: 'group', x, y: top, width: 0, height: y, marks }];
}

/** The width of the longest word, which is never broken beside something else. */
export const longestWord = (text: string, style: Style) =>
	Math.max(...text.split(/[ \t\n]/).map((word) => widthOf(word, style)));

/** A title above a line. */
export function titleRow(title: string, setting: TextLayout): Row {
	const style = smallStyle(setting, 'bold');
	const lines = wrap(title, style, setting.width);
	const height = lines.length * leadingOf(style) + 0.6;
	const { inks, width } = setting;
	return {
		height,
		keep: true,
		marks: (top) => [
			...headings(linesFrom(lines, style, 0, top, inks.soft), 2),
			hairline(top + height - 0.3, width, inks)
		]
	};
}

/** Keeps rows together in one column, if any has room for all of them. */
export function undivided(rows: readonly Row[]): Row[] {
	return rows.map((row, index) => (index < rows.length - 1 ? { ...row, keep: true } : row));
}
