/**
 * Characters that terminals interpret: control characters, line separators and bidirectional marks.
 * File names may contain all of them.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** Returns a text with such characters as `\u…`. A JSON text keeps its value. */
export function escapeControls(text: string): string {
	return text.replace(
		CONTROL_CHARACTERS,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
	);
}

// East Asian wide characters and emoji take two columns.
const WIDE =
	/^(?:[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|.\ufe0f)/u;
const PLAIN = /^[\u0020-\u02ff\u2010-\u2033×−]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Made on use, as it is slow: a fifth of the time that Node takes to start. */
function graphemesOf(text: string): Intl.Segments {
	segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
	return segmenter.segment(text);
}

/** Returns the number of terminal columns of a text. */
export function columns(text: string): number {
	if (PLAIN.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemesOf(text)) width += WIDE.test(segment) ? 2 : 1;
	return width;
}

const knownSpaces: string[] = [];

/** Spaces, none for a negative count. Kept: each row of a table needs some. */
export function spaces(count: number): string {
	return count > 0 ? (knownSpaces[count] ??= ' '.repeat(count)) : '';
}

/** Pads a text with spaces at its end. */
export function padded(text: string, width: number): string {
	return text + spaces(width - columns(text));
}

/** Pads a text with spaces at its start. */
export function aligned(text: string, width: number): string {
	return spaces(width - columns(text)) + text;
}

export interface Style {
	strong(text: string): string;
	alarm(text: string): string;
}

export const PLAIN_STYLE: Style = { strong: (text) => text, alarm: (text) => text };

const COLOR_STYLE: Style = {
	strong: (text) => `\u001b[1m${text}\u001b[22m`,
	alarm: (text) => `\u001b[31m${text}\u001b[39m`
};

/** Uses colors only in a terminal, and not if NO_COLOR (no-color.org) or TERM disable them. */
export function styleFor(
	{ isTTY = false }: { isTTY?: boolean | undefined },
	{ NO_COLOR = '', TERM }: Readonly<Record<string, string | undefined>>
): Style {
	return isTTY && NO_COLOR === '' && TERM !== 'dumb' ? COLOR_STYLE : PLAIN_STYLE;
}
