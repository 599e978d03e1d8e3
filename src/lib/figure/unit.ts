import type { Unit } from '$lib/rules/choices';
import { drawCreation } from './creation/draw-creation';
import { drawFigure } from './draw-figure';
import { drawMinifig } from './minifig';
import type { Drawing } from './shapes';

/** Draws a unit of any kind; the sheet always has the same size. */
export function drawUnit(unit: Unit): Drawing {
	switch (unit.kind) {
		case 'minifig':
			return drawMinifig(unit);
		case 'creation':
			return drawCreation(unit);
		case 'figure':
			return drawFigure(unit);
	}
}
