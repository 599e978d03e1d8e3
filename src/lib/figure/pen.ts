import { INK } from './colors';
import { SHEET, type Shape } from './shapes';

/** Where to put shapes drawn around the origin; `turn` is in degrees, clockwise. */
export interface Placement {
	readonly x: number;
	readonly y: number;
	readonly turn?: number;
	readonly scale?: number;
	readonly mirrored?: boolean;
}

const OUTLINE_WIDTH = 1.5;
const CIRCLE_BEND = 0.5523;

export function outlined(d: string, fill: string): Shape {
	return { d, fill, stroke: INK, strokeWidth: OUTLINE_WIDTH };
}

export function flat(d: string, fill: string): Shape {
	return { d, fill };
}

export function line(d: string, stroke: string = INK, strokeWidth = OUTLINE_WIDTH): Shape {
	return { d, fill: 'none', stroke, strokeWidth };
}

/** Returns an outlined path with `shade` between its fill and its outline. */
export function shadedPath(d: string, fill: string, shade: Shape): Shape[] {
	return [flat(d, fill), shade, line(d)];
}

export function circle(x: number, y: number, radius: number): string {
	const bend = radius * CIRCLE_BEND;
	const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius];
	return absolute(
		['M', [left, y]],
		['C', [left, y - bend, x - bend, top, x, top]],
		['C', [x + bend, top, right, y - bend, right, y]],
		['C', [right, y + bend, x + bend, bottom, x, bottom]],
		['C', [x - bend, bottom, left, y + bend, left, y]],
		['Z', []]
	);
}

export function roundedBox(x: number, y: number, width: number, height: number, radius: number) {
	const [right, bottom] = [x + width, y + height];
	return absolute(
		['M', [x + radius, y]],
		['L', [right - radius, y]],
		['Q', [right, y, right, y + radius]],
		['L', [right, bottom - radius]],
		['Q', [right, bottom, right - radius, bottom]],
		['L', [x + radius, bottom]],
		['Q', [x, bottom, x, bottom - radius]],
		['L', [x, y + radius]],
		['Q', [x, y, x + radius, y]],
		['Z', []]
	);
}

/** Moves, turns, scales and mirrors shapes whose paths use only M, L, Q, C and Z. */
export function placed(shapes: readonly Shape[], placement: Placement): Shape[] {
	return shapes.map((shape) => ({ ...shape, d: placedPath(shape.d, placement) }));
}

/** Returns the shapes of one half and their mirror image. */
export function onBothSides(shapes: readonly Shape[]): Shape[] {
	return [...shapes, ...placed(shapes, { x: SHEET.width, y: 0, mirrored: true })];
}

/** Parsing and transforming paths is slow, and the set of paths is finite, so results are cached. */
const pathCache = new Map<string, string>();

function placedPath(d: string, placement: Placement): string {
	const { x, y, turn = 0, scale = 1, mirrored = false } = placement;
	const key = `${x} ${y} ${turn} ${scale} ${mirrored} ${d}`;
	const known = pathCache.get(key);
	if (known !== undefined) return known;
	const path = transformed(d, { x, y, turn, scale, mirrored });
	pathCache.set(key, path);
	return path;
}

function transformed(d: string, { x, y, turn, scale, mirrored }: Required<Placement>): string {
	const angle = (turn * Math.PI) / 180;
	const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
	const side = mirrored ? -1 : 1;
	return d.replace(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, across: string, down: string) => {
		const [dx, dy] = [Number(across), Number(down)];
		return `${rounded(x + side * (dx * cos - dy * sin))} ${rounded(y + dx * sin + dy * cos)}`;
	});
}

function absolute(...steps: readonly (readonly [string, readonly number[]])[]): string {
	return steps.map(([command, numbers]) => command + numbers.map(rounded).join(' ')).join('');
}

function rounded(value: number): string {
	return String(Math.round(value * 10) / 10);
}
