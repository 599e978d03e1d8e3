/**
 * Stems of words, parted by spaces, lower case and without diacritics: `pirat` fits Pirat and Piratka.
 * A stem after `=` fits that whole word only.
 */
export interface Stemmed {
	readonly stems: string;
}

/** Which rows of a table fit a name, in the order of the table. */
export type Fitting<Row> = (name: string) => Row[];

/** Reads a table of stems once, so that a thousand names are matched in no time. */
export function fittingRows<Row extends Stemmed>(rows: readonly Row[]): Fitting<Row> {
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

/** Every word of a name between two blanks. */
function plainWords(name: string): string {
	const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
	return ` ${plain.replace(/[^a-z]+/g, ' ')} `;
}
