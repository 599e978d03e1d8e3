import type { Card, CardTexts, Fact } from '../model/card';
import { headings, POINT, type Mark } from '../print/marks';
import { lightened } from '../print/tint';
import { baselineOf, leadingOf, shrunkToFit, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { MIN_FONT_SIZE, centeredLine, linesFrom, rightAlignedLine } from './flow';
import { BLEED, type Size } from './settings';
import type { Inks } from './inks';

/** Millimeters between the edge of a card and its content. */
export const MARGIN = 3.5;

/** The number of this card among the cards of one unit. */
export interface Part {
	readonly part: number;
	readonly of: number;
}

/** Drawn marks and their height in millimeters. */
interface DrawnBlock {
	readonly height: number;
	readonly marks: readonly Mark[];
}

const NAME_SIZES = [20, 18, 15, 13, 11.5, 10, 9, 8, 7] as const;

/**
 * Picks the largest name size that fits two lines; the longest names take more lines at the
 * smallest size.
 */
function nameLines(name: string, width: number, most: number): { style: Style; lines: string[] } {
	const sizes = NAME_SIZES.filter((size) => size <= most);
	for (const size of sizes) {
		const style: Style = { face: 'display', size };
		const lines = wrap(name, style, width);
		if (lines.length <= (size >= 11.5 ? 1 : 2)) return { style, lines };
	}
	const style: Style = { face: 'display', size: 7 };
	return { style, lines: wrap(name, style, width) };
}

/** Layout settings of a card's head. */
export interface HeadFrame extends Size {
	readonly inks: Inks;
	readonly texts: CardTexts;
	/** Whether the picture is lower than usual. */
	readonly low?: boolean;
}

/** The band’s background, or a line below it when saving ink. */
function surface(card: Card, height: number, { width, inks }: HeadFrame, bleed: boolean): Mark {
	const { fill, ink } = inks.band(card.color);
	const over = bleed ? BLEED : 0;
	return fill === undefined
		? { kind: 'line', from: [0, height], to: [width, height], stroke: ink, strokeWidth: 0.5 }
		: { kind: 'box', x: -over, y: -over, width: width + 2 * over, height: height + over, fill };
}

/** The band at the top: name, caption, copies and part number. It bleeds off three edges of the card. */
export function band(card: Card, { part, of }: Part, frame: HeadFrame, bleed: boolean): DrawnBlock {
	const { width, inks, texts } = frame;
	const { copies, number, part: partOf } = texts.cards.card;
	const { ink } = inks.band(card.color);
	const small: Style = { face: 'bold', size: 8 };
	const counted = [
		...(card.copies > 1 ? [copies({ count: card.copies })] : []),
		...(card.number === undefined ? [] : [number({ number: card.number })])
	];
	const corner = [...counted, ...(of > 1 ? [partOf({ part, of })] : [])].join('   ');
	const room = width - 2 * MARGIN - (corner ? widthOf(corner, small) + 2 : 0);
	const { style, lines } = nameLines(card.name, room, width > 150 ? 20 : 13);
	const caption: Style = { face: 'text', size: width > 150 ? 10 : 7.5 };
	const captions = wrap(card.caption, caption, width - 2 * MARGIN);
	const names = lines.length * leadingOf(style);
	const height = 1.4 + names + captions.length * leadingOf(caption) + 1.2;
	return {
		height,
		marks: [
			surface(card, height, frame, bleed),
			...headings(linesFrom(lines, style, MARGIN, 1.4, ink), 2),
			...(corner ? rightAlignedLine(corner, small, width - MARGIN, 2, ink) : []),
			...linesFrom(captions, caption, MARGIN, 1.4 + names, ink)
		]
	};
}

/** Millimeters between a plate's label and its sides; the longest word of the labels just fits. */
const LABEL_EDGE = 0.25;
/**
 * Millimeters between text and the edges of a low plate, and the height of digits as a share of
 * their size.
 */
const PLATE_EDGE = 0.7;
const DIGITS = 0.68;
/** The leading of labels on low plates, as a share of the usual one. */
const CLOSE = 0.9;
/** The smallest number on a plate, in points. */
const SMALLEST_NUMBER = 8;

/** Baselines of a plate's label and number; on a low plate they move closer and the number shrinks. */
function plateBaselines(lines: number, name: Style, number: Style, height: number) {
	const text = lines * leadingOf(name);
	const rest = (height - text - leadingOf(number)) / 2;
	if (rest >= 0) return { top: rest, leading: leadingOf(name), number, below: rest + text };
	const leading = leadingOf(name) * CLOSE;
	const room = height - lines * leading - 2 * PLATE_EDGE;
	const size = Math.min(number.size, Math.floor((room / DIGITS / POINT) * 2) / 2);
	const smaller = { ...number, size };
	const below = height - PLATE_EDGE - baselineOf(smaller);
	return { top: PLATE_EDGE / 2, leading, number: smaller, below };
}

function labelOf(label: string, width: number, size: number): { name: Style; names: string[] } {
	const room = width - 2 * LABEL_EDGE;
	const name = shrunkToFit(label, { face: 'text', size }, room, MIN_FONT_SIZE);
	return { name, names: wrap(label, name, room) };
}

/** The least height in millimeters of plates of this width, with a legible number below each label. */
function leastHeight(facts: readonly Fact[], width: number): number {
	const labels = facts.map(({ label }) => {
		const { name, names } = labelOf(label, width, 7.5);
		return names.length * leadingOf(name) * CLOSE;
	});
	return Math.max(0, ...labels) + 2 * PLATE_EDGE + SMALLEST_NUMBER * POINT * DIGITS + 0.01;
}

/** One number on its plate, large, with its label above. */
function plate(
	{ label, value }: Fact,
	x: number,
	y: number,
	{ width, height }: Size,
	inks: Inks
): Mark[] {
	const { name, names } = labelOf(label, width, height > 20 ? 10 : 7.5);
	const largest = height > 20 ? 24 : 15;
	const number = shrunkToFit(
		value,
		{ face: 'display', size: largest },
		width - 2 * NUMBER_EDGE,
		MIN_FONT_SIZE
	);
	const { plate: fill, hairline: stroke } = inks;
	const middle = x + width / 2;
	const placed = plateBaselines(names.length, name, number, height);
	return [
		{
			kind: 'box',
			x,
			y,
			width,
			height,
			radius: 1.2,
			...(fill ? { fill } : { stroke, strokeWidth: 0.25 })
		},
		...names.flatMap((line, index) =>
			centeredLine(line, name, middle, y + placed.top + index * placed.leading, inks.soft)
		),
		...centeredLine(value, placed.number, middle, y + placed.below, inks.ink)
	];
}

/** Millimeters between a plate's number and its sides. */
const NUMBER_EDGE = 0.5;

/** Narrower cards have no room for a picture beside the plates. */
const NARROW = { width: 60, platesAcross: 3, plateHeight: 9.5 } as const;

const PLATE_GAP = { usual: 1, narrow: 0.5 } as const;

/** The number of plates per row: a few large ones rather than many small ones. */
function platesAcross(count: number, room: number): number {
	if (room > 100) return Math.ceil(count / 2);
	return room > 50 && count > 4 ? 3 : Math.min(2, count);
}

/** A rectangle on a card: its upper left corner and its size. */
export interface Place extends Size {
	readonly x: number;
	readonly y: number;
}

const gapOf = (room: number) => (room < 50 ? PLATE_GAP.narrow : PLATE_GAP.usual);
const plateWidth = (room: number, across: number) => (room - (across - 1) * gapOf(room)) / across;

/** The statistics as plates show them: in parts where a value is wider than its plate. */
function apart(facts: readonly Fact[], room: number, perRow: (count: number) => number): Fact[] {
	const width = plateWidth(room, Math.max(1, perRow(facts.length))) - 2 * NUMBER_EDGE;
	const smallest: Style = { face: 'display', size: SMALLEST_NUMBER };
	return facts.flatMap((fact) =>
		fact.parts && widthOf(fact.value, smallest) > width ? fact.parts : [fact]
	);
}

/** Plates that fill a rectangle; plates without a value leave space to write one. */
export function plates(
	facts: readonly Fact[],
	place: Place,
	inks: Inks,
	perRow = platesAcross(facts.length, place.width)
): Mark[] {
	const across = Math.max(1, perRow);
	const gap = gapOf(place.width);
	const down = Math.max(1, Math.ceil(facts.length / across));
	const size = {
		width: plateWidth(place.width, across),
		height: Math.min(25, (place.height - (down - 1) * gap) / down)
	};
	return facts.flatMap((fact, index) => {
		const column = place.x + (index % across) * (size.width + gap);
		const row = place.y + Math.floor(index / across) * (size.height + gap);
		return plate(fact, column, row, size, inks);
	});
}

const PICTURE_SHAPE = 0.8;

/** The picture as large as possible, on a side with nothing else to show. */
export function pictureAlone(card: Card, { width, height, inks }: HeadFrame, top: number): Mark {
	const high = Math.min(height - top - MARGIN, (width - 2 * MARGIN) / PICTURE_SHAPE);
	const wide = high * PICTURE_SHAPE;
	return {
		kind: 'picture',
		x: (width - wide) / 2,
		y: top + (height - top - MARGIN - high) / 2,
		width: wide,
		height: high,
		picture: inks.pale ? lightened(card.picture) : card.picture,
		alt: card.name
	};
}

/** Millimeters of the picture; a low one leaves more room for weapons. */
function portraitHeight({ width, height, low }: HeadFrame): number {
	if (width > 150) return 52;
	if (low) return 21;
	return height > 105 ? 36 : 30;
}

/** The plates alone, across the whole card. */
function narrowPlates({ statistics }: Card, { width, inks }: HeadFrame, top: number): DrawnBlock {
	const { platesAcross: most, plateHeight } = NARROW;
	const room = width - 2 * MARGIN;
	const rows = (count: number) => Math.ceil(count / most);
	const perRow = (count: number) => Math.ceil(count / Math.max(1, rows(count)));
	const shown = apart(statistics, room, perRow);
	const down = rows(shown.length);
	const height = down * plateHeight + Math.max(0, down - 1) * PLATE_GAP.narrow;
	const place = { x: MARGIN, y: top + 1.5, width: room, height };
	return { height: height + 3, marks: plates(shown, place, inks, perRow(shown.length)) };
}

/** The picture with the number plates beside it. */
export function portrait(card: Card, frame: HeadFrame, top: number): DrawnBlock {
	const { width, inks } = frame;
	if (width < NARROW.width) return narrowPlates(card, frame, top);
	const high = portraitHeight(frame);
	const wide = high * PICTURE_SHAPE;
	const left = MARGIN + wide + 2;
	const room = width - left - MARGIN;
	const { x, y } = { x: MARGIN, y: top + 1.5 };
	const shown = apart(card.statistics, room, (count) => platesAcross(count, room));
	const across = Math.max(1, platesAcross(shown.length, room));
	const least = leastHeight(shown, plateWidth(room, across));
	const down = Math.ceil(shown.length / across);
	const below = Math.max(high, down * (least + gapOf(room)) - gapOf(room));
	return {
		height: below + 3,
		marks: [
			{
				kind: 'picture',
				x,
				y,
				width: wide,
				height: high,
				picture: inks.pale ? lightened(card.picture) : card.picture,
				alt: card.name
			},
			...plates(shown, { x: left, y, width: room, height: below }, inks)
		]
	};
}
