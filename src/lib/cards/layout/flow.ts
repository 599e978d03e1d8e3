import { withoutBidiMarks } from '$lib/army/format/direction';
import { POINT, type LineMark, type Mark } from '../print/marks';
import { baselineOf, leadingOf, widthOf, type Style } from '../type/measure';
import { runsOf, type Face } from '../type/faces';
import type { Inks } from './inks';

/** The smallest type that a card is set in, in points. */
export const LEAST = 6.5;

/** What rows are set in: the width of the column, the size of its text, the colours. */
export interface Setting {
	readonly width: number;
	/** In points; small print is a point smaller, never below the least. */
	readonly body: number;
	readonly inks: Inks;
}

/** A piece that is never cut: so high, drawn from a top down. */
export interface Row {
	readonly height: number;
	/** Stands at the foot of no column: what follows belongs to it. */
	readonly keep?: boolean;
	/** Said again above it where it begins a column: the head of its table. */
	readonly head?: Row;
	readonly marks: (top: number) => readonly Mark[];
}

export const textStyle = ({ body }: Setting, face: Face = 'text'): Style => ({ face, size: body });
export const smallStyle = ({ body }: Setting, face: Face = 'text'): Style => ({
	face,
	size: Math.max(LEAST, body - 1)
});

/**
 * One line of text from its left end; its runs in the faces that have their letters. No run begins with a
 * space: it would be dropped where it is drawn.
 */
export function lineOfText(
	text: string,
	style: Style,
	x: number,
	top: number,
	ink: string
): Mark[] {
	const y = top + baselineOf(style);
	let left = x;
	return runsOf(withoutBidiMarks(text), style.face).map(({ face, text: letters }) => {
		const shown = letters.trimStart();
		const all = widthOf(letters, { ...style, face });
		const drawn = left + all - widthOf(shown, { ...style, face });
		left += all;
		return { kind: 'text', x: drawn, y, text: shown, face, size: style.size, ink };
	});
}

/** The same, ending at a right edge. */
export function lineToRight(
	text: string,
	style: Style,
	right: number,
	top: number,
	ink: string
): Mark[] {
	return lineOfText(text, style, right - widthOf(text, style), top, ink);
}

export function lineInMiddle(
	text: string,
	style: Style,
	middle: number,
	top: number,
	ink: string
): Mark[] {
	return lineOfText(text, style, middle - widthOf(text, style) / 2, top, ink);
}

/** Lines of text, one below the other. */
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

/** A hairline across a column. */
export function hairline(y: number, width: number, { hairline: stroke }: Inks, x = 0): LineMark {
	return { kind: 'line', from: [x, y], to: [x + width, y], stroke, strokeWidth: 0.5 * POINT };
}

/** Rows below a head of theirs, which stands over each column that they come to. */
export function under(head: Row, rows: readonly Row[]): Row[] {
	return [head, ...rows.map((row) => ({ ...row, head }))];
}

/** Air between blocks. */
export function gap(height: number): Row {
	return { height, marks: () => [] };
}

/** The rows at the foot of a column that belong to what comes next, if the next column has room for them. */
function carriedOn(column: readonly Row[], next: Row, room: number, higher: boolean): Row[] {
	const first = column.findLastIndex(({ keep }) => !keep) + 1;
	const carried = column.slice(first);
	const fits = heightOf(carried) + next.height <= room;
	return fits && (first > 0 || higher) ? carried : [];
}

/** Rows in columns, as high as is said of each in turn; no row is cut, no title left alone. */
export function columns(rows: readonly Row[], heightAt: (index: number) => number): Row[][] {
	const filled: Row[][] = [[]];
	let left = heightAt(0);
	for (const row of rows) {
		const index = filled.length - 1;
		const column = filled[index] ?? [];
		const room = heightAt(index + 1);
		if (row.height > left && (column.length > 0 || room > heightAt(index))) {
			const carried = carriedOn(column, row, room, room > heightAt(index));
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

/** Rows drawn one below the other from a top down, moved to their column. */
export function drawnFrom(rows: readonly Row[], x: number, top: number): Mark[] {
	let y = 0;
	const marks = rows.flatMap((row) => {
		const drawn = row.marks(y);
		y += row.height;
		return drawn;
	});
	return [{ kind: 'group', x, y: top, width: 0, height: y, marks }];
}
