/**
 * A closed or open path in drawing units; colors are hex, and `none` leaves it unfilled. Strokes
 * have round caps and joins.
 */
export interface Shape {
	readonly d: string;
	readonly fill: string;
	readonly stroke?: string;
	readonly strokeWidth?: number;
}

/** Shapes in painting order, on a sheet of `width` by `height` units. */
export interface Drawing {
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly Shape[];
}

/** All drawings have the same size, so that lists look even. */
export const SHEET = { width: 96, height: 120 } as const;

export function onSheet(shapes: readonly Shape[]): Drawing {
	return { ...SHEET, shapes };
}
