import { describe, expect, it } from 'vitest';
import { readCode } from '../../../../tests/setup/read-code';
import { sheetTexts, textOf } from '../../../../tests/setup/sheets';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { loadArea, type Language } from '$lib/i18n/languages';
import { armyDigest } from '$lib/army/format/digest';
import { linkedArmy } from '$lib/army/format/linked';
import { codePartsIn, codeTexts, joinedParts } from '$lib/exchange/code-parts';
import { armyLink } from '$lib/exchange/link';
import { readLinks } from '$lib/exchange/read-link';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { countOf } from '$lib/rules/terms';
import { PAPERS } from '../layout/settings';
import { flattened } from '../print/flat';
import type { Sheet } from '../print/marks';
import { widthOf } from '../type/measure';
import { PAGE_MARGIN } from './page';
import { listSheets } from './list';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

const words = async (language: Language) => ({
	texts: await sheetTexts(language),
	names: await loadArea(language, 'templates')
});

const marksOf = (sheets: readonly Sheet[]) => sheets.flatMap(({ marks }) => flattened(marks));

/** The only code of a list, with its caption. */
function codeOn(sheets: readonly Sheet[]) {
	const codes = marksOf(sheets).filter((mark) => mark.kind === 'picture');
	const [code] = codes;
	if (!code || codes.length > 1) throw new Error('There is not one code');
	const beneath = marksOf(sheets).flatMap((mark) => {
		if (mark.kind !== 'text') return [];
		const { text, x, y } = mark;
		const below = y > code.y + code.height && y < code.y + code.height + 8;
		return below && x >= code.x - 0.01 ? [text] : [];
	});
	return { code, caption: beneath.join(' ').replaceAll('\u00a0', ' ') };
}

describe.each(['pl', 'en'] as const)('the roster: %s', (language) => {
	it.each(['a4', 'letter'] as const)(
		'fits every template on one page, within its margins: %s',
		async (paper) => {
			const { texts, names } = await words(language);
			const { width, height } = PAPERS[paper];
			for (const slug of TEMPLATE_IDS) {
				const army = templateArmy(slug, ID, names[slug] as never);
				const link = await armyLink(army, 'https://brikmuster.example.org');
				const sheets = listSheets({ army, assessment: assess(army) }, texts, paper, [link ?? '']);
				expect(sheets, slug).toHaveLength(1);
				const code = readCode(codeOn(sheets).code);
				expect(code, slug).toBe(link);
				const said = textOf(sheets);
				for (const { name } of army.units) {
					for (const word of name.split(' ')) expect(said, slug).toContain(word);
				}
				const opened = readLinks(code);
				expect(said).toContain(opened.ok && armyDigest(opened.armies[0] ?? army));
				const marks = marksOf(sheets);
				const boxes = marks.filter(({ kind }) => kind === 'box');
				const figures = army.units.reduce((sum, unit) => sum + countOf(unit), 0);
				expect(boxes.length).toBeGreaterThanOrEqual(figures);
				for (const mark of marks) {
					if (mark.kind !== 'text') continue;
					expect(mark.x).toBeGreaterThanOrEqual(PAGE_MARGIN - 0.01);
					expect(mark.x + widthOf(mark.text, mark)).toBeLessThanOrEqual(width - PAGE_MARGIN + 0.1);
					expect(mark.y).toBeLessThanOrEqual(height - PAGE_MARGIN + 0.1);
				}
			}
		}
	);

	it.each(['a4', 'letter'] as const)(
		'fits forty entries in two squads, and the code, on one page: %s',
		async (paper) => {
			const { texts, names } = await words(language);
			const { units, ...army } = templateArmy('knights', ID, names.knights);
			const forty = Array.from({ length: 40 }, (_, index) => ({
				...(units[index % units.length] as Army['units'][number]),
				id: `x${index}`,
				name: `Zawisza Czarny z Garbowa ${index}`,
				count: 1 + (index % 4)
			}));
			const squad = (id: string, from: number) => ({
				id,
				name: `Squad ${id}`,
				members: forty.slice(from, from + 10).map(({ id: unit, count }) => ({ unit, count }))
			});
			const big = { ...army, units: forty, squads: [squad('a', 0), squad('b', 10)] };
			const link = `https://brikmuster.example/open#b1.${'x'.repeat(1000)}`;
			const sheets = listSheets({ army: big, assessment: assess(big) }, texts, paper, [link]);
			expect(sheets).toHaveLength(1);
			const said = textOf(sheets);
			for (const { name } of forty) expect(said).toContain(name);
		}
	);

	it('continues on further pages, with all its entries', async () => {
		const { texts, names } = await words(language);
		const { units, ...army } = templateArmy('knights', ID, names.knights);
		const many = Array.from({ length: 120 }, (_, index) => ({
			...(units[0] as Army['units'][number]),
			id: `x${index}`,
			name: `Zawisza ${index}`
		}));
		const big = { ...army, units: many, squads: [] };
		const sheets = listSheets({ army: big, assessment: assess(big) }, texts, 'a4');
		expect(sheets.length).toBeGreaterThan(2);
		const said = textOf(sheets);
		for (const { name } of many) expect(said).toContain(name);
		expect(said).toContain(texts.cards.list.page({ page: 2, of: sheets.length }));
	});

	it('has the army as a code in its upper right corner, with a caption', async () => {
		const { texts, names } = await words(language);
		const army = templateArmy('goblins', ID, names.goblins);
		const link = await armyLink(army, 'http://localhost:4173/sub/path');
		const { code, caption } = codeOn(
			listSheets({ army, assessment: assess(army) }, texts, 'a4', [link ?? ''])
		);
		expect(readCode(code)).toBe(link);
		expect(caption).toBe(texts.cards.list.codeOfArmy);
		expect(code.x + code.width).toBeCloseTo(PAPERS.a4.width - PAGE_MARGIN, 6);
		expect(code.y).toBeCloseTo(PAGE_MARGIN, 6);
	});

	it('has its digest as a code where no code holds the army, with a caption', async () => {
		const { texts, names } = await words(language);
		const army = templateArmy('wizards', ID, names.wizards);
		const sheets = listSheets({ army, assessment: assess(army) }, texts, 'letter');
		const { code, caption } = codeOn(sheets);
		expect(readCode(code)).toBe(armyDigest(army));
		expect(textOf(sheets)).toContain(armyDigest(army));
		expect(caption).toBe(texts.cards.list.codeOfDigest);
	});

	it('has several codes that open the army together where one is too dense', async () => {
		const { texts, names } = await words(language);
		const { units, ...rest } = templateArmy('wizards', ID, names.wizards);
		const many = Array.from({ length: 60 }, (_, index) => ({
			...(units[index % units.length] as Army['units'][number]),
			id: `x${index}`,
			name: `${(index * 7919).toString(36)} ${(index * 104_729).toString(36)}`
		}));
		const army = { ...rest, units: many, squads: [] };
		const link = (await armyLink(army, 'https://brikmuster.example.org')) ?? '';
		const texted = codeTexts(link, armyDigest(linkedArmy(army)));
		const sheets = listSheets({ army, assessment: assess(army) }, texts, 'a4', texted);
		const codes = marksOf(sheets).filter((mark) => mark.kind === 'picture');
		const [digest, ...scanned] = codes.map(readCode);
		expect(digest).toBe(armyDigest(linkedArmy(army)));
		expect(scanned.length).toBeGreaterThan(1);
		const joined = joinedParts(codePartsIn(scanned.toReversed().join(' ')));
		expect(joined?.ok && link.endsWith(joined.link)).toBe(true);
		expect(textOf(sheets)).toContain(texts.cards.list.codesOfArmy);
		for (const code of codes) {
			expect(code.x).toBeGreaterThanOrEqual(PAGE_MARGIN - 0.01);
			expect(code.y + code.height).toBeLessThanOrEqual(PAPERS.a4.height - PAGE_MARGIN);
		}
	});

	it('wraps the longest name beside the code', async () => {
		const { texts, names } = await words(language);
		const army = { ...templateArmy('knights', ID, names.knights), name: 'W'.repeat(80) };
		const sheets = listSheets({ army, assessment: assess(army) }, texts, 'a4');
		const { code } = codeOn(sheets);
		const name = marksOf(sheets).filter((mark) => mark.kind === 'text' && /^W+$/.test(mark.text));
		expect(name.length).toBeGreaterThan(1);
		for (const mark of name) {
			if (mark.kind !== 'text') continue;
			expect(mark.x + widthOf(mark.text, mark)).toBeLessThanOrEqual(code.x);
		}
	});
});
