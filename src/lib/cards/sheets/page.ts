import { columns, drawnFrom, lineOfText, lineToRight, type Row } from '../layout/flow';
import { COLOURED } from '../layout/inks';
import { PAPERS, type Paper } from '../layout/settings';
import type { Mark, Sheet } from '../print/marks';
import { leadingOf, type Style } from '../type/measure';

/** Millimetres that are left free around a page of text. */
export const PAGE_MARGIN = 14;

/** What stands on every page of a list: at its head, and at its foot beside the number of the page. */
export interface PageFrame {
	readonly paper: Paper;
	/** Above the rows of the first page. */
	readonly head: readonly Row[];
	readonly foot: string;
	readonly bookmark: string;
	readonly pageOf: (p: { page: number; of: number }) => string;
}

const FOOT: Style = { face: 'text', size: 7.5 };

export const pageWidth = (paper: Paper) => PAPERS[paper].width - 2 * PAGE_MARGIN;

/** Rows on as many pages as they need, each with its foot; no row is cut, no title left alone. */
export function pages(
	rows: readonly Row[],
	{ paper, head, foot, bookmark, pageOf }: PageFrame
): Sheet[] {
	const { width, height } = PAPERS[paper];
	const room = height - 2 * PAGE_MARGIN - 2 * leadingOf(FOOT);
	const filled = columns([...head, ...rows], () => room);
	const { soft } = COLOURED;
	return filled.map((some, index) => {
		const top = height - PAGE_MARGIN - leadingOf(FOOT);
		const number = pageOf({ page: index + 1, of: filled.length });
		const marks: Mark[] = [
			...drawnFrom(some, PAGE_MARGIN, PAGE_MARGIN),
			...lineOfText(foot, FOOT, PAGE_MARGIN, top, soft),
			...lineToRight(number, FOOT, width - PAGE_MARGIN, top, soft)
		];
		return { width, height, marks, ...(index === 0 && { bookmarks: [{ title: bookmark }] }) };
	});
}
