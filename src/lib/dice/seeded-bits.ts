/** Pseudorandom 32-bit numbers that follow from a seed (Mulberry32), the same everywhere. */
export function seededBits(seed: number): () => number {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return (mixed ^ (mixed >>> 14)) >>> 0;
	};
}

/** Pseudorandom fractions from 0 up to 1 that follow from a seed. */
export function seededFractions(seed: number): () => number {
	const bits = seededBits(seed);
	return () => bits() / 2 ** 32;
}
