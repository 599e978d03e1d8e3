import { folded } from '$lib/army/list/folding';
import { memoByIdentity } from '$lib/rules/memo';
import { FINDS, type Entry } from './command-context';

/** The texts of an entry, folded; those in which a word must begin have a space before each word. */
const searchedTexts = memoByIdentity(({ title, name = title, page, note, words = '' }: Entry) => {
	const spaced = (text: string) => ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
	const everything = [title, note, words].join(' ');
	return {
		name: folded(name),
		page: page && folded(page),
		names: spaced(name),
		titles: spaced(title),
		begins: spaced(everything),
		everything: folded(everything)
	};
});

/** How well an entry matches the typed words: lower is better, undefined is no match. */
function matchRank(entry: Entry, words: readonly string[]): number | undefined {
	const { name, page, names, titles, begins, everything } = searchedTexts(entry);
	const typed = words.join(' ');
	const all = (test: (word: string) => boolean) => words.every(test);
	if (name === typed || page === typed) return 0;
	if (name.startsWith(typed)) return 1;
	if (all((word) => names.includes(` ${word}`))) return 2;
	if (all((word) => titles.includes(` ${word}`))) return 3;
	if (all((word) => begins.includes(` ${word}`))) return 4;
	if (all((word) => everything.includes(word))) return 5;
	const { text = '' } = entry;
	return all((word) => everything.includes(word) || text.includes(word)) ? 6 : undefined;
}

/** Nobody reads a longer list: users type another letter instead. */
const MOST_FOUND = 60;
const BLOCKED = 10;

/** The matching entries, the best first and blocked ones last. */
export function search(entries: readonly Entry[], typed: string): Entry[] {
	const words = folded(typed).split(/\s+/).filter(Boolean);
	return entries
		.flatMap((entry) => {
			const rank = matchRank(entry, words);
			return rank === undefined ? [] : [{ entry, rank: rank + (entry.blocked ? BLOCKED : 0) }];
		})
		.sort((a, b) => a.rank - b.rank || FINDS.indexOf(a.entry.find) - FINDS.indexOf(b.entry.find))
		.slice(0, MOST_FOUND)
		.map(({ entry }) => entry);
}
