import { MATERIALS, shaded } from './colours';
import { circle, flat, line, outlined } from './pen';
import type { Shape } from './shapes';

const DOME = 'M27.6 39 C26.5 24 36 17.5 48 17.5 C60 17.5 69.5 24 68.4 39 Z';
const DOME_SHADE = 'M56 18.6 C64.5 21.5 69.2 28 68.4 39 L61 39 C62 30 60.5 23 56 18.6 Z';
const RIM =
	'M26 36.5 Q48 31.5 70 36.5 Q71.8 37 71.3 39.6 L70.8 41.2 Q48 36.4 25.2 41.2 L24.7 39.6 Q24.2 37 26 36.5 Z';
const CROWN =
	'M28.6 34 Q24.5 27 27.5 22 Q36 16.5 48 16.5 Q60 16.5 68.5 22 Q71.5 27 67.4 34 Q48 29.5 28.6 34 Z';
const CAP_BAND = 'M28.8 31.6 Q48 26.4 67.2 31.6 L67.2 37 Q48 32 28.8 37 Z';
const PEAK = 'M31 36.4 Q48 31.6 65 36.4 Q68 41.4 63 41 Q48 36.8 33 41 Q28 41.4 31 36.4 Z';
const PLUME = 'M47 19 Q38 12 46 5.5 Q52 1.5 62 4.5 Q70 7.5 70.5 17 Q66 12 61 13 Q57 19.5 47 19 Z';
const PLUME_RIBS = 'M50 15 Q53 8.5 62 8 M52 15.6 Q57 14 60 11.5';
const CIRCLET = 'M28.9 37.4 L29.6 30.5 Q48 25.5 66.4 30.5 L67.1 37.4 Q48 32 28.9 37.4 Z';
const POINTS = 'M40.5 29 L42.5 22.5 L46 26 L48 18.5 L50 26 L53.5 22.5 L55.5 29 Z';

/** An open steel helmet, with a brow of `edge`. */
export function drawHelmet(edge: string): Shape[] {
	return [
		flat(DOME, MATERIALS.steel),
		flat(DOME_SHADE, MATERIALS.iron),
		line(DOME),
		line('M48 18 L48 34'),
		outlined(RIM, edge),
		flat(circle(31.5, 38, 0.9), shaded(edge)),
		flat(circle(64.5, 38, 0.9), shaded(edge))
	];
}

/** The officer's peaked cap, in the colour of the uniform. */
export function drawPeakedCap(colour: string): Shape[] {
	return [
		outlined(CROWN, colour),
		outlined(CAP_BAND, shaded(colour)),
		outlined(PEAK, MATERIALS.powder),
		outlined('M48 19.4 L51.6 23 L48 28.6 L44.4 23 Z', MATERIALS.gold)
	];
}

/** The feather a hero wears on a helmet. */
export function drawPlume(colour: string): Shape[] {
	return [outlined(PLUME, colour), line(PLUME_RIBS, shaded(shaded(colour)), 1.4)];
}

/** The gold circlet of a hero without a helmet. */
export function drawCirclet(gem: string): Shape[] {
	return [
		outlined(POINTS, MATERIALS.gold),
		outlined(CIRCLET, MATERIALS.gold),
		outlined(circle(48, 31.2, 2.8), gem)
	];
}
