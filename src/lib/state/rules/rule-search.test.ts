import { describe, expect, it } from 'vitest';
import { CHAPTERS, type ChapterId } from '$lib/rules/citations';
import { catalogues } from '../../../../tests/setup/catalogues';
import { CONTENTS, foundRules, matchesIn, ruleIdsOf, wordsOf, type RuleQuery } from './rule-search';

const en = catalogues.en.ruleTexts;
const pl = catalogues.pl.ruleTexts;
const ids = (texts: typeof en, query: RuleQuery) => ruleIdsOf(foundRules(texts, query));
const marked = (text: string, search: string) =>
	matchesIn(text, wordsOf(search)).reduceRight(
		(marked, { from, to }) =>
			`${marked.slice(0, from)}[${marked.slice(from, to)}]${marked.slice(to)}`,
		text
	);

describe('the contents of the rules', () => {
	it('has every chapter once, below its rulebook', () => {
		const chapters = CONTENTS.flatMap((source) => source.chapters.map(({ id }) => id));
		expect(chapters.toSorted()).toEqual((Object.keys(CHAPTERS) as ChapterId[]).toSorted());
		expect(CONTENTS.find(({ id }) => id === 'quickRules')?.chapters.map(({ id }) => id)).toEqual([
			'QW'
		]);
	});
});

describe('the search in the rules', () => {
	it('finds everything without words', () => {
		expect(ids(en, { text: '  ' })).toEqual(ruleIdsOf(CONTENTS));
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
		expect(found.length).toBeLessThan(10);
	});

	it('finds each rule by its id and name, in both languages', () => {
		for (const texts of [en, pl]) {
			for (const rule of ruleIdsOf(CONTENTS)) {
				expect(ids(texts, { text: rule })).toContain(rule);
				expect(ids(texts, { text: texts.rules[rule].title })).toContain(rule);
			}
		}
	});

	it('needs every word', () => {
		expect(ids(pl, { text: 'czego dosiega ostrzem' })).toEqual(['PL-WPN-03']);
		expect(ids(pl, { text: 'dosiega ostrzem xyzzy' })).toEqual([]);
	});

	it('searches one rulebook', () => {
		expect(ids(en, { text: '', source: 'quickRules' })).toEqual([...CHAPTERS.QW]);
		expect(ids(en, { text: 'PL-WPN-03', source: 'quickRules' })).toEqual([]);
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
