import type { Face } from './faces';
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

/** The same rules are on many cards, so wrapped texts are cached up to this number for each style and width. */
const MAX_CACHED = 2000;
const MAX_STYLES = 1000;
/** By face, then by size and width as one number: a text of these three would be built each time. */
const wrapped = new Map<Face, Map<number, Map<string, readonly string[]>>>();
/** More than any width in millimeters. */
const WIDEST = 10_000;

function cacheFor({ face, size }: Style, width: number): Map<string, readonly string[]> {
	const ofFace = wrapped.get(face) ?? new Map<number, Map<string, readonly string[]>>();
	wrapped.set(face, ofFace);
	const key = size * WIDEST + width;
	const known = ofFace.get(key);
	if (known) return known;
	if (ofFace.size >= MAX_STYLES) ofFace.clear();
	const fresh = new Map<string, readonly string[]>();
	ofFace.set(key, fresh);
	return fresh;
}

/** Returns the lines of a text wrapped to a width in millimeters; existing line breaks stay. */
export function wrap(text: string, style: Style, width: number): string[] {
	const cache = cacheFor(style, width);
	const known = cache.get(text);
	if (known) return [...known];
	const lines = text.split(/[\n\u2028]/).flatMap((part) => wrapParagraph(part, style, width));
	if (cache.size >= MAX_CACHED) cache.clear();
	cache.set(text, lines);
	return [...lines];
}

/**
 * Returns the lines of a text that follows another one on its last line, `indent` millimeters from the left; the first
 * line is empty if no word fits there.
 */
export function wrapAfter(text: string, style: Style, width: number, indent: number): string[] {
	const words = wordsOf(text);
	const fits = (count: number) => widthOf(words.slice(0, count).join(' '), style) <= width - indent;
	let count = 0;
	while (count < words.length && fits(count + 1)) count += 1;
	if (words.length === 0) return [];
	const rest = words.slice(count).join(' ');
	return [words.slice(0, count).join(' '), ...(rest === '' ? [] : wrap(rest, style, width))];
}
