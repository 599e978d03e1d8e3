import { widthOf, type Style } from './measure';

/** Splits a word that is wider than the line. */
function splitWord(word: string, style: Style, width: number): string[] {
	const pieces: string[] = [];
	let piece = '';
	for (const letter of word) {
		if (piece !== '' && widthOf(piece + letter, style) > width) {
			pieces.push(piece);
			piece = '';
		}
		piece += letter;
	}
	return piece === '' ? pieces : [...pieces, piece];
}

/** Keeps one-letter words with the next word, as Polish typography requires. */
function wordsOf(text: string): string[] {
	return text
		.replace(/(^|[ („“])(\p{L}) (?=\S)/gu, '$1$2\u00a0')
		.split(/[ \t]+/)
		.filter((word) => word !== '');
}

function wrapParagraph(text: string, style: Style, width: number): string[] {
	const space = widthOf(' ', style);
	const lines: string[] = [];
	let line: string[] = [];
	let used = 0;
	const words = wordsOf(text).flatMap((word) =>
		widthOf(word, style) > width ? splitWord(word, style, width) : [word]
	);
	for (const word of words) {
		const more = widthOf(word, style);
		if (line.length > 0 && used + space + more > width) {
			lines.push(line.join(' '));
			line = [];
			used = 0;
		}
		used += line.length === 0 ? more : space + more;
		line.push(word);
	}
	return line.length === 0 ? lines : [...lines, line.join(' ')];
}

/** The same rules are on many cards, so wrapped texts are cached up to this number. */
const MAX_CACHED = 5000;
const wrapped = new Map<string, readonly string[]>();

/** Returns the lines of a text wrapped to a width in millimeters; existing line breaks stay. */
export function wrap(text: string, style: Style, width: number): string[] {
	const key = `${style.face} ${style.size} ${width} ${text}`;
	const known = wrapped.get(key);
	if (known) return [...known];
	const lines = text.split(/[\n\u2028]/).flatMap((part) => wrapParagraph(part, style, width));
	if (wrapped.size >= MAX_CACHED) wrapped.clear();
	wrapped.set(key, lines);
	return [...lines];
}
