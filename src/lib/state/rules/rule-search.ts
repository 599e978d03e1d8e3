import { folded } from '$lib/army/list/folding';
import type { RuleTexts } from '$lib/i18n/en/rules';
import {
	CHAPTERS,
	SOURCE_OF,
	type ChapterId,
	type RuleId,
	type SourceId
} from '$lib/rules/citations';
import { memoByIdentity } from '$lib/rules/memo';

export interface Chapter {
	readonly id: ChapterId;
	readonly rules: readonly RuleId[];
}

/** A rulebook with its chapters. */
export interface Source {
	readonly id: SourceId;
	readonly chapters: readonly Chapter[];
}

/** A search in the rules: every word must occur, in rules of the rulebook if one is given. */
export interface RuleQuery {
	readonly text: string;
	readonly source?: SourceId | undefined;
}

/** A place of a text that matches the search. */
export interface Match {
	readonly from: number;
	to: number;
}

const CHAPTER_IDS = Object.keys(CHAPTERS) as ChapterId[];
const SOURCE_IDS = [...new Set(Object.values(SOURCE_OF))];

/** All rules by rulebook and chapter, in the order of the books. */
export const CONTENTS: readonly Source[] = SOURCE_IDS.map((id) => ({
	id,
	chapters: CHAPTER_IDS.filter((chapter) => SOURCE_OF[chapter] === id).map((chapter) => ({
		id: chapter,
		rules: CHAPTERS[chapter]
	}))
}));

/** The words of a search, folded. */
export const wordsOf = (text: string) => folded(text).split(/\s+/).filter(Boolean);

/** The searched text of every rule, folded: id, name and text. */
const indexOf = memoByIdentity(
	({ rules }: RuleTexts) =>
		new Map(
			CHAPTER_IDS.flatMap((chapter) => CHAPTERS[chapter] as readonly RuleId[]).map((rule) => {
				const { title, text } = rules[rule];
				return [rule, folded(`${rule}\n${title}\n${text}`)] as const;
			})
		)
);

/** The rules that match a search, by rulebook and chapter. */
export function foundRules(texts: RuleTexts, { text, source }: RuleQuery): Source[] {
	const words = wordsOf(text);
	const index = indexOf(texts);
	const matches = (rule: RuleId) => {
		const searched = index.get(rule) ?? '';
		return words.every((word) => searched.includes(word));
	};
	return CONTENTS.filter(({ id }) => source === undefined || id === source)
		.map(({ id, chapters }) => ({
			id,
			chapters: chapters
				.map((chapter) => ({ id: chapter.id, rules: chapter.rules.filter(matches) }))
				.filter(({ rules }) => rules.length > 0)
		}))
		.filter(({ chapters }) => chapters.length > 0);
}

export const ruleIdsOf = (sources: readonly Source[]): RuleId[] =>
	sources.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules));

/** Letters are folded one by one, so that each folded letter has its place in the text. */
const foldedLetters = new Map<string, string>();

function foldedLetter(letter: string): string {
	const known = foldedLetters.get(letter) ?? folded(letter);
	foldedLetters.set(letter, known);
	return known;
}

/** The folded text, and for each of its letters the place in the original text. */
function foldedWithPlaces(text: string): { search: string; places: number[] } {
	let search = '';
	let place = 0;
	const places: number[] = [];
	for (const letter of text) {
		const plain = foldedLetter(letter);
		search += plain;
		places.push(...Array.from(plain, () => place));
		place += letter.length;
	}
	return { search, places: [...places, place] };
}

/** The places of a text in which a word occurs, merged and in order. */
export function matchesIn(text: string, words: readonly string[]): Match[] {
	const { search, places } = foldedWithPlaces(text);
	const all = words.flatMap((word) => {
		const found: Match[] = [];
		for (let at = search.indexOf(word); at >= 0; at = search.indexOf(word, at + word.length)) {
			let end = at + word.length;
			// Include the whole last letter, which may fold to two.
			while (places[end] === places[end - 1]) end++;
			found.push({ from: places[at] ?? 0, to: places[end] ?? text.length });
		}
		return found;
	});
	const merged: Match[] = [];
	for (const match of all.sort((a, b) => a.from - b.from)) {
		const last = merged.at(-1);
		if (last && match.from <= last.to) last.to = Math.max(last.to, match.to);
		else merged.push(match);
	}
	return merged;
}
