import { perInch } from '$lib/rules/measure';
import { centeredLine, lineOfText, linesFrom, rightAlignedLine } from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import { PAPERS, type Paper } from '../layout/settings';
import type { CardTexts } from '../model/card';
import { headings, type GroupMark, type LineMark, type Mark, type Sheet } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';

/** Millimeters. */
const INCH = 25.4;
const STUD = INCH / perInch('studs');
const CENTIMETRE = 10;
const STRIP = 26;
const GAP = 3;
const CHECK = 100;
const MARGIN = 12;

/** Ruler lengths in inches, row by row. */
const ROWS: readonly (readonly number[])[] = [[10], [10], [10], [5, 5], [5, 5]];

const NUMBER: Style = { face: 'display', size: 10 };
const SMALL: Style = { face: 'text', size: 7 };
const { ink, soft } = COLOR_INKS;
const fill = COLOR_INKS.plate();

const tick = (x: number, from: number, to: number, strokeWidth = 0.18): LineMark => ({
	kind: 'line',
	from: [x, from],
	to: [x, to],
	stroke: ink,
	strokeWidth
});

/** Lengths of the marks: whole units are longest, then halves. */
interface Lengths {
	readonly whole: number;
	readonly half: number;
	readonly part: number;
}

function lengthOf(index: number, parts: number, { whole, half, part }: Lengths): number {
	if (index % parts === 0) return whole;
	return (index * 2) % parts === 0 ? half : part;
}

/** A number at its mark; the last is kept inside the end of the ruler. */
function numberAt(value: number, x: number, length: number, top: number, style: Style): Mark[] {
	return x > length - 3
		? rightAlignedLine(`${value}`, style, length - 1, top, ink)
		: centeredLine(`${value}`, style, x, top, ink);
}

/** Inches along the upper edge, in eighths of an inch. */
function inchMarks(inches: number): Mark[] {
	const parts = 8;
	const lengths = { whole: 6, half: 4.5, part: 2.2 };
	return [
		...Array.from({ length: inches * parts + 1 }, (_, index) =>
			tick((index * INCH) / parts, 0, lengthOf(index, parts, lengths))
		),
		...Array.from({ length: inches }, (_, index) =>
			numberAt(index + 1, (index + 1) * INCH, inches * INCH, 5.8, NUMBER)
		).flat()
	];
}

/** Studs in the middle: every other one filled, all numbered. */
function studMarks(inches: number): Mark[] {
	const [top, height] = [11, 4.4];
	return Array.from({ length: inches * perInch('studs') }, (_, index): Mark[] => [
		{
			kind: 'box',
			x: index * STUD,
			y: top,
			width: STUD,
			height,
			stroke: soft,
			strokeWidth: 0.15,
			...(index % 2 === 0 && fill && { fill })
		},
		...centeredLine(`${index + 1}`, SMALL, (index + 0.5) * STUD, top + 0.7, soft)
	]).flat();
}

/** Centimeters along the lower edge, in millimeters. */
function centimeterMarks(inches: number): Mark[] {
	const length = inches * INCH;
	const parts = 10;
	const lengths = { whole: 5, half: 3.6, part: 2 };
	const count = Math.floor((length / CENTIMETRE) * parts);
	return [
		...Array.from({ length: count + 1 }, (_, index) =>
			tick((index * CENTIMETRE) / parts, STRIP, STRIP - lengthOf(index, parts, lengths), 0.15)
		),
		...Array.from({ length: Math.floor(length / CENTIMETRE) }, (_, index) =>
			numberAt(index + 1, (index + 1) * CENTIMETRE, length, 16.8, { ...NUMBER, size: 8 })
		).flat()
	];
}

/** One ruler to cut out along its outline. */
function ruler(inches: number, x: number, y: number, { cards }: CardTexts): GroupMark {
	const words = cards.sheets.rulers;
	const width = inches * INCH;
	return {
		kind: 'group',
		x,
		y,
		width,
		height: STRIP,
		title: `${inches}″`,
		marks: [
			...studMarks(inches),
			...inchMarks(inches),
			...centimeterMarks(inches),
			...lineOfText(words.inches, SMALL, 2, 6.8, soft),
			...lineOfText(words.centimeters, SMALL, 2, 17.2, soft),
			{ kind: 'box', x: 0, y: 0, width, height: STRIP, stroke: ink, strokeWidth: 0.2 }
		]
	};
}

/** A line of 100 mm, and what to do if it measures differently. */
function checkMarks(x: number, y: number, width: number, { cards }: CardTexts): Mark[] {
	const style: Style = { face: 'text', size: 9 };
	const beside = x + CHECK + 6;
	const line = (from: [number, number], to: [number, number]): LineMark => ({
		kind: 'line',
		from,
		to,
		stroke: ink,
		strokeWidth: 0.3
	});
	const lines = wrap(cards.sheets.rulers.check, style, width - CHECK - 6);
	return [
		line([x, y], [x + CHECK, y]),
		line([x, y - 3], [x, y + 3]),
		line([x + CHECK, y - 3], [x + CHECK, y + 3]),
		...linesFrom(lines, style, beside, y - (lines.length * leadingOf(style)) / 2, ink)
	];
}

/** Returns rulers of 10″ and 5″ along the long side of the paper, and a line to check the print scale. */
export function rulerSheets(texts: CardTexts, paper: Paper): Sheet[] {
	const { width: height, height: width } = PAPERS[paper];
	const longest = Math.max(...ROWS.flat()) * INCH;
	const x = (width - longest) / 2;
	const { whats } = texts.cards.page;
	const { cut, studs } = texts.cards.sheets.rulers;
	const rule = studs({ studs: perInch('studs'), rule: 'PL-GEN-07' });
	const title: Style = { face: 'display', size: 16 };
	const text: Style = { face: 'text', size: 9 };
	const below = MARGIN + leadingOf(title);
	const first = below + 2 * leadingOf(text) + 10;
	const rows = ROWS.flatMap((inches, row) =>
		inches.map((each, index) =>
			ruler(each, x + index * each * INCH, first + 6 + row * (STRIP + GAP), texts)
		)
	);
	const marks: Mark[] = [
		...headings(lineOfText(whats.rulers, title, x, MARGIN, ink), 1),
		...linesFrom([cut, rule], text, x, below, soft),
		...checkMarks(x, first, longest, texts),
		...rows
	];
	return [{ width, height, marks, bookmarks: [{ title: whats.rulers }] }];
}
