import type { Rulebook } from '$lib/rules/rulebook/rulebook';
import type { PrintedCard } from '../layout/face';
import { drawBoxes, PITCH } from '../layout/boxes';
import { hairline, MIN_FONT_SIZE, lineOfText } from '../layout/flow';
import { MARGIN } from '../layout/head';
import { plates } from '../layout/plates';
import { gridOf } from '../layout/grid';
import { imposed } from '../layout/impose';
import type { Inks } from '../layout/inks';
import {
	BLEED,
	formatOf,
	inksOf,
	isOneSided,
	type PrintSettings,
	type Size
} from '../layout/settings';
import type { CardTexts } from '../model/card';
import type { GroupMark, Mark, Sheet } from '../print/marks';
import { leadingOf, widthOf, type Style } from '../type/measure';
import {
	blankContents,
	type BlankContents,
	type BlankKind,
	type BlankPart
} from './blank-contents';

const LABEL: Style = { face: 'text', size: MIN_FONT_SIZE };
const TITLE: Style = { face: 'bold', size: MIN_FONT_SIZE };
/** Millimeters: the colored edge at the top, and the gap between parts. */
const EDGE = 3;
const GAP = 1.6;
const GUTTER = 1.5;
const TITLE_HEIGHT = leadingOf(TITLE) + 0.6;

interface Frame extends Size {
	readonly inks: Inks;
	readonly bleed: boolean;
	readonly texts: CardTexts;
	/** Distance between writing lines, in millimeters. */
	readonly pitch: number;
}

const inner = ({ width }: Size) => width - 2 * MARGIN;

/** A label followed by a line to write on. */
function labelled(label: string, x: number, bottom: number, width: number, inks: Inks): Mark[] {
	const start = x + widthOf(label, LABEL) + GUTTER;
	const text = lineOfText(label, LABEL, x, bottom - leadingOf(LABEL), inks.soft);
	return [...text, hairline(bottom, x + width - start, inks, start)];
}

function edge({ color }: BlankContents, { width, inks, bleed }: Frame): Mark[] {
	const { fill } = inks.band(color);
	const over = bleed ? BLEED : 0;
	if (fill === undefined) return [];
	return [{ kind: 'box', x: -over, y: -over, width: width + 2 * over, height: EDGE + over, fill }];
}

/** Left edges of the columns: all but the first are as wide as their headings plus some room to write. */
function columnStarts(heads: readonly string[], width: number): number[] {
	let x = width;
	const right = heads
		.slice(1)
		.toReversed()
		.map((head) => {
			x -= Math.max(widthOf(head, TITLE) + GUTTER, width * 0.15);
			return x;
		});
	return [0, ...right.toReversed()];
}

function linesPart(heads: readonly string[], count: number, top: number, frame: Frame): Mark[] {
	const { inks, pitch } = frame;
	const width = inner(frame);
	const starts = columnStarts(heads, width);
	const bottom = top + TITLE_HEIGHT + count * pitch;
	return [
		...heads.flatMap((head, index) =>
			lineOfText(head, TITLE, MARGIN + (starts[index] ?? 0), top, inks.soft)
		),
		...starts.slice(1).map((start): Mark => ({
			kind: 'line',
			from: [MARGIN + start - GUTTER / 2, top + TITLE_HEIGHT],
			to: [MARGIN + start - GUTTER / 2, bottom],
			stroke: inks.hairline,
			strokeWidth: 0.15
		})),
		...Array.from({ length: count + 1 }, (_, index) =>
			hairline(top + TITLE_HEIGHT + index * pitch, width, inks, MARGIN)
		)
	];
}

function boxesPart(title: string, boxes: number, top: number, frame: Frame): Mark[] {
	const { inks } = frame;
	return [
		...lineOfText(title, TITLE, MARGIN, top, inks.soft),
		...drawBoxes(boxes, MARGIN, top + TITLE_HEIGHT, boxes, inks)
	];
}

/** Stacks the parts; writing lines share the height that boxes leave. */
function partMarks(parts: readonly BlankPart[], top: number, frame: Frame): Mark[] {
	const fixed = parts.reduce(
		(sum, part) => sum + TITLE_HEIGHT + GAP + (part.kind === 'boxes' ? PITCH : 0),
		0
	);
	const shares = parts.reduce((sum, part) => sum + (part.kind === 'lines' ? part.share : 0), 0);
	const all = Math.floor((frame.height - MARGIN - top - fixed + GAP) / frame.pitch);
	let [left, y] = [all, top];
	let asked = shares;
	return parts.flatMap((part) => {
		const from = y;
		if (part.kind === 'boxes') {
			y += TITLE_HEIGHT + PITCH + GAP;
			return boxesPart(part.title, part.boxes, from, frame);
		}
		const count = Math.max(1, Math.round((left * part.share) / asked));
		left -= count;
		asked -= part.share;
		y += TITLE_HEIGHT + count * frame.pitch + GAP;
		return linesPart(part.heads, count, from, frame);
	});
}

function side(
	title: 'front' | 'back',
	marks: readonly Mark[],
	{ width, height }: Frame
): GroupMark {
	return { kind: 'group', x: 0, y: 0, width, height, marks, title };
}

/** Name, space for a picture, empty number plates, and lines for the weapons. */
function frontOf(contents: BlankContents, frame: Frame): GroupMark {
	const { height, inks, texts, pitch } = frame;
	const { name, kind } = texts.cards.sheets.blank;
	const width = inner(frame);
	const [first, second] = [EDGE + pitch + 1, EDGE + 2 * pitch + 1];
	const high = height > 100 ? 46 : 27;
	const wide = high * 0.8;
	const top = second + 2;
	const facts = contents.statistics.map((label) => ({ label, value: '' }));
	const room = { x: MARGIN + wide + 2, y: top, width: width - wide - 2, height: high };
	return side(
		'front',
		[
			...edge(contents, frame),
			...labelled(name, MARGIN, first, width, inks),
			...labelled(kind, MARGIN, second, width, inks),
			{
				kind: 'box',
				x: MARGIN,
				y: top,
				width: wide,
				height: high,
				radius: 1.2,
				stroke: inks.hairline,
				strokeWidth: 0.25
			},
			...plates(facts, room, inks),
			...partMarks(contents.front, top + high + GAP, frame)
		],
		frame
	);
}

function backOf(contents: BlankContents, frame: Frame): GroupMark {
	const { inks, texts, pitch } = frame;
	const { name } = texts.cards.sheets.blank;
	const first = EDGE + pitch + 1;
	return side(
		'back',
		[
			...edge(contents, frame),
			...labelled(name, MARGIN, first, inner(frame), inks),
			...partMarks(contents.back, first + 2, frame)
		],
		frame
	);
}

/** Returns a sheet of blank cards to fill in by hand, with backs when printing on both sides. */
export function blankSheets(
	kind: BlankKind,
	rulebook: Rulebook,
	settings: PrintSettings,
	texts: CardTexts
): Sheet[] {
	const { width, height, folded } = formatOf(settings);
	const contents = blankContents(kind, rulebook, texts);
	const pitch = width > 150 ? 7.5 : 6;
	const { bleed, sides } = settings;
	const frame = { width, height, inks: inksOf(settings), bleed, texts, pitch };
	const twoSided = folded ?? !isOneSided(sides);
	const card: Pick<PrintedCard, 'front' | 'back'> = {
		front: frontOf(contents, frame),
		...(twoSided && { back: backOf(contents, frame) })
	};
	const [first, ...others] = imposed(
		gridOf(settings).cells.map(() => card),
		settings
	);
	return first
		? [{ ...first, bookmarks: [{ title: texts.cards.page.whats.blanks }] }, ...others]
		: [];
}
