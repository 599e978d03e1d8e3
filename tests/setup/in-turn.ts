/** Set by the soak, in which every test runs in both languages. */
const everywhere = import.meta.env['VITE_EVERYWHERE'] !== undefined;

/**
 * Spreads the tests of a component over the languages: for a group of tests in one of two languages, returns a function
 * that says whether the next test runs in it. Polish and English take turns.
 */
export function inTurn(language: 'en' | 'pl'): () => boolean {
	let turn = language === 'en';
	return () => {
		turn = !turn;
		return everywhere || !turn;
	};
}
