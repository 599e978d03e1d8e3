import { COLORS, contrasting, INK, lit, MATERIALS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { circle, flat, line, onBothSides, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { gleam, pole, porthole } from './parts';

const { steel, iron, gunmetal, wood, timber, glass, white, ember, powder, gold } = MATERIALS;

export const AIRCRAFT = {
	plane: {
		draw: drawPlane,
		tops: [
			{ x: 36, y: 92, scale: 0.9 },
			{ x: 66, y: 94, scale: 0.9 }
		],
		front: { x: 8, y: 72, scale: 0.6 },
		sides: [{ x: 66, y: 72, scale: 0.8 }],
		eyes: { x: 26, y: 66, scale: 0.8 }
	},
	helicopter: {
		draw: drawHelicopter,
		tops: [
			{ x: 30, y: 99, scale: 0.9 },
			{ x: 56, y: 99, scale: 0.8 }
		],
		front: { x: 8, y: 82, scale: 0.7 },
		sides: [{ x: 52, y: 84, scale: 0.8 }],
		eyes: { x: 20, y: 74 }
	},
	balloon: {
		draw: drawBalloon,
		tops: [
			{ x: 34, y: 96, scale: 0.7 },
			{ x: 64, y: 96, scale: 0.7 }
		],
		front: { x: 34, y: 106, scale: 0.6 },
		sides: [{ x: 48, y: 44 }],
		eyes: { x: 48, y: 40 }
	},
	airship: {
		draw: drawAirship,
		tops: [
			{ x: 38, y: 96, scale: 0.8 },
			{ x: 62, y: 96, scale: 0.8 }
		],
		front: { x: 9, y: 46, scale: 0.8 },
		sides: [{ x: 66, y: 46 }],
		eyes: { x: 22, y: 44 }
	},
	starship: {
		draw: drawStarship,
		tops: [
			{ x: 26, y: 78, scale: 0.8 },
			{ x: 76, y: 78, scale: 0.8 }
		],
		sides: [{ x: 48, y: 84, scale: 0.8 }],
		eyes: { x: 48, y: 38, scale: 0.9 }
	},
	carpet: {
		draw: drawCarpet,
		tops: [{ x: 38, y: 68, scale: 0.9 }],
		sides: [{ x: 66, y: 78, scale: 0.8 }],
		eyes: { x: 22, y: 74, scale: 0.8 }
	},
	glider: {
		draw: drawGlider,
		tops: [{ x: 48, y: 95, scale: 0.7 }],
		sides: [{ x: 66, y: 44, scale: 0.7 }],
		eyes: { x: 48, y: 28, scale: 0.7 }
	}
} as const satisfies Record<string, Body>;

function drawPlane({ main, second, device }: Paint): Shape[] {
	const body = 'M10 70 Q12 54 30 53 L60 56 L88 62 Q93 64 92 69 L60 84 Q44 90 26 88 Q11 86 10 70 Z';
	return [
		outlined('M72 60 L82 36 L93 36 L90 66 Z', second),
		outlined('M22 54 L22 40 L70 40 Q75 40 75 44 Q75 47 70 47 L22 47 Z', shaded(second)),
		outlined('M10 36 Q6 41 10 46 L74 46 Q80 46 80 41 Q80 36 74 36 Z', second),
		...pole('M30 47 L34 57 M62 47 L58 58'),
		outlined(body, main),
		flat('M91 70 L60 84 Q44 90 26 88 Q15 86.6 11.6 78 Q56 84 91 70 Z', shaded(main)),
		line(body),
		outlined('M34 55 Q36 47 43 47 L47 56 Z', glass),
		outlined(circle(51, 51.6, 5.4), COLORS.honey),
		outlined('M45.6 51 Q46 44.6 51.4 44.8 Q57 45.6 56.4 52 L52 49.6 Z', MATERIALS.leather),
		gleam('M18 63 Q22 58.6 30 58', main),
		...placed(drawDevice(device, contrasting(main), main), { x: 48, y: 70, scale: 0.8 }),
		outlined('M26 84 L66 84 Q74 84 74 89 Q74 94 66 94 L20 94 Q15 89 20 84 Z', second),
		...pole('M32 94 L36 104 M54 94 L46 104'),
		outlined(circle(40, 106.6, 7.4), powder),
		flat(circle(40, 106.6, 2.6), steel),
		outlined('M7 40 Q3 56 6.6 68 L10 68 Q10.6 52 7 40 Z', timber),
		outlined('M7 102 Q3 86 6.6 74 L10 74 Q10.6 90 7 102 Z', timber),
		outlined(circle(9, 71, 4.6), gold)
	];
}

function drawHelicopter({ main, second, device }: Paint): Shape[] {
	const body =
		'M5 78 Q8 54 36 52 L52 52 Q66 54 70 64 L91 60 L93 70 L70 80 Q66 96 48 97 L26 97 Q6 96 5 78 Z';
	return [
		outlined('M82 62 L88 42 L94 42 L93.4 66 Z', second),
		...[0, 90].flatMap((turn) =>
			placed([outlined('M-9 -1.6 L9 -1.6 L9 1.6 L-9 1.6 Z', iron)], {
				x: 86,
				y: 52,
				turn: turn + 30,
				scale: 0.95
			})
		),
		outlined(roundedBox(38, 38, 8, 16, 2), gunmetal),
		outlined('M2.6 34.6 L40 31 L44 31 L93.4 34.6 L93.4 38 L44 37.4 L40 37.4 L2.6 38 Z', steel),
		outlined(circle(42, 34.4, 4), gold),
		outlined(body, main),
		flat('M91.6 64 L93 70 L70 80 Q66 96 48 97 L26 97 Q12 96 7 88 Q62 90 70 74 Z', shaded(main)),
		line(body),
		outlined('M9.4 76 Q12 60 34 58 L34 78 Q22 80 9.4 76 Z', glass),
		line('M15 73 Q18 64.6 27 62.6', white, 2),
		outlined('M38.6 59 L54 59 Q57 59 57 62 L57 78 L38.6 78 Z', shaded(main)),
		outlined('M41.6 62 L53.6 62 L53.6 70 L41.6 70 Z', glass),
		...placed(drawDevice(device, contrasting(main), main), { x: 30, y: 87, scale: 0.56 }),
		...pole('M24 97 L22 108 M50 97 L52 108'),
		line('M8 106 Q9 110 14 110 L66 110', INK, 5.4),
		line('M8 106 Q9 110 14 110 L66 110', iron, 2.4)
	];
}

function drawBalloon({ main, second }: Paint): Shape[] {
	const envelope =
		'M48 3 C74 3 87 20 87 40 C87 60 68 70 60 82 L36 82 C28 70 9 60 9 40 C9 20 22 3 48 3 Z';
	return [
		line('M38 82 L38 96 M58 82 L58 96 M48 82 L48 94', INK, 1.6),
		flat(envelope, main),
		...onBothSides([
			flat(
				'M48 3 C34 8 27 24 27 40 C27 58 35 70 40 82 L45 82 C41 68 40 56 40 40 C40 24 42 10 48 3 Z',
				second
			),
			flat('M34 6.6 C20 12 12 24 9.6 40 C10 50 15 58 20 63.4 C15 44 18 22 34 6.6 Z', second)
		]),
		flat('M74 12 C83 19 87 29 87 40 C87 60 68 70 60 82 L54 82 C70 64 82 44 74 12 Z', shaded(main)),
		line(envelope),
		line('M18 34 Q20 20 32 13', white, 2.4),
		outlined(roundedBox(35, 79, 26, 5.4, 2), second),
		flat('M44 92 Q43 86 48 83.6 Q53 86 52 92 Z', ember),
		outlined('M33 95 L63 95 L60.6 114 Q60 116 58 116 L38 116 Q36 116 35.4 114 Z', timber),
		line(
			'M35 101 L61.4 101 M35.6 107.4 L60.6 107.4 M41 96 L42 115 M48 96 L48 115 M55 96 L54 115',
			wood,
			1.4
		),
		outlined(roundedBox(31, 92, 34, 5.4, 2.4), wood),
		outlined(roundedBox(27.6, 100, 7, 9, 3), COLORS.sand),
		outlined(roundedBox(61.4, 100, 7, 9, 3), COLORS.sand)
	];
}

function drawAirship({ main, second, device }: Paint): Shape[] {
	const hull = 'M3 46 Q8 16 48 14 Q84 17 91 46 Q84 76 48 78 Q8 76 3 46 Z';
	return [
		outlined('M76 26 L93.6 12 L93.6 38 L86 46 Z', second),
		outlined('M76 66 L93.6 80 L93.6 54 L86 46 Z', shaded(second)),
		...pole('M32 74 L34 90 M64 74 L62 90'),
		outlined(hull, main),
		flat('M90 51 Q82 76 48 78 Q12 76 5 56 Q52 70 90 51 Z', shaded(main)),
		line('M16 26 Q50 34 84 26 M16 66 Q50 60 84 66', shaded(shaded(main))),
		line(hull),
		gleam('M14 34 Q24 22 42 19', main),
		...placed(drawDevice(device, contrasting(main), main), { x: 44, y: 46, scale: 1.5 }),
		outlined('M24 88 L72 88 Q71 104 62 106 L34 106 Q25 104 24 88 Z', timber),
		line('M26 95 L70 95', wood, 1.8),
		...[36, 48, 60].flatMap((x) => porthole(x, 99.6, 2.8)),
		outlined(roundedBox(22, 84, 52, 5.6, 2), wood),
		outlined('M76 88 Q73 97 76 106 L79.4 106 Q81 97 79.4 88 Z', timber),
		outlined(circle(76, 97, 3), gold)
	];
}

function drawStarship({ main, second, device }: Paint): Shape[] {
	const hull = 'M48 4 Q66 22 67 52 L64 94 L32 94 L29 52 Q30 22 48 4 Z';
	return [
		flat('M35 96 L61 96 Q60 108 48 118 Q36 108 35 96 Z', ember),
		flat('M41 96 L55 96 Q54 104 48 111 Q42 104 41 96 Z', COLORS.honey),
		...onBothSides([
			outlined('M31 58 L9 84 L9 104 L33 92 Z', second),
			line('M28 68 L14 86', shaded(second), 2),
			outlined('M9 76 L9 106 L5.4 106 L5.4 80 Z', iron)
		]),
		outlined(hull, main),
		flat('M56 14 Q66 30 67 52 L64 94 L54 94 Q60 50 56 14 Z', shaded(main)),
		line(hull),
		outlined('M48 4 Q57 12.6 61.6 25 Q48 30 34.4 25 Q39 12.6 48 4 Z', second),
		...porthole(48, 43, 9),
		line('M31 60 Q48 65 65 60 M31.6 84 Q48 88 64.4 84', lit(main), 2),
		...placed(drawDevice(device, contrasting(main), main), { x: 48, y: 73, scale: 0.9 }),
		outlined(roundedBox(34, 91, 28, 6, 2), gunmetal)
	];
}

/** A flying carpet with wind below it and a shadow on the ground. */
function drawCarpet({ main, second, device }: Paint): Shape[] {
	return [
		flat('M16 111 Q46 104 76 111 Q46 118 16 111 Z', COLORS.stone),
		line('M16 59 L9 61 M11 72 L4 74 M6 84 L1 86 M91 53 L94 54 M86 78 L91 80', COLORS.honey, 3),
		outlined('M4 89 Q24 77 44 87 Q64 97 84 84 L84 90 Q64 103 44 93 Q24 83 4 95 Z', shaded(main)),
		outlined('M17 56 Q36 44 53 53 Q72 63 92 50 L84 84 Q64 97 44 87 Q24 77 4 89 Z', main),
		line('M23 62 Q37 54 52 62 Q71 71 85 61 L79 78 Q63 87 46 78 Q28 70 14 78 Z', second, 3),
		...placed(drawDevice(device, contrasting(main), main), { x: 49, y: 70, scale: 0.7 }),
		line('M8 38 Q18 32 28 37 M58 36 Q68 31 78 35', COLORS.stone, 2.4)
	];
}

/** A large kite with a bar below for the pilot. */
function drawGlider({ main, second, device }: Paint): Shape[] {
	return [
		line('M26 50 L44 96 M70 50 L52 96', iron, 2),
		outlined('M48 10 L92 52 Q70 48 48 58 Q26 48 4 52 Z', main),
		flat('M48 10 L63 24 L48 36 L33 24 Z', second),
		line('M48 11 L48 57 M48 36 L6 52 M48 36 L90 52', timber, 1.8),
		...placed(drawDevice(device, contrasting(main), main), { x: 48, y: 45, scale: 0.7 }),
		outlined(roundedBox(30, 94, 36, 5, 2), wood),
		line('M48 99 Q40 104 47 108 Q54 112 47 116', second, 2.4)
	];
}
