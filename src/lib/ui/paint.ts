import type { Shape } from '$lib/figure/shapes';
import { scaledPath } from './scaled-path';

const SVG = 'http://www.w3.org/2000/svg';

function set(path: Element, name: string, value: string | number | undefined): void {
	const text = value === undefined ? null : String(value);
	if (path.getAttribute(name) === text) return;
	if (text === null) path.removeAttribute(name);
	else path.setAttribute(name, text);
}

/**
 * Fills an SVG with shapes, at `scale` pixels per unit; existing shapes are updated where they
 * differ. Done by hand, as a list of pictures has thousands of shapes with only four attributes
 * each.
 */
export function paint(svg: Element, shapes: readonly Shape[], scale: number): void {
	for (const [index, { d, fill, stroke, strokeWidth }] of shapes.entries()) {
		const path = svg.children[index] ?? svg.appendChild(document.createElementNS(SVG, 'path'));
		set(path, 'd', scaledPath(d, scale));
		set(path, 'fill', fill);
		set(path, 'stroke', stroke);
		set(path, 'stroke-width', strokeWidth && strokeWidth * scale);
	}
	while (svg.children.length > shapes.length) svg.lastElementChild?.remove();
}
