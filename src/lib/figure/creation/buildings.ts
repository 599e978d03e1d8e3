import { contrasting, INK, MATERIALS, COLORS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { flat, line, onBothSides, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { pennant, studs } from './parts';

const { wood, timber, gold, glass, powder, iron } = MATERIALS;

const STONE = '#c3c8cc';
const MORTAR = '#9aa2ab';

export const BUILDINGS = {
	hut: {
		draw: drawHut,
		tops: [{ x: 50, y: 17, scale: 0.8 }],
		sides: [{ x: 20, y: 106, scale: 0.8 }],
		eyes: { x: 48, y: 50 }
	},
	tower: {
		draw: drawTower,
		tops: [{ x: 38, y: 20, scale: 0.9 }],
		sides: [{ x: 32, y: 90, scale: 0.8 }],
		eyes: { x: 48, y: 48 }
	},
	castle: {
		draw: drawCastle,
		tops: [
			{ x: 26, y: 24, scale: 0.75 },
			{ x: 80, y: 24, scale: 0.75 }
		],
		sides: [
			{ x: 17, y: 100, scale: 0.7 },
			{ x: 79, y: 100, scale: 0.7 }
		],
		eyes: { x: 48, y: 62 }
	},
	bunker: {
		draw: drawBunker,
		tops: [
			{ x: 34, y: 54 },
			{ x: 64, y: 54, scale: 0.9 }
		],
		sides: [{ x: 74, y: 100 }],
		eyes: { x: 48, y: 84 }
	}
} as const satisfies Record<string, Body>;

function drawHut({ main, second }: Paint): Shape[] {
	return [
		outlined(roundedBox(66, 26, 12, 24, 1.6), STONE),
		...studs(68.4, 26, 1, STONE),
		outlined('M13 64 L83 64 L83 115.5 L13 115.5 Z', '#ecdcb8'),
		flat('M74 64 L83 64 L83 115.5 L74 115.5 Z', '#d3c193'),
		line('M13 64 L83 64 L83 115.5 L13 115.5 Z'),
		line('M13 88 L34 88 M62 88 L83 88 M13 66 L33 88 M83 66 L63 88', wood, 2.6),
		outlined('M36 115.5 L36 90 Q36 80 48 80 Q60 80 60 90 L60 115.5 Z', second),
		line('M48 80 L48 115', shaded(second), 2),
		flat(roundedBox(52, 98, 3.4, 3.4, 1), gold),
		...onBothSides([
			outlined(roundedBox(18, 92, 12, 12, 1.6), glass),
			line('M24 92 L24 104 M18 98 L30 98')
		]),
		outlined('M2.6 68 L38 24 L58 24 L93.4 68 Q93.4 72 88 72 L8 72 Q2.6 72 2.6 68 Z', main),
		flat('M58 24 L93.4 68 Q93.4 72 88 72 L74 72 L50 24 Z', shaded(main)),
		line(
			'M26 40 L66 40 M16 54 L80 54 M34 41 L30 53 M50 41 L50 53 M64 41 L68 53 M22 55 L19 68 M40 55 L39 70 M58 55 L59 70 M74 55 L78 68',
			shaded(shaded(main))
		),
		line('M2.6 68 L38 24 L58 24 L93.4 68 Q93.4 72 88 72 L8 72 Q2.6 72 2.6 68 Z'),
		...studs(39.6, 24, 2, main, 10)
	];
}

function drawTower({ main, second, device }: Paint): Shape[] {
	return [
		...pennant(62, 30, second, 24),
		outlined('M26 42 L70 42 L73 115.5 L23 115.5 Z', STONE),
		flat('M60 42 L70 42 L73 115.5 L61 115.5 Z', MORTAR),
		line('M26 42 L70 42 L73 115.5 L23 115.5 Z'),
		...courses([
			[29, 62],
			[60, 56],
			[27, 80],
			[62, 96],
			[28, 100]
		]),
		...battlement(19, 32, 58, 14, STONE),
		outlined('M37 54 L59 54 L59 82 L48 88 L37 82 Z', main),
		...placed(drawDevice(device, contrasting(main), main), { x: 48, y: 69, scale: 0.95 }),
		outlined('M39 115.5 L39 102 Q39 94 48 94 Q57 94 57 102 L57 115.5 Z', wood),
		line('M45 95.4 L45 115 M51 95.4 L51 115')
	];
}

function drawCastle({ main, second, device }: Paint): Shape[] {
	return [
		...pennant(20, 34, second, 22),
		...pennant(76, 34, second, 22),
		outlined('M22 66 L74 66 L74 115.5 L22 115.5 Z', STONE),
		...battlement(32, 58, 32, 11, STONE),
		...onBothSides([
			outlined('M6 52 L34 52 L36 115.5 L4 115.5 Z', STONE),
			...courses([
				[8, 76],
				[22, 90],
				[9, 106]
			]),
			outlined('M18 62 Q20 58.6 22 62 L22 74 L18 74 Z', powder)
		]),
		flat('M84 52 L90 52 L92 115.5 L85 115.5 Z', MORTAR),
		flat('M28 52.6 L33.4 52.6 L35.4 115 L29 115 Z', MORTAR),
		...battlement(3, 38, 34, 14, STONE),
		...battlement(59, 38, 34, 14, STONE),
		outlined('M39 69 L57 69 L57 85 L48 90 L39 85 Z', main),
		...placed(drawDevice(device, contrasting(main), main), { x: 48, y: 78, scale: 0.72 }),
		outlined('M39 115.5 L39 104 Q39 95 48 95 Q57 95 57 104 L57 115.5 Z', INK),
		line(
			'M43 97.6 L43 115 M48 95 L48 115 M53 97.6 L53 115 M39.6 103 L56.4 103 M39.6 109.6 L56.4 109.6',
			iron,
			1.6
		)
	];
}

function drawBunker({ main, second, device }: Paint): Shape[] {
	return [
		...pennant(79, 70, second, 30),
		outlined('M3 115.5 L14 72 Q16 66 24 66 L72 66 Q80 66 82 72 L93 115.5 Z', main),
		flat('M72 66 Q80 66 82 72 L93 115.5 L80 115.5 Z', shaded(main)),
		line('M3 115.5 L14 72 Q16 66 24 66 L72 66 Q80 66 82 72 L93 115.5 Z'),
		outlined(roundedBox(24, 78, 48, 11, 2), INK),
		...studs(28, 66, 4, main, 11),
		...placed(drawDevice(device, contrasting(main), main), { x: 24, y: 103, scale: 0.8 }),
		outlined('M40 115.5 L40 98 L57 98 L57 115.5 Z', powder),
		...[6, 21, 36, 56, 71].map((x) => outlined(roundedBox(x, 108, 19, 8, 3.6), COLORS.sand))
	];
}

function battlement(x: number, y: number, width: number, height: number, color: string): Shape[] {
	const tooth = width / 5;
	const top = Array.from({ length: 5 }, (_, index) => {
		const [left, right] = [x + index * tooth, x + (index + 1) * tooth];
		const level = index % 2 === 0 ? y - 7 : y;
		return `L${left} ${level} L${right} ${level}`;
	}).join(' ');
	return [
		outlined(`M${x} ${y + height} ${top} L${x + width} ${y + height} Z`, color),
		line(`M${x + 2} ${y + height - 4} L${x + width - 2} ${y + height - 4}`, timber, 2)
	];
}

function courses(bricks: readonly (readonly [number, number])[]): Shape[] {
	return bricks.map(([x, y]) =>
		line(`M${x} ${y} L${x + 8} ${y} M${x + 2} ${y + 5} L${x + 6} ${y + 5}`, MORTAR, 1.8)
	);
}
