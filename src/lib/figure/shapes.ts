/**
 * A closed or open path in a drawing's own units; colours are hex, `none` leaves the inside empty.
 * Strokes have round caps and joins.
 */
export interface Shape {
	readonly d: string;
	readonly fill: string;
	readonly stroke?: string;
	readonly strokeWidth?: number;
}

/** Shapes in the order they are painted, on a sheet of `width` by `height` units. */
export interface Drawing {
	readonly width: number;
	readonly height: number;
	readonly shapes: readonly Shape[];
}

/** One size for every drawing, so that lists of them look even. */
export const SHEET = { width: 96, height: 120 } as const;

export function onSheet(shapes: readonly Shape[]): Drawing {
	return { ...SHEET, shapes };
}
