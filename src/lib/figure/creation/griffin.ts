import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { circle, flat, line, outlined } from '../pen';
import type { Shape } from '../shapes';
import type { Paint } from './paint';

const { white } = MATERIALS;

const BODY =
	'M34 56 Q27 74 30 94 L31 112 L44 112 L46 97 Q51 94 54 98 Q50 106 51 115.5 L78 115.5 Q87 98 76 84 Q64 72 60 56 Z';
const HEAD =
	'M25 43 C24 29 32 20 44 20 C56 20 62 31 61 46 Q62 58 57 70 L52 64 L47.6 73 L42 65.6 L36.4 71 L33 61 Q26 54 25 43 Z';
const NEAR_WING =
	'M54 78 Q52 40 91 12 Q92 22 88 29 Q94 34 88 42 Q92 50 84 56 Q86 64 76 69 Q74 80 62 86 Q54 86 54 78 Z';

/** Draws a sitting griffin with spread wings. */
export function drawGriffin({ main, second }: Paint): Shape[] {
	return [
		outlined('M48 60 Q40 28 58 5 Q61 14 67 17 Q64 26 69 31 Q65 40 66 60 Z', shaded(second)),
		line('M74 110 Q92 112 90 98 Q88 90 92 86', INK, 5.4),
		line('M74 110 Q92 112 90 98 Q88 90 92 86', main, 2.6),
		outlined('M90 90 Q85 82 91 75 Q95.6 82 93.6 90 Z', second),
		flat(BODY, main),
		flat('M60 56 Q64 72 76 84 Q87 98 78 115.5 L66 115.5 Q78 98 64 84 Q54 74 52 56 Z', shaded(main)),
		flat('M36 66 Q42 74 50 66 Q50 84 42 90 Q36 84 36 66 Z', lit(main)),
		line(BODY),
		line('M54 98 Q60 92 68 96', shaded(shaded(main)), 1.8),
		outlined('M29 110 L25 115.5 L46 115.5 L45 110 Z', COLORS.honey),
		line('M32 113 L31 115 M38 113 L38 115', INK, 1.3),
		line('M57 112 L57 115 M62 112 L62 115', white, 1.8),
		outlined(NEAR_WING, second),
		line('M58 76 Q62 48 87 20 M62 78 Q70 56 86 38 M65 80 Q74 66 84 55', shaded(shaded(second))),
		...drawEagleHead()
	];
}

function drawEagleHead(): Shape[] {
	return [
		outlined('M48 24 L55 8 L59 30 Z', COLORS.chalk),
		flat(HEAD, COLORS.chalk),
		flat('M54 24 Q61 32 61 46 Q62 58 57 70 L52 64 L48 72 Q58 48 54 24 Z', shaded(COLORS.chalk)),
		line(HEAD),
		outlined('M36 22 L42 8 L48 22 Z', COLORS.chalk),
		outlined('M31 36 Q18 35 13 44 Q10 52 15.6 57.6 Q20 51 31 51.4 Q34 44 31 36 Z', COLORS.honey),
		line('M17 48.6 Q24 45.4 31 46.6', INK, 1.5),
		flat(circle(21.6, 42, 1.2), INK),
		flat(circle(40, 38, 3.2), INK),
		flat(circle(39, 36.8, 1.1), white),
		line('M34.6 32 L44 34.6', INK, 2.2)
	];
}
