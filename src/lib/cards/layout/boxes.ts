import type { BoxMark } from '../print/marks';
import type { Inks } from './inks';

/** The side of a checkbox, and the distance between boxes, in millimeters. */
const BOX = 3;
export const PITCH = 3.8;

/** Draws `count` boxes, `perLine` per row. */
export function drawBoxes(
	count: number,
	x: number,
	top: number,
	perLine: number,
	{ ink }: Pick<Inks, 'ink'>
): BoxMark[] {
	return Array.from({ length: count }, (_, index) => ({
		kind: 'box',
		x: x + (index % perLine) * PITCH,
		y: top + Math.floor(index / perLine) * PITCH + (PITCH - BOX) / 2,
		width: BOX,
		height: BOX,
		radius: 0.4,
		stroke: ink,
		strokeWidth: 0.25
	}));
}
