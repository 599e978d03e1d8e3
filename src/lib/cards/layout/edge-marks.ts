import type { LineMark, Mark } from '../print/marks';
import { gridOf, type Grid } from './grid';
import { BLEED, type PrintSettings, type Size } from './settings';

/** Margin in millimeters that many printers leave blank. */
const PRINTER_MARGIN = 4;
/** Where marks end that do not fit the printable area. */
const EDGE = 0.5;
/** Crop marks in millimeters; those shorter than `least` are of no use. */
const CROP = { length: 4, away: 1, least: 1 } as const;

/** Whether crop marks fit between the cards and the margin that printers leave blank. */
export function cropMarksFit(settings: PrintSettings): boolean {
	if (settings.onePerPage) return true;
	const { cells } = gridOf(settings);
	const first = Math.min(...cells.flatMap(({ x, y }) => [x, y]));
	const away = CROP.away + (settings.bleed ? BLEED : 0);
	return first - away - PRINTER_MARGIN >= CROP.least;
}

/** Short lines outside the grid at every cut edge, in the printable area if they fit there. */
export function cropMarks(
	{ cells, cell, paper }: Grid,
	bleed: boolean,
	stroke: string
): LineMark[] {
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

/**
 * The marks that cutting machines look for, in millimeters from the edges of the paper: a square in
 * the upper left corner and angles in the two beside it, as common machines expect them.
 */
const REGISTRATION = { inset: 5, square: 5, length: 20, stroke: 0.5 } as const;
const INK = '#000000';

/** The three marks of a sheet. */
export function registrationMarks({ width, height }: Size): Mark[] {
	const { inset, square, length, stroke: strokeWidth } = REGISTRATION;
	const [right, bottom] = [width - inset, height - inset];
	const line = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
		kind: 'line',
		from,
		to,
		stroke: INK,
		strokeWidth
	});
	return [
		{ kind: 'box', x: inset, y: inset, width: square, height: square, fill: INK },
		line([right - length, inset], [right, inset]),
		line([right, inset], [right, inset + length]),
		line([inset, bottom - length], [inset, bottom]),
		line([inset, bottom], [inset + length, bottom])
	];
}

/** Whether the cards leave room for registration marks around them. */
export function registrationFits(settings: PrintSettings): boolean {
	const { cells } = gridOf(settings);
	const { inset, square, stroke } = REGISTRATION;
	const [x, y] = [
		Math.min(...cells.map((cell) => cell.x)),
		Math.min(...cells.map((cell) => cell.y))
	];
	const beyondLines = Math.min(x, y) >= inset + stroke;
	const beyondSquare = Math.max(x, y) >= inset + square;
	return !settings.onePerPage && beyondLines && beyondSquare;
}
