import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Body, Paint } from './paint';
import { pennant, studs } from './parts';

const { wood, timber, powder, twine } = MATERIALS;

/** Temporary defenses of canvas, planks and bricks. */
export const FORTIFICATIONS = {
	tent: {
		draw: drawTent,
		tops: [{ x: 62, y: 36, scale: 0.8 }],
		sides: [{ x: 72, y: 98, scale: 0.8 }],
		eyes: { x: 48, y: 68, scale: 0.8 }
	},
	barricade: {
		draw: drawBarricade,
		tops: [{ x: 50, y: 62, scale: 0.9 }],
		sides: [{ x: 50, y: 84, scale: 0.9 }],
		eyes: { x: 48, y: 84, scale: 0.8 }
	},
	wall: {
		draw: drawWall,
		tops: [
			{ x: 36, y: 50 },
			{ x: 76, y: 51, scale: 0.9 }
		],
		sides: [{ x: 48, y: 100 }],
		eyes: { x: 48, y: 76 }
	}
} as const satisfies Record<string, Body>;

function drawTent({ main, second }: Paint): Shape[] {
	const side = 'M38 38 Q60 42 72 36 Q78 76 93 115.5 L60 115.5 Q46 82 38 38 Z';
	return [
		...pennant(38, 40, second, 22),
		line('M72 36 L94 110 M36 42 L3 110', twine, 1.8),
		flat(side, shaded(main)),
		flat('M50 40.2 Q56 40.4 61 39.2 Q68 80 81 115.5 L70 115.5 Q56 80 50 40.2 Z', second),
		line(side),
		outlined('M38 38 Q30 82 8 115.5 L60 115.5 Q46 82 38 38 Z', main),
		outlined('M37 58 Q33 90 24 115.5 L46 115.5 Q39 90 37 58 Z', INK),
		outlined('M37 58 Q42 92 46 115.5 L55 115.5 Q46 94 40 86 Q37.6 74 37 58 Z', lit(main)),
		outlined(roundedBox(1.6, 110, 5, 6, 1.4), wood),
		outlined(roundedBox(90, 110, 5, 6, 1.4), wood)
	];
}

function drawBarricade({ main, second }: Paint): Shape[] {
	const plank = [
		outlined(roundedBox(-40, -6.4, 80, 12.8, 2), main),
		line('M-34 -2 L-12 -2 M4 1.6 L32 1.6', shaded(main), 1.6),
		...[-33, 33].map((x) => flat(roundedBox(x - 1.6, -1.6, 3.2, 3.2, 1.6), INK))
	];
	return [
		...pennant(10, 84, second, 30),
		...[20, 47, 74].map((x) =>
			outlined(`M${x - 5} 106 L${x - 5} 60 L${x} 50 L${x + 5} 60 L${x + 5} 106 Z`, timber)
		),
		...placed(plank, { x: 47, y: 72, turn: -5 }),
		...placed(plank, { x: 49, y: 89, turn: 4 }),
		...[
			[2, 7],
			[3, 27],
			[2, 47],
			[3, 67]
		].map(([lift = 0, x = 0]) => outlined(roundedBox(x, 95 + lift, 21, 10.4, 4.4), COLORS.sand)),
		...[1, 19.4, 38, 56.4, 74].map((x) =>
			outlined(roundedBox(x, 105.4, 20.4, 10.4, 4.4), COLORS.sand)
		),
		line('M7 110 L13 110 M45 111 L52 111 M80 110 L87 110 M33 101 L40 101', shaded(COLORS.sand), 1.6)
	];
}

function drawWall({ main, second }: Paint): Shape[] {
	const rows = [62, 75.4, 88.8, 102.2];
	return [
		...studs(7, 62, 8, main, 11),
		...rows.flatMap((y, row) => courseOf(y, row % 2 === 1, main, second)),
		line('M4 115.5 L92 115.5', powder, 1.5)
	];
}

/** A row of bricks; every other row is shifted by half a brick. */
function courseOf(y: number, shifted: boolean, main: string, second: string): Shape[] {
	const edges = shifted ? [4, 15, 37, 59, 81, 92] : [4, 26, 48, 70, 92];
	return edges.slice(1).flatMap((right, index) => {
		const left = edges[index] ?? right;
		const odd = (index * 3 + y) % 7 < 1.2;
		return [
			outlined(roundedBox(left, y, right - left, 13.4, 1.2), odd ? second : main),
			line(`M${left + 3} ${y + 3.4} L${right - 4} ${y + 3.4}`, lit(odd ? second : main), 1.6)
		];
	});
}
