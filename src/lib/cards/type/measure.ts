import { withoutBidiMarks } from '$lib/army/format/direction';
import { POINT } from '../print/marks';
import { advanceOf, FACES, type Face } from './faces';

/** A face and a size in points. */
export interface Style {
	readonly face: Face;
	readonly size: number;
}

/** The same words recur on every card, so measured widths are cached up to this number. */
const MAX_CACHED = 20_000;
const advanceCache: Readonly<Record<Face, Map<string, number>>> = {
	text: new Map(),
	bold: new Map(),
	display: new Map(),
	signs: new Map(),
	cyrillic: new Map(),
	cyrillicBold: new Map()
};

/** The width of a text in thousandths of its size. */
function advancesOf(text: string, face: Face): number {
	const found = advanceCache[face].get(text);
	if (found !== undefined) return found;
	let thousandths = 0;
	for (const letter of withoutBidiMarks(text).normalize('NFC'))
		thousandths += advanceOf(letter, face);
	if (advanceCache[face].size >= MAX_CACHED) advanceCache[face].clear();
	advanceCache[face].set(text, thousandths);
	return thousandths;
}

/** The width of a text in millimeters, without kerning. */
export function widthOf(text: string, { face, size }: Style): number {
	return (advancesOf(text, face) / 1000) * size * POINT;
}

/** Millimeters between baselines. */
export function leadingOf({ size }: Style): number {
	return size * POINT * 1.22;
}

/** Millimeters from the top of a line to its baseline. */
export function baselineOf(style: Style): number {
	const { ascent, descent } = FACES[style.face];
	const height = ((ascent + descent) / 1000) * style.size * POINT;
	return (leadingOf(style) - height) / 2 + (ascent / 1000) * style.size * POINT;
}

/** Returns the style reduced until a text fits a width, down to the smallest legible size. */
export function shrunkToFit(text: string, style: Style, width: number, least: number): Style {
	const natural = widthOf(text, style);
	if (natural <= width) return style;
	return {
		...style,
		size: Math.max(least, Math.floor(((style.size * width) / natural) * 20) / 20)
	};
}
