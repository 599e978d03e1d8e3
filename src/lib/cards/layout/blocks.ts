import type {
	Block,
	Fact,
	FactBlock,
	LedgerBlock,
	TextBlock,
	TickBlock,
	WeaponBlock
} from '../model/card';
import { EMPTY_CELL, type WeaponRow } from '../model/weapon-rows';
import type { Mark } from '../print/marks';
import { leadingOf, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { drawBoxes, PITCH } from './boxes';
import {
	gap,
	hairline,
	lineOfText,
	linesFrom,
	rightAlignedLine,
	smallStyle,
	textStyle,
	withRepeatedHead,
	type Row,
	type TextLayout
} from './flow';

/** Millimeters between blocks, and between columns of a table. */
const GAP = 1.2;
const GUTTER = 1.5;
/** Paragraphs up to this many lines and tables up to this many rows are never split. */
const UNBROKEN = 8;
/** Above this number, a count and a blank line replace the boxes. */
const MAX_BOXES = 60;

function titleRow(title: string, setting: TextLayout): Row {
	const style = smallStyle(setting, 'bold');
	const lines = wrap(title, style, setting.width);
	const height = lines.length * leadingOf(style) + 0.6;
	const { inks, width } = setting;
	return {
		height,
		keep: true,
		marks: (top) => [
			...linesFrom(lines, style, 0, top, inks.soft),
			hairline(top + height - 0.3, width, inks)
		]
	};
}

interface Column {
	readonly x: number;
	readonly width: number;
}
/** Name, use, range and damage; some rulebooks have no use column. */
type Columns = readonly Column[];

/** Rulebooks without Skill have no Use column. */
const hasUse = ({ rows }: WeaponBlock) => rows.some(({ use }) => use !== EMPTY_CELL);

/** Below this width in millimeters, weapon names get a line of their own. */
const NARROW = 70;

/** The width of the widest cell, clamped to shares of the table and at least the width of its heading. */
function columnWidth(
	{ heads, rows }: WeaponBlock,
	index: 1 | 2 | 3,
	[least, most]: readonly [number, number],
	setting: TextLayout
): number {
	const head = widthOf(heads[index], smallStyle(setting, 'bold'));
	const cell = ({ use, range, damage }: WeaponRow) => [use, range, damage][index - 1] ?? '';
	const cells = rows.map((row) => widthOf(cell(row), textStyle(setting)));
	const wanted = Math.max(least * setting.width, ...cells);
	return Math.max(head, Math.min(most * setting.width, wanted)) + 0.1;
}

/** Picks the columns to print, without Use when no row has one. */
const presentColumns = <T>(block: WeaponBlock, all: readonly [T, T, T, T]): readonly T[] =>
	hasUse(block) ? all : [all[0], all[2], all[3]];

/** The width of the longest word, which is never broken beside something else. */
const longestWord = (text: string, style: Style) =>
	Math.max(...text.split(/[ \t\n]/).map((word) => widthOf(word, style)));

/** A name and its number, which stays with the last word. */
const countedName = ({ name, count }: WeaponRow) =>
	count > 1 ? `${name}\u00a0×\u00a0${count}` : name;

/** Columns below the name, which has a line of its own. */
function lowColumns(block: WeaponBlock, setting: TextLayout): Columns {
	const { width } = setting;
	const use = hasUse(block) ? columnWidth(block, 1, [0, 0.25], setting) : -GUTTER;
	const damage = columnWidth(block, 3, [0, 0.35], setting);
	const range = width - 2 - use - damage - 2 * GUTTER;
	const first = 2 + use + GUTTER;
	return presentColumns(block, [
		{ x: 0, width },
		{ x: 2, width: use },
		{ x: first, width: range },
		{ x: first + range + GUTTER, width: damage }
	]);
}

/** The left edges and widths of the columns; names are above the rest where a word would be broken. */
function weaponColumns(block: WeaponBlock, setting: TextLayout): Columns {
	const { width } = setting;
	if (width < NARROW) return lowColumns(block, setting);
	const use = hasUse(block) ? columnWidth(block, 1, [0, 0.25], setting) : -GUTTER;
	const damage = columnWidth(block, 3, [0.17, 0.25], setting);
	const range = columnWidth(block, 2, [0.18, 0.34], setting);
	const name = width - use - range - damage - 3 * GUTTER;
	const bold = textStyle(setting, 'bold');
	const longest = Math.max(0, ...block.rows.map((row) => longestWord(countedName(row), bold)));
	if (longest > name && longest <= width) return lowColumns(block, setting);
	return presentColumns(block, [
		{ x: 0, width: name },
		{ x: name + GUTTER, width: use },
		{ x: name + use + 2 * GUTTER, width: range },
		{ x: name + use + range + 3 * GUTTER, width: damage }
	]);
}

/** The cells of one row: on one line, or the first cell above the others. */
function cellsOf(
	texts: readonly string[],
	[first, other]: readonly [Style, Style],
	inks: readonly [string, string],
	columns: Columns
): { readonly height: number; readonly marks: (top: number) => Mark[] } {
	const styleOf = (index: number) => (index === 0 ? first : other);
	const cells = texts.map((text, index) => wrap(text, styleOf(index), columns[index]?.width ?? 0));
	const heights = cells.map((lines, index) => lines.length * leadingOf(styleOf(index)));
	const [name = 0, ...values] = heights;
	const above = (columns[1]?.x ?? 0) < (columns[0]?.width ?? 0) ? name : 0;
	const height = Math.max(above === 0 ? name : 0, ...values) + above;
	const topOf = (index: number) => (index === 0 ? 0 : above);
	return {
		height,
		marks: (top) =>
			cells.flatMap((lines, index) =>
				linesFrom(
					lines,
					styleOf(index),
					columns[index]?.x ?? 0,
					top + topOf(index),
					index === 0 ? inks[0] : inks[1]
				)
			)
	};
}

function headRow(block: WeaponBlock, columns: Columns, setting: TextLayout): Row {
	const style = smallStyle(setting, 'bold');
	const { inks, width } = setting;
	const heads = presentColumns(block, block.heads);
	const cells = cellsOf(heads, [style, style], [inks.soft, inks.soft], columns);
	const height = cells.height + 0.6;
	return {
		height,
		keep: true,
		marks: (top) => [...cells.marks(top), hairline(top + height - 0.3, width, inks)]
	};
}

function weaponRow(block: WeaponBlock, row: WeaponRow, columns: Columns, setting: TextLayout): Row {
	const small = smallStyle(setting);
	const { ink, soft } = setting.inks;
	const styles = [textStyle(setting, 'bold'), textStyle(setting)] as const;
	const texts = presentColumns(block, [countedName(row), row.use, row.range, row.damage]);
	const cells = cellsOf(texts, styles, [ink, ink], columns);
	const notes = row.notes.flatMap((note) => wrap(note, small, setting.width - 2));
	return {
		height: cells.height + notes.length * leadingOf(small) + 0.5,
		marks: (top) => [...cells.marks(top), ...linesFrom(notes, small, 2, top + cells.height, soft)]
	};
}

function weaponRows(block: WeaponBlock, setting: TextLayout): Row[] {
	const columns = weaponColumns(block, setting);
	const rows = block.rows.map((row) => weaponRow(block, row, columns, setting));
	return withRepeatedHead(headRow(block, columns, setting), rows);
}

/** A label on the left and its value right-aligned; a long value is below its label. */
function factRow({ label, value }: Fact, setting: TextLayout, strong = false): Row {
	const [style, bold] = [textStyle(setting, strong ? 'bold' : 'text'), textStyle(setting, 'bold')];
	const { width, inks } = setting;
	const room = width - widthOf(value, bold) - GUTTER;
	const beside = room >= Math.max(width / 3, longestWord(label, style));
	const lines = wrap(label, style, beside ? room : width);
	const values = beside ? [value] : wrap(value, bold, width);
	const below = beside ? 0 : lines.length * leadingOf(style);
	return {
		height:
			Math.max(1, lines.length) * leadingOf(style) + (below && values.length * leadingOf(bold)),
		marks: (top) => [
			...linesFrom(lines, style, 0, top, strong ? inks.ink : inks.soft),
			...values.flatMap((line, index) =>
				rightAlignedLine(line, bold, width, top + below + index * leadingOf(bold), inks.ink)
			)
		]
	};
}

/** Keeps rows together in one column, if any has room for all of them. */
function undivided(rows: readonly Row[]): Row[] {
	return rows.map((row, index) => (index < rows.length - 1 ? { ...row, keep: true } : row));
}

/** Keeps rows together when there are few of them. */
function keptTogether(rows: readonly Row[]): Row[] {
	return rows.length <= UNBROKEN ? undivided(rows) : [...rows];
}

function factRows({ title, facts }: FactBlock, setting: TextLayout): Row[] {
	const rows = keptTogether(facts.map((fact) => factRow(fact, setting)));
	return title === undefined ? rows : withRepeatedHead(titleRow(title, setting), rows);
}

/** A title with its rule right-aligned, below if there is no room, then the text, which may break between lines. */
function textRows({ title, text, rule }: TextBlock, setting: TextLayout): Row[] {
	const [style, bold, small] = [
		textStyle(setting),
		textStyle(setting, 'bold'),
		smallStyle(setting)
	];
	const { width, inks } = setting;
	const cited = rule === undefined ? 0 : widthOf(rule, small) + GUTTER;
	const beside = longestWord(title, bold) <= width - cited;
	const heads = wrap(title, bold, beside ? width - cited : width);
	const lines = wrap(text, style, width);
	const titled = heads.length * leadingOf(bold);
	const head = titled + (beside ? 0 : leadingOf(small));
	const whole = lines.length <= UNBROKEN ? lines : [];
	const first: Row = {
		height: head + whole.length * leadingOf(style),
		keep: whole.length < lines.length,
		marks: (top) => [
			...linesFrom(heads, bold, 0, top, inks.ink),
			...(rule === undefined
				? []
				: rightAlignedLine(rule, small, width, beside ? top : top + titled, inks.soft)),
			...linesFrom(whole, style, 0, top + head, inks.ink)
		]
	};
	const rest = lines.slice(whole.length).map((line): Row => ({
		height: leadingOf(style),
		marks: (top) => lineOfText(line, style, 0, top, inks.ink)
	}));
	return [first, ...rest];
}

/** A label with its boxes on the same line, or below it when they do not fit. */
function tickRow(label: string, boxes: number, setting: TextLayout): Row {
	const style = textStyle(setting);
	const { width, inks } = setting;
	const many = boxes > MAX_BOXES;
	const lines = wrap(many ? `${label}\u00a0×\u00a0${boxes}` : label, style, width - PITCH - GUTTER);
	const last = widthOf(lines.at(-1) ?? '', style) + GUTTER;
	const drawn = many ? 0 : boxes;
	const beside = Math.floor((width - last) / PITCH) >= drawn;
	const perLine = Math.max(1, Math.floor((width - (beside ? last : 0)) / PITCH));
	const text = Math.max(0, lines.length - 1) * leadingOf(style) + Math.max(PITCH, leadingOf(style));
	const below = beside || drawn === 0 ? 0 : Math.ceil(drawn / perLine) * PITCH;
	return {
		height: text + below,
		marks: (top) => [
			...linesFrom(lines, style, 0, top + centeringOffset(style), inks.ink),
			...drawBoxes(
				drawn,
				beside ? last : 0,
				beside ? top + text - PITCH : top + text,
				perLine,
				inks
			)
		]
	};
}

/** Offset that centers text vertically on the boxes beside it. */
const centeringOffset = (style: Style) => Math.max(0, (PITCH - leadingOf(style)) / 2);

/** A single box comes before its label, so that several form a column. */
function checkRow(label: string, setting: TextLayout): Row {
	const style = textStyle(setting);
	const { width, inks } = setting;
	const lines = wrap(label, style, width - PITCH - GUTTER);
	return {
		height: (lines.length - 1) * leadingOf(style) + Math.max(PITCH, leadingOf(style)),
		marks: (top) => [
			...drawBoxes(1, 0, top, 1, inks),
			...linesFrom(lines, style, PITCH + 0.6, top + centeringOffset(style), inks.ink)
		]
	};
}

function tickRows({ title, rows }: TickBlock, setting: TextLayout): Row[] {
	const single = rows.every(({ boxes }) => boxes === 1);
	const drawn = rows.map(({ label, boxes }) =>
		single ? checkRow(label, setting) : tickRow(label, boxes, setting)
	);
	const track = undivided(drawn);
	return title === undefined ? track : withRepeatedHead(titleRow(title, setting), track);
}

function ledgerRows({ title, rows, total }: LedgerBlock, setting: TextLayout): Row[] {
	const sum = factRow(total, setting, true);
	const { width, inks } = setting;
	return withRepeatedHead(titleRow(title, setting), [
		...rows.map((row) => ({ ...factRow(row, setting), keep: rows.length <= UNBROKEN })),
		{
			height: sum.height + 0.4,
			marks: (top) => [hairline(top + 0.2, width, inks), ...sum.marks(top + 0.4)]
		}
	]);
}

function rowsOf(block: Block, setting: TextLayout): Row[] {
	switch (block.kind) {
		case 'weapons':
			return weaponRows(block, setting);
		case 'facts':
			return factRows(block, setting);
		case 'text':
			return textRows(block, setting);
		case 'ticks':
			return tickRows(block, setting);
		case 'ledger':
			return ledgerRows(block, setting);
	}
}

/** Returns the rows of all blocks in order, with a gap between blocks. */
export function blockRows(blocks: readonly Block[], setting: TextLayout): Row[] {
	return blocks.flatMap((block, index) => [
		...(index > 0 ? [gap(GAP)] : []),
		...rowsOf(block, setting)
	]);
}
