import {
	hairline,
	MIN_FONT_SIZE,
	linesFrom,
	rightAlignedLine,
	smallStyle,
	tableOf,
	textStyle,
	type Row,
	type TextLayout
} from '../../layout/flow';
import { inCell, type Cell as TableCell, type Mark } from '../../print/marks';
import { leadingOf, widthOf, type Style } from '../../type/measure';
import { wrap } from '../../type/wrap';
import type { ReferenceRow, ReferenceTable } from './section';

/** Millimeters between columns. */
const GUTTER = 1.7;
/** The smallest share of a table's width for the names in its first column. */
const NAMES = 0.25;

const ruleStyle: Style = { face: 'text', size: MIN_FONT_SIZE };

interface Grid {
	/** Left edges and widths of the columns; the last one has the rules. */
	readonly columns: readonly { readonly x: number; readonly width: number }[];
}

/** Columns as wide as their content; the widest shrinks to leave room for the names. */
function gridOf({ heads, rows }: ReferenceTable, setting: TextLayout): Grid {
	const style = textStyle(setting);
	const small = smallStyle(setting, 'bold');
	const widths = heads.map((head, index) =>
		Math.max(
			widthOf(head, small),
			...rows.map(({ cells }) => widthOf(cells[index + 1] ?? '', style))
		)
	);
	widths.push(Math.max(...rows.map(({ rule }) => widthOf(rule, ruleStyle))));
	const used = widths.reduce((sum, width) => sum + width + GUTTER, 0);
	const missing = Math.max(0, setting.width * NAMES - (setting.width - used));
	const widest = widths.indexOf(Math.max(...widths.slice(0, -1)));
	const fitting = widths.map((width, index) => width - (index === widest ? missing : 0) + 0.1);
	let x = setting.width;
	const right = fitting
		.toReversed()
		.map((width) => {
			x -= width;
			const column = { x, width };
			x -= GUTTER;
			return column;
		})
		.toReversed();
	return { columns: [{ x: 0, width: x }, ...right] };
}

interface Cell {
	readonly lines: readonly string[];
	readonly style: Style;
	readonly ink: string;
	readonly x: number;
}

function cellsRow(cells: readonly Cell[], head?: TableCell['head']): Row {
	const heights = cells.map(({ lines, style }) => lines.length * leadingOf(style));
	return {
		height: Math.max(...heights),
		marks: (top) =>
			cells.flatMap(({ lines, style, x, ink }, column): Mark[] =>
				inCell(linesFrom(lines, style, x, top, ink), { column, ...(head && { head }) })
			)
	};
}

/** The table's title above its names, its note, and the column headings. */
function headRow(
	{ title, note, heads }: ReferenceTable,
	{ columns }: Grid,
	setting: TextLayout
): Row {
	const { inks, width } = setting;
	const bold = textStyle(setting, 'bold');
	const small = smallStyle(setting, 'bold');
	const first = columns[0]?.width ?? width;
	const named = note === undefined ? title : `${title} (${note})`;
	const cells = cellsRow(
		[
			{ lines: wrap(named, bold, first), style: bold, ink: inks.ink, x: 0 },
			...heads.map((head, index) => {
				const column = columns[index + 1] ?? { x: 0, width: 0 };
				return {
					...{ lines: wrap(head, small, column.width), style: small },
					...{ ink: inks.soft, x: column.x }
				};
			})
		],
		'Column'
	);
	const height = cells.height + 0.7;
	return {
		height,
		keep: true,
		marks: (top) => [...cells.marks(top), hairline(top + height - 0.4, width, inks)]
	};
}

function bodyRow(row: ReferenceRow, said: boolean, { columns }: Grid, setting: TextLayout): Row {
	const { inks, width } = setting;
	const style = textStyle(setting);
	const cells = cellsRow(
		row.cells.map((cell, index) => {
			const column = columns[index] ?? { x: 0, width: 0 };
			return { lines: wrap(cell, style, column.width), style, ink: inks.ink, x: column.x };
		})
	);
	const lift = leadingOf(style) - leadingOf(ruleStyle);
	return {
		height: cells.height,
		marks: (top) => [
			...cells.marks(top),
			...inCell(said ? rightAlignedLine(row.rule, ruleStyle, width, top + lift, inks.soft) : [], {
				column: columns.length - 1
			})
		]
	};
}

/** A table's head and rows; a rule shared by several rows is printed at the first. */
export function tableRows(table: ReferenceTable, setting: TextLayout): Row[] {
	const grid = gridOf(table, setting);
	const last = table.rows.length - 1;
	return tableOf([
		headRow(table, grid, setting),
		...table.rows.map((row, index) => ({
			...bodyRow(row, row.rule !== table.rows[index - 1]?.rule, grid, setting),
			keep: index < last
		}))
	]);
}
