import { likenessOf } from './likeness';

/** In shorter words, another letter makes another name: Ola and Ala. */
const SHORTEST = 5;

interface Word {
	readonly likeness: string;
	/** Whether another letter in it could be a slip. */
	readonly isLong: boolean;
}

function wordsOf(name: string): Word[] {
	return name
		.normalize('NFKC')
		.replace(/\p{Cf}/gu, '')
		.split(/[\s\p{P}]+/u)
		.map((word) => {
			const isLong = /^[\p{L}\p{M}]+$/u.test(word) && [...word.normalize('NFC')].length >= SHORTEST;
			return { likeness: likenessOf(word), isLong };
		})
		.filter(({ likeness }) => likeness !== '')
		.sort((a, b) => (a.likeness < b.likeness ? -1 : a.likeness > b.likeness ? 1 : 0));
}

const joined = (words: readonly string[]) => words.toSorted().join(' ');

/**
 * Keys of which names share one that have the same words in any order, or differ by one letter in a long word: the
 * words, and the words without one letter.
 */
export function likenessKeys(name: string): string[] {
	const words = wordsOf(name);
	const all = words.map(({ likeness }) => likeness);
	const without = words.flatMap(({ likeness, isLong }, place) => {
		if (!isLong) return [];
		const others = all.filter((_, at) => at !== place);
		return Array.from(likeness, (_, letter) =>
			joined([...others, likeness.slice(0, letter) + likeness.slice(letter + 1)])
		);
	});
	return [...new Set([joined(all), ...without])];
}

/** Whether one word becomes the other by one letter more, fewer or exchanged. */
function isOneLetterApart(one: string, other: string): boolean {
	let start = 0;
	while (start < one.length && one[start] === other[start]) start += 1;
	const [rest, otherRest] = [one.slice(start), other.slice(start)];
	return (
		rest.slice(1) === otherRest.slice(1) ||
		rest.slice(1) === otherRest ||
		rest === otherRest.slice(1)
	);
}

/** Whether two names have the same words in any order, of which one long word may differ by one letter. */
export function haveSimilarWords(one: string, other: string): boolean {
	const [words, others] = [wordsOf(one), wordsOf(other)];
	if (words.length !== others.length) return false;
	const left = [...others];
	const own = words.filter(({ likeness }) => {
		const place = left.findIndex((word) => word.likeness === likeness);
		if (place >= 0) left.splice(place, 1);
		return place < 0;
	});
	const [first, second] = [own[0], left[0]];
	if (!first || !second) return true;
	if (own.length > 1 || !first.isLong || !second.isLong) return false;
	return isOneLetterApart(first.likeness, second.likeness);
}
