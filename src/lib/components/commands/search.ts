import { folded } from '$lib/army/list/folding';
import type { Entry } from './command-context';

/** How well an entry matches the typed words: lower is better, undefined is no match. */
function matchRank({ title, note }: Entry<never>, words: readonly string[]): number | undefined {
	const [name, whole] = [folded(title), folded(`${title} ${note}`)];
	if (!words.every((word) => whole.includes(word))) return undefined;
	const starts = (word: string) => ` ${name}`.includes(` ${word}`);
	if (name.startsWith(words.join(' '))) return 0;
	if (words.every(starts)) return 1;
	return words.every((word) => name.includes(word)) ? 2 : 3;
}

/** Nobody reads a longer list: users type another letter instead. */
const MOST_FOUND = 60;

/** The matching entries, the best first and blocked ones last. */
export function search<S>(entries: readonly Entry<S>[], typed: string): Entry<S>[] {
	const words = folded(typed).split(/\s+/).filter(Boolean);
	return entries
		.flatMap((entry) => {
			const rank = matchRank(entry, words);
			return rank === undefined ? [] : [{ entry, rank: rank + (entry.blocked ? 10 : 0) }];
		})
		.sort((a, b) => a.rank - b.rank)
		.slice(0, MOST_FOUND)
		.map(({ entry }) => entry);
}
