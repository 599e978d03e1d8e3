import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { spokedWheel } from './parts';

const { steel, iron, gunmetal, gold, wood, timber, twine, powder, leather, rope } = MATERIALS;

export const EMPLACEMENTS = {
	cannon: {
		draw: drawCannon,
		sides: [{ x: 66, y: 84 }],
		eyes: { x: 40, y: 76, scale: 0.8 },
		ownWeapons: Infinity
	},
	ballista: {
		draw: drawBallista,
		sides: [{ x: 50, y: 100 }],
		eyes: { x: 48, y: 84, scale: 0.8 },
		ownWeapons: Infinity
	},
	catapult: {
		draw: drawCatapult,
		sides: [{ x: 44, y: 98, scale: 0.9 }],
		eyes: { x: 60, y: 74, scale: 0.8 },
		ownWeapons: Infinity
	},
	rocketRack: {
		draw: drawRocketRack,
		sides: [{ x: 50, y: 98 }],
		eyes: { x: 54, y: 84, scale: 0.8 },
		ownWeapons: Infinity
	}
} as const satisfies Record<string, Body>;

function drawCannon({ main, second }: Paint): Shape[] {
	const barrel = [
		outlined('M-50 -9 Q-52 0 -50 9 L14 13 Q24 12 24 0 Q24 -12 14 -13 Z', gunmetal),
		flat('M-50 2 L-50 9 L14 13 Q24 12 24 2 Z', shaded(gunmetal)),
		line('M-44 -5 L8 -8', lit(gunmetal), 2),
		outlined(roundedBox(-55, -12, 9, 24, 3), gold),
		outlined(roundedBox(-14, -13.4, 6, 26.8, 2), gold),
		outlined(circle(27, 0, 4.6), gold)
	];
	return [
		outlined('M34 84 L92 101 L92 113 L80 113 L28 98 Z', main),
		flat('M92 107 L92 113 L80 113 L28 98 L29 94 Z', shaded(main)),
		...placed(barrel, { x: 60, y: 70, turn: 18 }),
		outlined('M44 78 Q54 70 66 80 L74 96 L40 96 Z', main),
		...spokedWheel(50, 22),
		...[
			[80, 111],
			[89, 111],
			[84.6, 103.6]
		].map(([x = 0, y = 0]) => outlined(circle(x, y, 4.4), powder)),
		...[flat(circle(60, 76, 3), second)]
	];
}

function drawBallista({ main, second }: Paint): Shape[] {
	return [
		outlined('M44 78 L56 78 L60 106 L40 106 Z', timber),
		outlined('M18 115.5 L24 104 L76 104 L82 115.5 Z', main),
		line('M22 110 L78 110', shaded(main), 2),
		...spokedWheel(22, 11),
		...spokedWheel(78, 11),
		outlined(roundedBox(42, 22, 13, 68, 3), timber),
		line('M48.5 24 L48.5 86', wood, 2),
		line('M8 56 L48.5 78 L89 56', twine, 2),
		line('M8 56 Q14 30 48.5 30 Q83 30 89 56', INK, 8.4),
		line('M8 56 Q14 30 48.5 30 Q83 30 89 56', wood, 5.4),
		outlined(roundedBox(36, 25, 25, 13, 3), second),
		line('M48.5 78 L48.5 14', INK, 4.6),
		line('M48.5 78 L48.5 14', rope, 2.4),
		outlined('M48.5 2.6 L54.4 16 L42.6 16 Z', steel),
		outlined('M48.5 66 L55 74 L55 82 L48.5 77 L42 82 L42 74 Z', COLORS.tomato)
	];
}

function drawCatapult({ main, second }: Paint): Shape[] {
	const beam = [
		outlined('M-4 -58 L4 -58 L5 20 L-5 20 Z', timber),
		outlined(circle(0, -61, 9), powder),
		outlined('M-12 -59 Q-10 -47 0 -46 Q10 -47 12 -59 Q0 -51 -12 -59 Z', wood)
	];
	return [
		...placed(beam, { x: 52, y: 86, turn: 24 }),
		outlined('M22 104 L46 50 L54 50 L36 104 Z', main),
		outlined('M58 104 L46 50 L54 50 L72 104 Z', main),
		outlined(roundedBox(40, 45, 20, 9, 3), leather),
		outlined(roundedBox(36, 78, 26, 10, 4), rope),
		line('M42 78.6 L42 87.4 M48 78.6 L48 87.4 M54 78.6 L54 87.4', twine, 1.6),
		outlined(roundedBox(5, 94, 86, 11, 3), timber),
		line('M9 99.6 L87 99.6', wood, 1.8),
		outlined('M5 97 L14 84 L20 84 L18 97 Z', second),
		...spokedWheel(22, 13),
		...spokedWheel(74, 13)
	];
}

function drawRocketRack({ main, second, weapons }: Paint): Shape[] {
	const pieces = Math.min(Math.max(weapons.length, 2), 4);
	const rocket = [
		outlined('M-40 0 Q-36 -7.4 -24 -7.4 L20 -7.4 L20 7.4 L-24 7.4 Q-36 7.4 -40 0 Z', COLORS.chalk),
		outlined('M-40 0 Q-36 -7.4 -24 -7.4 L-24 7.4 Q-36 7.4 -40 0 Z', COLORS.tomato),
		outlined('M8 -7.4 L22 -12 L22 12 L8 7.4 Z', second)
	];
	return [
		outlined('M42 74 L60 74 L70 106 L34 106 Z', gunmetal),
		outlined('M14 115.5 L22 104 L80 104 L86 115.5 Z', main),
		line('M20 110 L82 110', shaded(main), 2),
		...Array.from({ length: pieces }, (_, index) =>
			placed(rocket, { x: 50 + index * 4, y: 38 + index * 14, turn: 30, scale: 0.92 })
		).flat(),
		outlined('M47 92 L60 40 L66 42 L56 94 Z', iron),
		outlined(circle(52, 92, 5), gold)
	];
}
