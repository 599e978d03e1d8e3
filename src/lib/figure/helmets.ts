import { COLORS, INK, MATERIALS, shaded } from './colors';
import type { Dress } from './dress';
import { circle, flat, line, shadedPath, onBothSides, outlined, roundedBox } from './pen';
import type { Shape } from './shapes';

const { steel, iron, gold, powder, leather, glass, glow, white } = MATERIALS;

const DOME = 'M27.6 39 C26.5 24 36 17.5 48 17.5 C60 17.5 69.5 24 68.4 39 Z';
const DOME_SHADE = 'M56 18.6 C64.5 21.5 69.2 28 68.4 39 L61 39 C62 30 60.5 23 56 18.6 Z';
const RIM =
	'M26 36.5 Q48 31.5 70 36.5 Q71.8 37 71.3 39.6 L70.8 41.2 Q48 36.4 25.2 41.2 L24.7 39.6 Q24.2 37 26 36.5 Z';
const BRIM =
	'M15.5 38 Q26 30 48 29.6 Q70 30 80.5 38 Q81 42.4 75 41.6 Q48 35.4 21 41.6 Q15 42.4 15.5 38 Z';
const GREAT_HELM =
	'M26.6 42 C25.6 23 35 16.5 48 16.5 C61 16.5 70.4 23 69.4 42 L68 57 Q66 63 48 65.4 Q30 63 28 57 Z';
const GREAT_SHADE =
	'M57 17.6 C66 20 70 28 69.4 42 L68 57 Q66 63 48 65.4 C58 62 62.6 52 62.4 42 C62.4 30 61 23 57 17.6 Z';
const HORN = 'M31 33 Q14 32 12.6 12.6 Q19.6 21 35 22 Z';
const WING = 'M30 33 Q19 30 14 13 Q19 16.4 22 17 Q20.4 14 21 10.6 Q26 16.6 32 18 Q36 24 34.6 30 Z';
const CREST =
	'M30 20.6 Q24 14 22.6 4.6 Q33 13.6 48 14 Q63 13.6 73.4 4.6 Q72 14 66 20.6 Q48 14 30 20.6 Z';
const FIELD =
	'M26 39.6 C24 23 34 16 48 16 C62 16 72 23 70 39.6 Q72.6 40 71.6 43.4 Q68 44.6 65.6 41.6 Q48 35.4 30.4 41.6 Q28 44.6 24.4 43.4 Q23.4 40 26 39.6 Z';
const FIELD_SHADE =
	'M57 17.4 C68 20.4 71.6 28 70 39.6 Q72.6 40 71.6 43.4 Q68 44.6 65.6 41.6 L61.4 40 C63 30 61 23 57 17.4 Z';
const LEATHER_CAP =
	'M28.6 56 Q24.6 46 26.6 36 C28.6 23 37 18.4 48 18.4 C59 18.4 67.4 23 69.4 36 Q71.4 46 67.4 56 Q63.4 57 62.6 52 Q66 42 62 37.4 Q48 32.4 34 37.4 Q30 42 33.4 52 Q32.6 57 28.6 56 Z';
/** A helmet shell; the opening for the face winds in the opposite direction, which leaves it unfilled. */
const SHELL =
	'M48 13.4 C68 13.4 75.4 25 75.4 41 C75.4 57 66 65.4 48 65.4 C30 65.4 20.6 57 20.6 41 C20.6 25 28 13.4 48 13.4 Z M48 24.6 C36.6 24.6 29.8 30 29.8 41.6 C29.8 53.4 36.6 58.6 48 58.6 C59.4 58.6 66.2 53.4 66.2 41.6 C66.2 30 59.4 24.6 48 24.6 Z';
const PLUME = 'M47 19 Q38 12 46 5.5 Q52 1.5 62 4.5 Q70 7.5 70.5 17 Q66 12 61 13 Q57 19.5 47 19 Z';

export const HELMETS = {
	openHelmet: ({ edge }: Dress) => [
		...drawDome(steel, iron),
		line('M48 18 L48 34'),
		outlined(RIM, edge),
		...onBothSides([flat(circle(31.5, 38, 0.9), shaded(edge))])
	],
	visorHelmet: ({ edge }: Dress) => [
		...shadedPath(GREAT_HELM, steel, flat(GREAT_SHADE, iron)),
		outlined(
			'M46 16.8 L50 16.8 L50 37 L69 38 L68.8 49 L50 48 L50 64.8 L46 64.8 L46 48 L27.2 49 L27 38 L46 37 Z',
			edge
		),
		flat('M30.4 41 L65.6 41 L65.2 46 L30.8 46 Z', INK),
		...onBothSides([
			flat(circle(40.6, 43.5, 1.7), white),
			flat(circle(37, 54, 1.1), INK),
			flat(circle(41, 56.4, 1.1), INK),
			flat(circle(35.4, 58, 1.1), INK)
		])
	],
	kettleHat: ({ edge }: Dress) => [
		outlined('M31 35 C31 22 38 17 48 17 C58 17 65 22 65 35 Q48 29 31 35 Z', steel),
		flat('M56 19 C62.6 22 64.6 28 64.4 34 L58.6 32.4 C59.6 27 58.6 22 56 19 Z', iron),
		line('M48 17 L48 31', INK),
		...shadedPath(
			BRIM,
			steel,
			flat('M62 31 Q74 33 80.5 38 Q81 42.4 75 41.6 Q68 39.4 60 38 Z', iron)
		),
		...onBothSides([flat(circle(30, 37, 1), edge), flat(circle(42, 34.6, 1), edge)])
	],
	hornedHelmet: ({ edge }: Dress) => [
		...onBothSides([
			outlined(HORN, COLORS.chalk),
			line('M17.4 22 Q20.6 22.6 20.6 25.6', shaded(COLORS.chalk), 1.6)
		]),
		...drawDome(iron, shaded(iron)),
		outlined('M45 17.6 L51 17.6 L51 35 L48 44 L45 35 Z', edge),
		outlined(RIM, edge),
		...onBothSides([
			flat(circle(31.5, 38, 0.9), shaded(edge)),
			flat(circle(40, 36, 0.9), shaded(edge))
		])
	],
	wingedHelmet: ({ edge }: Dress) => [
		...onBothSides([
			outlined(WING, white),
			line('M23 18 Q26 25 31 28 M18.4 19.6 Q22 27 29.6 31', iron, 1.4)
		]),
		...drawDome(steel, iron),
		outlined(RIM, edge),
		outlined('M48 19.6 L52 26 L48 32.4 L44 26 Z', edge)
	],
	crestHelmet: ({ torso }: Dress) => [
		outlined(CREST, gold),
		flat(circle(48, 18, 4.2), COLORS.tomato),
		line(circle(48, 18, 4.2)),
		...onBothSides([
			outlined('M28.4 37 L18.4 41.6 L21 53.6 L30 49.4 Z', torso),
			line('M19.6 47 L29.4 43')
		]),
		...shadedPath(
			'M28 39 C27 26 36 20.6 48 20.6 C60 20.6 69 26 68 39 Q48 33 28 39 Z',
			torso,
			flat('M57 22 C66 25 69 31 68 39 L62 37 C63 31 61 25.6 57 22 Z', shaded(torso))
		),
		line('M38.6 22.4 Q36 28 36.4 36 M57.4 22.4 Q60 28 59.6 36 M48 22.6 L48 34')
	],
	fieldHelmet: ({ torso }: Dress) => [
		line('M30 42 Q30.6 58 43 60.4 M66 42 Q65.4 58 53 60.4', leather, 2.2),
		...shadedPath(FIELD, shaded(torso), flat(FIELD_SHADE, shaded(shaded(torso)))),
		line('M27 32.6 Q48 26.6 69 32.6', INK),
		outlined(roundedBox(42, 21, 12, 5.6, 1.4), torso)
	],
	flightHelmet: () => [
		...shadedPath(
			LEATHER_CAP,
			leather,
			flat(
				'M58 20 C66 24 69 30 69.4 36 Q71.4 46 67.4 56 Q63.4 57 62.6 52 Q66 42 62 37.4 L60 36.6 Q62 28 58 20 Z',
				shaded(leather)
			)
		),
		line('M48 18.6 L48 26'),
		outlined('M27.6 28 Q48 21.6 68.4 28 L68.8 33 Q48 26.4 27.2 33 Z', powder),
		...onBothSides([
			outlined(circle(39.6, 28.6, 6.6), gold),
			outlined(circle(39.6, 28.6, 4.4), glass),
			line('M37.4 28 Q37.8 26.2 39.4 25.8', white, 1.3)
		])
	],
	spaceHelmet: ({ torso }: Dress) => [
		...onBothSides([outlined(roundedBox(16.6, 35, 8, 14, 3), torso)]),
		line('M70 18 L76 7.6', INK, 4),
		line('M70 18 L76 7.6', iron, 1.6),
		outlined(circle(76.4, 6.8, 2.8), glow),
		outlined(SHELL, COLORS.chalk),
		flat(
			'M64 19 C72 24 74.6 32 74.6 41 C74.6 53 69 60.4 60 63.4 C68 58 71 50 70.6 41 C70.4 32 68.6 24.6 64 19 Z',
			shaded(COLORS.chalk)
		),
		outlined('M43 13.8 L53 13.8 L52 24.6 L44 24.6 Z', torso),
		line('M33.4 34.6 Q35 30.6 38.4 28.8 M32.6 39.4 L32.6 38.6', white, 2.2)
	]
} as const;

/** Draws a hero's helmet plume. */
export function drawPlume({ cloth }: Dress): Shape[] {
	return [
		outlined(PLUME, cloth),
		line('M50 15 Q53 8.5 62 8 M52 15.6 Q57 14 60 11.5', shaded(shaded(cloth)), 1.4)
	];
}

function drawDome(color: string, shade: string): Shape[] {
	return shadedPath(DOME, color, flat(DOME_SHADE, shade));
}
