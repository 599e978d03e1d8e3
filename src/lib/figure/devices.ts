import { circle, flat, line, outlined, placed, roundedBox } from './pen';
import { shaded } from './colors';
import type { Shape } from './shapes';
import type { Device } from './slugs';

const SCALLOPED =
	'M0 -9.4 Q3.4 -10.4 4.6 -7.6 Q8.2 -8 8.2 -4.4 Q10.8 -2.4 9 0.6 Q10.4 4 7.2 5.4 Q6.6 9 3 8.2 Q0 10.6 -3 8.2 Q-6.6 9 -7.2 5.4 Q-10.4 4 -9 0.6 Q-10.8 -2.4 -8.2 -4.4 Q-8.2 -8 -4.6 -7.6 Q-3.4 -10.4 0 -9.4 Z';
const BONE =
	'M-1.6 -5 L-1.6 5 Q-5 5 -4.6 8 Q-3.6 10.4 -1.4 9 Q0 10.6 1.4 9 Q3.6 10.4 4.6 8 Q5 5 1.6 5 L1.6 -5 Q5 -5 4.6 -8 Q3.6 -10.4 1.4 -9 Q0 -10.6 -1.4 -9 Q-3.6 -10.4 -4.6 -8 Q-5 -5 -1.6 -5 Z';
const RAY = 'M-1.8 -6 L0 -10 L1.8 -6 Z';

const PATHS: Partial<Record<Device, string>> = {
	chevron: 'M-8.6 2 L0 -6.6 L8.6 2 L8.6 8 L0 -0.6 L-8.6 8 Z',
	cross:
		'M-2.6 -9 L2.6 -9 L2.6 -2.6 L9 -2.6 L9 2.6 L2.6 2.6 L2.6 9 L-2.6 9 L-2.6 2.6 L-9 2.6 L-9 -2.6 L-2.6 -2.6 Z',
	bend: 'M-9.4 -1.6 L9.4 -7.4 L9.4 -1.4 L-9.4 4.4 Z',
	star: 'M0 -9.4 L2.6 -3.2 L9 -2.8 L4.2 1.6 L5.6 8 L0 4.6 L-5.6 8 L-4.2 1.6 L-9 -2.8 L-2.6 -3.2 Z',
	moon: 'M3.4 -9 C-12 -8.4 -12 8.4 3.4 9 C-3.4 4.4 -3.4 -4.4 3.4 -9 Z',
	crown: 'M-8.6 6 L-9.4 -5.6 L-4.6 -0.6 L0 -8 L4.6 -0.6 L9.4 -5.6 L8.6 6 Z',
	tower:
		'M-6 9 L-6 -2.6 L-7.6 -2.6 L-7.6 -8.6 L-4 -8.6 L-4 -5.8 L-1.8 -5.8 L-1.8 -8.6 L1.8 -8.6 L1.8 -5.8 L4 -5.8 L4 -8.6 L7.6 -8.6 L7.6 -2.6 L6 -2.6 L6 9 L2 9 L2 5.4 Q0 2.6 -2 5.4 L-2 9 Z',
	tree: 'M-1.6 9 L-1.6 5 L-8.4 5 L-4.4 0.6 L-7 0.6 L0 -9.4 L7 0.6 L4.4 0.6 L8.4 5 L1.6 5 L1.6 9 Z',
	bolt: 'M1.6 -9.6 L-6.4 1.4 L-1 1.4 L-3 9.6 L6.6 -2.6 L0.8 -2.6 L4.6 -9.6 Z',
	heart: 'M0 8.6 C-12 0.6 -9 -8.6 -4 -8 Q-1 -7.6 0 -4.4 Q1 -7.6 4 -8 C9 -8.6 12 0.6 0 8.6 Z'
};

const COMPOSED: Partial<Record<Device, (color: string, field: string) => Shape[]>> = {
	lion: (color, field) => [
		outlined(SCALLOPED, color),
		...mirrored([flat(circle(-4.2, -4.6, 1.7), field)]),
		flat('M-4.6 -2.4 Q0 -5.6 4.6 -2.4 Q5 5.4 0 6.4 Q-5 5.4 -4.6 -2.4 Z', field),
		...mirrored([flat(circle(-2.2, -0.8, 1), color)]),
		flat('M-1.6 1.6 L1.6 1.6 L0 3.8 Z', color)
	],
	bones: (color) =>
		[45, -45].flatMap((turn) => placed([outlined(BONE, color)], { x: 0, y: 0, turn })),
	sun: (color) => [
		...[0, 45, 90, 135, 180, 225, 270, 315].flatMap((turn) =>
			placed([flat(RAY, color)], { x: 0, y: 0, turn })
		),
		outlined(circle(0, 0, 5), color)
	],
	brick: (color) => [
		outlined(roundedBox(-6.6, -6.4, 5, 4.4, 1), color),
		outlined(roundedBox(1.6, -6.4, 5, 4.4, 1), color),
		outlined(roundedBox(-9, -3.4, 18, 10, 1.2), color),
		line('M-6.4 4 L6.4 4', shaded(color))
	],
	wave: (color) =>
		[-4.4, 3.4].map((y) =>
			line(`M-9 ${y} Q-6 ${y - 5} -3 ${y} Q0 ${y + 5} 3 ${y} Q6 ${y - 5} 9 ${y}`, color, 3)
		),
	anchor: (color) => [
		line('M0 -4 L0 8 M-4.4 -3 L4.4 -3 M-8 1.6 Q-7 8.6 0 8.6 Q7 8.6 8 1.6', color, 2.6),
		line(circle(0, -6.8, 2.2), color, 2)
	]
};

/** Draws a device centered on the origin, about 18 units wide, on a field of another color. */
export function drawDevice(device: Device, color: string, field: string): Shape[] {
	const path = PATHS[device];
	return path === undefined ? (COMPOSED[device]?.(color, field) ?? []) : [outlined(path, color)];
}

function mirrored(shapes: readonly Shape[]): Shape[] {
	return [...shapes, ...placed(shapes, { x: 0, y: 0, mirrored: true })];
}
