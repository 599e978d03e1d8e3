/** Units in which a length can be entered. */
export type LengthUnit = 'inches' | 'studs' | 'centimeters';
export const LENGTH_UNITS = ['inches', 'studs', 'centimeters'] as const satisfies LengthUnit[];

/** Units per inch of the game: about 3 studs or 3 cm (PL-GEN-07). */
const OF_AN_INCH: Record<LengthUnit, number> = { inches: 1, studs: 3, centimeters: 3 };

/** The number of units per inch of the game. */
export const perInch = (unit: LengthUnit) => OF_AN_INCH[unit];

/** Inches of the game, rounded to hundredths. */
export function inchesOf(length: number, unit: LengthUnit): number {
	return Math.round((length / OF_AN_INCH[unit]) * 100) / 100;
}

/** The sizes that a measured length allows: the inch below or above, as the builder likes (PL-STR-05, X-12). */
export function fittingSizes(measured: number): number[] {
	return [...new Set([Math.floor(measured), Math.ceil(measured)])];
}
