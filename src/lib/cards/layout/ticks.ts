import type { TickBlock } from '../model/card';
import { leadingOf, widthOf, type Style } from '../type/measure';
import { wrap } from '../type/wrap';
import { drawBoxes, PITCH } from './boxes';
import {
	GUTTER,
	lineOfText,
	linesFrom,
	textStyle,
	titleRow,
	undivided,
	withRepeatedHead,
	type Row,
	type TextLayout
} from './flow';

/** Above this number, a count and a blank line replace the boxes. */
const MAX_BOXES = 60;

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

/** Millimeters between labels with boxes on one line. */
const APART = 4;

/** Labels with few boxes each, side by side; undefined if they take more than one line. */
export function sideBySide(blocks: readonly TickBlock[], setting: TextLayout): Row | undefined {
	const style = textStyle(setting);
	const items = blocks.flatMap(({ rows }) => rows);
	let x = 0;
	const placed = items.map(({ label, boxes }) => {
		const left = x;
		const wide = widthOf(label, style) + GUTTER;
		x += wide + boxes * PITCH + APART;
		return { label, boxes, left, start: left + wide };
	});
	if (x - APART > setting.width) return undefined;
	return {
		height: Math.max(PITCH, leadingOf(style)),
		marks: (top) =>
			placed.flatMap(({ label, boxes, left, start }) => [
				...lineOfText(label, style, left, top + centeringOffset(style), setting.inks.ink),
				...drawBoxes(boxes, start, top, Math.max(1, boxes), setting.inks)
			])
	};
}

/** A label and its boxes, or a column of single ones, below a title. */
export function tickRows({ title, rows }: TickBlock, setting: TextLayout): Row[] {
	const single = rows.every(({ boxes }) => boxes === 1);
	const drawn = rows.map(({ label, boxes }) =>
		single ? checkRow(label, setting) : tickRow(label, boxes, setting)
	);
	const track = undivided(drawn);
	return title === undefined ? track : withRepeatedHead(titleRow(title, setting), track);
}
