import { COLORS, contrasting, INK, MATERIALS, shaded } from '../colors';
import { drawDevice } from '../devices';
import { circle, flat, line, outlined, placed, roundedBox } from '../pen';
import type { Shape } from '../shapes';
import type { Paint } from './paint';
import { gleam, tire } from './parts';

const { steel, iron, gunmetal, powder } = MATERIALS;

export function drawMotorcycle({ main, second, device }: Paint): Shape[] {
	return [
		...tire(20, 16.5, steel),
		...tire(76, 16.5, steel),
		...bar('M24 98 L36 62', 5.4, iron),
		...bar('M76 99 L56 90 L44 76', 5.4, iron),
		outlined('M74 84 Q88 80 94 92 Q88 86 78 90 Z', second),
		outlined('M6 88 Q12 76 28 80 L30 86 Q16 82 9 92 Z', second),
		outlined(roundedBox(38, 84, 26, 20, 4), gunmetal),
		line('M42 89 L60 89 M42 93.6 L60 93.6 M42 98.2 L60 98.2', iron, 1.8),
		...bar('M52 104 Q62 110 88 106', 5.4, steel),
		outlined('M34 82 Q34 67 50 66 L62 68 Q66 76 62 84 L40 86 Q34 86 34 82 Z', main),
		flat('M62 68 Q66 76 62 84 L40 86 Q37 86 35.4 84.6 Q58 84 60 67.6 Z', shaded(main)),
		line('M34 82 Q34 67 50 66 L62 68 Q66 76 62 84 L40 86 Q34 86 34 82 Z'),
		gleam('M39 76 Q42 70.4 50 69.6', main),
		...placed(drawDevice(device, contrasting(main), main), { x: 50, y: 76, scale: 0.56 }),
		outlined('M60 74 Q74 74 88 66 Q92 70 88 76 Q74 84 60 81 Z', powder),
		...bar('M36 62 Q40 54 48 54', 4.4, iron),
		outlined(roundedBox(44, 51, 12, 5.6, 2.4), gunmetal),
		outlined('M22 66 Q20 58 28 56 L38 58 L37 68 L28 71 Z', main),
		outlined(circle(26, 63.6, 5.4), COLORS.honey),
		outlined('M30 55 L38 40 L43 42 L38 58 Z', MATERIALS.glass),
		outlined(roundedBox(88, 68, 5, 5, 1.6), COLORS.tomato)
	];
}

function bar(d: string, width: number, color: string): Shape[] {
	return [line(d, INK, width), line(d, color, width - 2.8)];
}
