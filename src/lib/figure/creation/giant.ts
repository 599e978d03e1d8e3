import { COLORS, INK, MATERIALS, shaded } from '../colors';
import { circle, flat, line, onBothSides, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import { WEAPONS } from '../weapons';
import type { Paint } from './paint';

const { white, gold, leather } = MATERIALS;

const HULK = 'M29 62 Q48 53 67 62 Q76 78 70 98 L26 98 Q20 78 29 62 Z';

/** Draws a horned two-legged giant, with a mace if it has a weapon. */
export function drawGiant({ main, second, weapons }: Paint): Shape[] {
	return [
		...onBothSides([
			outlined('M28 94 L46 94 L46 115.5 L22 115.5 Q21 107 29 106 Z', main),
			line('M26 112.4 L26 115 M31 112.4 L31 115 M36 112.4 L36 115', COLORS.chalk, 2)
		]),
		outlined(HULK, main),
		flat('M60 59.4 L67 62 Q76 78 70 98 L60 98 Q68 78 60 59.4 Z', shaded(main)),
		line('M34 74 Q41 78 47 74 M49 74 Q55 78 62 74 M48 80 L48 88', shaded(shaded(main)), 1.8),
		line(HULK),
		outlined(
			'M23.6 88 Q48 94 72.4 88 L73 98 L66 108 L58 99 L50 109 L42 99 L34 108 L23 98 Z',
			second
		),
		outlined('M23.4 86 Q48 92 72.6 86 L72.6 91.4 Q48 97 23.4 91.4 Z', leather),
		outlined(circle(48, 92, 4.4), gold),
		...arm('left', main),
		...(weapons.length > 0 ? placed(WEAPONS.mace, { x: 17, y: 92, turn: 0, scale: 1.24 }) : []),
		...arm('right', main),
		...drawGiantHead(main)
	];
}

function drawGiantHead(main: string): Shape[] {
	return [
		...onBothSides([
			outlined('M33 38 Q18 34 17 15 Q24 26 38 28 Z', COLORS.chalk),
			line('M20.4 24.4 Q23.6 24.6 24 28', shaded(COLORS.chalk), 1.6)
		]),
		outlined(
			'M28 46 C27 30 36 24 48 24 C60 24 69 30 68 46 Q72 64 60 68 Q48 72 36 68 Q24 64 28 46 Z',
			main
		),
		flat(
			'M60 26.6 C66 30 69 36 68 46 Q72 64 60 68 Q54 70 48 70 C62 62 66 44 60 26.6 Z',
			shaded(main)
		),
		line('M30 42 Q39 37.4 47 43 M66 42 Q57 37.4 49 43', INK, 3.4),
		...onBothSides([
			outlined(circle(39.6, 47.4, 3.8), COLORS.honey),
			flat(circle(40.4, 47.8, 1.8), INK)
		]),
		flat('M45 54 Q48 51.6 51 54 Q48 56 45 54 Z', shaded(shaded(main))),
		outlined('M35.4 58.6 Q48 55.6 60.6 58.6 Q58 67 48 67 Q38 67 35.4 58.6 Z', MATERIALS.maw),
		...onBothSides([outlined('M37.4 63 L38.8 52.6 L43.6 64.4 Z', white)])
	];
}

function arm(side: 'left' | 'right', color: string): Shape[] {
	const right = [
		outlined('M35 60 Q18 58 11 74 Q7 84 9 92 Q15 98 22 92 Q23 82 33 78 Z', color),
		flat(
			'M9 90 L9 92 Q15 98 22 92 Q23 82 33 78 L33.6 74 Q20 78 18 90 Q13 93 9 90 Z',
			shaded(color)
		),
		outlined(roundedBox(8.6, 80, 14.6, 6, 2), leather),
		outlined(circle(15.6, 94, 7.6), color),
		line('M11.6 96 L11.6 98.6 M15.4 97 L15.4 100 M19 96 L19 98.6', INK, 1.3)
	];
	return side === 'right' ? right : placed(right, { x: 96, y: 0, mirrored: true });
}
