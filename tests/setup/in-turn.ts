import { it } from 'vitest';

/** Set by the soak, in which every test runs in both languages. */
const everywhere = import.meta.env['VITE_EVERYWHERE'] !== undefined;

type Body = () => void | Promise<void>;

/**
 * Spreads the tests of a component over the languages: for a group of tests in one of two languages, returns a function
 * that registers every second test. Polish and English take turns.
 */
export function inTurn(language: 'en' | 'pl'): (name: string, body: Body) => void {
	let isTurn = language === 'pl';
	return (name, body) => {
		isTurn = !isTurn;
		if (everywhere || isTurn) it(name, body);
	};
}
