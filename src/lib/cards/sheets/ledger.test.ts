import { describe, expect, it } from 'vitest';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { ledgerText } from '$lib/i18n/sentences';
import { loadArea } from '$lib/i18n/languages';
import { formatPoints } from '$lib/points/format';
import { assess } from '$lib/rules/assessment/assess';
import type { Army } from '$lib/rules/choices';
import { diceLines } from '$lib/rules/assessment/dice-lines';
import { totalOf } from '$lib/rules/ledger';
import { sheetTexts, textsOf, textFaults, textOf } from '../../../../tests/setup/sheets';
import type { SheetTexts } from '../model/card';
import { ledgerSheets } from './ledger';
import { PAGE_MARGIN } from './page';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const PAPERS = ['a4', 'letter'] as const;

const empty = (rulebook: Army['rulebook']): Army => ({
	format: 'brikmuster/army',
	version: 1,
	id: ID,
	name: 'A',
	rulebook,
	units: []
});

/** Counts how often each text occurs. */
const tally = (texts: readonly string[]) => {
	const counts: Record<string, number> = {};
	for (const text of texts) counts[text] = (counts[text] ?? 0) + 1;
	return counts;
};

function billOf(army: Army, texts: SheetTexts, paper: (typeof PAPERS)[number]) {
	const assessment = assess(army);
	return { assessment, sheets: ledgerSheets({ army, assessment }, texts, paper) };
}

describe.each(['pl', 'en'] as const)('the printed cost breakdown: %s', (language) => {
	it.each(PAPERS)('has every line of every template, and their sum: %s', async (paper) => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		for (const slug of TEMPLATE_IDS) {
			const army = templateArmy(slug, ID, names[slug] as never);
			const { assessment, sheets } = billOf(army, texts, paper);
			for (const sheet of sheets) expect(textFaults(sheet, PAGE_MARGIN), slug).toEqual([]);
			const said = textOf(sheets);
			for (const line of assessment.lines) {
				expect(said, slug).toContain(ledgerText(texts.builder, line).replace(/\s+/g, ' '));
			}
			const printed = sheets.flatMap(({ marks }) => textsOf(marks));
			const rules = printed.filter((text) => /^PL-/.test(text));
			expect(tally(rules), slug).toEqual(tally(assessment.lines.map(({ rule }) => rule)));
			if (assessment.lines.length === 0) continue;
			expect(printed.slice(0, -2), slug).toContain(formatPoints(assessment.total));
			expect(said).toContain(texts.builder.army.total);
		}
	});

	it('lists stock and reserve after the units, and continues on further pages', async () => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const { units, ...army } = templateArmy('wizards', ID, names.wizards);
		const many = Array.from({ length: 12 }, (_, copy) =>
			units.map((unit) => ({ ...unit, id: `${unit.id}${copy}`, name: `${unit.name} ${copy}` }))
		).flat();
		const big: Army = { ...army, units: many, squads: [], stock: { explosives: 7 } };
		const { assessment, sheets } = billOf(big, texts, 'a4');
		expect(sheets.length).toBeGreaterThan(3);
		for (const sheet of sheets) expect(textFaults(sheet, PAGE_MARGIN)).toEqual([]);
		const said = textOf(sheets);
		for (const { name } of many) expect(said).toContain(name);
		const last = textOf(sheets.slice(-1));
		expect(last).toContain(texts.builder.terms.ledger['stock.explosive']);
		expect(last).toContain(texts.builder.terms.ledger['reserve.summon']);
		expect(last).toContain(formatPoints(totalOf(assessment.lines)));
		const pages = sheets.map((_, index) =>
			texts.cards.list.page({ page: index + 1, of: sheets.length })
		);
		for (const [index, sheet] of sheets.entries()) expect(textOf([sheet])).toContain(pages[index]);
	});

	it('lists dice instead of points, and says so when there are neither', async () => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const { army: words } = texts.builder;
		const fellowship = templateArmy('fellowship', ID, names.fellowship);
		expect(fellowship.rulebook).toBe('skirmish');
		const { assessment, sheets } = billOf(fellowship, texts, 'a4');
		const printed = sheets.flatMap(({ marks }) => textsOf(marks));
		for (const { unit, dice } of diceLines(fellowship)) {
			expect(printed).toContain(unit.name);
			expect(printed[printed.indexOf(unit.name) + 3]).toBe(`${dice}`);
		}
		expect(printed[printed.indexOf(words.total) + 1]).toBe(`${assessment.dice}`);
		const { dice = 0 } = assessment;
		expect(printed[1]).toContain(` ${dice} ${texts.builder.app.dice({ dice })} `);
		expect(textOf(billOf(empty('quickwars'), texts, 'a4').sheets)).toContain(words.noBill);
		expect(textOf(billOf(empty('core2005'), texts, 'a4').sheets)).toContain(words.empty);
	});
});
