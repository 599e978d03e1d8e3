import { blockRows } from '../../layout/blocks';
import {
	MIN_FONT_SIZE,
	lineOfText,
	linesFrom,
	textStyle,
	type Row,
	type TextLayout
} from '../../layout/flow';
import type { TextBlock } from '../../model/card';
import { baselineOf, leadingOf, widthOf, type Style } from '../../type/measure';
import { wrap } from '../../type/wrap';

/** Millimeters between the title, its rule and the text. */
const GUTTER = 1.4;
const cited: Style = { face: 'text', size: MIN_FONT_SIZE };

/** An indent made of no-break spaces, where a line cannot break. */
const indent = (width: number, style: Style) =>
	'\u00a0'.repeat(Math.ceil(width / widthOf('\u00a0', style)));

/** A short rule: its title and number, and the text starting on the same line. */
export function paragraphRows(block: TextBlock, setting: TextLayout): Row[] {
	const { title, text, rule = '' } = block;
	const [style, bold] = [textStyle(setting), textStyle(setting, 'bold')];
	const { width, inks } = setting;
	const after = widthOf(title, bold) + GUTTER;
	const start = after + widthOf(rule, cited) + (rule ? GUTTER : 0);
	const [word = ''] = text.split(' ');
	if (start + widthOf(`${word}\u00a0`, style) > width) return blockRows([block], setting);
	const lines = wrap(indent(start, style) + text, style, width);
	const lift = baselineOf(style) - baselineOf(cited);
	return [
		{
			height: lines.length * leadingOf(style),
			marks: (top) => [
				...lineOfText(title, bold, 0, top + baselineOf(style) - baselineOf(bold), inks.ink),
				...lineOfText(rule, cited, after, top + lift, inks.soft),
				...linesFrom(lines, style, 0, top, inks.ink)
			]
		}
	];
}
