import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { circle, flat, line, onBothSides, outlined, placed } from '../pen';
import type { Shape } from '../shapes';
import type { Paint } from './paint';

const { glow, white } = MATERIALS;

const TRUNK = 'M24 58 L34 50 L64 51 L73 59 L70 84 L62 96 L34 96 L26 83 Z';
const SKULL = 'M32 26 L41 18 L58 19 L65 28 L64 44 L56 52 L39 51 L31 43 Z';

/** Draws a giant made of boulders, with mossy shoulders and glowing eyes. */
export function drawGolem({ main, second, device }: Paint): Shape[] {
	const crack = shaded(shaded(main));
	return [
		...onBothSides([
			outlined('M28 92 L45 92 L46 104 L28 104 Z', shaded(main)),
			outlined('M22 104 L30 100 L45 101 L47 115.5 L20 115.5 Z', main),
			line('M27 108 L33 107', lit(main), 1.8)
		]),
		flat(TRUNK, main),
		flat('M64 51 L73 59 L70 84 L62 96 L50 96 Q64 80 64 51 Z', shaded(main)),
		line('M29 72 L36 76 L34 84 M67 66 L61 70 M38 92 L42 88', crack, 1.8),
		line(TRUNK),
		...placed(drawDevice(device, second, main), { x: 48, y: 74, scale: 1.15 }),
		...golemArm(main),
		...placed(golemArm(main), { x: 96, y: 0, mirrored: true }),
		flat(SKULL, main),
		flat('M58 19 L65 28 L64 44 L56 52 L46 51.4 Q60 42 58 19 Z', shaded(main)),
		line('M40 20 L43 26 L40 30', crack, 1.8),
		line(SKULL),
		outlined('M33 31 L63 32 L62 39 L34 38 Z', INK),
		...[41, 55].flatMap((x) => [
			flat(circle(x, 35, 3.4), glow),
			flat(circle(x - 0.8, 34, 1.1), white)
		]),
		line('M40 45.4 L45 44.4 L50 45.8 L56 44.8', INK, 2),
		outlined(
			'M40 18.6 Q44 12.6 50 14.6 Q57 13 60 20 Q56 24.6 52 21.6 Q46 25.6 40 18.6 Z',
			COLORS.moss
		)
	];
}

function golemArm(main: string): Shape[] {
	return [
		outlined('M12 54 L22 47 L33 51 L33 66 L22 71 L11 66 Z', main),
		line('M17 55 L23 52', lit(main), 1.8),
		outlined('M11 70 L22 68 L25 82 L10 83 Z', shaded(main)),
		outlined('M5 84 L14 79.6 L26 82 L28 96 L20 103 L8 101 L3 93 Z', main),
		line('M9.6 97 L10 101 M15.6 97 L16 102.4 M22 95.6 L22.6 100.6', INK, 1.3),
		outlined(
			'M12.6 53 Q14 46.6 20 46.6 Q26 44.6 29 49.6 Q24 56 20.4 52.4 Q16 57 12.6 53 Z',
			COLORS.moss
		)
	];
}
