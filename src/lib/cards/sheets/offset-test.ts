import { linesFrom, centeredLine, lineOfText } from '../layout/flow';
import { backPosition } from '../layout/impose';
import { COLOR_INKS } from '../layout/inks';
import { isOneSided, PAPERS, type PrintSettings, type Sides, type Size } from '../layout/settings';
import type { CardTexts } from '../model/card';
import { headings, type GroupMark, type LineMark, type Mark, type Sheet } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';

/**
 * Millimeters: the scale on the back and the vernier on the front; one vernier line always matches
 * to a tenth.
 */
const SCALE = { most: 12, pitch: 1 } as const;
const VERNIER = { most: 5, pitch: 0.9 } as const;
/** Distance of the corner crosses from the paper's edges. */
const CORNER = 22;
const ARM = 6;
const TEXT_MARGIN = 40;

type Point = readonly [x: number, y: number];
/** Maps a point as seen from the back to the page of one side. */
type View = (point: Point) => Point;

const asSeen: View = (point) => point;
/** The front as seen through the paper: mirrored over the edge the sheet is flipped on. */
const through = (sides: Sides): View =>
	sides === 'shortEdge' ? ([u, v]) => [u, -v] : ([u, v]) => [-u, v];
/** Swaps the axes. */
const upright =
	(view: View): View =>
	([u, v]) =>
		view([v, u]);

const { ink, soft } = COLOR_INKS;

const line = (from: Point, to: Point, strokeWidth = 0.12): LineMark => ({
	kind: 'line',
	from,
	to,
	stroke: ink,
	strokeWidth
});

const drawn = (view: View, [u, from]: Point, to: number, strokeWidth?: number) =>
	line(view([u, from]), view([u, to]), strokeWidth);

/** Integers from -most to +most. */
const steps = (most: number) => Array.from({ length: 2 * most + 1 }, (_, index) => index - most);

/** Millimeter lines that start at the axis, and half-millimeter lines away from it. */
function scaleMarks(view: View): Mark[] {
	const { most, pitch } = SCALE;
	return [
		line(view([-most, 0]), view([most, 0])),
		...steps(most).map((step) => drawn(view, [step * pitch, 0], step % 5 === 0 ? 5 : 3.2)),
		...steps(most)
			.slice(1)
			.map((step) => drawn(view, [step * pitch - 0.5, 1], 2.2))
	];
}

/** The vernier of the front, on the other side of the axis; its middle line is the longest. */
function vernierMarks(view: View): Mark[] {
	const { most, pitch } = VERNIER;
	const lengthOf = (step: number) => (step === 0 ? 8 : Math.abs(step) === most ? 5 : 3.2);
	return steps(most).map((step) => drawn(view, [step * pitch, 0], -lengthOf(step)));
}

/** The numbers of the scale, and an arrow towards plus. */
function scaleNumbers(down: boolean): Mark[] {
	const style: Style = { face: 'text', size: 7 };
	const strong: Style = { face: 'bold', size: 11 };
	const numbers = [-10, -5, 0, 5, 10].flatMap((value) => {
		const text = `${value}`.replace('-', '−');
		return down
			? lineOfText(text, style, 6, value - leadingOf(style) / 2, ink)
			: centeredLine(text, style, value, 5.4, ink);
	});
	const end = SCALE.most + 3;
	const arrow = down
		? centeredLine('+ ↓', strong, 0, end - 1, ink)
		: lineOfText('+ →', strong, end, -leadingOf(strong) / 2, ink);
	return [...numbers, ...arrow];
}

function cross(): Mark[] {
	return [line([-ARM, 0], [ARM, 0]), line([0, -ARM], [0, ARM])];
}

const group = (title: string, [x, y]: Point, marks: readonly Mark[]): GroupMark => ({
	kind: 'group',
	x,
	y,
	width: 0,
	height: 0,
	title,
	marks
});

/** Positions on the front: the crosses in the corners, the two scales in the middle. */
function placesOn({ width, height }: Size) {
	const [right, bottom] = [width - CORNER, height - CORNER];
	const corners: Point[] = [
		[CORNER, CORNER],
		[right, CORNER],
		[CORNER, bottom],
		[right, bottom]
	];
	const middle = height / 2;
	return { corners, across: [width * 0.33, middle], down: [width * 0.67, middle] } as const;
}

/** Numbered paragraphs between the crosses, from a given top. */
function paragraphs(title: string, texts: readonly string[], { width }: Size): Mark[] {
	const display: Style = { face: 'display', size: 18 };
	const style: Style = { face: 'text', size: 10 };
	const room = width - 2 * TEXT_MARGIN;
	let top = 14;
	const heading = headings(lineOfText(title, display, TEXT_MARGIN, top, ink), 1);
	top += leadingOf(display) + 2;
	const marks = texts.flatMap((text) => {
		const lines = wrap(text, style, room);
		const from = top;
		top += lines.length * leadingOf(style) + 1.6;
		return linesFrom(lines, style, TEXT_MARGIN, from, soft);
	});
	return [...heading, ...marks];
}

const numbered = (texts: readonly string[]) => texts.map((text, index) => `${index + 1}. ${text}`);

function frontSheet(sides: Sides, size: Size, { cards }: CardTexts): Sheet {
	const { corners, across, down } = placesOn(size);
	const { whats } = cards.page;
	const { front, frontSteps } = cards.sheets.offset;
	const view = through(sides);
	const marks: Mark[] = [
		...paragraphs(`${whats.offset}: ${front}`, numbered(frontSteps), size),
		...corners.map((place) => group('cross', place, cross())),
		group('across', across, vernierMarks(view)),
		group('down', down, vernierMarks(upright(view)))
	];
	return { ...size, marks, bookmarks: [{ title: whats.offset }] };
}

/** A value in tenths of a millimeter, with a typographic minus. */
const tenths = (millimeters: number) => millimeters.toFixed(1).replace('-', '−');

function backSheet(settings: PrintSettings, size: Size, { cards }: CardTexts): Sheet {
	const { corners, across, down } = placesOn(size);
	const { back, steps: instructions, present } = cards.sheets.offset;
	const { x, y } = settings.backOffset;
	const at = ([left, top]: Point): Point => {
		const point = { x: left, y: top };
		const place = backPosition(point, { cell: { width: 0, height: 0 }, paper: size }, settings);
		return [place.x, place.y];
	};
	const title = `${cards.page.whats.offset}: ${back}`;
	const now = present({ right: tenths(x), down: tenths(y) });
	const marks: Mark[] = [
		...paragraphs(title, [...numbered(instructions), now], size),
		...corners.map((place) => group('cross', at(place), cross())),
		group('across', at(across), [...scaleMarks(asSeen), ...scaleNumbers(false)]),
		group('down', at(down), [...scaleMarks(upright(asSeen)), ...scaleNumbers(true)])
	];
	return { ...size, marks, isBack: true };
}

/** Returns the front and back of a sheet that shows how far backs are off their fronts. */
export function offsetTestSheets(given: PrintSettings, texts: CardTexts): Sheet[] {
	const sides = isOneSided(given.sides) ? 'longEdge' : given.sides;
	const settings = { ...given, sides };
	const size = PAPERS[settings.paper];
	return [frontSheet(sides, size, texts), backSheet(settings, size, texts)];
}
