import { COLORS, shaded } from './colors';
import type { Dress } from './dress';
import { circle, flat, line, onBothSides, outlined } from './pen';
import type { Shape } from './shapes';

const FRINGE =
	'M28.4 42 C26 26 36 20.5 48 20.5 C60 20.5 70 26 67.6 42 L64.6 42 Q65 37 62 35.5 Q56 38.5 48 35.2 Q40 38.5 34 35.5 Q31 37 31.4 42 Z';
const PARTING =
	'M28.6 43 C25 27 36 20 50 20.5 C62 21 70 28 67.4 43 L64.4 43 C64.6 37 60 34 52 33 C44 33 39 31 37.5 28.6 C36.5 34 31.8 36 31.6 43 Z';
const TUFT =
	'M34 30.5 Q38 26 43 26 Q40 19 46 15 Q46 20 50 21.5 Q52 16 57 16.5 Q54 21 55 26 Q60 26.5 62 30.5 Q48 33.5 34 30.5 Z';
const BUN =
	'M28.6 45 C25.6 28 36 22 48 22 C60 22 70.4 28 67.4 45 L64.6 45 C64.8 36 60 31.6 48 31.6 C36 31.6 31.2 36 31.4 45 Z';
const LONG =
	'M26 66 C21 46 24 20 48 19.5 C72 20 75 46 70 66 Q66 69.5 61 66.5 C65.6 56 66.4 40 60 33.4 Q50 34 41 28.8 Q38 33 34.6 35 C30.4 43 31 57 35 66.5 Q30 69.5 26 66 Z';
const CURLS =
	'M29 47 Q23.6 45 25.4 39.6 Q21.4 34.6 26.6 31 Q25.6 24.6 32 23.8 Q34 17.6 40.4 19.4 Q45 14.6 50 18.4 Q56.6 15.4 60 21 Q67 21 68 27.4 Q73.6 30.6 70.8 36.4 Q74 42 68 46 L64.6 45 Q66 37.6 60 35.4 Q55 37.6 51.6 34.6 Q47 37.4 43.4 34.6 Q38.6 37 36 34.8 Q30.4 38 31.4 46 Z';
const MOHAWK =
	'M40 33 Q37 22 41 10 L45.4 14.6 L48.4 7 L51.4 13 L56 9.6 Q59.6 22 56 33 Q48 35.6 40 33 Z';
const BRAID =
	'M30 41 Q24 46 26.6 53 Q23.6 58.6 27 63.6 L25.6 69 L31.4 69 L31 63 Q34 58 31.6 53 Q34 47 32.4 42 Z';
const EAR = 'M30 41 Q24 36 16.6 34.6 Q20 46 29.6 50 Z';
const HORN = 'M32 31 Q24 26.6 25.4 14 Q30.6 20 40 24.6 Z';

const POLKA = [
	[38, 29],
	[48, 26.5],
	[58, 29]
] as const;

/** Bandanas and hairstyles without a hat. */
export const HAIRS = {
	bald: (): Shape[] => [],
	fringe: ({ hair }: Dress) => [outlined(FRINGE, hair), gloss('M36 28 Q40 24.6 46 24.4', hair)],
	parting: ({ hair }: Dress) => [outlined(PARTING, hair), gloss('M45 25 Q52 23.6 58 26.4', hair)],
	tuft: ({ hair }: Dress) => [outlined(TUFT, hair)],
	bun: ({ hair }: Dress) => [
		outlined(circle(48, 18.5, 6.4), hair),
		outlined(BUN, hair),
		gloss('M36 28.6 Q41 25.4 48 25.4', hair)
	],
	longHair: ({ hair }: Dress) => [
		outlined(LONG, hair),
		gloss('M37 25.4 Q42 22.6 50 23', hair),
		line('M29 44 Q28.4 54 30.4 62 M67 44 Q67.6 54 65.6 62', shaded(shaded(hair)), 1.3)
	],
	curls: ({ hair }: Dress) => [
		outlined(CURLS, hair),
		line(
			'M33 29 Q36 26 39 28.4 M46 25 Q49 22.4 52 25 M58 28.4 Q61 26 64 29',
			shaded(shaded(hair)),
			1.3
		)
	],
	mohawk: ({ cloth }: Dress) => [
		outlined(MOHAWK, cloth),
		line('M44.6 20 L44 29 M48.4 16 L48.2 30 M52.4 18 L52.6 29', shaded(shaded(cloth)), 1.3)
	],
	elfHair: ({ hair, skin }: Dress) => [
		...onBothSides([
			outlined(EAR, skin),
			line('M21.4 38.6 Q26 41 28 45', shaded(shaded(skin)), 1.3),
			outlined(BRAID, hair),
			line('M27 53 L31 52.4 M27.4 63 L30.8 62.6', COLORS.clover, 1.8)
		]),
		outlined(PARTING, hair)
	],
	horns: ({ skin }: Dress) =>
		onBothSides([
			outlined(HORN, COLORS.chalk),
			line('M27.6 22.4 Q30 24 30.4 26.4', shaded(COLORS.chalk), 1.3),
			flat(circle(36, 29, 1), shaded(skin))
		]),
	bandana: ({ torso }: Dress) => [
		outlined('M64 33 L74 28.5 Q75.5 33 71.5 35 Q76.5 37 75 42 L65 37 Z', shaded(torso)),
		outlined('M28.8 38.5 C28 26 36 21 48 21 C60 21 68 26 67.2 38.5 Q48 31.5 28.8 38.5 Z', torso),
		...POLKA.map(([x, y]) => flat(circle(x, y, 1.5), COLORS.chalk))
	]
} as const;

function gloss(d: string, hair: string): Shape {
	return line(d, shaded(hair), 1.8);
}
