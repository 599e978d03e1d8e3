import { MATERIALS } from './colors';
import { circle, line, outlined, placed } from './pen';
import type { Shape } from './shapes';

/** Draws a round bomb with a burning fuse, hanging on the belt. */
export function drawBeltBomb(): Shape[] {
	return placed(drawBomb(), { x: 40, y: 94 });
}

/** Draws the bomb centered on the origin. */
export function drawBomb(): Shape[] {
	return [
		line('M2.5 -5.5 Q4 -10 8 -9', MATERIALS.rope, 1.8),
		outlined(circle(9, -9.6, 2.3), MATERIALS.ember),
		outlined(circle(0, 0, 6.6), MATERIALS.powder),
		outlined('M0.2 -7.6 L4.6 -6 L3.4 -3 L-0.8 -4.6 Z', MATERIALS.iron),
		line('M-3.8 -0.6 Q-3.4 -2.8 -1.8 -3.6', MATERIALS.white, 1.4)
	];
}
