/** Rows that are written at once: the browser copies them in one task of the page, which must stay short. */
export const WRITTEN = 15;

/** Parts of at most `size` elements, in the same order. */
export function batchesOf<T>(all: readonly T[], size: number): (readonly T[])[] {
	const count = Math.ceil(all.length / size);
	return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}
