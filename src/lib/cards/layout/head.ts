import type { Card, CardTexts, Fact } from '../model/card';
import { headings, POINT, type Mark } from '../print/marks';
import { lightened } from '../print/tint';
import { baselineOf, leadingOf, shrunkToFit, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { iconOf } from '../print/icons';
import { MIN_FONT_SIZE, centeredLine, lineOfText, linesFrom, rightAlignedLine } from './flow';
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
	/** The height of the picture in millimeters; the least if absent. */
	readonly pictured?: number;
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
	const inner = width - 2 * MARGIN;
	const badge = card.badges.join(' · ');
	const badged = badge === '' ? 0 : widthOf(badge, BADGE) + 2 * BADGE_EDGE;
	const isBeside = badged > 0 && widthOf(card.caption, caption) + badged + 2 <= inner;
	const captions = wrap(card.caption, caption, inner);
	const names = lines.length * leadingOf(style);
	const below = 1.4 + names + captions.length * leadingOf(caption);
	const marked = badged === 0 || isBeside ? 0 : leadingOf(BADGE) + 0.6;
	const height = below + marked + 1.2;
	const badgeTop = isBeside ? below - leadingOf(caption) : below + 0.4;
	return {
		height,
		marks: [
			surface(card, height, frame, bleed),
			...headings(linesFrom(lines, style, MARGIN, 1.4, ink), 2),
			...(corner ? rightAlignedLine(corner, small, width - MARGIN, 2, ink) : []),
			...linesFrom(captions, caption, MARGIN, 1.4 + names, ink),
			...(badged > 0 ? badgeMarks(badge, Math.min(badged, inner), badgeTop, frame, ink) : [])
		]
	};
}

/** The letters of a badge, and the millimeters around them. */
const BADGE: Style = { face: 'bold', size: 7 };
const BADGE_EDGE = 1.2;

/** A badge at the right of the band: letters in an outline. */
function badgeMarks(
	text: string,
	badged: number,
	top: number,
	{ width }: HeadFrame,
	ink: string
): Mark[] {
	const style = shrunkToFit(text, BADGE, badged - 2 * BADGE_EDGE, 5.5);
	const x = width - MARGIN - badged;
	const height = leadingOf(BADGE) + 0.3;
	return [
		{
			...{ kind: 'box', x, y: top - 0.15, width: badged, height },
			...{ radius: 1, stroke: ink, strokeWidth: 0.25 }
		},
		...lineOfText(text, style, x + BADGE_EDGE, top, ink)
	];
}

/** Millimeters between a plate's label and its sides; the longest word of the labels just fits. */
const LABEL_EDGE = 0.25;
/**
 * Millimeters between text and the edges of a low plate, and the height of digits as a share of
 * their size.
 */
const PLATE_EDGE = 0.7;
const DIGITS = 0.68;
/** Millimeters between a number and the texts around it. */
const AIR = 0.5;
/** The leading of labels on low plates, as a share of the usual one. */
const CLOSE = 0.9;
/** The smallest number on a plate, in points. */
const SMALLEST_NUMBER = 10;

/** The size of the text that changes a number, in points. */
const NOTE: Style = { face: 'text', size: 7 };

/** The least size of labels on plates by their width, in points. */
const leastLabel = (width: number) => (width < 18 ? MIN_FONT_SIZE : NOTE.size);

/** The lines of a plate: its label, and what changes its number. */
function plateLines({ label, note = '' }: Fact, width: number, size: number) {
	const room = width - 2 * LABEL_EDGE;
	const name = shrunkToFit(label, { face: 'text', size }, room, leastLabel(width));
	const names = wrap(label, name, room);
	const oneLine = note.replaceAll('\n', ', ');
	const notes =
		note === '' ? [] : wrap(widthOf(oneLine, NOTE) <= room ? oneLine : note, NOTE, room);
	const height = (names.length * leadingOf(name) + notes.length * leadingOf(NOTE)) * CLOSE;
	return { name, names, notes, height };
}

/** The least height in millimeters of plates of this width, with a legible number below each label. */
function leastHeight(facts: readonly Fact[], width: number): number {
	const lines = facts.map((fact) => plateLines(fact, width, 7.5).height);
	return Math.max(0, ...lines) + 2 * (PLATE_EDGE + AIR) + SMALLEST_NUMBER * POINT * DIGITS + 0.01;
}

/** The label of a plate after its icon, if there is room for it. */
function labelMarks(
	{ icon }: Fact,
	{ name, names }: ReturnType<typeof plateLines>,
	{ x, y, width }: Place,
	inks: Inks
): Mark[] {
	const [first = '', ...rest] = names;
	const side = 0.72 * leadingOf(name);
	const wide = widthOf(first, name);
	const hasRoom = icon !== undefined && wide + side + 1 <= width - 2 * LABEL_EDGE;
	const left = x + (width - wide + (hasRoom ? side + 0.7 : 0)) / 2;
	return [
		...(icon && hasRoom
			? [
					{
						kind: 'picture',
						x: left - side - 0.7,
						y: y + (leadingOf(name) - side) / 2,
						width: side,
						height: side,
						picture: iconOf(icon, inks.soft)
					} as const
				]
			: []),
		...lineOfText(first, name, left, y, inks.soft),
		...rest.flatMap((line, index) =>
			centeredLine(line, name, x + width / 2, y + (index + 1) * leadingOf(name) * CLOSE, inks.soft)
		)
	];
}

/** One number on its plate, large, with its label above and what changes it below. */
function plate(fact: Fact, place: Place, inks: Inks): Mark[] {
	const { x, y, width, height } = place;
	const isHigh = height > 20;
	const lines = plateLines(fact, width, isHigh ? 10 : 7.5);
	const { name, names, notes } = lines;
	const room = height - lines.height - 2 * PLATE_EDGE;
	const tallest = Math.floor(((room - 2 * AIR) / DIGITS / POINT) * 2) / 2;
	const number = shrunkToFit(
		fact.value,
		{ face: 'bold', size: Math.max(MIN_FONT_SIZE, Math.min(isHigh ? 24 : 15, tallest)) },
		width - 2 * NUMBER_EDGE,
		MIN_FONT_SIZE
	);
	const digits = number.size * POINT * DIGITS;
	const air = Math.max(0, (room - digits) / 4);
	const top = y + PLATE_EDGE / 2 + air;
	const base = top + names.length * leadingOf(name) * CLOSE + air + digits + PLATE_EDGE / 2;
	const middle = x + width / 2;
	const { plate: fill, hairline: stroke } = inks;
	return [
		{ kind: 'box', ...place, radius: 1.2, ...(fill ? { fill } : { stroke, strokeWidth: 0.25 }) },
		...labelMarks(fact, lines, { x, y: top, width, height }, inks),
		...centeredLine(fact.value, number, middle, base - baselineOf(number), inks.ink),
		...notes.flatMap((line, index) =>
			centeredLine(
				line,
				NOTE,
				middle,
				base + PLATE_EDGE / 2 + air / 2 + index * leadingOf(NOTE) * CLOSE,
				inks.soft
			)
		)
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

/** The statistics as plates show them: in parts where a value is wider than its plate, or has notes. */
function apart(facts: readonly Fact[], room: number, perRow: (count: number) => number): Fact[] {
	const width = plateWidth(room, Math.max(1, perRow(facts.length))) - 2 * NUMBER_EDGE;
	const smallest: Style = { face: 'bold', size: SMALLEST_NUMBER };
	return facts.flatMap((fact) =>
		fact.parts && (fact.parts.some(({ note }) => note) || widthOf(fact.value, smallest) > width)
			? fact.parts
			: [fact]
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
		return plate(fact, { x: column, y: row, ...size }, inks);
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

/** The least and the most height of the picture in millimeters; the plates beside it need room. */
export function pictureHeights({ width }: Size): { readonly least: number; readonly most: number } {
	const plates = width > 150 ? 80 : width < 80 ? 30 : 43;
	const most = (width - 2 * MARGIN - 2 - plates) / PICTURE_SHAPE;
	return { least: width > 150 ? 40 : 21, most };
}

/** The plates alone, across the whole card. */
function narrowPlates({ statistics }: Card, { width, inks }: HeadFrame, top: number): DrawnBlock {
	const { platesAcross: most, plateHeight } = NARROW;
	const room = width - 2 * MARGIN;
	const rows = (count: number) => Math.ceil(count / most);
	const perRow = (count: number) => Math.ceil(count / Math.max(1, rows(count)));
	const shown = apart(statistics, room, perRow);
	const down = rows(shown.length);
	const across = Math.max(1, perRow(shown.length));
	const each = Math.max(plateHeight, leastHeight(shown, plateWidth(room, across)));
	const height = down * each + Math.max(0, down - 1) * PLATE_GAP.narrow;
	const place = { x: MARGIN, y: top + 1.5, width: room, height };
	return { height: height + 3, marks: plates(shown, place, inks, across) };
}

/** The picture with the number plates beside it. */
export function portrait(card: Card, frame: HeadFrame, top: number): DrawnBlock {
	const { width, inks } = frame;
	if (width < NARROW.width) return narrowPlates(card, frame, top);
	const high = frame.pictured ?? pictureHeights(frame).least;
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
