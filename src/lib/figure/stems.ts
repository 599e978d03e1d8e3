/**
 * Word stems separated by spaces, in lower case and without diacritics: `pirat` matches Pirat and
 * Piratka. A stem after `=` matches only that whole word.
 */
export interface Stemmed {
	readonly stems: string;
}

/** Returns the rows of a table that match a name, in table order. */
type Matcher<Row> = (name: string) => Row[];

/** Compiles a table of stems at the first name and once, so that matching many names is fast. */
export function rowMatcher<Row extends Stemmed>(rows: readonly Row[]): Matcher<Row> {
	let compiled: ReturnType<typeof patternsOf<Row>> | undefined;
	return (name) => {
		const { patterns, any } = (compiled ??= patternsOf(rows));
		const words = plainWords(name);
		if (!any.test(words)) return [];
		return patterns.filter(([, pattern]) => pattern.test(words)).map(([row]) => row);
	};
}

function patternsOf<Row extends Stemmed>(rows: readonly Row[]) {
	const patterns = rows.map((row) => [row, patternOf(row)] as const);
	return { patterns, any: new RegExp(patterns.map(([, { source }]) => source).join('|')) };
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
