import { COLORS, INK, MATERIALS, shaded } from './colors';
import type { Dress } from './dress';
import { HAIRS } from './hair';
import { circle, flat, line, shadedPath, onBothSides, outlined } from './pen';

const { gold, powder, straw, white } = MATERIALS;

const HOOD =
	'M25 63.6 C18 38 26 13.4 49 11.4 C55 11 55 14 59 16 C75 23 77 44 71 63.6 Q66 67.6 60.4 64.6 C67.4 52 67 33.4 48 31.4 C29 33.4 28.6 52 35.6 64.6 Q30 67.6 25 63.6 Z';
const HOOD_SHADE =
	'M59 16 C75 23 77 44 71 63.6 Q66 67.6 60.4 64.6 C67.4 52 67 33.4 48 31.4 Q58 30 61 34 Q66 26 59 16 Z';
const WRAP_TOP = 'M28 40.4 C27 24 36 18.6 48 18.6 C60 18.6 69 24 68 40.4 Q48 36.4 28 40.4 Z';
const WRAP_LOW = 'M28.4 48.4 Q48 51.6 67.6 48.4 C67.6 58 61 63 48 63 C35 63 28.4 58 28.4 48.4 Z';
const CONE =
	'M29.6 35 Q36 17 45 7 Q49 2.4 56 3.4 Q62.6 5 63 11 Q59 8.4 56.6 10.4 Q63 21 66.4 35 Q48 27.6 29.6 35 Z';
const CONE_SHADE =
	'M54 3.4 Q62.6 5 63 11 Q59 8.4 56.6 10.4 Q63 21 66.4 35 L59.6 32.4 Q57 17 50.6 11 Q53 7 54 3.4 Z';
const WIDE_BRIM =
	'M14.6 37.4 Q30 27.6 48 27.4 Q66 27.6 81.4 37.4 Q83 42 77 41.6 Q62 35.4 48 35.2 Q34 35.4 19 41.6 Q13 42 14.6 37.4 Z';
const TRICORNE =
	'M14.8 31 Q28 24 34 15.4 Q48 22 62 15.4 Q68 24 81.2 31 Q83 35.4 78.4 37 Q64 34 48 37.6 Q32 34 17.6 37 Q13 35.4 14.8 31 Z';
const FEATHER = 'M62 31 Q66 15 82 6.4 Q85 17 77 25 Q71 30.6 62 33 Z';
const CAP = 'M26 37.4 Q27 24 40 19.4 Q56 15.4 68 27 Q70 33 70 37.4 Q48 31.4 26 37.4 Z';
const CAP_TURNUP =
	'M17 40 Q30 31 48 31.4 Q64 31.4 71.6 36 Q72.4 41 69 42 Q56 36.4 42 38.4 Q28 40.4 20 43.6 Q14.6 43.4 17 40 Z';
const COWBOY =
	'M12.6 31.4 Q15 37 26 36 Q48 30.6 70 36 Q81 37 83.4 31.4 Q86 40 75 42.4 Q48 35.4 21 42.4 Q10 40 12.6 31.4 Z';
const COWBOY_CROWN =
	'M30 36 Q30 19 38 16 Q44 14.6 48 18.6 Q52 14.6 58 16 Q66 19 66 36 Q48 30.6 30 36 Z';
const CROWN =
	'M29.4 36 L26 15.6 L36.2 24.6 L41.6 12.6 L48 22.6 L54.4 12.6 L59.8 24.6 L70 15.6 L66.6 36 Q48 30.4 29.4 36 Z';
const CIRCLET = 'M28.9 37.4 L29.6 30.5 Q48 25.5 66.4 30.5 L67.1 37.4 Q48 32 28.9 37.4 Z';
const POINTS = 'M40.5 29 L42.5 22.5 L46 26 L48 18.5 L50 26 L53.5 22.5 L55.5 29 Z';
const PEAKED =
	'M28.6 34 Q24.5 27 27.5 22 Q36 16.5 48 16.5 Q60 16.5 68.5 22 Q71.5 27 67.4 34 Q48 29.5 28.6 34 Z';
const CAP_BAND = 'M28.8 31.6 Q48 26.4 67.2 31.6 L67.2 37 Q48 32 28.8 37 Z';
const PEAK = 'M31 36.4 Q48 31.6 65 36.4 Q68 41.4 63 41 Q48 36.8 33 41 Q28 41.4 31 36.4 Z';
const HARD = 'M28 36.6 C28 24 36 17.6 48 17.6 C60 17.6 68 24 68 36.6 Q48 30 28 36.6 Z';

export const HATS = {
	hood: ({ torso, cloth }: Dress) => [
		...shadedPath(HOOD, torso, flat(HOOD_SHADE, shaded(torso))),
		line('M33.4 62 C28.4 48 30.4 34.4 48 33.6 C65.6 34.4 67.6 48 62.6 62', cloth, 2.4),
		line('M35.6 64.6 C28.6 52 29 33.4 48 31.4 C67 33.4 67.4 52 60.4 64.6'),
		line('M35 24 Q40 18 48 16.6', shaded(shaded(torso)), 1.4)
	],
	ninjaWrap: ({ torso }: Dress) => [
		outlined('M65 36 L77 29.6 Q78.4 34 74.4 36.4 Q80 40 77.6 46 L66 41 Z', shaded(torso)),
		outlined(WRAP_TOP, torso),
		flat('M57 20.4 C65 23.4 68.4 30 68 40.4 L62 39.4 C63 31 61 25 57 20.4 Z', shaded(torso)),
		outlined(WRAP_LOW, torso),
		outlined('M28 34 Q48 29.4 68 34 L68 40.4 Q48 36.4 28 40.4 Z', shaded(shaded(torso))),
		...onBothSides([line('M36.6 41 L43.6 42.2', INK, 2)])
	],
	wizardHat: ({ torso, cloth }: Dress) => [
		...shadedPath(CONE, torso, flat(CONE_SHADE, shaded(torso))),
		outlined('M31.4 30.4 Q48 22.6 64.8 30.4 L66.4 35 Q48 27.6 29.6 35 Z', cloth),
		outlined(WIDE_BRIM, torso),
		flat('M46 11.4 L47.6 15 L51.4 16.2 L47.6 17.4 L46 21 L44.4 17.4 L40.6 16.2 L44.4 15 Z', gold),
		flat(circle(53, 20, 1.5), gold)
	],
	tricorne: ({ cloth }: Dress) => [
		outlined('M33 27 Q34 14.4 48 14 Q62 14.4 63 27 Z', powder),
		outlined(TRICORNE, powder),
		line('M17.4 33 Q30 28.6 35.4 19.4 Q48 26 60.6 19.4 Q66 28.6 78.6 33', gold, 1.8),
		outlined(circle(48, 29.4, 3.6), cloth),
		flat(circle(48, 29.4, 1.4), white)
	],
	featherCap: ({ torso, cloth }: Dress) => [
		outlined(FEATHER, cloth),
		line('M64 31 Q70 18 80 10', shaded(shaded(cloth)), 1.4),
		outlined(CAP, torso),
		outlined(CAP_TURNUP, shaded(torso))
	],
	broadHat: ({ cloth }: Dress) => [
		outlined(COWBOY_CROWN, MATERIALS.timber),
		flat('M58 16 Q66 19 66 36 L60 34.4 Q61 22 56.6 15.6 Z', MATERIALS.wood),
		line('M48 18.6 L48 24'),
		outlined('M30 31 Q48 25.4 66 31 L66 36 Q48 30.6 30 36 Z', cloth),
		outlined(COWBOY, MATERIALS.timber)
	],
	strawHat: ({ cloth }: Dress) => [
		outlined('M31 35 C31 23 38 18.6 48 18.6 C58 18.6 65 23 65 35 Z', straw),
		line('M37 22 Q48 25 59 22 M33.6 26.4 Q48 29 62.4 26.4', shaded(straw), 1.4),
		outlined('M31 29.6 Q48 25.4 65 29.6 L65 35 Q48 30 31 35 Z', cloth),
		outlined(WIDE_BRIM, straw),
		line('M20 37.6 Q34 31.4 48 31.2 Q62 31.4 76 37.6', shaded(straw), 1.4)
	],
	topHat: ({ cloth }: Dress) => [
		outlined('M33 34 L30.6 8 Q48 3.4 65.4 8 L63 34 Q48 29 33 34 Z', powder),
		flat('M57 5.4 L65.4 8 L63 34 L57 32.4 Z', shaded(powder)),
		outlined('M32.2 25.6 Q48 20.6 63.8 25.6 L63 34 Q48 29 33 34 Z', cloth),
		outlined(
			'M22.6 35 Q30 30 48 30 Q66 30 73.4 35 Q75 39.6 69.4 40 Q48 34 26.6 40 Q21 39.6 22.6 35 Z',
			powder
		)
	],
	peakedCap: ({ torso }: Dress) => [
		outlined(PEAKED, torso),
		outlined(CAP_BAND, shaded(torso)),
		outlined(PEAK, powder),
		outlined('M48 19.4 L51.6 23 L48 28.6 L44.4 23 Z', gold)
	],
	hardHat: () => [
		outlined(HARD, COLORS.honey),
		flat('M57 19.4 C65 22.6 68 29 68 36.6 L62 35 C62.6 28 61 23 57 19.4 Z', shaded(COLORS.honey)),
		outlined('M44 16.6 Q48 15 52 16.6 L52.6 32.6 L43.4 32.6 Z', COLORS.honey),
		outlined(
			'M24 37.6 Q48 27.6 72 37.6 Q73.4 41.6 69 41.4 Q48 35 27 41.4 Q22.6 41.6 24 37.6 Z',
			shaded(COLORS.honey)
		),
		outlined(circle(48, 25.4, 3), white)
	],
	circlet: (dress: Dress) => [
		...HAIRS[dress.haircut](dress),
		outlined(POINTS, gold),
		outlined(CIRCLET, gold),
		outlined(circle(48, 31.2, 2.8), dress.cloth)
	],
	crown: (dress: Dress) => [
		...HAIRS[dress.haircut](dress),
		outlined(CROWN, gold),
		flat('M63 21.8 L70 15.6 L66.6 36 L61.8 34.6 Z', shaded(gold)),
		line('M28.8 31.4 Q48 26.4 67.2 31.4'),
		outlined(circle(48, 31, 2.6), COLORS.tomato),
		...onBothSides([
			outlined(circle(38, 32.2, 2), COLORS.sky),
			outlined(circle(41.6, 12.8, 2.2), white)
		])
	]
} as const;
