/** What a length is read in. */
export type LengthUnit = 'inches' | 'studs' | 'centimetres';
export const LENGTH_UNITS = ['inches', 'studs', 'centimetres'] as const satisfies LengthUnit[];

/** So much of a unit is an inch of the game: about 3 studs, or 3 cm (PL-GEN-07). */
const OF_AN_INCH: Record<LengthUnit, number> = { inches: 1, studs: 3, centimetres: 3 };

/** How many of a unit go to an inch of the game. */
export const perInch = (unit: LengthUnit) => OF_AN_INCH[unit];

/** Inches of the game, to the hundredth. */
export function inchesOf(length: number, unit: LengthUnit): number {
	return Math.round((length / OF_AN_INCH[unit]) * 100) / 100;
}

/** Sizes that a measured length may go to: the inch below or above, as the builder likes (PL-STR-05, X-12). */
export function fittingSizes(measured: number): number[] {
	return [...new Set([Math.floor(measured), Math.ceil(measured)])];
}
