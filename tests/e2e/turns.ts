/** The soak takes every journey in every size and language. */
const everywhere = process.env.EVERYWHERE !== undefined;

/**
 * For journeys that hold in several sizes and languages: each runs in one of them, in turn. Returns a function that
 * says for one journey after another whether it runs in this one.
 *
 * @param index Which size and language this is, from 0 on.
 * @param count How many there are.
 * @param first The one in which the first journey runs, so that not all files begin with the same.
 */
export function inTurn(index: number, count: number, first = 0): () => boolean {
	let journeys = first;
	return () => {
		const turn = journeys % count;
		journeys += 1;
		return everywhere || turn === index;
	};
}
