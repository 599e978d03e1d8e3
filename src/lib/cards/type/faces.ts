import { withoutBidiMarks } from '$lib/army/format/direction';
import metrics from '../fonts/metrics.json';
import { systemAdvance } from './system-letters';

/** The fonts of a sheet; `signs` has what the others lack: ″, →, □. Cyrillic has two weights. */
export type Face = 'text' | 'bold' | 'display' | 'signs' | 'cyrillic' | 'cyrillicBold';

/** In thousandths of the size. */
interface Metrics {
	readonly ascent: number;
	readonly descent: number;
	readonly advances: Readonly<Record<string, number>>;
}

export const FACES: Readonly<Record<Face, Metrics>> = metrics;

/** Printed for letters that no font has, where the system has no font either. */
export const MISSING_GLYPH = '□';

const has = (face: Face, letter: string) => Object.hasOwn(FACES[face].advances, letter);

/** The width of a letter in a face, in thousandths of its size. */
export function advanceOf(letter: string, face: Face): number {
	const found = faceOf(letter, face);
	return found === 'system' ? systemAdvance(letter) : (FACES[found].advances[letter] ?? 0);
}

/** Consecutive letters in the same face; those that no face has are left to the system's font. */
export interface Run {
	readonly face: Face | 'system';
	readonly text: string;
}

/** Soft hyphens, joiners and other letters without a shape. */
const SHAPELESS = /[\p{DI}\p{Cf}]/gu;
/** Those that are in no picture of several emoji. */
const BREAKABLE = /[\u00ad\u200b\u2060\ufeff]/g;

/** The letters of a text that have a shape, and the joiners between emoji. */
const printed = (text: string): string =>
	text
		.replace(/\p{Extended_Pictographic}/u.test(text) ? BREAKABLE : SHAPELESS, '')
		.normalize('NFC');

function faceOf(letter: string, wanted: Face): Run['face'] {
	if (has(wanted, letter)) return wanted;
	if (has('signs', letter)) return 'signs';
	if (!has('cyrillic', letter)) return 'system';
	return wanted === 'text' ? 'cyrillic' : 'cyrillicBold';
}

function split(text: string, wanted: Face): Run[] {
	const runs: Run[] = [];
	for (const letter of printed(text)) {
		const face = faceOf(letter, wanted);
		const last = runs.at(-1);
		if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + letter };
		else runs.push({ face, text: letter });
	}
	return runs;
}

const RIGHT_TO_LEFT =
	/[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Joins words that are written from right to left with the spaces between them, so that the browser orders them. */
function inOrder(runs: readonly Run[]): Run[] {
	const joined: Run[] = [];
	const isRight = (run: Run | undefined) => run?.face === 'system' && RIGHT_TO_LEFT.test(run.text);
	for (const run of runs) {
		const [word, space] = joined.slice(-2);
		if (word && space && isRight(word) && isRight(run) && space.text.trim() === '')
			joined.splice(-2, 2, { face: 'system', text: word.text + space.text + run.text });
		else joined.push(run);
	}
	return joined;
}

/** The same words recur on every card, so splits are cached up to this number. */
const MAX_CACHED = 20_000;
const splits: Readonly<Record<Face, Map<string, readonly Run[]>>> = {
	text: new Map(),
	bold: new Map(),
	display: new Map(),
	signs: new Map(),
	cyrillic: new Map(),
	cyrillicBold: new Map()
};

/** Splits a text into runs: letters missing from the face come from `signs` or the system. */
export function runsOf(text: string, wanted: Face): readonly Run[] {
	const known = splits[wanted].get(text);
	if (known) return known;
	const runs = inOrder(split(text, wanted));
	if (splits[wanted].size >= MAX_CACHED) splits[wanted].clear();
	splits[wanted].set(text, runs);
	return runs;
}

/** A □ for each letter that has a width, for texts that no font can draw. */
export const missingSigns = (text: string): string =>
	Array.from(text.trimEnd(), (letter) => {
		if (letter.trim() === '') return letter;
		return systemAdvance(letter) > 0 ? MISSING_GLYPH : '';
	}).join('');

/** Returns the letters of a text that no font of the cards has, each once. */
export function missingLetters(text: string): string[] {
	const letters = new Set(printed(withoutBidiMarks(text)).replace(/\s/g, ''));
	return [...letters].filter(
		(letter) => !/\p{DI}/u.test(letter) && faceOf(letter, 'text') === 'system'
	);
}
