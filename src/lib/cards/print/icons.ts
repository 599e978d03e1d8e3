import type { Drawing } from '$lib/figure/shapes';

/** Line drawings on a 24 × 24 grid, of the lines and curves that PDFs take. */
const PATHS = {
	skill: 'M12 2 L12 22 M2 12 L22 12 M12 6 L18 12 L12 18 L6 12 Z',
	move: 'M8 3 L14 3 L14 12 L19 14.5 Q21 15.5 21 18 L21 20 L8 20 Z M2 7 L5 7 M1 12 L5 12 M2 17 L5 17',
	armor: 'M12 3 Q16.5 5 20 5 Q20.5 16 12 21 Q3.5 16 4 5 Q7.5 5 12 3 Z',
	close: 'M20.5 3.5 L20 8 L10.5 17.5 L6.5 13.5 L16 4 Z M5 12 L12 19 M8.5 15.5 L3.5 20.5',
	ranged: 'M3 21 L20 4 M13 4 L20 4 L20 11 M3 16 L3 21 L8 21',
	area: 'M12 2 L14.5 9 L22 12 L14.5 15 L12 22 L9.5 15 L2 12 L9.5 9 Z'
} as const;

/** What a number on a card is, or how a weapon reaches its target. */
export type IconId = keyof typeof PATHS;

const GRID = 24;

/** The drawing of an icon in an ink. */
export function iconOf(id: IconId, stroke: string): Drawing {
	return {
		width: GRID,
		height: GRID,
		shapes: [{ d: PATHS[id], fill: 'none', stroke, strokeWidth: 2 }]
	};
}
