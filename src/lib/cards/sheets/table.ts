import { hairline, headedTable, MIN_FONT_SIZE, linesFrom, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { Paper } from '../layout/settings';
import { inCell, type Cell, type Sheet } from '../print/marks';
import { leadingOf, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { headRows } from './army-head';
import { pages, pageWidth } from './page';

/** A table of strings, printed as is. */
export interface PrintedTable {
	readonly title: string;
	readonly facts: readonly string[];
	readonly heads: readonly string[];
	readonly rows: readonly (readonly string[])[];
}

const GUTTER = 2.5;
const SIZE = 8;
const TEXT: Style = { face: 'text', size: SIZE };
const HEAD: Style = { face: 'bold', size: Math.max(MIN_FONT_SIZE, SIZE - 1) };

/** A column's preferred width, and the width of its longest word. */
function columnWishes(cells: readonly string[]): { most: number; least: number } {
	const words = cells.flatMap((cell) => cell.split(/\s+/));
	const widest = (texts: readonly string[]) =>
		Math.max(0, ...texts.map((text) => widthOf(text, TEXT)));
	return { most: widest(cells), least: Math.min(widest(words), 40) };
}

/** Gives every column the width of its longest word, then shares the rest. */
function columnWidths({ heads, rows }: PrintedTable, width: number): number[] {
	const all = heads.map((head, index) =>
		columnWishes([head, ...rows.map((row) => row[index] ?? '')])
	);
	const room = width - GUTTER * (heads.length - 1);
	const least = all.reduce((sum, column) => sum + column.least, 0);
	const wanted = all.reduce(
		(sum, column) => sum + column.most - Math.min(column.least, column.most),
		0
	);
	if (least >= room) return all.map((column) => (column.least / least) * room);
	const share = wanted === 0 ? 0 : Math.min(1, (room - least) / wanted);
	return all.map(({ least: narrow, most }) => narrow + Math.max(0, most - narrow) * share);
}

function cellsRow(
	cells: readonly string[],
	widths: readonly number[],
	style: Style,
	head?: Cell['head']
): Row {
	const wrapped = cells.map((cell, index) => wrap(cell, style, (widths[index] ?? 0) + 0.05));
	const most = Math.max(1, ...wrapped.map(({ length }) => length));
	const lefts = widths.map((_, index) =>
		widths.slice(0, index).reduce((sum, width) => sum + width + GUTTER, 0)
	);
	const whole = (lefts.at(-1) ?? 0) + (widths.at(-1) ?? 0);
	const height = most * leadingOf(style) + 1.4;
	return {
		height,
		marks: (top) => [
			...wrapped.flatMap((some, index) =>
				inCell(linesFrom(some, style, lefts[index] ?? 0, top + 0.5, COLOR_INKS.ink), {
					column: index,
					...(head && { head })
				})
			),
			hairline(top + height - 0.2, whole, COLOR_INKS)
		]
	};
}

/** Returns a table on as many pages as needed, with its head on each. */
export function tableSheets(
	table: PrintedTable,
	paper: Paper,
	pageOf: (p: { page: number; of: number }) => string
): Sheet[] {
	const width = pageWidth(paper);
	const widths = columnWidths(table, width);
	const head: Row = { ...cellsRow(table.heads, widths, HEAD, 'Column'), keep: true };
	const rows = table.rows.map((cells) => cellsRow(cells, widths, TEXT));
	return pages(headedTable(head, rows), {
		paper,
		head: headRows(table.title, table.facts, width),
		foot: table.facts.join(' · '),
		bookmark: table.title,
		pageOf
	});
}
