import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { eye, gleam } from './parts';

const { steel, iron, gold, leather, white } = MATERIALS;

const HORSE =
	'M83 62 C87 70 86 84 83 92 Q54 98 25 92 C20 86 20 76 22.6 67 L25 58 Q20 61.6 14 61.4 Q6 61 6 53.4 Q6 47 13 42.6 L21.4 33 Q25 26.6 32 27 Q43 28 47 41 Q50 53 56 56 Q74 53.6 83 62 Z';
const MANE =
	'M28.4 31 Q26 24 33 22.4 Q46 21.6 51 37 Q54 50 60 57 Q52 61 47.6 55 Q43 46 38.4 38 Q34 32 28.4 31 Z';
const CAPARISON =
	'M25 60 Q38 58 50 55 Q72 50.6 84 61 Q89 80 88 103 L81.4 98 L75 104 L68.4 98.6 L61.6 104.4 L54.6 98.8 L48 104.4 L41 98.8 L34.4 104 L28 98.4 L19.6 102 Q17.4 82 25 60 Z';
const HOUND =
	'M80 72 C86 80 85 92 80 99 Q58 104 35 98 C29 95 27 88 29.6 81 Q22 85 15 84 Q5 82.6 6 75.6 Q7 70.6 16 67.6 L22.4 57 Q27 49.6 35 50.4 Q47 52 50 64 Q67 61 80 72 Z';
const ELEPHANT =
	'M88 66 C93 78 92 92 88 102 L38 102 C34 98 32 92 32 86 Q25 88 21.4 84 Q21 96 16 103 Q11 109 5.4 106 Q3.6 102.6 7 101 Q12 98 12 86 Q9 64 21 52 Q32 43 46 49 Q74 44 88 66 Z';

/** Hooves and teeth are part of the drawing, so weapons are not attached to them. */
export const STEEDS = {
	horse: {
		draw: drawHorse,
		sides: [
			{ x: 34, y: 78 },
			{ x: 76, y: 78, scale: 0.9 }
		]
	},
	hound: { draw: drawHound, sides: [{ x: 64, y: 82 }] },
	elephant: {
		draw: drawElephant,
		tops: [{ x: 58, y: 34 }],
		sides: [
			{ x: 74, y: 86 },
			{ x: 46, y: 88 }
		]
	}
} as const satisfies Record<string, Body>;

export function drawHorse({ main, second, device, barded }: Paint): Shape[] {
	const mane = shaded(shaded(shaded(main)));
	return [
		outlined('M80 63 Q93 64 92 84 Q91 95 84 97.6 Q86.6 86 78 77 Z', mane),
		...[36, 63].flatMap((x) => leg(x, 86, 10.4, shaded(main))),
		...[24, 71].flatMap((x) => leg(x, 84, 12, main)),
		outlined('M33 29 L36.4 17 L41.6 30 Z', shaded(main)),
		flat(HORSE, main),
		flat('M85 74 Q84 86 82.6 92 Q54 98 25 92 Q22 89 21.6 83 Q54 92 85 74 Z', shaded(main)),
		line(HORSE),
		outlined('M24.6 31 L25 18 L33.6 28 Z', main),
		outlined(MANE, mane),
		outlined('M6 53.4 Q6 61 14 61.4 Q18 61.4 20 60 Q20 52 11.6 45 Q6 48 6 53.4 Z', lit(main)),
		flat(circle(10, 53, 1.3), INK),
		line('M9.4 57.4 Q12.4 58.6 15 57.2', INK, 1.4),
		...eye(22, 41.4),
		...(barded ? drawBarding(second, device) : drawTack(second))
	];
}

function drawTack(second: string): Shape[] {
	return [
		line('M17.4 47.6 Q19.6 54 19.4 59.8 M19.4 52 Q36 62 52 57', leather, 2.2),
		outlined('M48 56 Q60 59.4 76 55 L79 72 Q64 79 47.4 72 Z', second),
		outlined('M51 55 Q52 49.6 56 52.6 Q64 56.4 70 50 Q75 48.6 75 56 Q63 62 51 55 Z', leather),
		line('M63 76 L63 94', leather, 2.6)
	];
}

function drawBarding(second: string, device: Paint['device']): Shape[] {
	return [
		outlined(CAPARISON, second),
		line(
			'M20 94.6 L28 91 L34.4 96.6 L41 91.4 L48 97 L54.6 91.4 L61.6 97 L68.4 91.2 L75 96.6 L81.4 90.6 L87.6 95.6',
			gold,
			2
		),
		...placed(drawDevice(device, COLORS.chalk, second), { x: 64, y: 76 }),
		outlined('M13 42.6 L21.4 33 Q25 26.6 32 27.4 Q31 38 25.6 44 L16.6 54 Q8 52 8.6 46.4 Z', steel),
		line('M27 30 L14 48', iron),
		...eye(21.6, 41.8, 2.2),
		outlined('M20 32 L13.6 22 L25 28.6 Z', gold),
		outlined('M34 27 Q44 27 48.6 42 Q51 52 56 56 Q48 59 44 53 Q40 40 34 27 Z', steel),
		line('M40.4 33 L45.6 34 M44 41 L49.6 40.4 M47 49 L52.4 47', iron)
	];
}

function drawHound({ main, second }: Paint): Shape[] {
	return [
		outlined('M78 73 Q88 66 88.6 50 Q96 64 92 76 Q88 86 80 85 Z', main),
		flat('M88.6 50 Q96 64 92 76 L88 73 Q90 62 88.6 50 Z', lit(main)),
		...[40, 64].flatMap((x) => paw(x, shaded(main))),
		...[32, 71].flatMap((x) => paw(x, main)),
		outlined('M38 52 L44 37 L48.6 56 Z', shaded(main)),
		flat(HOUND, main),
		flat('M83.6 84 Q84 94 80 99 Q58 104 35 98 Q32 96.6 30.4 94 Q62 98 83.6 84 Z', shaded(main)),
		line(HOUND),
		outlined('M24.6 56 L25.4 39 L37 51 Z', main),
		flat('M16 67.6 L22 68 Q28 74 20 77 Q12 77 7 74 Q9 70 16 67.6 Z', lit(main)),
		outlined('M5.6 72 Q5 67.6 9.6 68 Q12.4 69 10.4 72.6 Q7 74.6 5.6 72 Z', INK),
		line('M9 78.4 Q15 80 22 77', INK, 1.6),
		flat('M12 79 L16 79 L13.8 83.4 Z', white),
		...eye(25, 62.4, 2.6),
		line('M21.6 57.6 L27.4 58.6', INK, 1.8),
		outlined('M29.6 81 Q36 79 44 66 L49.6 63 Q51 68 49 71 Q42 84 33 89 Q28.6 88 29.6 81 Z', second),
		outlined(circle(35.4, 89, 3), gold)
	];
}

function drawElephant({ main, second, device }: Paint): Shape[] {
	return [
		outlined('M88 70 Q94 80 91 92 L88.4 97 L86.6 91 Z', shaded(main)),
		...[46, 68].flatMap((x) => trunkLeg(x, shaded(main))),
		flat(ELEPHANT, main),
		flat('M90.6 86 Q90.4 96 88 102 L38 102 Q34.6 98.6 33.4 94 Q66 100 90.6 86 Z', shaded(main)),
		line(ELEPHANT),
		...[36, 76].flatMap((x) => trunkLeg(x, main)),
		outlined('M27 80 Q20 92 9.6 90 Q19 86 20.6 74 Z', COLORS.chalk),
		line(
			'M11.4 70 Q13.6 70.6 15 69.4 M11 77 Q13 77.8 15 76.8 M11.8 84 Q13.6 84.8 15.4 84',
			shaded(shaded(main))
		),
		...eye(22, 65),
		outlined('M36 54 Q50 50 53 64 Q53 82 42 84 Q34 80 33 68 Q32 58 36 54 Z', lit(main)),
		outlined('M48 48 Q66 45 82 56 L84 78 Q68 84 55 78 Q58 62 48 48 Z', second),
		line('M56 74 Q69 79.4 83.4 73.6', gold, 2),
		...placed(drawDevice(device, COLORS.chalk, second), { x: 70, y: 64, scale: 0.75 }),
		outlined('M47 30 L82 30 L80 54 Q64 46 50 50 Z', MATERIALS.timber),
		line('M48 38 L81.4 38 M59 30 L60 47.4 M71 30 L70.4 48.4', MATERIALS.wood),
		outlined(roundedBox(45, 27, 39, 5, 2), gold),
		gleam('M27 54 Q32 49.6 38 49.6', main)
	];
}

function leg(x: number, y: number, width: number, color: string): Shape[] {
	return [
		outlined(`M${x} ${y} L${x + width} ${y} L${x + width - 0.8} 115.5 L${x} 115.5 Z`, color),
		outlined(
			`M${x} 108 L${x + width - 0.6} 108 L${x + width + 0.4} 115.5 L${x - 1.6} 115.5 Z`,
			MATERIALS.powder
		)
	];
}

function paw(x: number, color: string): Shape[] {
	return [
		outlined(
			`M${x} 90 L${x + 10} 90 L${x + 9.6} 115.5 L${x - 3} 115.5 Q${x - 3.4} 110.4 ${x + 0.4} 109.4 Z`,
			color
		)
	];
}

function trunkLeg(x: number, color: string): Shape[] {
	return [
		outlined(`M${x} 92 L${x + 14} 92 L${x + 14} 115.5 L${x - 0.6} 115.5 Z`, color),
		line(
			`M${x + 2.4} 112.6 L${x + 2.4} 114.6 M${x + 6} 112.6 L${x + 6} 114.6 M${x + 9.6} 112.6 L${x + 9.6} 114.6`,
			COLORS.chalk,
			2
		)
	];
}
