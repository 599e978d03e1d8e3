/**
 * Word stems separated by spaces, in lower case and without diacritics: `pirat` matches Pirat and
 * Piratka. A stem after `=` matches only that whole word.
 */
export interface Stemmed {
	readonly stems: string;
}

/** Returns the rows of a table that match a name, in table order. */
type Matcher<Row> = (name: string) => Row[];

/** Compiles a table of stems once, so that matching many names is fast. */
export function rowMatcher<Row extends Stemmed>(rows: readonly Row[]): Matcher<Row> {
	const patterns = rows.map((row) => [row, patternOf(row)] as const);
	const any = new RegExp(patterns.map(([, { source }]) => source).join('|'));
	return (name) => {
		const words = plainWords(name);
		if (!any.test(words)) return [];
		return patterns.filter(([, pattern]) => pattern.test(words)).map(([row]) => row);
	};
}

function patternOf({ stems }: Stemmed): RegExp {
	const choices = stems
		.split(' ')
		.map((stem) => (stem.startsWith('=') ? `${stem.slice(1)}(?= )` : stem));
	return new RegExp(` (?:${choices.join('|')})`);
}

/** The words of a name in lower case without diacritics, each surrounded by spaces. */
function plainWords(name: string): string {
	const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
	return ` ${plain.replace(/[^a-z]+/g, ' ')} `;
}
