declare const certainAtEnds: unique symbol;

/** A chance as a double that is 0 or 1 only where that is certain: rounding alone never makes it so. */
export type Chance = number & { readonly [certainAtEnds]: true };

/** Nearer to 0 or 1 than this, a double may be either of them or only rounded to it. */
const ROUNDED = 1e-9;
const LEAST = Number.MIN_VALUE;
const MOST = 1 - Number.EPSILON / 2;

export const NEVER = 0 as Chance;
export const ALWAYS = 1 as Chance;

/** A double as a chance; undefined so near to 0 or 1 that only its fraction tells whether it is certain. */
export const known = (value: number): Chance | undefined =>
	value < ROUNDED || value > 1 - ROUNDED ? undefined : (value as Chance);

/** A chance that is not known to be certain, and therefore reads as if it were not. */
export const uncertain = (value: number): Chance =>
	Math.min(MOST, Math.max(LEAST, value)) as Chance;

/** The nearest end, for a double that is known to be rounded from it. */
export const rounded = (value: number): Chance => (value < 0.5 ? NEVER : ALWAYS);

/** The chance that something does not happen. */
export const complement = (chance: Chance): Chance =>
	chance === NEVER || chance === ALWAYS ? rounded(1 - chance) : uncertain(1 - chance);
