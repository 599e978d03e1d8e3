import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { gleam, pole } from './parts';

const { steel, iron, gunmetal, gold, powder, glow, white } = MATERIALS;

/** Modern emplacements. */
export const GUNS = {
	machineGun: {
		draw: drawMachineGun,
		sides: [{ x: 46, y: 78, scale: 0.8 }],
		eyes: { x: 62, y: 64, scale: 0.7 },
		ownWeapons: Infinity
	},
	turret: {
		draw: drawTurret,
		sides: [{ x: 52, y: 100, scale: 0.9 }],
		eyes: { x: 58, y: 66, scale: 0.8 },
		ownWeapons: Infinity
	}
} as const satisfies Record<string, Body>;

function drawMachineGun({ main, second }: Paint): Shape[] {
	const belt = [0, 1, 2, 3].map((step) =>
		outlined(roundedBox(60 - step * 0.6, 76 + step * 5, 9, 3.6, 1.4), gold)
	);
	return [
		...tripod(),
		...belt,
		outlined(roundedBox(56, 94, 20, 15, 2.4), main),
		line('M60 99 L72 99', lit(main), 1.8),
		outlined(roundedBox(3, 61, 12, 5, 1.6), iron),
		outlined(roundedBox(12, 57.6, 36, 12, 4), gunmetal),
		line('M18 61 L43 61', lit(gunmetal), 1.8),
		...[22, 30, 38].map((x) => flat(circle(x, 65.6, 1.5), INK)),
		outlined(roundedBox(46, 54, 32, 20, 3), main),
		flat(roundedBox(46.8, 66.6, 30.4, 6.6, 2), shaded(main)),
		gleam('M50 58 L68 58', main),
		outlined(roundedBox(76, 58, 5, 4, 1.4), iron),
		outlined(roundedBox(76, 67, 5, 4, 1.4), iron),
		outlined(roundedBox(80, 54, 6, 20, 3), powder),
		outlined('M36 40 L50 44 L50 82 L36 86 Z', second),
		line('M40 47 L40 56 M40 74 L40 80', lit(second), 1.8),
		outlined(roundedBox(39.6, 60.4, 7, 4.6, 1.4), INK)
	];
}

function tripod(): Shape[] {
	return [
		...['M56 76 L28 115', 'M60 76 L92 115', 'M58 76 L58 114'].flatMap((leg) => [
			line(leg, INK, 6.4),
			line(leg, iron, 3.4)
		]),
		outlined(circle(58, 77, 6), gunmetal)
	];
}

function drawTurret({ main, second }: Paint): Shape[] {
	const barrel = [
		outlined(roundedBox(-32, -3.4, 30, 6.8, 2), steel),
		outlined(roundedBox(-18, -7, 16, 14, 3), second),
		line('M-14 -4 L-6 -4', lit(second), 1.8),
		outlined(roundedBox(-28, -6, 4.6, 12, 1.8), gunmetal),
		outlined(circle(-34, 0, 5.6), glow),
		flat(circle(-35.6, -1.8, 1.8), white)
	];
	return [
		...pole('M76 52 L80 26'),
		outlined(circle(80, 24, 3.4), COLORS.tomato),
		outlined('M14 115.5 L24 90 L80 90 L90 115.5 Z', powder),
		line('M26 96 L78 96', gunmetal, 2.4),
		...[30, 46, 62, 76].map((x) => flat(circle(x, 107, 2.2), steel)),
		outlined(roundedBox(28, 80, 48, 11, 3), gunmetal),
		...placed(barrel, { x: 42, y: 63, turn: 12 }),
		flat('M28 82 Q28 46 54 46 Q78 46 80 82 Z', main),
		flat('M66 49 Q78 56 80 82 L66 82 Q74 64 66 49 Z', shaded(main)),
		line('M28 82 Q28 46 54 46 Q78 46 80 82 Z'),
		line('M34 68 Q37 55 48 51', lit(main), 2.4),
		outlined('M26 58 L44 54 L48 70 L28 73 Z', shaded(main)),
		outlined(roundedBox(54, 62, 16, 8, 3), INK),
		flat(roundedBox(56, 64, 8, 4, 1.6), glow),
		line('M32 77 L76 77', shaded(shaded(main)), 1.8)
	];
}
