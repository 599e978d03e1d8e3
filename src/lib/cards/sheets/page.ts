import {
	columns,
	drawRows,
	heightOf,
	lineOfText,
	rightAlignedLine,
	type Row
} from '../layout/flow';
import { COLOR_INKS } from '../layout/inks';
import { PAPERS, type Paper } from '../layout/settings';
import type { Mark, Sheet } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';

/** The margin around a page of text, in millimeters. */
export const PAGE_MARGIN = 14;

/** The head and foot of every page of a list. */
interface PageFrame {
	readonly paper: Paper;
	/** Rows above those of the first page. */
	readonly head: readonly Row[];
	readonly foot: string;
	/** The font size of the foot in points. */
	readonly footSize?: number;
	readonly bookmark: string;
	readonly pageOf: (p: { page: number; of: number }) => string;
}

const FOOT_SIZE = 7.5;
const footStyle = ({ footSize = FOOT_SIZE }: Pick<PageFrame, 'footSize'>): Style => ({
	face: 'text',
	size: footSize
});

export const pageWidth = (paper: Paper) => PAPERS[paper].width - 2 * PAGE_MARGIN;

/** Millimeters between columns of text. */
const COLUMN_GAP = 7;

/** The width of one of `across` columns. */
export const columnWidth = (paper: Paper, across: number) =>
	(pageWidth(paper) - (across - 1) * COLUMN_GAP) / across;

/** The height of a page between its margins and above its foot. */
const contentHeight = (frame: PageFrame) =>
	PAPERS[frame.paper].height - 2 * PAGE_MARGIN - 2 * leadingOf(footStyle(frame));

/** One page with its content and foot. */
function page(content: readonly Mark[], index: number, of: number, frame: PageFrame): Sheet {
	const { paper, foot, bookmark, pageOf } = frame;
	const { width, height } = PAPERS[paper];
	const style = footStyle(frame);
	const top = height - PAGE_MARGIN - leadingOf(style);
	const number = pageOf({ page: index + 1, of });
	const { soft } = COLOR_INKS;
	const marks: Mark[] = [
		...content,
		...lineOfText(foot, style, PAGE_MARGIN, top, soft),
		...rightAlignedLine(number, style, width - PAGE_MARGIN, top, soft)
	];
	return { width, height, marks, ...(index === 0 && { bookmarks: [{ title: bookmark }] }) };
}

/** Splits rows into pages with a foot each; no row is cut and no title is left at the bottom. */
export function pages(rows: readonly Row[], frame: PageFrame): Sheet[] {
	const filled = columns([...frame.head, ...rows], () => contentHeight(frame));
	return filled.map((some, index) =>
		page(drawRows(some, PAGE_MARGIN, PAGE_MARGIN), index, filled.length, frame)
	);
}

/** Like `pages` with columns side by side; the head spans all columns of the first page. */
export function columnPages(rows: readonly Row[], frame: PageFrame, across: number): Sheet[] {
	const { paper, head } = frame;
	const above = heightOf(head);
	const pitch = columnWidth(paper, across) + COLUMN_GAP;
	const topOf = (index: number) => (index < across ? above : 0);
	const filled = columns(rows, (index) => contentHeight(frame) - topOf(index));
	const of = Math.ceil(filled.length / across);
	return Array.from({ length: of }, (_, index) => {
		const first = index * across;
		const marks = filled
			.slice(first, first + across)
			.flatMap((some, at) =>
				drawRows(some, PAGE_MARGIN + at * pitch, PAGE_MARGIN + topOf(first + at))
			);
		const heading = index === 0 ? drawRows(head, PAGE_MARGIN, PAGE_MARGIN) : [];
		return page([...heading, ...marks], index, of, frame);
	});
}
