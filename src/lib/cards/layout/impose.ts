import type { GroupMark, LineMark, Mark, Sheet } from '../print/marks';
import type { PrintedCard } from './face';
import {
	BLEED,
	FORMATS,
	inksOf,
	PAPERS,
	type Format,
	type PrintSettings,
	type Size
} from './settings';

/** Margin in millimeters that many printers leave blank. */
const PRINTER_MARGIN = 4;
/** Where marks end that do not fit the printable area. */
const EDGE = 0.5;
/** Crop marks in millimeters; those shorter than `least` are of no use. */
const CROP = { length: 4, away: 1, least: 1 } as const;

/** Positions of the cards of one sheet, seen from its front: row by row from the upper left. */
interface Grid {
	readonly cells: readonly { readonly x: number; readonly y: number }[];
	readonly cell: Size;
	readonly paper: Size;
}

function along(paper: number, cell: number, most: number, apart: number): number[] {
	const room = paper - 2 * (apart === 0 ? PRINTER_MARGIN : apart / 2);
	const count = Math.max(1, Math.min(most, Math.floor((room + apart) / (cell + apart))));
	const first = (paper - count * cell - (count - 1) * apart) / 2;
	return Array.from({ length: count }, (_, index) => first + index * (cell + apart));
}

/** The grid centered on the paper; bleed moves cards apart, so fewer may fit. */
export function gridOf({ format, paper: paperId, bleed }: PrintSettings): Grid {
	const { width, height, columns, rows, folded }: Format = FORMATS[format];
	const paper = PAPERS[paperId];
	const cell = { width: folded ? 2 * width : width, height };
	const apart = bleed ? 2 * BLEED : 0;
	const across = along(paper.width, cell.width, columns, apart);
	const down = along(paper.height, cell.height, rows, apart);
	return { cells: down.flatMap((y) => across.map((x) => ({ x, y }))), cell, paper };
}

/** Whether crop marks fit between the cards and the margin that printers leave blank. */
export function cropMarksFit(settings: PrintSettings): boolean {
	const { cells } = gridOf(settings);
	const first = Math.min(...cells.flatMap(({ x, y }) => [x, y]));
	const away = CROP.away + (settings.bleed ? BLEED : 0);
	return first - away - PRINTER_MARGIN >= CROP.least;
}

/** Short lines outside the grid at every cut edge, in the printable area if they fit there. */
function cropMarks({ cells, cell, paper }: Grid, bleed: boolean, stroke: string): LineMark[] {
	const edges = (starts: number[], size: number) => [
		...new Set(starts.flatMap((at) => [at, at + size]))
	];
	const xs = edges(
		cells.map(({ x }) => x),
		cell.width
	);
	const ys = edges(
		cells.map(({ y }) => y),
		cell.height
	);
	const away = CROP.away + (bleed ? BLEED : 0);
	const line = (from: readonly [number, number], to: readonly [number, number]): LineMark => ({
		kind: 'line',
		from,
		to,
		stroke,
		strokeWidth: 0.15
	});
	const ends = (first: number, last: number, size: number) => {
		const margin = first - away - PRINTER_MARGIN >= CROP.least ? PRINTER_MARGIN : EDGE;
		return [
			[Math.max(margin, first - away - CROP.length), first - away],
			[last + away, Math.min(size - margin, last + away + CROP.length)]
		] as const;
	};
	return [
		...xs.flatMap((x) =>
			ends(Math.min(...ys), Math.max(...ys), paper.height).map(([a, b]) => line([x, a], [x, b]))
		),
		...ys.flatMap((y) =>
			ends(Math.min(...xs), Math.max(...xs), paper.width).map(([a, b]) => line([a, y], [b, y]))
		)
	];
}

/** A thin outline around each card when there are no crop marks; a dashed line marks the fold. */
function outlines(
	{ cells, cell }: Grid,
	filled: number,
	folded: boolean,
	marked: boolean,
	stroke: string
): Mark[] {
	return cells.slice(0, filled).flatMap(({ x, y }): Mark[] => {
		const middle = x + cell.width / 2;
		return [
			...(marked ? [] : [{ kind: 'box', x, y, ...cell, stroke, strokeWidth: 0.15 } as const]),
			...(folded
				? [
						{
							kind: 'line',
							from: [middle, y],
							to: [middle, y + cell.height],
							stroke,
							strokeWidth: 0.15,
							dashed: true
						} as const
					]
				: [])
		];
	});
}

const at = (group: GroupMark, x: number, y: number, turned = false): GroupMark => ({
	...group,
	x,
	y,
	...(turned && { turned })
});

/** The position of a back that coincides with its front when the sheet is turned over that edge. */
export function backPosition(
	{ x, y }: { readonly x: number; readonly y: number },
	{ cell, paper }: Pick<Grid, 'cell' | 'paper'>,
	{ sides, backOffset }: Pick<PrintSettings, 'sides' | 'backOffset'>
) {
	const turned = sides === 'shortEdge';
	return {
		x: (turned ? x : paper.width - x - cell.width) + backOffset.x,
		y: (turned ? paper.height - y - cell.height : y) + backOffset.y,
		turned
	};
}

function frontSheet(cards: readonly PrintedCard[], grid: Grid, settings: PrintSettings): Sheet {
	const { hairline } = inksOf(settings);
	const folded = 'folded' in FORMATS[settings.format];
	const marks = cards.flatMap(({ front, back }, index): Mark[] => {
		const { x = 0, y = 0 } = grid.cells[index] ?? {};
		const beside = folded && back ? [at(back, x + grid.cell.width / 2, y)] : [];
		return [at(front, x, y), ...beside];
	});
	const cut = settings.cropMarks ? cropMarks(grid, settings.bleed, hairline) : [];
	return {
		...grid.paper,
		marks: [...marks, ...outlines(grid, cards.length, folded, settings.cropMarks, hairline), ...cut]
	};
}

function backSheet(cards: readonly PrintedCard[], grid: Grid, settings: PrintSettings): Sheet {
	const marks = cards.flatMap(({ back }, index): Mark[] => {
		const cell = grid.cells[index];
		if (!cell || !back) return [];
		const { x, y, turned } = backPosition(cell, grid, settings);
		return [at(back, x, y, turned)];
	});
	return { ...grid.paper, marks };
}

/** Whether backs are printed on separate sheets. */
export function isTwoSided({ format, sides }: Pick<PrintSettings, 'format' | 'sides'>): boolean {
	return sides !== 'one' && !('folded' in FORMATS[format]);
}

/**
 * Returns the index of the sheet that has the front of a card, by the card's index among the
 * printed cards.
 */
export function sheetOf(card: number, settings: PrintSettings): number {
	const sheet = Math.floor(card / gridOf(settings).cells.length);
	return isTwoSided(settings) ? 2 * sheet : sheet;
}

/** Places cards on sheets of paper: each sheet of fronts is followed by the sheet of its backs. */
export function imposed(cards: readonly PrintedCard[], settings: PrintSettings): Sheet[] {
	const grid = gridOf(settings);
	const each = grid.cells.length;
	const twoSided = isTwoSided(settings);
	return Array.from({ length: Math.ceil(cards.length / each) }, (_, index) => {
		const some = cards.slice(index * each, (index + 1) * each);
		const front = frontSheet(some, grid, settings);
		return twoSided ? [front, backSheet(some, grid, settings)] : [front];
	}).flat();
}
