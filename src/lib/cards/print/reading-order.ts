import { widthOf } from '../type/measure';
import { flattened, type FlatMark } from './flat';
import {
	POINT,
	type Cell,
	type Mark,
	type Sheet,
	type SystemTextMark,
	type TextMark
} from './marks';

/** A part of a page that is read: a heading, a paragraph, a cell of a table, or a picture with its description. */
export interface Passage {
	readonly role: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure';
	readonly cell?: Cell;
	/** The description of a picture. */
	readonly alt?: string;
	readonly marks: FlatMark[];
}

/** Lines, backgrounds and pictures without a description, which are not read. */
interface Decoration {
	readonly role: 'Artifact';
	readonly marks: FlatMark[];
}

/** A side of a card, or what is on a page beside cards: its parts in the order they are read. */
export type Section = readonly (Passage | Decoration)[];

/** Lines further apart than this, in sizes of their letters, are different paragraphs. */
const MOST_LEADING = 1.4;
/** Letters further apart than this, in sizes of theirs, are in different columns. */
const COLUMN_GAP = 0.6;
/** Millimeters. */
const SAME_LINE = 0.5;
const WORD_GAP = 0.15;

type Letters = TextMark | SystemTextMark;

const isLetters = (mark: FlatMark | undefined): mark is FlatMark & Letters =>
	mark?.kind === 'text' || mark?.kind === 'systemText';

const breadthOf = (mark: FlatMark & Letters) =>
	mark.kind === 'text' ? widthOf(mark.text, mark) : mark.width;

const middleOf = (mark: FlatMark & Letters) =>
	mark.x + ((mark.turned ? -1 : 1) * breadthOf(mark)) / 2;

/** Millimeters from the right end of letters to others on their line. */
const gapAfter = (mark: FlatMark & Letters, next: FlatMark & Letters) =>
	(next.x - mark.x) * (mark.turned ? -1 : 1) - breadthOf(mark);

const onOneLine = (one: FlatMark & Letters, other: FlatMark & Letters) =>
	Math.abs(one.y - other.y) < SAME_LINE;

/** Whether the lines have no columns. */
const isClosed = (letters: readonly (FlatMark & Letters)[]) =>
	letters.every((mark, index) => {
		const before = letters[index - 1];
		if (!before || !onOneLine(before, mark)) return true;
		return gapAfter(before, mark) < COLUMN_GAP * mark.size * POINT;
	});

const isBold = (mark: Letters) => (mark.kind === 'text' ? mark.face === 'bold' : mark.bold);

const isInTable = ({ cell }: Letters) => cell?.table !== undefined;

const inSameCell = ({ cell: one }: Letters, { cell: other }: Letters) =>
	one?.row === other?.row && one?.column === other?.column && one?.below === other?.below;

/**
 * Whether letters continue the last line of others, or their paragraph on its next line; a number
 * continues the label in the middle above it.
 */
function continues(letters: FlatMark & Letters, others: readonly (FlatMark & Letters)[]): boolean {
	const [first, last] = [others[0], others.at(-1)];
	if (!first || !last || letters.heading !== last.heading) return false;
	if (isInTable(letters) || isInTable(last)) return inSameCell(letters, last);
	const down = (letters.y - last.y) * (letters.turned ? -1 : 1);
	if (onOneLine(last, letters)) return true;
	const largest = Math.max(letters.size, last.size);
	if (down < 0 || down > largest * POINT * MOST_LEADING) return false;
	if (Math.abs(middleOf(letters) - middleOf(last)) < SAME_LINE) return true;
	// A bold title after text begins a paragraph of its own.
	if (isBold(letters) && !isBold(last)) return false;
	const aligned = letters.size === last.size && Math.abs(letters.x - first.x) < SAME_LINE;
	return aligned && isClosed(others);
}

/** Adds letters to a passage, after a space unless they continue a word. */
function addAfterSpace({ marks }: Pick<Passage, 'marks'>, letters: FlatMark & Letters): void {
	const last = marks.at(-1);
	if (isLetters(last) && (!onOneLine(last, letters) || gapAfter(last, letters) > WORD_GAP)) {
		marks[marks.length - 1] = { ...last, text: `${last.text} ` };
	}
	marks.push(letters);
}

function passageOf(mark: FlatMark): Passage | Decoration {
	if (isLetters(mark)) {
		const { cell } = mark;
		if (cell?.table) return { role: cell.head ? 'TH' : 'TD', cell, marks: [mark] };
		const role = mark.heading === undefined ? 'P' : (`H${mark.heading}` as const);
		return { role, marks: [mark] };
	}
	if (mark.kind !== 'picture' || mark.alt === undefined) return { role: 'Artifact', marks: [mark] };
	return { role: 'Figure', alt: mark.alt, marks: [mark] };
}

/** The parts of a section in the order they are read. */
export function sectionOf(marks: readonly Mark[]): Section {
	const parts: (Passage | Decoration)[] = [];
	for (const mark of flattened(marks)) {
		const open = parts.at(-1);
		const next = passageOf(mark);
		if (next.role === 'Artifact' && open?.role === 'Artifact') open.marks.push(mark);
		else if (isLetters(mark) && open && continues(mark, open.marks.filter(isLetters))) {
			addAfterSpace(open, mark);
		} else parts.push(next);
	}
	return parts;
}

/** The marks of each section of a page in the order they are drawn: a group with a title is a section of its own. */
export function partsOf({ marks }: Sheet): Mark[][] {
	const sections: Mark[][] = [];
	let isOpen = false;
	for (const mark of marks) {
		const alone = mark.kind === 'group' && mark.title !== undefined;
		if (alone || !isOpen) sections.push([mark]);
		else sections.at(-1)?.push(mark);
		isOpen = !alone;
	}
	return sections;
}

/** The sections of a page in the order they are drawn. */
export const sectionsOf = (sheet: Sheet): Section[] => partsOf(sheet).map(sectionOf);
