import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { circle, flat, line, outlined } from '../pen';
import type { Shape } from '../shapes';
import { drawElemental } from './elemental';
import { drawGolem } from './golem';
import { drawGriffin } from './griffin';
import type { Body, Paint } from './paint';
import { eye, gleam } from './parts';

const { gold, white } = MATERIALS;

const BEAR_BODY = 'M26 62 Q40 44 60 46 Q84 47 90 68 Q94 86 89 102 L32 102 Q22 84 26 62 Z';
const BEAR_HEAD =
	'M5 66 C4 50 13 42 25 42 C38 42 46 50 45 64 C44 77 36 84 25 84 C13 84 5.6 78 5 66 Z';
const CAT_BODY =
	'M38 74 Q29 90 29 104 Q29 115.5 37 115.5 L66 115.5 Q75 115.5 74 102 Q72 84 60 74 Q48 68 38 74 Z';
const CAT_HEAD =
	'M20 56 Q17 42 20 27 Q28 30 34 37 Q44 34 54 37 Q60 30 68 27 Q71 42 68 56 Q66 76 44 76 Q22 76 20 56 Z';

/** Claws are part of the drawing, so weapons are not attached to them. */
export const BEASTS = {
	bear: { draw: drawBear, sides: [{ x: 66, y: 78 }], ownWeapons: Infinity },
	cat: { draw: drawCat, sides: [{ x: 52, y: 98, scale: 0.9 }], ownWeapons: Infinity },
	elemental: {
		draw: drawElemental,
		sides: [{ x: 48, y: 96, scale: 0.9 }],
		ownWeapons: Infinity
	},
	griffin: { draw: drawGriffin, sides: [{ x: 40, y: 86, scale: 0.7 }], ownWeapons: Infinity },
	golem: { draw: drawGolem, sides: [{ x: 48, y: 82, scale: 1.2 }], ownWeapons: Infinity }
} as const satisfies Record<string, Body>;

function drawBear({ main, second }: Paint): Shape[] {
	return [
		outlined(circle(90, 74, 4.6), main),
		...[44, 64].flatMap((x) => bearLeg(x, shaded(main))),
		flat(BEAR_BODY, main),
		flat('M92 82 Q92 94 89 102 L32 102 Q29.6 98.6 28 94 Q64 98 92 82 Z', shaded(main)),
		line(BEAR_BODY),
		gleam('M52 51 Q62 49.6 72 54', main),
		...[31, 74].flatMap((x) => bearLeg(x, main)),
		outlined('M30 80 Q42 78 46 66 L52 70 Q48 86 36 90 Z', second),
		outlined('M42 82 L50 95 L43 95.6 L39.6 101 L35.4 86 Z', second),
		...[11.4, 38.6].flatMap((x) => [
			outlined(circle(x, 45, 6.6), main),
			flat(circle(x, 45.4, 3.2), shaded(shaded(main)))
		]),
		flat(BEAR_HEAD, main),
		flat('M40 50 Q45 56 45 64 C44 77 36 84 25 84 Q20 84 16 82.4 Q42 82 40 50 Z', shaded(main)),
		line(BEAR_HEAD),
		outlined('M8.6 73 Q9 63.6 19 63.4 Q29 63.6 29.4 73 Q29 82 19 82.4 Q9 82 8.6 73 Z', lit(main)),
		flat('M13 67.6 Q13 64.6 19 64.6 Q25 64.6 25 67.6 Q24 72 19 72 Q14 72 13 67.6 Z', INK),
		line('M19 72 L19 75.4 M13.4 76.6 Q16.6 79.4 19 75.4 Q21.4 79.4 24.6 76.6', INK, 1.5),
		...eye(12.4, 58.6),
		...eye(28, 58.6)
	];
}

function bearLeg(x: number, color: string): Shape[] {
	return [
		outlined(
			`M${x} 92 L${x + 14} 92 L${x + 14} 115.5 L${x - 4} 115.5 Q${x - 5} 109 ${x} 108 Z`,
			color
		),
		line(
			`M${x - 1} 112.6 L${x - 1.4} 115 M${x + 3} 112.6 L${x + 2.6} 115 M${x + 7} 112.6 L${x + 6.6} 115`,
			COLORS.chalk,
			1.8
		)
	];
}

function drawCat({ main, second }: Paint): Shape[] {
	const stripe = shaded(shaded(main));
	return [
		outlined(
			'M68 113 Q92 114 91 90 Q90 78 82 78 Q75.6 79 77 86 Q78 88.6 81 88 Q84 104 68 103 Z',
			main
		),
		flat('M91 90 Q90 78 82 78 Q75.6 79 77 86 Q78 88.6 81 88 Z', lit(main)),
		flat(CAT_BODY, main),
		flat('M62 76 Q72 86 74 102 Q75 115.5 66 115.5 L58 115.5 Q70 100 62 76 Z', shaded(main)),
		line('M72.4 92 L66.6 93.4 M73.6 99 L67.6 99.6 M69.6 85 L64.4 87.4', stripe, 2.2),
		line(CAT_BODY),
		flat('M38 76 Q44 72 50 76 Q53 90 44 98 Q35 90 38 76 Z', lit(lit(main))),
		line('M44 98 L44 115'),
		line('M34.6 112 L34.6 115 M39 112 L39 115 M49 112 L49 115 M53.4 112 L53.4 115', INK, 1.3),
		outlined('M29 73 Q44 82 59 73 L58 78.6 Q44 87 30 78.6 Z', second),
		outlined(circle(44, 83, 3.6), gold),
		flat(CAT_HEAD, main),
		flat('M66 40 Q71 66 56 74 Q51 76 44 76 Q62 66 62 36 Z', shaded(main)),
		line('M44 37 L44 43.6 M37.6 38 L38.6 43 M50.4 38 L49.4 43', stripe, 2.2),
		line(CAT_HEAD),
		flat('M22.6 31.4 Q28 34 31.4 39 L24 45.6 Q22 38 22.6 31.4 Z', COLORS.rose),
		flat('M65.4 31.4 Q60 34 56.6 39 L64 45.6 Q66 38 65.4 31.4 Z', COLORS.rose),
		outlined('M30 66 Q31 60 44 61.6 Q57 60 58 66 Q56 74 44 74 Q32 74 30 66 Z', lit(lit(main))),
		...[33, 55].flatMap((x) => [
			outlined(circle(x, 53.4, 5.2), COLORS.lime),
			flat(`M${x} 49 Q${x + 2.6} 53.4 ${x} 57.8 Q${x - 2.6} 53.4 ${x} 49 Z`, INK),
			flat(circle(x - 1.6, 51.4, 1.2), white)
		]),
		outlined('M41 61 L47 61 L44 64.4 Z', COLORS.rose),
		line('M38.4 67.4 Q42 70.4 44 64.6 Q46 70.4 49.6 67.4', INK, 1.5),
		...whiskers()
	];
}

function whiskers(): Shape[] {
	const left = line('M28.4 64.4 L14 61.4 M28.4 67.4 L14.4 69', INK, 1.2);
	return [left, line('M59.6 64.4 L74 61.4 M59.6 67.4 L73.6 69', INK, 1.2)];
}
