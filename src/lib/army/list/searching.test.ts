import { describe, expect, it } from 'vitest';
import type { Army, RulebookId } from '$lib/rules/choices';
import { folded } from './folding';
import { newArmy } from '../new-army';
import { arranged, matches, ORDERS, type Listed, type Order } from './searching';
import { allTags, withTag } from './tagging';
import { MOST_TAGS, readTags } from './tags';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

function army(name: string, units: readonly string[] = [], rulebook: RulebookId = 'core2005') {
	return {
		...newArmy(ID, name, { profile: 'free' }, rulebook),
		units: units.map((unit, index) => ({
			...{ kind: 'minifig', rank: 'mercenary', id: `u${index}`, name: unit }
		}))
	} as Army;
}

const listed = (name: string, savedAt = 0, more: Partial<Listed> = {}): Listed => ({
	...{ army: army(name), savedAt },
	...more
});

describe('text folded for searching', () => {
	it.each([
		['Łucznicy', 'lucznicy'],
		['ZAŻÓŁĆ GĘŚLĄ JAŹŃ', 'zazolc gesla jazn'],
		['Z\u0307ubr', 'zubr'],
		['Ærø, Đorđe, Straße', 'aero, dorde, strasse'],
		['İstanbul ırmak', 'istanbul irmak']
	])('has no diacritics and no upper case: %s', (text, plain) => {
		expect(folded(text)).toBe(plain);
	});
});

describe('a search', () => {
	const knights = listed('Rycerze znad Wisły', 0, {
		army: army('Rycerze znad Wisły', ['Łucznik', 'Chorąży', 'Żołnierz']),
		tags: ['Żółta ćma', 'liga']
	});
	const find = (text: string, tags: readonly string[] = []) => matches(knights, { text, tags });

	it.each(['', '  ', 'rycerze', 'WISŁY', 'wisly', 'łucz', 'lucz', 'choraz', 'zolnierz', 'cma'])(
		'finds by the name, a unit or a tag: “%s”',
		(text) => expect(find(text)).toBe(true)
	);

	it('needs every word, in any place', () => {
		expect(find('cma rycerz lucz')).toBe(true);
		expect(find('cma smok')).toBe(false);
		expect(find('wisly rycerze')).toBe(true);
	});

	it('needs every tag, exactly as written', () => {
		expect(find('', ['liga'])).toBe(true);
		expect(find('rycerze', ['liga', 'Żółta ćma'])).toBe(true);
		expect(find('', ['liga', 'turniej'])).toBe(false);
		expect(find('', ['LIGA'])).toBe(false);
	});

	it('finds units in reserve', () => {
		const summons = army('', ['Smok Ęgnacy']).units;
		const mage = { ...army('Magowie'), reserve: { summons } };
		expect(matches({ army: mage, savedAt: 0 }, { text: 'smok egn', tags: [] })).toBe(true);
	});
});

describe('the sort order', () => {
	const sorted = (armies: readonly Listed[], order: Order, language = 'pl', worth = {}) =>
		arranged(armies, order, {
			collator: new Intl.Collator(language, { numeric: true }),
			worth: ({ name }) => (worth as Record<string, number>)[name]
		}).map(({ army }) => army.name);
	const named = (...names: string[]) => names.map((name, index) => listed(name, index));

	it('by name follows Polish collation', () => {
		const names = named(
			'Żubry',
			'Zamek',
			'Źrebaki',
			'Łucznicy',
			'Lwy',
			'Mnisi',
			'Ęgnat',
			'Ezop',
			'Fort'
		);
		expect(sorted(names, 'name')).toEqual([
			...['Ezop', 'Ęgnat', 'Fort', 'Lwy', 'Łucznicy', 'Mnisi', 'Zamek', 'Źrebaki', 'Żubry']
		]);
	});

	it('by name follows English collation', () => {
		const names = named('Zebras', 'Éclairs', 'Eels', 'Žito', 'łanes', 'Lions', 'lances');
		expect(sorted(names, 'name', 'en')).toEqual([
			...['Éclairs', 'Eels', 'lances', 'łanes', 'Lions', 'Zebras', 'Žito']
		]);
	});

	it('by name sorts numbers by value', () => {
		expect(sorted(named('Armia 10', 'Armia 9', 'Armia 1'), 'name')).toEqual([
			...['Armia 1', 'Armia 9', 'Armia 10']
		]);
	});

	it('by last edit has the newest first', () => {
		expect(sorted(named('A', 'B', 'C'), 'edited')).toEqual(['C', 'B', 'A']);
	});

	it('by points has the most first and armies without points last', () => {
		const worth = { A: 10, B: 149.5, D: 0, E: 10 };
		expect(sorted(named('E', 'D', 'C', 'B', 'A'), 'points', 'pl', worth)).toEqual([
			...['B', 'A', 'E', 'D', 'C']
		]);
	});

	it('by rulebook follows the order of the rulebooks, then the name', () => {
		const books = ['skirmish', 'quickwars', 'core2005', 'lugpolwars', 'core2005'] as const;
		const armies = books.map((book, index) => ({
			army: army(`${book} ${9 - index}`, [], book),
			savedAt: index
		}));
		expect(sorted(armies, 'rulebook')).toEqual([
			...['core2005 5', 'core2005 7', 'lugpolwars 6', 'quickwars 8', 'skirmish 9']
		]);
	});

	it.each(ORDERS)('keeps every army and does not modify the given list: %s', (order) => {
		const armies = named('B', 'A', 'B');
		const before = [...armies];
		expect(sorted(armies, order)).toHaveLength(3);
		expect(armies).toEqual(before);
	});
});

describe('tags', () => {
	it('are added once, in the existing spelling', () => {
		expect(withTag(['liga'], 'LIGA')).toEqual(['liga']);
		expect(withTag(['liga'], 'zolta cma', ['Żółta ćma'])).toEqual(['liga', 'Żółta ćma']);
		expect(withTag([], '')).toEqual([]);
	});

	it('never exceed the maximum', () => {
		const many = Array.from({ length: MOST_TAGS }, (_, index) => `t${index}`);
		expect(withTag(many, 'one more')).toBe(many);
	});

	it('of all armies are listed once each, in the language’s order', () => {
		const armies = [{ tags: ['żaba', 'liga'] }, {}, { tags: ['łoś', 'liga', 'motyl'] }];
		expect(allTags(armies, new Intl.Collator('pl'))).toEqual(['liga', 'łoś', 'motyl', 'żaba']);
	});

	it.each([[undefined], ['liga'], [{ 0: 'liga' }], [[1, null]]])(
		'ignore the stored value %s',
		(stored) => {
			expect(readTags(stored)).toEqual([]);
		}
	);
});
