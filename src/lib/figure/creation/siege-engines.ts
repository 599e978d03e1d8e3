import { contrasting, INK, lit, MATERIALS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { pennant, spokedWheel } from './parts';

const { steel, iron, gunmetal, gold, wood, timber, rope, powder } = MATERIALS;

export const SIEGE_ENGINES = {
	batteringRam: {
		draw: drawBatteringRam,
		tops: [{ x: 56, y: 36, scale: 0.9 }],
		sides: [{ x: 56, y: 56, scale: 0.9 }],
		eyes: { x: 54, y: 58, scale: 0.8 },
		ownWeapons: 1
	},
	siegeTower: {
		draw: drawSiegeTower,
		tops: [{ x: 50, y: 20, scale: 0.8 }],
		front: { x: 18, y: 96 },
		sides: [{ x: 52, y: 92, scale: 0.9 }],
		eyes: { x: 52, y: 40, scale: 0.7 }
	}
} as const satisfies Record<string, Body>;

/** A log with an iron head, hung under a roof on wheels. */
function drawBatteringRam({ main, second }: Paint): Shape[] {
	return [
		outlined('M24 62 L32 62 L30 104 L22 104 Z', wood),
		outlined('M78 62 L86 62 L88 104 L80 104 Z', wood),
		line('M38 60 L38 80 M70 60 L70 80', INK, 3.6),
		line('M38 60 L38 80 M70 60 L70 80', rope, 1.8),
		outlined(roundedBox(16, 76, 70, 13, 4), timber),
		line('M22 80.6 L80 80.6 M30 85 L64 85', wood, 1.6),
		...[35.4, 67.4].map((x) => outlined(roundedBox(x, 74.6, 5.4, 16, 1.6), iron)),
		outlined('M24 74 L14 74 Q2.4 76 2.4 82.6 Q2.4 89 14 91 L24 91 Z', gunmetal),
		line('M8 78.6 Q12 76.8 18 76.8', steel, 2),
		outlined(roundedBox(20, 72.6, 5.4, 20, 1.6), gold),
		outlined('M12 66 L36 36 L76 36 L94 66 Q94 69 90 69 L16 69 Q12 69 12 66 Z', main),
		flat('M76 36 L94 66 Q94 69 90 69 L78 69 L64 36 Z', shaded(main)),
		line('M28 46 L82 46 M20 57 L88 57', shaded(shaded(main)), 1.8),
		outlined('M44 36 L58 36 L64 69 L42 69 Z', second),
		line('M12 66 L36 36 L76 36 L94 66 Q94 69 90 69 L16 69 Q12 69 12 66 Z'),
		outlined(roundedBox(17, 95, 74, 7, 2), wood),
		...spokedWheel(32, 11.5),
		...spokedWheel(76, 11.5)
	];
}

/** A wooden tower on wheels, with its bridge halfway down. */
function drawSiegeTower({ main, second, device }: Paint): Shape[] {
	const bridge = [
		outlined('M-24 -3 L0 -3 L0 3 L-24 3 Z', timber),
		line('M-18 -3 L-18 3 M-12 -3 L-12 3 M-6 -3 L-6 3', wood, 1.6)
	];
	return [
		...pennant(70, 24, second, 18),
		outlined('M31 24 L73 24 L82 106 L22 106 Z', timber),
		flat('M62 24 L73 24 L82 106 L68 106 Z', shaded(timber)),
		line('M29 44 L75 44 M26.6 66 L78 66 M24.4 86 L80 86', wood, 2.6),
		line('M44 24 L40 106 M60 24 L64 106', wood, 1.4),
		line('M31 24 L73 24 L82 106 L22 106 Z'),
		...[28, 40, 52, 64].map((x) => outlined(roundedBox(x, 14, 9.4, 11, 1.4), timber)),
		outlined(roundedBox(27, 22, 50, 6, 2), wood),
		outlined('M33 31 L50 31 L50 46 L31.4 46 Z', powder),
		line('M8 28 L32 31', INK, 3),
		line('M8 28 L32 31', rope, 1.4),
		...placed(bridge, { x: 31, y: 45, turn: 32 }),
		outlined('M36 54 L68 54 L70 84 Q52 90 34 84 Z', main),
		flat('M61 54 L68 54 L70 84 Q66 86 61 86.6 Z', shaded(main)),
		line('M36 54 L68 54 L70 84 Q52 90 34 84 Z'),
		line('M38 57.6 L58 57.6', lit(main), 1.8),
		...placed(drawDevice(device, contrasting(main), main), { x: 51, y: 70, scale: 1.1 }),
		outlined(roundedBox(16, 98, 72, 8, 2), wood),
		...[28, 52, 76].flatMap((x) => [
			outlined(circle(x, 106.4, 9), timber),
			outlined(circle(x, 106.4, 3), gold)
		])
	];
}
