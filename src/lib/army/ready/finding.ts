import { folded } from '../list/folding';

/** Names and synonyms prepared for `hasWords`: folded, with one space around each word. */
export function searchable(...texts: readonly string[]): string {
	return ` ${folded(texts.join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
}

/** Whether each word of a query begins a word of a searchable text. */
export function hasWords(text: string, query: string): boolean {
	const words = searchable(query).trim();
	return words === '' || words.split(' ').every((word) => text.includes(` ${word}`));
}

/** An entry with its name and all its searchable words, the name included. */
interface Findable {
	readonly name: string;
	readonly words: string;
}

/** The entries that match a query, those that match by name first. */
export function foundIn<T extends Findable>(entries: readonly T[], query: string): T[] {
	const found = entries.filter(({ words }) => hasWords(words, query));
	const byName = ({ name }: T) => hasWords(searchable(name), query);
	return [...found.filter(byName), ...found.filter((entry) => !byName(entry))];
}
