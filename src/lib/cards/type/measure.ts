import { withoutBidiMarks } from '$lib/army/format/direction';
import { POINT } from '../print/marks';
import { advanceOf, FACES, type Face } from './faces';

/** How text is set: its face, and its size in points. */
export interface Style {
	readonly face: Face;
	readonly size: number;
}

/** Words come again on every card: what is known of them is kept, for so many at a time. */
const KNOWN = 20_000;
const known: Readonly<Record<Face, Map<string, number>>> = {
	text: new Map(),
	bold: new Map(),
	display: new Map(),
	signs: new Map()
};

/** How wide a text is in thousandths of its size. */
function advancesOf(text: string, face: Face): number {
	const found = known[face].get(text);
	if (found !== undefined) return found;
	let thousandths = 0;
	for (const letter of withoutBidiMarks(text).normalize('NFC'))
		thousandths += advanceOf(letter, face);
	if (known[face].size >= KNOWN) known[face].clear();
	known[face].set(text, thousandths);
	return thousandths;
}

/** Millimetres that a text is wide: its letters stand side by side, without kerning. */
export function widthOf(text: string, { face, size }: Style): number {
	return (advancesOf(text, face) / 1000) * size * POINT;
}

/** Millimetres from one base line to the next. */
export function leadingOf({ size }: Style): number {
	return size * POINT * 1.22;
}

/** Millimetres from the top of a line to its base line. */
export function baselineOf(style: Style): number {
	const { ascent, descent } = FACES[style.face];
	const height = ((ascent + descent) / 1000) * style.size * POINT;
	return (leadingOf(style) - height) / 2 + (ascent / 1000) * style.size * POINT;
}

/** The style made smaller until a text fits a width, down to the smallest size that can be read. */
export function squeezed(text: string, style: Style, width: number, least: number): Style {
	const natural = widthOf(text, style);
	if (natural <= width) return style;
	return {
		...style,
		size: Math.max(least, Math.floor(((style.size * width) / natural) * 20) / 20)
	};
}
