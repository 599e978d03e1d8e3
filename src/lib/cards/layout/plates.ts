import type { Fact } from '../model/card';
import { iconOf } from '../print/icons';
import { POINT, type Mark } from '../print/marks';
import { baselineOf, leadingOf, shrunkToFit, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { MIN_FONT_SIZE, centeredLine, lineOfText, rightAlignedLine } from './flow';
import type { Inks } from './inks';
import type { Size } from './settings';

/** A rectangle on a card: its upper left corner and its size. */
export interface Place extends Size {
	readonly x: number;
	readonly y: number;
}

/** Drawn marks and their height in millimeters. */
export interface DrawnBlock {
	readonly height: number;
	readonly marks: readonly Mark[];
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

/** What a plate shows and how large, before its row is known. */
interface PlannedPlate {
	readonly fact: Fact;
	readonly place: Place;
	readonly lines: ReturnType<typeof plateLines>;
	readonly number: Style;
	/** Millimeters above the label. */
	readonly air: number;
}

const digitsOf = ({ size }: Style) => size * POINT * DIGITS;

/** The usual size of numbers and the largest, in points, and the most of a plate's free height that larger ones take. */
const NUMBERS = { usual: 15, largest: 24, share: 0.65 } as const;

const styleOf = (fact: Fact, size: number, width: number) =>
	shrunkToFit(fact.value, { face: 'bold', size }, width - 2 * NUMBER_EDGE, MIN_FONT_SIZE);

function plannedPlate(fact: Fact, place: Place): PlannedPlate {
	const { width, height } = place;
	const lines = plateLines(fact, width, height > 20 ? 10 : 7.5);
	const room = height - lines.height - 2 * PLATE_EDGE;
	const tallest = Math.floor(((room - 2 * AIR) / DIGITS / POINT) * 2) / 2;
	const airy = Math.floor((room * NUMBERS.share) / DIGITS / POINT);
	const size = Math.max(Math.min(NUMBERS.usual, tallest), Math.min(NUMBERS.largest, airy));
	const number = styleOf(fact, Math.max(MIN_FONT_SIZE, size), width);
	return { fact, place, lines, number, air: airOf(room, number) };
}

const airOf = (room: number, number: Style) => Math.max(0, (room - digitsOf(number)) / 4);

/** Plates with numbers of one size, except where one has no room for the usual size. */
function alike(planned: readonly PlannedPlate[]): PlannedPlate[] {
	const least = Math.min(...planned.map(({ number }) => number.size));
	const size = Math.max(NUMBERS.usual, least);
	return planned.map((one) => {
		const number = { ...one.number, size: Math.min(one.number.size, size) };
		const room = one.place.height - one.lines.height - 2 * PLATE_EDGE;
		return { ...one, number, air: airOf(room, number) };
	});
}

/** The shares of the free height of a plate above its number and above the notes below it. */
const FREE = { alone: 0.5, noted: [0.5, 0.25] } as const;

/** One number on its plate, large, with its label above, on one line with those of its row, and what changes it below. */
function plate(planned: PlannedPlate, air: number, inks: Inks): Mark[] {
	const { fact, place, lines, number } = planned;
	const { x, y, width, height } = place;
	const { name, names, notes } = lines;
	const top = y + PLATE_EDGE / 2 + air;
	const below = top + names.length * leadingOf(name) * CLOSE;
	const noted = notes.length * leadingOf(NOTE) * CLOSE;
	const free = y + height - PLATE_EDGE / 2 - below - digitsOf(number) - noted;
	const [above, between] = notes.length > 0 ? FREE.noted : [FREE.alone, 0];
	const base = below + above * free + digitsOf(number);
	const middle = x + width / 2;
	const { hairline: stroke } = inks;
	const fill = inks.plate(fact.icon);
	return [
		{ kind: 'box', ...place, radius: 1.2, ...(fill ? { fill } : { stroke, strokeWidth: 0.25 }) },
		...labelMarks(fact, lines, { x, y: top, width, height }, inks),
		...centeredLine(fact.value, number, middle, base - baselineOf(number), inks.ink),
		...notes.flatMap((line, index) =>
			centeredLine(
				line,
				NOTE,
				middle,
				base + between * free + index * leadingOf(NOTE) * CLOSE,
				inks.soft
			)
		)
	];
}

/** Millimeters between a plate's number and its sides. */
const NUMBER_EDGE = 1;

/** The most plates in a row where there is no picture beside them, and the least height of each. */
const ALONE = { across: 3, height: 9.5 } as const;

const PLATE_GAP = { usual: 1, narrow: 0.5 } as const;

/** The number of plates per row: a few large ones rather than many small ones. */
function platesAcross(count: number, room: number): number {
	if (room > 100) return Math.ceil(count / 2);
	if (room <= 50 || count <= 4) return Math.min(2, count);
	return count > 6 ? 4 : 3;
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

/** The most millimeters of a plate's height. */
const HIGHEST = 25;
/** The height above which one row of plates leaves room below. */
const SINGLE_ROW = 42;

/** Plates that fill a rectangle, those of the last row wider; plates without a value leave space to write one. */
export function plates(
	facts: readonly Fact[],
	place: Place,
	inks: Inks,
	perRow = platesAcross(facts.length, place.width)
): Mark[] {
	const across = Math.max(1, perRow);
	const gap = gapOf(place.width);
	const down = Math.max(1, Math.ceil(facts.length / across));
	const height = Math.min(HIGHEST, (place.height - (down - 1) * gap) / down);
	const planned = Array.from({ length: down }, (_, row) => {
		const shown = facts.slice(row * across, (row + 1) * across);
		const width = plateWidth(place.width, shown.length);
		const y = place.y + row * (height + gap);
		return shown.map((fact, column) =>
			plannedPlate(fact, { x: place.x + column * (width + gap), y, width, height })
		);
	}).flat();
	const even = alike(planned);
	return even.flatMap((one, index) => {
		const row = Math.floor(index / across) * across;
		const air = Math.min(...even.slice(row, row + across).map((other) => other.air));
		return plate(one, air, inks);
	});
}

/** The least width in millimeters of plates that are all in one row. */
const LOW_PLATE = 14.5;

/** The number of plates in a low row: all of them, if there is room. */
const lowAcross = (count: number, room: number) =>
	plateWidth(room, count) >= LOW_PLATE ? count : platesAcross(count, room);

/** Plates beside a picture, at least as high as the picture: the height of `place`. */
export function platesBeside(
	statistics: readonly Fact[],
	place: Place,
	inks: Inks,
	isLow = false
): DrawnBlock {
	const { width: room } = place;
	const most = (count: number) => (isLow ? lowAcross : platesAcross)(count, room);
	const shown = apart(statistics, room, most);
	// Two plates beside a high picture are below each other, so that no room is left below them.
	const isStacked = shown.length === 2 && place.height > SINGLE_ROW;
	const perRow = isStacked ? 1 : Math.max(1, most(shown.length));
	const least = leastHeight(shown, plateWidth(room, perRow));
	const down = Math.ceil(shown.length / perRow);
	const height = Math.max(place.height, down * (least + gapOf(room)) - gapOf(room));
	return { height, marks: plates(shown, { ...place, height }, inks, perRow) };
}

/** Where plates begin, and how wide they are together. */
type Top = Omit<Place, 'height'>;

/** Plates across a card that has no room for a picture beside them. */
export function platesAlone(statistics: readonly Fact[], top: Top, inks: Inks): DrawnBlock {
	const { width: room } = top;
	if (room < SLIM) return bars(statistics, top, inks);
	const rows = (count: number) => Math.ceil(count / ALONE.across);
	const perRow = (count: number) => Math.ceil(count / Math.max(1, rows(count)));
	const shown = apart(statistics, room, perRow);
	const down = rows(shown.length);
	const across = Math.max(1, perRow(shown.length));
	const each = Math.max(ALONE.height, leastHeight(shown, plateWidth(room, across)));
	const height = down * each + Math.max(0, down - 1) * PLATE_GAP.narrow;
	return { height, marks: plates(shown, { ...top, height }, inks, across) };
}

/** Less room than this, in millimeters, makes each plate a line: its label, what changes it, its number. */
const SLIM = 40;
const BAR = { height: 4.3, edge: 1.2, gap: 0.4, label: { face: 'text', size: 7.5 } } as const;

/** The lines of a plate in one line: what changes its number is beside its label, or below if it is too long. */
function barLines({ label, value, note = '' }: Fact, width: number) {
	const inner = width - 2 * BAR.edge;
	const number = shrunkToFit(
		value,
		{ face: 'bold', size: 11 },
		inner - widthOf(label, BAR.label) - 1,
		MIN_FONT_SIZE
	);
	const oneLine = note.replaceAll('\n', ', ');
	const beside = inner - widthOf(label, BAR.label) - widthOf(value, number) - 2.5;
	const isBeside = note !== '' && widthOf(oneLine, NOTE) <= beside;
	const below = note === '' || isBeside ? [] : wrap(oneLine, NOTE, inner);
	return { number, beside: isBeside ? oneLine : '', below };
}

function bar(fact: Fact, top: Top, inks: Inks): DrawnBlock {
	const { x, y, width } = top;
	const { number, beside, below } = barLines(fact, width);
	const notes = below.length * leadingOf(NOTE) * CLOSE;
	const height = BAR.height + notes + (notes > 0 ? PLATE_EDGE / 2 : 0);
	const base = y + BAR.height - 1.1;
	const { hairline: stroke, ink, soft } = inks;
	const fill = inks.plate(fact.icon);
	const left = x + BAR.edge;
	const on = (style: Style) => base - baselineOf(style);
	const noted = left + widthOf(fact.label, BAR.label) + 1.5;
	return {
		height,
		marks: [
			{
				...{ kind: 'box', ...top, height, radius: 1.2 },
				...(fill ? { fill } : { stroke, strokeWidth: 0.25 })
			},
			...lineOfText(fact.label, BAR.label, left, on(BAR.label), soft),
			...(beside ? lineOfText(beside, NOTE, noted, on(NOTE), soft) : []),
			...rightAlignedLine(fact.value, number, x + width - BAR.edge, on(number), ink),
			...below.flatMap((line, index) =>
				lineOfText(line, NOTE, left, y + BAR.height - 0.5 + index * leadingOf(NOTE) * CLOSE, soft)
			)
		]
	};
}

/** Plates below each other, each in one line. */
function bars(statistics: readonly Fact[], top: Top, inks: Inks): DrawnBlock {
	const smallest: Style = { face: 'bold', size: SMALLEST_NUMBER };
	const shown = statistics.flatMap((fact) =>
		fact.parts && widthOf(fact.value, smallest) > top.width / 2 ? fact.parts : [fact]
	);
	let y = 0;
	const drawn = shown.map((fact) => {
		const one = bar(fact, { ...top, y: top.y + y }, inks);
		y += one.height + BAR.gap;
		return one;
	});
	return { height: y - BAR.gap, marks: drawn.flatMap(({ marks }) => marks) };
}
