import { textForms } from './text-forms';

/** The most candidates of a text that are tried. */
export const MOST_CANDIDATES = 64;

/** The most marks of a text that are looked at, in all its forms. */
const MOST_MARKS = 2000;

/** A line of a broken text has at least these letters, except for its first and its last one. */
const LINE = 12;

/** Of many joined lines, only the first and last few numbers of lines are tried. */
const EDGE = 8;

/** Where a mail or chat breaks a line. */
const BREAK = /=?\s+/y;
const BREAK_IN_MARK = '(?:=?\\n)?';
const LETTERS = /[A-Za-z0-9_-]*/y;

/** Letters of base64url after a mark. */
export interface Candidates {
	/** In the order to try them: up to the next other sign, then over as many lines as there are, then over fewer. */
	readonly letters: readonly string[];
	/** The letters to judge if none reads: those of all whole lines. */
	readonly likeliest: string;
	/** Whether the mark is that of a link, and not the end of a word. */
	readonly certain: boolean;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
	pattern.lastIndex = at;
	return pattern.exec(text)?.[0];
}

/** The letters at a place, line by line. */
function linesAt(text: string, start: number): string[] {
	const lines = [match(LETTERS, text, start) ?? ''];
	for (let at = start + (lines[0]?.length ?? 0); ;) {
		const gap = match(BREAK, text, at);
		const line = gap === undefined ? '' : (match(LETTERS, text, at + gap.length) ?? '');
		if (gap === undefined || line === '') return lines;
		lines.push(line);
		if (line.length < LINE) return lines;
		at += gap.length + line.length;
	}
}

/** The same letters without the signs that italics and safe links put behind them. */
function trimmed(letters: string): string[] {
	const signs = /[_-]{0,4}$/.exec(letters)?.[0].length ?? 0;
	return Array.from({ length: signs + 1 }, (_, count) => letters.slice(0, letters.length - count));
}

function candidatesAt(text: string, start: number, certain: boolean): Candidates {
	const [first = '', ...lines] = linesAt(text, start);
	let joined = first;
	const longer = lines.map((line) => (joined += line));
	const likely =
		longer.length > EDGE * 2 ? longer.toSpliced(EDGE, longer.length - EDGE * 2) : longer;
	const isShort = (lines.at(-1)?.length ?? LINE) < LINE;
	const likeliest = trimmed([first, ...longer].at(isShort ? -2 : -1) ?? first).at(-1) ?? '';
	return {
		letters: [first, ...likely.toReversed()].flatMap(trimmed),
		likeliest,
		certain: certain || likeliest.length >= LINE
	};
}

/** The mark, in either case, even if a line breaks inside it. */
function patternOf(mark: string): RegExp {
	const signs = Array.from(
		mark,
		(sign) => (/[.*]/.test(sign) ? `\\${sign}` : sign) + BREAK_IN_MARK
	);
	return new RegExp(signs.join(''), 'gi');
}

/** The letters after each mark in a text, in every form in which the text may read. */
export function* lettersAfter(text: string, mark: string): Generator<Candidates> {
	const pattern = patternOf(mark);
	const known = new Set<string>();
	let marks = 0;
	for (const form of textForms(text)) {
		for (const { 0: found, index } of form.matchAll(pattern)) {
			if ((marks += 1) > MOST_MARKS) return;
			const isCertain = index === 0 || form[index - 1] === '#';
			const candidates = candidatesAt(form, index + found.length, isCertain);
			const longest = candidates.letters.at(1) ?? candidates.likeliest;
			const key = `${candidates.certain} ${candidates.likeliest} ${longest}`;
			if (known.has(key)) continue;
			known.add(key);
			if (known.size > MOST_CANDIDATES) return;
			yield candidates;
		}
	}
}

/** What `read` makes of the first letters after a mark that read; undefined if none do. */
export function readAfter<T>(
	text: string,
	mark: string,
	read: (letters: string) => T | undefined
): T | undefined {
	let left = MOST_CANDIDATES;
	for (const { letters } of lettersAfter(text, mark)) {
		for (const candidate of letters) {
			if (left === 0) return undefined;
			const reading = read(candidate);
			if (reading !== undefined) return reading;
			left -= 1;
		}
	}
	return undefined;
}
