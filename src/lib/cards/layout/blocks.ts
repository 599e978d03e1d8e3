import type {
	Block,
	Fact,
	FactBlock,
	LedgerBlock,
	LineBlock,
	TextBlock,
	TickBlock,
	WeaponBlock
} from '../model/card';
import { headings } from '../print/marks';
import { leadingOf, widthOf } from '../type/measure';
import { wrap, wrapAfter } from '../type/wrap';
import { stripRows } from './strip';
import { sideBySide, tickRows } from './ticks';
import { weaponRows } from './weapon-table';
import {
	gap,
	GUTTER,
	hairline,
	lineOfText,
	linesFrom,
	longestWord,
	rightAlignedLine,
	smallStyle,
	textStyle,
	titleRow,
	undivided,
	withRepeatedHead,
	type Row,
	type TextLayout
} from './flow';

/** Millimeters between blocks. */
const GAP = 1.2;
/** Between abilities that take a line or two. */
const LINE_GAP = 0.5;
/** Paragraphs up to this many lines and tables up to this many rows are never split. */
const UNBROKEN = 8;

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
	const shown = setting.foot ? undefined : rule;
	const cited = shown === undefined ? 0 : widthOf(shown, small) + GUTTER;
	const beside = longestWord(title, bold) <= width - cited;
	const heads = wrap(title, bold, beside ? width - cited : width);
	const lines = wrap(text, style, width);
	const titled = heads.length * leadingOf(bold);
	const head = titled + (beside ? 0 : leadingOf(small));
	const whole = lines.length <= UNBROKEN ? lines : [];
	const first: Row = {
		height: head + whole.length * leadingOf(style),
		...(rule && { rules: [rule] }),
		keep: whole.length < lines.length,
		marks: (top) => [
			...headings(linesFrom(heads, bold, 0, top, inks.ink), 2),
			...(shown === undefined
				? []
				: rightAlignedLine(shown, small, width, beside ? top : top + titled, inks.soft)),
			...linesFrom(whole, style, 0, top + head, inks.ink)
		]
	};
	const rest = lines.slice(whole.length).map((line): Row => ({
		height: leadingOf(style),
		marks: (top) => lineOfText(line, style, 0, top, inks.ink)
	}));
	return [first, ...rest];
}

/** A bold title and the text that follows it on the same line. */
function lineRows({ title, text, rule }: LineBlock, setting: TextLayout): Row[] {
	const [style, bold] = [textStyle(setting), textStyle(setting, 'bold')];
	const { width, inks } = setting;
	const heads = wrap(title, bold, width);
	const last = widthOf(heads.at(-1) ?? '', bold) + GUTTER;
	const [first, ...rest] = wrapAfter(text, style, width, last);
	const titled = heads.length * leadingOf(bold);
	return [
		{
			height: titled + rest.length * leadingOf(style),
			...(rule && { rules: [rule] }),
			marks: (top) => [
				...linesFrom(heads, bold, 0, top, inks.ink),
				...lineOfText(first ?? '', style, last, top + titled - leadingOf(bold), inks.ink),
				...linesFrom(rest, style, 0, top + titled, inks.ink)
			]
		}
	];
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

const isWeapons = (block: Block): block is WeaponBlock => block.kind === 'weapons';

function rowsOf(block: Block, blocks: readonly Block[], setting: TextLayout): Row[] {
	switch (block.kind) {
		case 'weapons':
			return weaponRows(block, blocks.filter(isWeapons), setting);
		case 'facts':
			return factRows(block, setting);
		case 'text':
			return textRows(block, setting);
		case 'line':
			return lineRows(block, setting);
		case 'ticks':
			return tickRows(block, setting);
		case 'strip':
			return stripRows(block, setting);
		case 'ledger':
			return ledgerRows(block, setting);
	}
}

const isUntitledTicks = (block: Block | undefined): block is TickBlock =>
	block?.kind === 'ticks' && block.title === undefined;

/** The rows of each block; of boxes that fit on one line together, one. */
function rowsByBlock(blocks: readonly Block[], setting: TextLayout): (readonly [Block, Row[]])[] {
	const all: (readonly [Block, Row[]])[] = [];
	for (let index = 0; index < blocks.length; index += 1) {
		const block = blocks[index];
		if (!block) continue;
		const rest = blocks.slice(index);
		const end = rest.findIndex((one) => !isUntitledTicks(one));
		const ticks = rest.slice(0, end < 0 ? rest.length : end).filter(isUntitledTicks);
		const items = ticks.reduce((sum, { rows }) => sum + rows.length, 0);
		const together = items > 1 ? sideBySide(ticks, setting) : undefined;
		all.push([block, together ? [together] : rowsOf(block, blocks, setting)]);
		if (together) index += ticks.length - 1;
	}
	return all;
}

/** The gap above a block, in millimeters. */
const gapAbove = (block: Block, before: Block) =>
	block.kind === 'line' && before.kind === 'line' ? LINE_GAP : GAP;

/** Returns the rows of all blocks in order, with a gap between blocks. */
export function blockRows(blocks: readonly Block[], setting: TextLayout): Row[] {
	const all = rowsByBlock(blocks, setting);
	return all.flatMap(([block, rows], index) => {
		const before = all[index - 1]?.[0];
		return before ? [gap(gapAbove(block, before)), ...rows] : rows;
	});
}
