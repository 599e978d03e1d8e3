import { describe, expect, it } from 'vitest';
import { CHAPTERS } from '$lib/rules/citations';
import { COMBAT_CHAPTERS } from '$lib/rules/combat-citations';
import { catalogues } from '../../../../tests/setup/catalogues';
import { ALL_QUESTIONS } from './all-questions';
import { CONTENTS } from './all-rules';
import { joinedTexts } from './page-texts';
import { ENTRIES, foundEntries, matchesIn, TOPICS, wordsOf, type RuleQuery } from './rule-search';

const textsIn = (language: 'en' | 'pl') => {
	const { ruleTexts, combatRules } = catalogues[language];
	return joinedTexts(ruleTexts, combatRules);
};
const en = textsIn('en');
const pl = textsIn('pl');
const ids = (texts: typeof en, query: RuleQuery) => foundEntries(texts, query);
const marked = (text: string, search: string) =>
	matchesIn(text, wordsOf(search)).reduceRight(
		(marked, { from, to }) =>
			`${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
		text
	);

describe('the contents of the rules', () => {
	it('have every chapter once, below its rulebook', () => {
		const chapters = CONTENTS.flatMap((source) => source.chapters.map(({ id }) => id));
		const all = [...Object.keys(CHAPTERS), ...Object.keys(COMBAT_CHAPTERS)];
		expect((chapters as string[]).toSorted()).toEqual(all.toSorted());
		expect(CONTENTS.find(({ id }) => id === 'quickRules')?.chapters.map(({ id }) => id)).toEqual([
			'QW'
		]);
		expect(CONTENTS.filter((source) => source.chapters.length === 0)).toEqual([]);
	});

	it('list every rule, difference and question once', () => {
		expect(new Set(ENTRIES).size).toBe(ENTRIES.length);
		expect(ENTRIES).toEqual(expect.arrayContaining([...TOPICS, ...ALL_QUESTIONS]));
	});
});

describe('the search in the rules', () => {
	it('finds everything without words', () => {
		expect(ids(en, { text: '  ' })).toEqual(ENTRIES);
	});

	it.each([
		['id', en, 'PL-WPN-03'],
		['part of an id', en, 'wpn 03'],
		['name', en, en.rules['PL-WPN-03'].title.toUpperCase()],
		['folded name', pl, 'bron dluga dwureczna'],
		['name with diacritics', pl, 'broń DŁUGA dwuręczna'],
		['words in any order', pl, 'dwureczna dluga'],
		['text', pl, 'czego dosiega ostrzem']
	])('finds a rule by %s', (_, texts, text) => {
		const found = ids(texts, { text });
		expect(found).toContain('PL-WPN-03');
		expect(found.length).toBeLessThan(12);
	});

	it.each([
		['en', 'ladder of difficulty', 'PL-TRN-09'],
		['en', 'quick actions', 'E05-TURN-07'],
		['pl', 'szybkie akcje', 'PL-TRN-07'],
		['pl', 'drabina trudnosci', 'PL-TRN-09']
	] as const)('finds in %s “%s”', (language, text, rule) => {
		expect(ids(textsIn(language), { text })).toContain(rule);
	});

	it('finds each entry by its name, and by its id if it has one, in both languages', () => {
		for (const texts of [en, pl]) {
			for (const { chapters } of CONTENTS) {
				for (const rule of chapters.flatMap(({ rules }) => rules)) {
					expect(ids(texts, { text: rule })).toContain(rule);
					expect(ids(texts, { text: texts.rules[rule].title })).toContain(rule);
				}
			}
			for (const question of ALL_QUESTIONS)
				expect(ids(texts, { text: question })).toContain(question);
			for (const topic of TOPICS) {
				expect(ids(texts, { text: texts.comparison[topic].title })).toContain(topic);
			}
		}
	});

	it('needs every word', () => {
		expect(ids(pl, { text: 'czego dosiega ostrzem' })).toEqual(['PL-WPN-03']);
		expect(ids(pl, { text: 'dosiega ostrzem xyzzy' })).toEqual([]);
	});

	it('searches one rulebook, with the differences and questions that cite it', () => {
		expect(ids(en, { text: 'PL-WPN-03', source: 'quickRules' })).toEqual([]);
		const quick = ids(en, { text: '', source: 'quickRules' });
		expect(quick).toEqual([...CHAPTERS.QW, 'X-24', 'X-41']);
		const later = ids(en, { text: '', source: 'brikwars2020' });
		expect(later).toEqual(expect.arrayContaining(['E20-ATT-01', 'equalDamage', 'A20-1']));
		expect(later).not.toContain('A05-4');
		expect(later).not.toContain('E10-ATT-01');
	});
});

describe('the marks in a text', () => {
	it.each([
		['Broń krótka', 'bron', '[Broń] krótka'],
		['Łucznik i łuk', 'lu', '[Łu]cznik i [łu]k'],
		['Sword, swords', 'sword words', '[Sword], [swords]'],
		['abcabc', 'abc', '[abcabc]'],
		['Große Straße', 'sse', 'Gro[ße] Stra[ße]'],
		['Große', 's', 'Gro[ß]e'],
		['e\u0301te\u0301', 'e', '[e\u0301]t[e\u0301]'],
		['4½ CP', '½', '4[½] CP'],
		['Nothing here', 'xyzzy', 'Nothing here'],
		['No words', '', 'No words'],
		['', 'a', '']
	])('%s, searched for “%s”', (text, search, expected) => {
		expect(marked(text, search)).toBe(expected);
	});
});
