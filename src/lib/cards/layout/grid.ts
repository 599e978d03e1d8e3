import { BLEED, formatOf, PAPERS, type PrintSettings, type Size } from './settings';

/** Positions of the cards of one sheet, seen from its front: row by row from the upper left. */
export interface Grid {
	readonly cells: readonly { readonly x: number; readonly y: number }[];
	readonly cell: Size;
	readonly paper: Size;
}

/** Where the cells of a full row or column begin, in the middle of the paper. */
function along(paper: number, cell: number, apart: number, margin: number): number[] {
	const room = paper - 2 * margin;
	const count = Math.max(1, Math.floor((room + apart) / (cell + apart)));
	const first = (paper - count * cell - (count - 1) * apart) / 2;
	return Array.from({ length: count }, (_, index) => first + index * (cell + apart));
}

/** Millimeters between the cards of a sheet, or around one on a page of its own. */
export function gapOf({ gutter, bleed, onePerPage }: PrintSettings): number {
	const over = bleed ? BLEED : 0;
	return onePerPage ? Infinity : Math.max(gutter, 2 * over);
}

/** Whether the cards leave the margin that is asked for; a single large card may not. */
export function marginFits(settings: PrintSettings): boolean {
	if (settings.onePerPage) return true;
	const { cells } = gridOf(settings);
	const edge = Math.min(...cells.flatMap(({ x, y }) => [x, y]));
	return edge >= settings.margin - 0.01;
}

/** The grid centered on the paper; bleed moves cards apart, so fewer may fit. */
export function gridOf(settings: PrintSettings): Grid {
	const { paper: paperId, bleed, margin, onePerPage } = settings;
	const { width, height, folded } = formatOf(settings);
	const cell = { width: folded ? 2 * width : width, height };
	const over = bleed ? BLEED : 0;
	if (onePerPage) {
		const page = { width: cell.width + 2 * over, height: height + 2 * over };
		return { cells: [{ x: over, y: over }], cell, paper: page };
	}
	const paper = PAPERS[paperId];
	const apart = gapOf(settings);
	const around = Math.max(margin, over);
	const across = along(paper.width, cell.width, apart, around);
	const down = along(paper.height, cell.height, apart, around);
	return { cells: down.flatMap((y) => across.map((x) => ({ x, y }))), cell, paper };
}
