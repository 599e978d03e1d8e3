/**
 * What a terminal obeys instead of showing: control characters, line separators and the marks that
 * turn the direction of writing. Names of files may hold them all.
 */
const OBEYED = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;

/** A text with `\u…` in place of what a terminal would obey. In a JSON text it stays the same value. */
export function escaped(text: string): string {
	return text.replace(OBEYED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// East Asian wide forms and pictures take two columns.
const WIDE =
	/^(?:[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|.\ufe0f)/u;
const PLAIN = /^[\u0020-\u02ff\u2010-\u2033×−]*$/;
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Columns that a text takes in a terminal. */
export function columns(text: string): number {
	if (PLAIN.test(text)) return text.length;
	let width = 0;
	for (const { segment } of graphemes.segment(text)) width += WIDE.test(segment) ? 2 : 1;
	return width;
}

/** A text filled up with spaces at its end. */
export function padded(text: string, width: number): string {
	return text + ' '.repeat(Math.max(0, width - columns(text)));
}

/** A text filled up with spaces at its start. */
export function aligned(text: string, width: number): string {
	return ' '.repeat(Math.max(0, width - columns(text))) + text;
}

export interface Style {
	strong(text: string): string;
	alarm(text: string): string;
}

export const PLAIN_STYLE: Style = { strong: (text) => text, alarm: (text) => text };

const COLOURED: Style = {
	strong: (text) => `\u001b[1m${text}\u001b[22m`,
	alarm: (text) => `\u001b[31m${text}\u001b[39m`
};

/** Colours are for eyes: not for a pipe, nor where NO_COLOR (no-color.org) or TERM refuse them. */
export function styleFor(
	{ isTTY = false }: { isTTY?: boolean | undefined },
	{ NO_COLOR = '', TERM }: Readonly<Record<string, string | undefined>>
): Style {
	return isTTY && NO_COLOR === '' && TERM !== 'dumb' ? COLOURED : PLAIN_STYLE;
}
