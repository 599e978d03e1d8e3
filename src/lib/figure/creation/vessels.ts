import { COLORS, contrasting, INK, lit, MATERIALS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { gleam, pennant, pole, porthole, sea, studs } from './parts';

const { gunmetal, gold, wood, timber, rope, iron, white, powder, steel } = MATERIALS;

export const VESSELS = {
	rowboat: {
		draw: drawRowboat,
		tops: [{ x: 24, y: 74, scale: 0.75 }],
		front: { x: 8, y: 88, scale: 0.7 },
		sides: [{ x: 40, y: 98, scale: 0.8 }],
		eyes: { x: 26, y: 94, scale: 0.8 }
	},
	boat: {
		draw: drawBoat,
		tops: [{ x: 25, y: 76, scale: 0.75 }],
		front: { x: 8, y: 92, scale: 0.7 },
		sides: [{ x: 48, y: 95, scale: 0.9 }],
		eyes: { x: 26, y: 94, scale: 0.8 }
	},
	galleon: {
		draw: drawGalleon,
		front: { x: 7, y: 92, scale: 0.7 },
		sides: [{ x: 34, y: 96, scale: 0.8 }],
		eyes: { x: 22, y: 88, scale: 0.7 },
		ownWeapons: Infinity
	},
	warship: {
		draw: drawWarship,
		tops: [
			{ x: 26, y: 73, scale: 0.78 },
			{ x: 82, y: 73, scale: 0.7 }
		],
		front: { x: 8, y: 92, scale: 0.7 },
		sides: [{ x: 62, y: 96, scale: 0.8 }],
		eyes: { x: 50, y: 58, scale: 0.8 }
	},
	submarine: {
		draw: drawSubmarine,
		tops: [{ x: 30, y: 56, scale: 0.9 }],
		front: { x: 9, y: 84, scale: 0.8 },
		sides: [{ x: 66, y: 88 }],
		eyes: { x: 24, y: 80 }
	}
} as const satisfies Record<string, Body>;

function drawRowboat({ main, second }: Paint): Shape[] {
	const oar = [
		outlined(roundedBox(-2, -42, 4, 66, 2), timber),
		outlined('M-4.6 22 Q-6 38 0 44 Q6 38 4.6 22 Z', second)
	];
	return [
		...placed(oar, { x: 62, y: 74, turn: -38 }),
		outlined('M10 84 Q50 74 88 84 L86 90 L12 90 Z', shaded(timber)),
		outlined(roundedBox(28, 77, 14, 9, 2), wood),
		outlined(roundedBox(54, 77, 14, 9, 2), wood),
		flat('M5 80 Q48 94 92 79 Q90 104 76 113 L24 113 Q8 104 5 80 Z', timber),
		line('M8.4 93 Q48 104 89 92.6 M14 103 Q48 110 83 102.6', wood, 1.8),
		outlined('M5 80 Q48 94 92 79 L91 87 Q48 102 6.4 88 Z', main),
		line('M12 86 Q30 91.6 44 91.8', lit(main), 1.8),
		line('M5 80 Q48 94 92 79 Q90 104 76 113 L24 113 Q8 104 5 80 Z'),
		...placed(oar, { x: 38, y: 74, turn: 34 }),
		outlined(circle(43.6, 89, 3.4), iron),
		...sea()
	];
}

function drawBoat({ main, second, device }: Paint): Shape[] {
	return [
		line('M50 88 L50 8', INK, 5),
		line('M50 88 L50 8', wood, 2.4),
		...pennant(50, 18, second, 13),
		outlined('M46 18 Q24 40 9 76 Q28 80 46 76 Z', rope),
		outlined('M54 22 Q82 36 89 72 Q70 80 54 76 Z', main),
		flat('M76 40 Q87 54 89 72 Q80 76 72 76.6 Q80 60 76 40 Z', shaded(main)),
		line('M54 22 Q82 36 89 72 Q70 80 54 76 Z'),
		...placed(drawDevice(device, contrasting(main), main), { x: 67, y: 56, scale: 0.92 }),
		outlined('M6 84 L90 84 Q88 104 76 112 L22 112 Q9 104 6 84 Z', timber),
		line('M9 93 L87 93 M14 102 L82.4 102', wood, 1.8),
		outlined('M4 81 L92 81 L90.6 87.6 L5.6 87.6 Z', main),
		...sea()
	];
}

function drawGalleon({ main, second, device, weapons }: Paint): Shape[] {
	const ports = Math.min(Math.max(weapons.length, 2), 4);
	return [
		line('M34 84 L34 8 M66 84 L66 16', INK, 5),
		line('M34 84 L34 8 M66 84 L66 16', wood, 2.4),
		line('M14 78 L2.6 66', INK, 4.6),
		line('M14 78 L2.6 66', wood, 2.2),
		...pennant(34, 15, second, 12),
		...pennant(66, 22, second, 12),
		outlined('M17 20 L50 20 Q46 30 50 41 L17 41 Q12.6 30 17 20 Z', rope),
		outlined('M55 26 L82 26 Q79 34 82 44 L55 44 Q51 34 55 26 Z', rope),
		line('M22 20.6 Q19 30 22 40.6 M44 20.6 Q41.4 30 44 40.6', shaded(rope), 1.6),
		outlined('M13 44 L53 44 Q48 58 53 72 L13 72 Q8 58 13 44 Z', main),
		flat('M45 44 L53 44 Q48 58 53 72 L45 72 Q41.4 58 45 44 Z', shaded(main)),
		line('M13 44 L53 44 Q48 58 53 72 L13 72 Q8 58 13 44 Z'),
		...placed(drawDevice(device, contrasting(main), main), { x: 28, y: 58, scale: 1.1 }),
		outlined('M56 47 L86 47 Q82 58 86 70 L56 70 Q51.6 58 56 47 Z', main),
		outlined('M5 82 L64 82 L70 68 L93 66 L88 98 Q84 110 72 114 L26 114 Q10 106 5 82 Z', timber),
		line('M8 90 L88.6 90 M12 99 L87 99', wood, 1.8),
		outlined('M64 82 L70 68 L93 66 L92 73 L75 75 L70 88 L5.6 88 L5 82 Z', second),
		...Array.from({ length: ports }, (_, index) => 22 + index * 13).flatMap((x) => [
			outlined(roundedBox(x, 91, 8, 7, 1), powder),
			...(weapons.length > 0 ? [outlined(circle(x + 4, 94.6, 2.6), iron)] : [])
		]),
		outlined(roundedBox(78, 77, 9, 7, 1.4), COLORS.honey),
		...sea()
	];
}

function drawWarship({ main, second, device }: Paint): Shape[] {
	return [
		...pole('M56 50 L56 18 M48 30 L64 30'),
		outlined('M56 17 L70 21 L56 26 Z', second),
		outlined(roundedBox(64, 46, 12, 30, 2.4), second),
		flat(roundedBox(64.8, 46.6, 10.4, 6, 1.4), INK),
		outlined(roundedBox(40, 48, 22, 30, 3), white),
		outlined(roundedBox(37, 52, 28, 10, 2), MATERIALS.glass),
		outlined(roundedBox(32, 70, 52, 13, 3), steel),
		...[42, 54, 66].flatMap((x) => porthole(x, 76.6, 2.8)),
		outlined('M3 80 L93 80 L88 114 L22 114 Q10 104 3 80 Z', main),
		flat('M91 94 L88 114 L22 114 Q14 106 10 96 Z', shaded(main)),
		line('M3 80 L93 80 L88 114 L22 114 Q10 104 3 80 Z'),
		gleam('M9 84 L40 84', main),
		...placed(drawDevice(device, contrasting(main), main), { x: 34, y: 95, scale: 0.8 }),
		...sea()
	];
}

function drawSubmarine({ main, second, device }: Paint): Shape[] {
	const hull = 'M6 84 Q8 62 36 60 L70 60 Q88 62 90 84 Q88 106 68 108 L36 108 Q8 106 6 84 Z';
	return [
		line('M52 44 L52 22 Q52 18 48 18 L42 18', INK, 5.4),
		line('M52 44 L52 22 Q52 18 48 18 L42 18', gunmetal, 2.6),
		outlined('M38 62 L42 40 Q43 37 46 37 L64 37 Q67 37 68 40 L72 62 Z', second),
		...studs(47, 37, 2, second, 9),
		...porthole(55, 49, 4.6),
		outlined('M84 72 L94 62 L94 106 L84 96 Z', second),
		outlined(hull, main),
		flat('M89.6 88 Q86 106 68 108 L36 108 Q14 106 8 92 Q60 98 89.6 88 Z', shaded(main)),
		line(hull),
		line('M18 70 Q28 64.6 42 64.6', lit(main), 2.4),
		...[26, 42].flatMap((x) => porthole(x, 82, 6)),
		...placed(drawDevice(device, contrasting(main), main), { x: 64, y: 82, scale: 0.95 }),
		...[
			[14, 46, 3],
			[22, 34, 4],
			[12, 24, 2.4],
			[82, 44, 2.6]
		].map(([x = 0, y = 0, radius = 1]) => outlined(circle(x, y, radius), MATERIALS.glass)),
		outlined(circle(10.6, 86, 3), gold)
	];
}
