/**
 * The random cases of a test: a quarter of them in `npm test`, the others in `npm run test:long` with other seeds, and
 * the number that a variable gives in the soak. parts.mjs lists the files that import this for the long part.
 */
const isLong = process.env.PART === 'long';

/** Returns the number of cases to draw. @param variable The one that sets another number, such as `ARMIES=100000`. */
export function cases(all: number, variable?: string): number {
	const given = variable === undefined ? undefined : process.env[variable];
	return given === undefined ? Math.ceil((isLong ? 3 * all : all) / 4) : Number(given);
}

/** Returns the seed of cases that are the same in every run: `SEED=…` repeats those of another one. */
export function seedOf(usual: number): number {
	return Number(process.env.SEED ?? (isLong ? usual + 1 : usual));
}

/** Returns the part of a list to try: every fourth case in `npm test`, the other ones in the long part. */
export function quarter<T>(all: readonly T[]): readonly T[] {
	return all.filter((_, index) => (index % 4 === 0) !== isLong);
}
