/** Whether every journey runs in every size and language, as in the soak. */
export const everywhere = process.env.EVERYWHERE !== undefined;

/**
 * Spreads journeys over combinations of size and language. Returns a function that says, per journey, whether
 * it runs in this combination. @param index Index of this combination. @param count Number of combinations.
 * @param first Combination of the first journey, so that files start differently.
 */
export function inTurn(index: number, count: number, first = 0): () => boolean {
	let journeys = first;
	return () => {
		const turn = journeys % count;
		journeys += 1;
		return everywhere || turn === index;
	};
}
