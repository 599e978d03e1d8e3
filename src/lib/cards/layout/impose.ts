import type { GroupMark, Mark, Sheet } from '../print/marks';
import { cropMarks, registrationFits, registrationMarks } from './edge-marks';
import type { PrintedCard } from './face';
import { gridOf, type Grid } from './grid';
import { BLEED, formatOf, inksOf, isTwoSided, type PrintSettings } from './settings';

/** What a place on a sheet shows: a card, or something on its front only. */
type Placed = Pick<PrintedCard, 'front' | 'back'>;

/** A thin outline around each card when there are no crop marks; a dashed line marks the fold. */
function outlines(
	{ cells, cell }: Grid,
	filled: number,
	folded: boolean,
	outlined: boolean,
	stroke: string
): Mark[] {
	return cells.slice(0, filled).flatMap(({ x, y }): Mark[] => {
		const middle = x + cell.width / 2;
		return [
			...(outlined ? [{ kind: 'box', x, y, ...cell, stroke, strokeWidth: 0.15 } as const] : []),
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

/** Lines to cut and fold along, for a number of cards on a sheet. */
function linesFor(count: number, grid: Grid, settings: PrintSettings): Mark[] {
	const { hairline } = inksOf(settings);
	const { cropMarks: marked, bleed, onePerPage, registration } = settings;
	const folded = formatOf(settings).folded ?? false;
	const outlined = !marked && !onePerPage;
	return [
		...outlines(grid, count, folded, outlined, hairline),
		...(marked && !onePerPage ? cropMarks(grid, bleed, hairline) : []),
		...(registration && registrationFits(settings) ? registrationMarks(grid.paper) : [])
	];
}

/** The block of cards as what is cut, on sheets with bleed. */
function trimOf({ cells, cell }: Grid, { bleed }: PrintSettings): Pick<Sheet, 'trim'> {
	const [first, last] = [cells[0], cells.at(-1)];
	if (!bleed || !first || !last) return {};
	const [width, height] = [last.x - first.x + cell.width, last.y - first.y + cell.height];
	return { trim: { ...first, width, height, bleed: BLEED } };
}

function frontSheet(
	cards: readonly Placed[],
	grid: Grid,
	settings: PrintSettings,
	lines: readonly Mark[]
): Sheet {
	const folded = formatOf(settings).folded ?? false;
	const marks = cards.flatMap(({ front, back }, index): Mark[] => {
		const { x = 0, y = 0 } = grid.cells[index] ?? {};
		const beside = folded && back ? [at(back, x + grid.cell.width / 2, y)] : [];
		return [at(front, x, y), ...beside];
	});
	return { ...grid.paper, ...trimOf(grid, settings), marks: [...marks, ...lines] };
}

function backSheet(cards: readonly Placed[], grid: Grid, settings: PrintSettings): Sheet {
	const marks = cards.flatMap(({ back }, index): Mark[] => {
		const cell = grid.cells[index];
		if (!cell || !back) return [];
		const { x, y, turned } = backPosition(cell, grid, settings);
		return [at(back, x, y, turned)];
	});
	return { ...grid.paper, ...trimOf(grid, settings), marks, isBack: true };
}

/**
 * Leaves out empty backs: all if no card has a back, and otherwise only the last one, because without another one the
 * next front would be printed on it. Print shops pair all pages.
 */
function withoutEmptyBacks(sheets: readonly Sheet[], { onePerPage }: PrintSettings): Sheet[] {
	const isEmpty = ({ isBack, marks }: Sheet) => isBack === true && marks.length === 0;
	if (sheets.every((sheet) => !sheet.isBack || isEmpty(sheet)))
		return sheets.filter(({ isBack }) => !isBack);
	return sheets.filter(
		(sheet, index) => onePerPage || index < sheets.length - 1 || !isEmpty(sheet)
	);
}

/** Places cards on sheets of paper: each sheet of fronts is followed by the sheet of its backs, if that is needed. */
export function imposed(cards: readonly Placed[], settings: PrintSettings): Sheet[] {
	const grid = gridOf(settings);
	const each = grid.cells.length;
	const twoSided = isTwoSided(settings);
	// Thousands of sheets share their lines.
	const whole = linesFor(each, grid, settings);
	const sheets = Array.from({ length: Math.ceil(cards.length / each) }, (_, index) => {
		const some = cards.slice(index * each, (index + 1) * each);
		const lines = some.length === each ? whole : linesFor(some.length, grid, settings);
		const front = frontSheet(some, grid, settings, lines);
		return twoSided ? [front, backSheet(some, grid, settings)] : [front];
	});
	return withoutEmptyBacks(sheets.flat(), settings);
}
