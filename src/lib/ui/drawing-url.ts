import type { Drawing, Shape } from '$lib/figure/shapes';

/** A section of a drawing, in its units. */
export interface Section {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

function pathOf({ d, fill, stroke, strokeWidth }: Shape): string {
	const outline = stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth ?? 1}"` : '';
	return `<path d="${d}" fill="${fill}"${outline}/>`;
}

/**
 * Returns a data URL of a drawing, or of a section of it. An image is one element: as elements, the shapes of a list of
 * units would be most of the page, and the browser matches styles with each of them whenever a dialog opens.
 */
export function drawingUrl({ width, height, shapes }: Drawing, section?: Section): string {
	const { x, y, ...size } = section ?? { x: 0, y: 0, width, height };
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${size.width} ${size.height}"` +
		` stroke-linecap="round" stroke-linejoin="round">${shapes.map(pathOf).join('')}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
