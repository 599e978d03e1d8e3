import { INK, lit, MATERIALS, shaded } from '../colors';
import { circle, flat, line, outlined, placed } from '../pen';
import type { Shape } from '../shapes';
import type { Paint } from './paint';

const { white } = MATERIALS;

const BODY =
	'M50 8 Q56 24 68 34 Q70 28 68 21 Q84 36 84 60 Q88 84 76 102 Q66 116 48 116 Q30 116 20 102 Q8 84 13 60 Q15 46 25 37 Q25 46 30 50 Q31 26 50 8 Z';
const CORE =
	'M49 44 Q54 54 64 62 Q74 74 70 94 Q64 110 48 110 Q32 110 26 94 Q22 76 32 65 Q34 72 39 74 Q38 56 49 44 Z';

/** Draws a being of flame, water or wind: a flickering body with glowing arms. */
export function drawElemental({ main, second }: Paint): Shape[] {
	return [
		...elementalArm(main),
		...placed(elementalArm(main), { x: 96, y: 0, mirrored: true }),
		flat(BODY, main),
		flat(
			'M68 34 Q70 28 68 21 Q84 36 84 60 Q88 84 76 102 Q66 116 48 116 Q78 96 68 34 Z',
			shaded(main)
		),
		line(BODY),
		flat(CORE, lit(main)),
		flat(
			'M49 62 Q60 72 60 90 Q58 104 48 104 Q38 104 36 92 Q36 84 41 80 Q46 76 49 62 Z',
			lit(lit(main))
		),
		...[38, 59].flatMap((x) => [
			outlined(circle(x, 74, 6.4), white),
			flat(circle(x + 0.8, 75, 3), INK)
		]),
		outlined('M40 88 Q48 84 57 88 Q55 97 48 97 Q42 97 40 88 Z', INK),
		flat('M44 94 Q48 91 53 94 Q51 97 48 97 Q45 97 44 94 Z', second)
	];
}

function elementalArm(main: string): Shape[] {
	return [
		outlined(
			'M20 82 Q3 78 4 58 Q2 50 8 42 Q8 50 13 54 Q13 48 17 45 Q17 54 19 58 Q26 70 20 82 Z',
			main
		),
		line('M10 62 Q10 70 16 74', lit(main), 1.8)
	];
}
