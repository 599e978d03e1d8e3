import { armyDigest } from '$lib/army/format/digest';
import { ledgerText } from '$lib/i18n/sentences';
import { formatPoints } from '$lib/points/format';
import { linesOf } from '$lib/rules/assessment/assess';
import { diceLines } from '$lib/rules/assessment/dice-lines';
import { isOfArmy, totalOf, type LedgerLine } from '$lib/rules/ledger';
import { tallyOf } from '$lib/rules/registry';
import { countOf } from '$lib/rules/terms';
import {
	gap,
	hairline,
	MIN_FONT_SIZE,
	linesFrom,
	rightAlignedLine,
	tableOf,
	type Row
} from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { Paper } from '../layout/settings';
import type { CardTexts } from '../model/card';
import { shownAssessed, type AssessedArmy } from '../model/ledger-block';
import { inCell, POINT, type Cell, type Sheet } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { armyHead } from './army-head';
import { ownRulesRows } from './own-rules-rows';
import { pages, pageWidth } from './page';

/** Font sizes in points: the largest that fits one page, or else the first. */
const BODY_SIZES = [10, 9.5, 9, 8.5, 8] as const;
/** Right edges of the two middle columns, as shares of the width. */
const SHARES = { second: 0.62, third: 0.82 } as const;
const GUTTER = 2;

/** One line: the item, two more columns, and the points. */
type Cells = readonly [what: string, second: string, third: string, end: string];

interface Frame {
	readonly width: number;
	/** In points. */
	readonly body: number;
}

function cellsRow(
	cells: Cells,
	style: Style,
	small: Style,
	{ width }: Frame,
	{ indent = 0, head }: { readonly indent?: number; readonly head?: Cell['head'] } = {}
): Row {
	const [what, second, third, end] = cells;
	const lines = wrap(what, style, width * SHARES.second - indent - 6 * GUTTER);
	const { ink, soft } = COLOR_INKS;
	const lift = leadingOf(style) - leadingOf(small);
	return {
		height: lines.length * leadingOf(style) + 0.5,
		marks: (top) =>
			[
				linesFrom(lines, style, indent, top, ink),
				rightAlignedLine(second, small, width * SHARES.second, top + lift, soft),
				rightAlignedLine(third, small, width * SHARES.third, top + lift, soft),
				rightAlignedLine(end, style, width, top, ink)
			].flatMap((marks, column) => inCell(marks, { column, ...(head && { head }) }))
	};
}

const stylesOf = ({ body }: Frame, face: Style['face']): [Style, Style] => [
	{ face, size: body },
	{ face: 'text', size: Math.max(MIN_FONT_SIZE, body - 1) }
];

/** The column headings. */
function columnHeads(heads: Cells, frame: Frame): Row {
	const { width } = frame;
	const small: Style = { face: 'bold', size: Math.max(MIN_FONT_SIZE, frame.body - 2) };
	const row = cellsRow(heads, small, small, frame, { head: 'Column' });
	return {
		height: row.height + 0.6,
		keep: true,
		marks: (top) => [...row.marks(top), hairline(top + row.height, width, COLOR_INKS)]
	};
}

/** The unit's name above its lines, with its subtotal. */
function groupRow(name: string, sum: string, frame: Frame): Row {
	const [bold, small] = stylesOf(frame, 'bold');
	const row = cellsRow([name, '', '', sum], bold, small, frame);
	const air = 1.8;
	return {
		height: row.height + air,
		keep: true,
		marks: (top) => row.marks(top + air)
	};
}

function lineRow(line: LedgerLine, { builder }: CardTexts, frame: Frame): Row {
	const [style, small] = stylesOf(frame, 'text');
	const pieces = line.quantity === 1 ? '' : `×\u00a0${line.quantity}`;
	const cells = [ledgerText(builder, line), pieces, line.rule, formatPoints(line.points)] as const;
	const row = cellsRow(cells, style, small, frame, { indent: 3 });
	return {
		height: row.height,
		marks: (top) => [
			...row.marks(top),
			hairline(top + row.height - 0.2, frame.width - 3, COLOR_INKS, 3)
		]
	};
}

/** The grand total below a thick line. */
function totalRow(label: string, sum: string, frame: Frame): Row {
	const style: Style = { face: 'display', size: frame.body + 3 };
	const row = cellsRow([label, '', '', sum], style, style, frame);
	const { ink: stroke } = COLOR_INKS;
	const { width } = frame;
	return {
		height: row.height + 3,
		marks: (top) => [
			{
				kind: 'line',
				from: [0, top + 2],
				to: [width, top + 2],
				stroke,
				strokeWidth: 1.5 * POINT
			},
			...row.marks(top + 3)
		]
	};
}

function textRow(text: string, frame: Frame): Row {
	const style: Style = { face: 'text', size: frame.body };
	const lines = wrap(text, style, frame.width);
	return {
		height: lines.length * leadingOf(style),
		marks: (top) => linesFrom(lines, style, 0, top, COLOR_INKS.soft)
	};
}

/** Keeps the first line of a group with its name. */
function groupRows(
	name: string,
	lines: readonly LedgerLine[],
	texts: CardTexts,
	frame: Frame
): Row[] {
	if (lines.length === 0) return [];
	return [
		groupRow(name, formatPoints(totalOf(lines)), frame),
		...lines.map((line) => lineRow(line, texts, frame))
	];
}

/** Units in order, then stock and reserve, as on the screen. */
function pointRows({ army, assessment }: AssessedArmy, texts: CardTexts, frame: Frame): Row[] {
	const { army: words } = texts.builder;
	if (assessment.lines.length === 0) return [textRow(words.empty, frame)];
	const heads = [words.what, words.quantity, texts.cards.sheets.ledger.rule, words.points] as const;
	const named = (name: string, count: number) =>
		count > 1 ? `${name}\u00a0×\u00a0${count}` : name;
	return tableOf([
		columnHeads(heads, frame),
		...army.units.flatMap((unit) =>
			groupRows(named(unit.name, countOf(unit)), linesOf(assessment, unit), texts, frame)
		),
		...groupRows(words.settings, assessment.lines.filter(isOfArmy), texts, frame),
		totalRow(words.total, formatPoints(assessment.total), frame)
	]);
}

/** General dice instead of points. */
function diceRows({ army, assessment }: AssessedArmy, { builder }: CardTexts, frame: Frame): Row[] {
	const { army: words, profile } = builder;
	const { each: eachOf, total } = profile.figure;
	const [style, small] = stylesOf(frame, 'text');
	return [
		textRow(words.diceBill, frame),
		gap(3),
		...tableOf([
			columnHeads([words.what, words.quantity, eachOf, total], frame),
			...diceLines(army).map(({ unit, count, each, dice }) =>
				cellsRow([unit.name, `${count}`, `${each}`, `${dice}`], style, small, frame)
			),
			totalRow(words.total, `${assessment.dice ?? 0}`, frame)
		])
	];
}

/** Returns the cost breakdown of an army as rows of a column. */
export function billRows(assessed: AssessedArmy, texts: CardTexts, frame: Frame): Row[] {
	const tally = tallyOf(assessed.army);
	if (tally === 'points') return pointRows(assessed, texts, frame);
	if (tally === 'dice') return diceRows(assessed, texts, frame);
	return [textRow(texts.builder.army.noBill, frame)];
}

/** Returns the full cost breakdown of an army: every line with its rule, then the total. */
export function ledgerSheets(assessed: AssessedArmy, texts: CardTexts, paper: Paper): Sheet[] {
	const width = pageWidth(paper);
	const shown = shownAssessed(assessed, texts);
	const frame = {
		paper,
		head: armyHead(assessed, texts, width),
		foot: armyDigest(assessed.army),
		bookmark: texts.cards.page.whats.ledger,
		pageOf: texts.cards.list.page
	};
	const set = (body: number) => {
		const rows = billRows(shown, texts, { width, body });
		return pages([...rows, ...ownRulesRows(assessed.army, texts, { width, body })], frame);
	};
	const [largest, ...smaller] = BODY_SIZES;
	const first = set(largest);
	if (first.length === 1) return first;
	for (const body of smaller) {
		const sheets = set(body);
		if (sheets.length === 1) return sheets;
	}
	return first;
}
