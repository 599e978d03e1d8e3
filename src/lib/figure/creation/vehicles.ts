import { weaponKind } from '$lib/rules/items/kinds';
import { COLORS, contrasting, INK, lit, MATERIALS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import { drawMotorcycle } from './motorcycle';
import type { Body, Paint } from './paint';
import { gleam, pole, spokedWheel, studs, tire } from './parts';

const { steel, iron, gunmetal, gold, wood, timber, glass, white, powder, glow, ember } = MATERIALS;

export const VEHICLES = {
	cart: {
		draw: drawCart,
		tops: [{ x: 52, y: 21 }],
		front: { x: 10, y: 92 },
		sides: [{ x: 50, y: 84 }],
		eyes: { x: 26, y: 62, scale: 0.8 }
	},
	motorcycle: {
		draw: drawMotorcycle,
		tops: [{ x: 30, y: 48, scale: 0.7 }],
		front: { x: 8, y: 100, scale: 0.7 },
		sides: [{ x: 51, y: 94, scale: 0.7 }],
		eyes: { x: 30, y: 62, scale: 0.6 }
	},
	car: {
		draw: drawCar,
		tops: [
			{ x: 66, y: 54 },
			{ x: 24, y: 72, scale: 0.7 }
		],
		front: { x: 11, y: 98 },
		sides: [{ x: 55, y: 90 }],
		eyes: { x: 34, y: 66 }
	},
	truck: {
		draw: drawTruck,
		tops: [
			{ x: 25, y: 46, scale: 0.75 },
			{ x: 68, y: 40 }
		],
		front: { x: 11, y: 98 },
		sides: [{ x: 66, y: 86 }],
		eyes: { x: 20, y: 65, scale: 0.9 }
	},
	tank: {
		draw: drawTank,
		tops: [{ x: 64, y: 35 }],
		front: { x: 11, y: 98 },
		sides: [
			{ x: 70, y: 83, scale: 0.9 },
			{ x: 34, y: 83, scale: 0.9 }
		],
		eyes: { x: 42, y: 62 },
		ownWeapons: 1
	},
	walker: {
		draw: drawWalker,
		tops: [{ x: 50, y: 24 }],
		front: { x: 18, y: 60 },
		sides: [{ x: 64, y: 58, scale: 0.9 }],
		eyes: { x: 34, y: 44 }
	},
	hover: {
		draw: drawHover,
		tops: [
			{ x: 74, y: 58 },
			{ x: 22, y: 68, scale: 0.65 }
		],
		front: { x: 11, y: 84 },
		sides: [{ x: 60, y: 84 }],
		eyes: { x: 44, y: 62 }
	}
} as const satisfies Record<string, Body>;

function drawCart({ main, device }: Paint): Shape[] {
	return [
		line('M16 92 L3 104', INK, 5),
		line('M16 92 L3 104', wood, 2.4),
		outlined('M18 74 Q14 32 50 30 Q86 32 82 74 Z', main),
		flat('M66 34 Q84 42 82 74 L70 74 Q76 48 66 34 Z', shaded(main)),
		line('M34 73 Q30 42 42 31.4 M66 73 Q70 42 58 31.4', shaded(shaded(main))),
		line('M18 74 Q14 32 50 30 Q86 32 82 74 Z'),
		...placed(drawDevice(device, contrasting(main), main), { x: 50, y: 54, scale: 1.1 }),
		outlined('M10 74 L90 74 L86 94 L14 94 Z', timber),
		line('M12 84 L88 84 M32 74 L33 94 M66 74 L65 94', wood),
		outlined(roundedBox(8, 71, 84, 5.4, 2), wood),
		...spokedWheel(26, 15),
		...spokedWheel(72, 18)
	];
}

function drawCar({ main, second, device }: Paint): Shape[] {
	return [
		...pole('M84 74 L84 40'),
		outlined('M84 40 L93 43.4 L84 47 Z', second),
		outlined('M28 78 L38 57 L43 57 L38 78 Z', glass),
		line('M32.6 74 L39 60', white, 1.6),
		outlined(roundedBox(52, 62, 14, 18, 4), second),
		outlined(roundedBox(70, 64, 12, 16, 4), shaded(second)),
		outlined('M42 82 L45 71 L49 72 L47 82 Z', powder),
		outlined(
			'M6 84 Q6 78 14 77 L88 77 Q93 77 93 83 L93 101 Q93 104 89 104 L10 104 Q4 104 4 98 Z',
			main
		),
		flat('M93 94 L93 101 Q93 104 89 104 L10 104 Q4 104 4 98 L4.4 94 Z', shaded(main)),
		line('M46 77 L46 101 L66 101 L66 77', shaded(shaded(main))),
		line('M6 84 Q6 78 14 77 L88 77 Q93 77 93 83 L93 101 Q93 104 89 104 L10 104 Q4 104 4 98 Z'),
		gleam('M14 81 L38 81', main),
		...placed(drawDevice(device, contrasting(main), main), { x: 56, y: 89, scale: 0.72 }),
		outlined(circle(9.6, 88, 3.8), COLORS.honey),
		outlined(roundedBox(89, 84, 4.4, 7, 1.4), COLORS.tomato),
		...tire(24, 13.5, steel),
		...tire(74, 13.5, steel)
	];
}

function drawTruck({ main, second, device }: Paint): Shape[] {
	return [
		outlined(roundedBox(40, 45, 53, 52, 3), second),
		flat(roundedBox(84, 46, 8.4, 50, 2), shaded(second)),
		line('M44 54 L89 54 M44 88 L89 88', shaded(second), 2),
		...placed(drawDevice(device, contrasting(second), second), { x: 66, y: 71, scale: 1.3 }),
		...studs(45, 45, 4, second, 11.4),
		outlined(
			'M6 74 L11 55 Q12 52 16 52 L36 52 Q40 52 40 56 L40 104 L9 104 Q4 104 4 99 L4 80 Z',
			main
		),
		outlined('M11.4 74 L15 58.6 L33.6 58.6 L33.6 74 Z', glass),
		line('M16 71 L19.6 62', white, 1.8),
		line('M25 78 L34 78 M27 82 L31 82', shaded(shaded(main)), 2),
		outlined(roundedBox(4, 95, 89, 9, 2), gunmetal),
		outlined(circle(9, 88, 3.6), COLORS.honey),
		...tire(22, 12.5, steel),
		...tire(60, 12.5, steel),
		...tire(81, 12.5, steel)
	];
}

function drawTank({ main, second, device, weapons }: Paint): Shape[] {
	const barrel = weapons.some((type) => weaponKind(type).takesPayload) ? 11 : 7.4;
	return [
		...pole('M82 50 L86.6 20'),
		outlined('M87 18 L95 22.4 L86 25.6 Z', second),
		...(weapons.length > 0
			? [
					outlined(roundedBox(8, 59 - barrel / 2, 30, barrel, 2), gunmetal),
					outlined(roundedBox(3, 57.6 - barrel / 2, 8, barrel + 2.8, 2), iron)
				]
			: []),
		outlined('M34 74 L37 51 Q38 46 44 46 L78 46 Q84 46 86 51 L91 74 Z', main),
		flat('M78 46 Q84 46 86 51 L91 74 L80 74 Z', shaded(main)),
		line('M34 74 L37 51 Q38 46 44 46 L78 46 Q84 46 86 51 L91 74 Z'),
		gleam('M42 50.4 L60 50.4', main),
		outlined('M52 46 Q52 39 62 39 Q72 39 72 46 Z', shaded(main)),
		...placed(drawDevice(device, contrasting(main), main), { x: 68, y: 60, scale: 0.86 }),
		outlined('M3 86 L14 72.6 L86 72.6 Q93 76 93 86 Z', main),
		line('M16 79 L84 79', shaded(main), 2),
		outlined(circle(14, 82, 3.2), COLORS.honey),
		outlined(
			'M13 86 L84 86 Q94 86 94 100.6 Q94 115.5 84 115.5 L13 115.5 Q2 115.5 2 100.6 Q2 86 13 86 Z',
			powder
		),
		line('M13 89.6 L84 89.6 M13 112 L84 112', gunmetal, 2.6),
		...[15.4, 32, 48, 64, 80.6].flatMap((x) => [
			outlined(circle(x, 100.8, 7.6), iron),
			flat(circle(x, 100.8, 2.6), INK)
		])
	];
}

function drawWalker({ main, second, device }: Paint): Shape[] {
	return [
		outlined('M64 72 L78 84 L72 108 L62 106 L66 88 L54 78 Z', gunmetal),
		outlined('M54 115.5 L56 107 Q66 102 76 107 L84 115.5 Z', iron),
		outlined('M38 72 L24 86 L31 108 L41 106 L36 89 L50 78 Z', gunmetal),
		outlined('M14 115.5 L20 107 Q32 102 42 107 L44 115.5 Z', iron),
		outlined(circle(29.6, 87, 4), gold),
		outlined(circle(72.6, 85, 4), gold),
		outlined(roundedBox(34, 66, 32, 13, 4), powder),
		outlined(
			'M14 52 Q16 28 42 26 L72 26 Q86 28 86 46 L82 66 Q80 70 74 70 L26 70 Q15 68 14 52 Z',
			main
		),
		flat(
			'M80 31 Q86 36 86 46 L82 66 Q80 70 74 70 L26 70 Q20 69.4 17.4 66 Q72 68 80 31 Z',
			shaded(main)
		),
		line('M14 52 Q16 28 42 26 L72 26 Q86 28 86 46 L82 66 Q80 70 74 70 L26 70 Q15 68 14 52 Z'),
		outlined('M18 52 Q20 34 40 32.6 L48 32.6 L46 54 Z', glass),
		line('M24 49 Q26 39.6 36 37', white, 2),
		...placed(drawDevice(device, contrasting(main), main), { x: 64, y: 46, scale: 0.95 }),
		outlined(roundedBox(22, 60, 14, 5, 2), second),
		...studs(52, 26, 3, main, 10)
	];
}

function drawHover({ main, second, device }: Paint): Shape[] {
	return [
		...[22, 48, 74].flatMap((x) => [
			flat(`M${x - 10} 98 L${x + 10} 98 L${x + 4} 115 L${x - 4} 115 Z`, glow),
			flat(`M${x - 5} 98 L${x + 5} 98 L${x + 1.6} 109 L${x - 1.6} 109 Z`, white)
		]),
		outlined('M76 74 L88 50 L94 50 L90 78 Z', second),
		outlined('M26 74 Q30 48 52 46 Q72 48 76 74 Z', glass),
		line('M33 70 Q37 55 49 52', white, 2.2),
		outlined('M46 74 Q46 60 53 58 Q61 60 61 74 Z', shaded(second)),
		outlined('M3 84 Q6 72 26 71 L80 71 Q94 73 94 84 Q92 98 72 99 L24 99 Q6 98 3 84 Z', main),
		flat('M94 86 Q91 98 72 99 L24 99 Q8 98 4 88 Q50 94 94 86 Z', shaded(main)),
		line('M3 84 Q6 72 26 71 L80 71 Q94 73 94 84 Q92 98 72 99 L24 99 Q6 98 3 84 Z'),
		line('M10 84 L46 84', lit(main), 3),
		...placed(drawDevice(device, contrasting(main), main), { x: 66, y: 84, scale: 0.8 }),
		outlined(circle(12, 80, 3), ember)
	];
}
