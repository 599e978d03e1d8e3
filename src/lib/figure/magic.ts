import { MATERIALS } from './colors';
import { flat, placed } from './pen';
import type { Shape } from './shapes';

const STAR = flat(
	'M0 -4.4 L1.2 -1.2 L4.4 0 L1.2 1.2 L0 4.4 L-1.2 1.2 L-4.4 0 L-1.2 -1.2 Z',
	MATERIALS.gold
);
const SPARKS = [
	{ x: 87, y: 52 },
	{ x: 80, y: 30, scale: 0.7 },
	{ x: 90, y: 66, scale: 0.6 }
] as const;

/** Draws stars beside a magician's free hand. */
export function drawSparkles(): Shape[] {
	return SPARKS.flatMap((spark) => placed([STAR], spark));
}
