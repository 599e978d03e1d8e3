import type { WeaponBlock } from '../model/card';
import { EMPTY_CELL, type WeaponRow } from '../model/weapon-rows';
import { iconOf, type IconId } from '../print/icons';
import { inCell, type Cell, type Mark } from '../print/marks';
import { leadingOf, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import {
	GUTTER,
	hairline,
	headedTable,
	linesFrom,
	longestWord,
	smallStyle,
	textStyle,
	type Row,
	type TextLayout
} from './flow';

interface Column {
	readonly x: number;
	readonly width: number;
}
/** Name, use, range and damage; some rulebooks have no use column. */
type Columns = readonly Column[];

/** Rulebooks without Skill have no Use column. */
const hasUse = ({ rows }: WeaponBlock) => rows.some(({ use }) => use !== EMPTY_CELL);

/** Below this width in millimeters, weapon names get a line of their own, unless one line holds all. */
const NARROW = 70;
/** Below this one, tables have no name. */
const SLIM = 40;

/** The width of the widest cell, clamped to shares of the table and at least the width of its heading. */
function columnWidth(
	{ heads, rows }: WeaponBlock,
	index: 1 | 2 | 3,
	[least, most]: readonly [number, number],
	setting: TextLayout
): number {
	const head = widthOf(heads[index], smallStyle(setting, 'bold'));
	const cell = ({ use, range, damage }: WeaponRow) => [use, range, damage][index - 1] ?? '';
	const cells = rows.map((row) => widthOf(cell(row), textStyle(setting, 'bold')));
	const wanted = Math.max(least * setting.width, ...cells);
	return Math.max(head, Math.min(most * setting.width, wanted)) + 0.1;
}

/** Picks the columns to print, without Use when no row has one. */
const presentColumns = <T>(block: WeaponBlock, all: readonly [T, T, T, T]): readonly T[] =>
	hasUse(block) ? all : [all[0], all[2], all[3]];

/** A name and its number, which stays with the last word. */
const countedName = ({ name, count }: WeaponRow) =>
	count > 1 ? `${name}\u00a0×\u00a0${count}` : name;

/** The room for icons before the names. */
const indentOf = ({ rows }: WeaponBlock, setting: TextLayout) =>
	rows.some(({ icon }) => icon) ? iconRoom(textStyle(setting, 'bold')) : 0;

/** Columns below the name, which has a line of its own. */
function lowColumns(block: WeaponBlock, setting: TextLayout): Columns {
	const { width } = setting;
	const indent = indentOf(block, setting);
	const use = hasUse(block) ? columnWidth(block, 1, [0, 0.25], setting) : -GUTTER;
	const damage = columnWidth(block, 3, [0, 0.45], setting);
	const range = width - 2 - use - damage - 2 * GUTTER;
	const first = 2 + use + GUTTER;
	return presentColumns(block, [
		{ x: indent, width: width - indent },
		{ x: 2, width: use },
		{ x: first, width: range },
		{ x: first + range + GUTTER, width: damage }
	]);
}

/** The least and the most width of ranges and damages, as shares of the table: usually, and where a cell would wrap. */
const SHARES = [
	{ range: [0.18, 0.34], damage: [0.17, 0.25] },
	{ range: [0, 0.4], damage: [0, 0.34] }
] as const;

/** The left edges and widths of the columns; names are above the rest where a word would be broken. */
function columnsIn(
	block: WeaponBlock,
	shares: (typeof SHARES)[number],
	setting: TextLayout
): Columns {
	const { width } = setting;
	const use = hasUse(block) ? columnWidth(block, 1, [0, 0.25], setting) : -GUTTER;
	const damage = columnWidth(block, 3, shares.damage, setting);
	const range = columnWidth(block, 2, shares.range, setting);
	const name = width - use - range - damage - 3 * GUTTER;
	const bold = textStyle(setting, 'bold');
	const longest = Math.max(0, ...block.rows.map((row) => longestWord(countedName(row), bold)));
	const indent = indentOf(block, setting);
	if (longest > name - indent && longest <= width - indent) return lowColumns(block, setting);
	return presentColumns(block, [
		{ x: indent, width: name - indent },
		{ x: name + GUTTER, width: use },
		{ x: name + use + 2 * GUTTER, width: range },
		{ x: name + use + range + 3 * GUTTER, width: damage }
	]);
}

/** The lines of all rows without their notes. */
const linesIn = (block: WeaponBlock, columns: Columns, setting: TextLayout) =>
	block.rows.reduce((sum, row) => sum + rowCells(block, row, columns, setting).lines, 0);

/** The columns of a table: with room between them, or closer where that saves lines. */
function weaponColumns(block: WeaponBlock, setting: TextLayout): Columns {
	const [roomy, close] = SHARES;
	const usual =
		setting.width < NARROW ? lowColumns(block, setting) : columnsIn(block, roomy, setting);
	const lines = linesIn(block, usual, setting);
	if (lines === block.rows.length) return usual;
	const closer = columnsIn(block, close, setting);
	return linesIn(block, closer, setting) < lines ? closer : usual;
}

/** The cells of one row: on one line, or the first cell above the others. */
function cellsOf(
	texts: readonly string[],
	[first, other]: readonly [Style, Style],
	inks: readonly [string, string],
	columns: Columns,
	head?: Cell['head']
): { readonly lines: number; readonly height: number; readonly marks: (top: number) => Mark[] } {
	const styleOf = (index: number) => (index === 0 ? first : other);
	const cells = texts.map((text, index) => wrap(text, styleOf(index), columns[index]?.width ?? 0));
	const heights = cells.map((lines, index) => lines.length * leadingOf(styleOf(index)));
	const [name = 0, ...values] = heights;
	const above = (columns[1]?.x ?? 0) < (columns[0]?.width ?? 0) ? name : 0;
	const height = Math.max(above === 0 ? name : 0, ...values) + above;
	const topOf = (index: number) => (index === 0 ? 0 : above);
	const [named = 0, ...counts] = cells.map(({ length }) => length);
	const beside = Math.max(...counts);
	return {
		lines: above === 0 ? Math.max(named, beside) : named + beside,
		height,
		marks: (top) =>
			cells.flatMap((lines, index) =>
				inCell(
					linesFrom(
						lines,
						styleOf(index),
						columns[index]?.x ?? 0,
						top + topOf(index),
						index === 0 ? inks[0] : inks[1]
					),
					{ column: index, ...(head && { head }) }
				)
			)
	};
}

function headRow(block: WeaponBlock, columns: Columns, setting: TextLayout): Row {
	const style = smallStyle(setting, 'bold');
	const { inks, width } = setting;
	// On the smallest cards, a line is worth more than what the table is called.
	const [title, ...values] = block.heads;
	const heads = presentColumns(block, [width < SLIM ? '' : title, ...values]);
	const [{ x = 0, width: first = 0 } = {}, ...others] = columns;
	const cells = cellsOf(
		heads,
		[style, style],
		[inks.soft, inks.soft],
		[{ x: 0, width: first + x }, ...others],
		'Column'
	);
	const height = cells.height + 0.6;
	return {
		height,
		keep: true,
		marks: (top) => [...cells.marks(top), hairline(top + height - 0.3, width, inks)]
	};
}

/** Millimeters between an icon and the text after it. */
const ICON_GAP = 0.8;

/** The side of an icon beside text of a size, in millimeters. */
const iconSize = (style: Style) => 0.62 * leadingOf(style);

/** The room of an icon and its gap. */
const iconRoom = (style: Style) => iconSize(style) + ICON_GAP;

/** The icon of a row, in the middle of its first line. */
function iconMark(icon: IconId | undefined, style: Style, top: number, ink: string): Mark[] {
	if (icon === undefined) return [];
	const size = iconSize(style);
	const y = top + (leadingOf(style) - size) / 2;
	return [{ kind: 'picture', x: 0, y, width: size, height: size, picture: iconOf(icon, ink) }];
}

function rowCells(block: WeaponBlock, row: WeaponRow, columns: Columns, setting: TextLayout) {
	const { ink } = setting.inks;
	const bold = textStyle(setting, 'bold');
	const texts = presentColumns(block, [countedName(row), row.use, row.range, row.damage]);
	return cellsOf(texts, [bold, bold], [ink, ink], columns);
}

function weaponRow(block: WeaponBlock, row: WeaponRow, columns: Columns, setting: TextLayout): Row {
	const small = smallStyle(setting);
	const { soft } = setting.inks;
	const bold = textStyle(setting, 'bold');
	const cells = rowCells(block, row, columns, setting);
	const notes = wrap(row.notes.join(' · '), small, setting.width - 2);
	return {
		height: cells.height + notes.length * leadingOf(small) + 0.5,
		...(row.rule && { rules: [row.rule] }),
		marks: (top) => [
			...iconMark(row.icon, bold, top, soft),
			...cells.marks(top),
			...inCell(linesFrom(notes, small, 2, top + cells.height, soft), {
				...{ column: 0, span: columns.length, below: true }
			})
		]
	};
}

/** The columns of a table in line with those of all tables of its card, unless that costs lines. */
function alignedColumns(
	block: WeaponBlock,
	tables: readonly WeaponBlock[],
	setting: TextLayout
): Columns {
	if (tables.length < 2 || tables.some((table) => hasUse(table) !== hasUse(block)))
		return weaponColumns(block, setting);
	const all = { ...block, rows: tables.flatMap(({ rows }) => rows) };
	const aligned = weaponColumns(all, setting);
	const lines = linesIn(block, aligned, setting);
	if (lines === block.rows.length) return aligned;
	const own = weaponColumns(block, setting);
	return lines > linesIn(block, own, setting) ? own : aligned;
}

/** The rows of a table of weapons or spells, among all tables of its card. */
export function weaponRows(
	block: WeaponBlock,
	tables: readonly WeaponBlock[],
	setting: TextLayout
): Row[] {
	const columns = alignedColumns(block, tables, setting);
	const rows = block.rows.map((row) => weaponRow(block, row, columns, setting));
	return headedTable(headRow(block, columns, setting), rows);
}
