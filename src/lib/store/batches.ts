/** Rows that are written at once: the browser copies them in one task of the page, which must stay short. */
export const WRITTEN = 8;

/** Most rows of a transaction that are read back: it is written as a whole, so that a few of them stand for all. */
const READ_BACK = 20;

/** Some of the rows of a transaction, to read them back. */
export function someOf<T>(all: readonly T[]): T[] {
	const step = Math.ceil(all.length / READ_BACK);
	return all.filter((_, index) => index % step === 0);
}

/** Parts of at most `size` elements, in the same order. */
export function batchesOf<T>(all: readonly T[], size: number): (readonly T[])[] {
	const count = Math.ceil(all.length / size);
	return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}
