import { formatPoints } from '$lib/points/format';
import type { Points } from '$lib/points/points';
import type { Squad, Unit } from '$lib/rules/choices';
import { ledgerText } from '$lib/i18n/sentences';
import { formationOf } from '$lib/rules/formation/formation';
import { isOfArmy } from '$lib/rules/ledger';
import { tallyOf } from '$lib/rules/registry';
import { allUnits, countOf, summonsOf } from '$lib/rules/terms';
import { squadWorth, worthOf } from '$lib/rules/assessment/worth';
import { drawBoxes, PITCH } from '../layout/boxes';
import { hairline, MIN_FONT_SIZE, linesFrom, rightAlignedLine, type Row } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import type { Paper } from '../layout/settings';
import type { CardTexts, TextBlock } from '../model/card';
import { shownAssessed, type AssessedArmy } from '../model/ledger-block';
import { houseRuleBlocks, rulingBlocks } from '../model/own-rules';
import { unitText } from '../model/unit-text';
import { headings, type Sheet } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { pages, pageWidth } from './page';
import { codeRows } from './list-codes';
import { armyMark, headRows } from './list-head';

/** Column widths as shares: name, boxes at most, points; the words get the rest. */
const SHARES = { name: 0.28, boxes: 0.19, points: 0.11 } as const;
const GUTTER = 2;
/** Millimeters between rows; less in the smallest type, where one page must do. */
const ROW_GAP = { usual: 1, least: 0.3 } as const;
/** Up to this number of entries, smaller type is preferred to a second page. */
const ONE_PAGE = 40;
const BODY_SIZES = [10, 9, 8, 7.5, 7, MIN_FONT_SIZE] as const;
/** Above this number of figures, one box and a count replace the boxes. */
const MAX_BOXES = 24;

interface Columns {
	readonly width: number;
	readonly words: number;
	readonly boxes: number;
	readonly perLine: number;
}

const ticksOf = (boxes: number) => (boxes > MAX_BOXES ? 1 : boxes);

/** The columns of a list whose rows have at most `most` boxes. */
function columnsFor(paper: Paper, most: number): Columns {
	const width = pageWidth(paper);
	const perLine = Math.min(most, Math.floor((width * SHARES.boxes) / PITCH));
	const boxes = width * (1 - SHARES.points) - perLine * PITCH;
	return { width, words: width * SHARES.name, boxes, perLine: Math.max(1, perLine) };
}

/** A line of the list: name, what it has, boxes to tick, and points. */
interface Entry {
	readonly name: string;
	readonly words: string;
	readonly boxes: number;
	readonly points: string;
}

function entryRow({ name, words, boxes, points }: Entry, body: number, columns: Columns): Row {
	const bold: Style = { face: 'bold', size: body };
	const text: Style = { face: 'text', size: Math.max(MIN_FONT_SIZE, body - 1) };
	const { width, perLine } = columns;
	const names = wrap(name, bold, columns.words - GUTTER);
	const lines = wrap(words, text, columns.boxes - columns.words - GUTTER);
	const ticked = ticksOf(boxes);
	const height = Math.max(
		names.length * leadingOf(bold),
		lines.length * leadingOf(text),
		Math.ceil(ticked / perLine) * PITCH
	);
	const { ink, soft } = COLOR_INKS;
	const pad = body > MIN_FONT_SIZE ? ROW_GAP.usual : ROW_GAP.least;
	return {
		height: height + pad,
		marks: (above) => {
			const top = above + pad / 2;
			return [
				...linesFrom(names, bold, 0, top, ink),
				...linesFrom(lines, text, columns.words, top, soft),
				...drawBoxes(ticked, columns.boxes, top, perLine, COLOR_INKS),
				...rightAlignedLine(points, bold, width, top, ink),
				hairline(above + height + pad, width, COLOR_INKS)
			];
		}
	};
}

const counted = (name: string, count: number) =>
	count > 1 ? `${name}\u00a0×\u00a0${count}` : name;

function unitEntry({ army, assessment }: AssessedArmy, unit: Unit, { builder }: CardTexts): Entry {
	const count = countOf(unit);
	const worth = worthOf(army, assessment, unit);
	return {
		name: counted(unit.name, count),
		words: unitText(builder, unit),
		boxes: count,
		points: worth?.tally === 'points' ? formatPoints(worth.total) : `${worth?.total ?? ''}`
	};
}

const BOXED: readonly string[] = ['stock.explosive', 'reserve.circleCast'];

/** What is bought for the army as a whole, except summons, which are units (PL-WPN-13, PL-MAG-07). */
function purchaseEntries({ assessment }: AssessedArmy, { builder }: CardTexts): Entry[] {
	const bought = assessment.lines.filter((line) => isOfArmy(line) && line.key !== 'reserve.summon');
	return bought.map((line) => ({
		name: counted(ledgerText(builder, line), line.quantity),
		words: '',
		boxes: BOXED.includes(line.key) ? line.quantity : 0,
		points: formatPoints(line.points)
	}));
}

/** House rules and changed rulings, which opponents must know. */
function ownRuleEntries(blocks: readonly TextBlock[]): Entry[] {
	return blocks.map(({ title, text, rule }) => ({
		name: title,
		words: rule === undefined ? text : `${text} (${rule})`,
		boxes: 0,
		points: ''
	}));
}

/** The name of a squad or of the reserve above its units, with the subtotal. */
function titleRow(title: string, sum: string, body: number, width: number): Row {
	const style: Style = { face: 'display', size: body + 1 };
	const lines = wrap(title, style, width * 0.85);
	const height = lines.length * leadingOf(style) + 1;
	return {
		height: height + 2,
		keep: true,
		marks: (top) => [
			...headings(linesFrom(lines, style, 0, top + 2, COLOR_INKS.ink), 2),
			...rightAlignedLine(sum, { face: 'bold', size: body }, width, top + 2, COLOR_INKS.soft),
			hairline(top + height + 2, width, COLOR_INKS)
		]
	};
}

function squadSum({ army, assessment }: AssessedArmy, squad: Squad): string {
	const worth = squadWorth(army, assessment, squad);
	if (worth === undefined) return '';
	return tallyOf(army) === 'points' ? formatPoints(worth as Points) : `${worth}`;
}

/** All entries once, by squad, then the reserve (PL-GEN-10), then what belongs to the whole army. */
function listRows(assessed: AssessedArmy, texts: CardTexts, body: number, columns: Columns): Row[] {
	const { army } = assessed;
	const { loose, squads } = formationOf(army);
	const entries = (some: readonly Entry[]) => some.map((entry) => entryRow(entry, body, columns));
	const rowsOf = (units: readonly Unit[]) =>
		entries(units.map((unit) => unitEntry(assessed, unit, texts)));
	const title = (name: string, sum: string) => titleRow(name, sum, body, columns.width);
	const reserve = summonsOf(army);
	const titled = (name: string, rows: Row[]) => (rows.length > 0 ? [title(name, ''), ...rows] : []);
	const { ownRules } = texts.builder;
	return [
		...rowsOf(loose),
		...squads.flatMap(({ squad, whole }) =>
			whole.length > 0 ? [title(squad.name, squadSum(assessed, squad)), ...rowsOf(whole)] : []
		),
		...titled(texts.builder.army.reserve, rowsOf(reserve)),
		...titled(texts.cards.list.purchases, entries(purchaseEntries(assessed, texts))),
		...titled(ownRules.houseRules, entries(ownRuleEntries(houseRuleBlocks(army, texts)))),
		...titled(ownRules.rulings, entries(ownRuleEntries(rulingBlocks(army, texts))))
	];
}

/**
 * Returns the army list for the opponent and the referee: boxes to tick off the models and, given a
 * link, a code that opens the army (or several) plus the digest of the opened army.
 */
export function listSheets(
	given: AssessedArmy,
	texts: CardTexts,
	paper: Paper,
	codesOfArmy: readonly string[] = []
): Sheet[] {
	const assessed = shownAssessed(given, texts);
	const { army } = assessed;
	const most = Math.max(
		1,
		...allUnits(army).map((unit) => ticksOf(countOf(unit))),
		...purchaseEntries(assessed, texts).map(({ boxes }) => ticksOf(boxes))
	);
	const columns = columnsFor(paper, most);
	const mark = armyMark(given.army, texts, codesOfArmy);
	const frame = {
		paper,
		head: headRows(assessed, texts, columns.width, mark),
		foot: mark.digest,
		bookmark: texts.cards.list.title,
		pageOf: texts.cards.list.page
	};
	const codes = codeRows(mark.parts, texts, columns.width);
	const set = (body: number) => {
		const title =
			codes.length > 0 ? [titleRow(texts.cards.list.codesOfArmy, '', body, columns.width)] : [];
		return pages([...listRows(assessed, texts, body, columns), ...title, ...codes], frame);
	};
	const [largest, ...smaller] = BODY_SIZES;
	const first = set(largest);
	if (first.length === 1 || army.units.length > ONE_PAGE) return first;
	for (const body of smaller) {
		const sheets = set(body);
		if (sheets.length === 1) return sheets;
	}
	return first;
}
