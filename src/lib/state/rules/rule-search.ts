import { folded } from '$lib/army/list/folding';
import type { CitedRule } from '$lib/rules/combat-citations';
import { EDITIONS_COMPARED, type ComparedTopic } from '$lib/rules/editions-compared';
import { memoByIdentity } from '$lib/rules/memo';
import { ALL_QUESTIONS, rulesOfQuestion, type AnyQuestion } from './all-questions';
import { CONTENTS, chapterOf, sourceOf, type AnySource } from './all-rules';
import type { PageTexts } from './page-texts';

/** What the page lists: a rule, an open question, or a row of the comparison. */
export type Entry = CitedRule | AnyQuestion | ComparedTopic;

/** A search in the rules: every word must occur, in entries of the rulebook if one is given. */
export interface RuleQuery {
	readonly text: string;
	readonly source?: AnySource | undefined;
}

/** A place of a text that matches the search. */
export interface Match {
	readonly from: number;
	to: number;
}

const RULES = CONTENTS.flatMap(({ chapters }) => chapters.flatMap(({ rules }) => rules));
export const TOPICS = Object.keys(EDITIONS_COMPARED) as ComparedTopic[];

/** Everything that the page lists. */
export const ENTRIES: readonly Entry[] = [...RULES, ...TOPICS, ...ALL_QUESTIONS];

const sourcesOf = (rules: readonly CitedRule[]): ReadonlySet<AnySource> =>
	new Set(rules.map((rule) => sourceOf(chapterOf(rule))));

/** The rulebooks of each entry: those of the rules that it cites. */
const SOURCES_OF_ENTRY: ReadonlyMap<Entry, ReadonlySet<AnySource>> = new Map([
	...RULES.map((rule): [Entry, ReadonlySet<AnySource>] => [rule, sourcesOf([rule])]),
	...TOPICS.map((topic): [Entry, ReadonlySet<AnySource>] => [
		topic,
		sourcesOf(Object.values(EDITIONS_COMPARED[topic]).flat())
	]),
	...ALL_QUESTIONS.map((question): [Entry, ReadonlySet<AnySource>] => [
		question,
		sourcesOf(rulesOfQuestion(question))
	])
]);

/** The words of a search, folded. */
export const wordsOf = (text: string) => folded(text).split(/\s+/).filter(Boolean);

/** The searched text of every entry, folded: id, name and text. */
export const searchedTexts = memoByIdentity(
	({ rules, comparison, questions }: PageTexts): ReadonlyMap<Entry, string> =>
		new Map(
			[
				...RULES.map((id): [Entry, string] => [id, `${id}\n${rules[id].title}\n${rules[id].text}`]),
				...TOPICS.map((id): [Entry, string] => [id, Object.values(comparison[id]).join('\n')]),
				...ALL_QUESTIONS.map((id): [Entry, string] => [
					id,
					`${id}\n${questions[id].question}\n${questions[id].reading}`
				])
			].map(([id, text]): [Entry, string] => [id, folded(text)])
		)
);

/** The entries that match a search, in the order of the page. */
export function foundEntries(texts: PageTexts, { text, source }: RuleQuery): readonly Entry[] {
	const words = wordsOf(text);
	const index = searchedTexts(texts);
	return ENTRIES.filter((entry) => {
		if (source !== undefined && !SOURCES_OF_ENTRY.get(entry)?.has(source)) return false;
		const searched = index.get(entry) ?? '';
		return words.every((word) => searched.includes(word));
	});
}

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
