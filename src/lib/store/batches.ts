/** Rows that are written at once, so that the page stays usable: each is packed on its thread. */
export const WRITTEN = 15;

/** Parts of at most `size` elements, in the same order. */
export function batchesOf<T>(all: readonly T[], size: number): (readonly T[])[] {
	const count = Math.ceil(all.length / size);
	return Array.from({ length: count }, (_, at) => all.slice(at * size, (at + 1) * size));
}
