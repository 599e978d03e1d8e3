import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';

/** The y coordinate of the ground. */
export const GROUND = 115.5;

const TIRE = '#59626f';

export function tire(x: number, radius: number, hub: string): Shape[] {
	const y = GROUND - radius;
	return [
		outlined(circle(x, y, radius), TIRE),
		outlined(circle(x, y, radius * 0.55), hub),
		flat(circle(x, y, radius * 0.18), INK)
	];
}

export function spokedWheel(x: number, radius: number): Shape[] {
	const y = GROUND - radius;
	const spokes = [0, 60, 120].flatMap((turn) =>
		placed([line(`M${-radius + 2} 0 L${radius - 2} 0`, MATERIALS.wood, 2.4)], { x, y, turn })
	);
	return [
		line(circle(x, y, radius - 2), INK, 6),
		...spokes,
		line(circle(x, y, radius - 2), MATERIALS.wood, 3.2),
		outlined(circle(x, y, 3.4), MATERIALS.gold)
	];
}

/** Draws a row of brick studs on top of `y`. */
export function studs(x: number, y: number, count: number, color: string, step = 11): Shape[] {
	return Array.from({ length: count }, (_, index) =>
		outlined(roundedBox(x + index * step, y - 4, 7, 5.4, 1.4), color)
	);
}

export function porthole(x: number, y: number, radius = 4): Shape[] {
	return [
		outlined(circle(x, y, radius), MATERIALS.glass),
		line(
			`M${x - radius / 2} ${y - 0.4} Q${x - radius / 2} ${y - radius / 2} ${x} ${y - radius / 2}`,
			MATERIALS.white,
			1.3
		)
	];
}

/** Draws an animal's eye, looking left. */
export function eye(x: number, y: number, radius = 2.8): Shape[] {
	return [
		flat(circle(x, y, radius), INK),
		flat(circle(x - radius * 0.3, y - radius * 0.36, radius * 0.34), MATERIALS.white)
	];
}

/** Draws a body with a highlight at the top and an outline. */
export function rounded(d: string, color: string, shade: string): Shape[] {
	return [flat(d, color), flat(shade, shaded(color)), line(d)];
}

export function gleam(d: string, color: string): Shape {
	return line(d, lit(color), 1.8);
}

/** Draws a thin pole, visible on dark and light backgrounds. */
export function pole(d: string): Shape[] {
	return [line(d, INK, 4), line(d, MATERIALS.iron, 1.6)];
}

/** Draws a pennant; the foot of its pole is at `x`, `y`. */
export function pennant(x: number, y: number, color: string, height = 20): Shape[] {
	const top = y - height;
	return [
		...pole(`M${x} ${y} L${x} ${top}`),
		outlined(`M${x} ${top} L${x + 15} ${top + 4.6} L${x} ${top + 9.4} Z`, color),
		flat(circle(x, top, 1.8), MATERIALS.gold)
	];
}

/** Draws water over the lower part of a vessel. */
export function sea(): Shape[] {
	const wave =
		'M3 107 Q9 101 15 107 Q21 112 27 107 Q33 101 39 107 Q45 112 51 107 Q57 101 63 107 Q69 112 75 107 Q81 101 87 107 Q90 109.4 93 107 L93 113 Q93 117.5 88 117.5 L8 117.5 Q3 117.5 3 113 Z';
	return [
		outlined(wave, COLORS.sky),
		line(
			'M12 113 Q16 110.4 20 113 M40 113.6 Q44 111 48 113.6 M68 113 Q72 110.4 76 113',
			MATERIALS.glass,
			1.6
		)
	];
}
