import { weaponKind } from '$lib/rules/items/kinds';
import { COLORS, INK, lit, MATERIALS, shaded } from '../colors';
import { circle, flat, line, onBothSides, outlined } from '../pen';
import type { Shape } from '../shapes';
import { drawGiant } from './giant';
import type { Body, Paint } from './paint';
import { eye, gleam, sea } from './parts';

const { white, ember } = MATERIALS;

const DRAGON =
	'M70 115.5 C78 98 74 74 60 63 Q54 53 53 41 Q51 27.6 38.6 25.4 Q30 24.4 25 30 L12.6 35.4 Q5 39.4 7 46 Q9 51 16 50.4 L29 50.6 Q34.6 52 33 59 C25.6 75 24 98 31 115.5 Z';
const DRAGON_BELLY =
	'M33 59 C25.6 75 24 98 31 115.5 L46 115.5 C41 98 40.6 78 44.4 60 Q38 55.6 33 59 Z';
const FAR_WING = 'M50 62 Q43 28 60 5 Q62.6 15 71 18.6 Q67 28 72 36 Q66 44 66 58 Z';
const NEAR_WING =
	'M55 72 Q58 36 91 17 Q87.4 29 93.6 37 Q86.6 42 91 53 Q82.6 54 83.6 65.4 Q74 64 70 78 Z';
const FLAME = 'M13 51 Q2.4 57 3 70 Q7 67 8.6 73.6 Q14.4 69 13.6 62 Q18.4 63 18 56 Q17 52 13 51 Z';
const SERPENT =
	'M17 112 Q14 88 22 72 Q29 58 27 50 Q20 53 14 51.6 Q5 50 6 43.6 Q7 39.4 16 37.6 Q19 26 31 26 Q46 27.6 47 45 Q48 62 41 78 Q36 92 39 112 Z';

export const MONSTERS = {
	dragon: { draw: drawDragon, sides: [{ x: 60, y: 98 }], ownWeapons: Infinity },
	serpent: { draw: drawSerpent, sides: [{ x: 30, y: 84, scale: 0.8 }], ownWeapons: Infinity },
	bird: { draw: drawBird, sides: [{ x: 48, y: 76 }], ownWeapons: Infinity },
	spider: { draw: drawSpider, sides: [{ x: 48, y: 60, scale: 0.9 }], ownWeapons: Infinity },
	giant: { draw: drawGiant, sides: [{ x: 48, y: 72, scale: 1.3 }], ownWeapons: Infinity }
} as const satisfies Record<string, Body>;

function breathes({ weapons }: Paint): boolean {
	return weapons.some((type) => weaponKind(type).shoots);
}

function drawDragon(paint: Paint): Shape[] {
	const { main, second } = paint;
	return [
		...drawDragonWings(main, second),
		...[
			[50, 30],
			[54, 41],
			[57.4, 53]
		].map(([x = 0, y = 0]) =>
			outlined(`M${x - 3} ${y - 4} L${x + 8} ${y - 3} L${x + 1} ${y + 6} Z`, second)
		),
		outlined('M40 27 Q45 15 56 11.4 Q54 24 47 32 Z', COLORS.chalk),
		...[
			flat(DRAGON, main),
			flat('M60 63 C74 74 78 98 70 115.5 L58 115.5 C66 98 66 78 56 64 Z', shaded(main))
		],
		flat(DRAGON_BELLY, lit(lit(main))),
		line(
			'M31.4 66 Q37 68.6 42.6 67 M28.8 76 Q35 79 41 77.4 M27.4 86 Q34 89 41 87.6 M27.6 96 Q34 99 42.4 97.6 M29 106 Q36 109 44 107.4',
			shaded(main)
		),
		line(DRAGON),
		outlined('M31 27 Q33 17 42 12 Q42 22 38.6 28 Z', COLORS.chalk),
		outlined('M50 92 Q66 84 72 99 Q74 112 68 115.5 L44 115.5 Q43 110 52 109 Q46 100 50 92 Z', main),
		outlined('M40 82 Q34 92 33 105 Q25 108 25.6 115.5 L42 115.5 Q43.4 100 50 88 Z', main),
		line(
			'M28.6 112.6 L28.2 115 M33 112.6 L33 115 M37.4 112.6 L37.6 115 M47.6 112.6 L47.2 115 M52 112.6 L52 115',
			white,
			2
		),
		...drawDragonHead(paint)
	];
}

function drawDragonWings(main: string, second: string): Shape[] {
	return [
		outlined(FAR_WING, shaded(second)),
		line('M53 56 Q54 30 60 8 M56 58 Q60 34 70 20', shaded(shaded(second))),
		outlined('M62 115 Q92 118 91 95 L95 95 L87.4 83 L80.6 95 L85 95 Q85 105 64 101 Z', main),
		outlined(NEAR_WING, second),
		line('M58 70 Q66 40 90 18.6 M62 72 Q72 48 92 37.6 M66 75 Q76 58 90 53', shaded(shaded(second)))
	];
}

function drawDragonHead(paint: Paint): Shape[] {
	return [
		outlined(circle(28.6, 36.6, 4), COLORS.honey),
		flat(circle(27.6, 36.8, 1.8), INK),
		line('M23.4 31.6 L32.4 32.4', INK, 2),
		flat(circle(11.4, 40.4, 1.3), INK),
		line('M8 46.4 Q19 43.6 30 46', INK, 1.6),
		flat('M13 45.6 L16.6 45 L14.6 49 Z', white),
		flat('M20.4 45 L24 45.2 L22 48.8 Z', white),
		...(breathes(paint)
			? [outlined(FLAME, ember), flat('M11.6 56 Q6.6 60 7.4 66 Q11.6 65 11.4 60 Z', COLORS.honey)]
			: [])
	];
}

function drawSerpent(paint: Paint): Shape[] {
	const { main, second } = paint;
	return [
		outlined(
			'M82 108 Q80 90 84.6 80 L77.6 77 L91.4 70 L92.6 85 L88.6 82.4 Q86 92 89.6 108 Z',
			main
		),
		...loop(63, 66, main, second),
		...[34, 46, 58, 70].map((y, index) =>
			outlined(`M${45 - index} ${y - 5} L${55 - index} ${y - 3} L${46 - index} ${y + 6} Z`, second)
		),
		outlined('M30 28 Q30 15 40 10 L41 17 L48 15 L46 22 L53 24 Q48 32 42 32 Z', second),
		flat(SERPENT, main),
		flat(
			'M36 30 Q46 34 47 45 Q48 62 41 78 Q36 92 39 112 L32 112 Q29 92 35 76 Q41 58 36 30 Z',
			shaded(main)
		),
		flat('M27 50 Q29 58 22 72 Q14 88 17 112 L24 112 Q21 90 28 74 Q34 60 31 48 Z', lit(lit(main))),
		line('M25 62 L30.4 63.6 M20.4 74 L26.4 76 M17.6 86 L23.6 88 M16.8 98 L22.8 99', shaded(main)),
		line(SERPENT),
		...eye(25, 37.4, 3.2),
		line('M20.6 32 L28.6 33.4', INK, 2),
		flat(circle(10.4, 42, 1.2), INK),
		line('M7.4 47.6 Q17 45 26 48', INK, 1.6),
		flat('M12 46.8 L15.6 46.4 L13.6 50.2 Z', white),
		flat('M19 46.4 L22.4 46.8 L20.4 50 Z', white),
		...(breathes(paint) ? [outlined(FLAME, COLORS.sky)] : []),
		...sea()
	];
}

function loop(x: number, y: number, main: string, second: string): Shape[] {
	const arch = `M${x - 18} 112 Q${x - 17} ${y} ${x} ${y} Q${x + 17} ${y} ${x + 18} 112 L${x + 6} 112 Q${x + 6} ${y + 16} ${x} ${y + 16} Q${x - 6} ${y + 16} ${x - 6} 112 Z`;
	return [
		...[-10, 0, 10].map((step) =>
			outlined(
				`M${x + step - 4} ${y + 6} L${x + step + 1} ${y - 7} L${x + step + 6} ${y + 6} Z`,
				second
			)
		),
		outlined(arch, main),
		line(`M${x - 13} 100 Q${x - 11} ${y + 8} ${x} ${y + 7}`, lit(main), 2)
	];
}

function drawBird({ main, second }: Paint): Shape[] {
	return [
		...onBothSides([
			outlined(
				'M40 62 Q30 30 4 17 Q3.6 26 7.6 31 Q4 36 8.4 42 Q6 48 11.4 53 Q11 59 17 62 Q18 69 25 71 Q30 79 42 78 Z',
				main
			),
			line('M35 60 Q26 42 11 28 M36 66 Q26 54 14 45 M37 71 Q28 64 19 59', shaded(shaded(main)))
		]),
		outlined('M40 96 L33 113 L41.6 110 L48 116 L54.4 110 L63 113 L56 96 Z', second),
		...onBothSides([
			line('M42 98 L41 112 M41 112 L36.6 116 M41 112 L41 117 M41 112 L45 116', COLORS.honey, 2.6)
		]),
		outlined('M34 64 Q48 52 62 64 Q68 86 56 100 L40 100 Q28 86 34 64 Z', main),
		flat('M40 66 Q48 61 56 66 Q60 84 52 98 L44 98 Q36 84 40 66 Z', lit(lit(main))),
		line('M43 74 L46 77 L49 74 L52 77 L55 74 M42 83 L45 86 L48 83 L51 86 L54 83', shaded(main)),
		outlined(
			'M34 50 C33 36 39 29 48 29 C57 29 63 36 62 50 Q62 62 48 66 Q34 62 34 50 Z',
			COLORS.chalk
		),
		outlined('M43 50 Q48 45 53 50 Q53 58 47 63 Q43 58 43 50 Z', COLORS.honey),
		...onBothSides([
			flat(circle(41.4, 45, 3), INK),
			flat(circle(42, 44, 1), white),
			line('M36.4 40 L44.4 43', INK, 2.2)
		])
	];
}

function drawSpider({ main, second, weapons }: Paint): Shape[] {
	const legs =
		'M38 78 Q22 60 8 66 L4 84 M36 84 Q18 74 9 86 L7 104 M37 92 Q22 90 16 101 L15 115 M41 97 Q32 101 29 114';
	return [
		...onBothSides([line(legs, INK, 6.6), line(legs, main, 3.6)]),
		outlined(
			'M24 58 C24 40 36 32 48 32 C60 32 72 40 72 58 C72 74 60 82 48 82 C36 82 24 74 24 58 Z',
			main
		),
		flat('M58 34 C68 38 72 47 72 58 C72 74 60 82 48 82 C62 76 66 52 58 34 Z', shaded(main)),
		outlined('M48 40 L54 50 L64 52 L56 60 L58 70 L48 65 L38 70 L40 60 L32 52 L42 50 Z', second),
		gleam('M31 50 Q34 42 42 39', main),
		outlined(
			'M30 88 C30 76 38 71 48 71 C58 71 66 76 66 88 C66 100 58 105 48 105 C38 105 30 100 30 88 Z',
			main
		),
		...onBothSides([
			outlined(circle(41, 87, 5), white),
			flat(circle(42, 88, 2.4), INK),
			flat(circle(34.4, 82, 1.7), INK),
			flat(circle(43.6, 78, 1.7), INK),
			outlined(
				'M42 98 Q38 105 43 111 Q46.6 106 46.4 99 Z',
				weapons.length > 0 ? COLORS.chalk : shaded(main)
			)
		])
	];
}
