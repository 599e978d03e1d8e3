import { describe, expect, it } from 'vitest';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { loadArea, type Language } from '$lib/i18n/languages';
import { armyDigest } from '$lib/army/digest';
import { assess } from '$lib/rules/assess';
import type { Army } from '$lib/rules/choices';
import { countOf } from '$lib/rules/terms';
import { PAPERS } from '../layout/settings';
import { flattened } from '../print/flat';
import type { Sheet } from '../print/marks';
import { widthOf } from '../type/measure';
import { PAGE_MARGIN } from './page';
import { rosterSheets } from './roster';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

async function words(language: Language) {
	const shell = await loadArea(language, 'shell');
	const builder = { ...shell, ...(await loadArea(language, 'builder')) };
	const texts = { builder, cards: await loadArea(language, 'cards') };
	return { texts, names: await loadArea(language, 'templates') };
}

const marksOf = (sheets: readonly Sheet[]) => sheets.flatMap(({ marks }) => flattened(marks));
const textOf = (sheets: readonly Sheet[]) =>
	marksOf(sheets)
		.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []))
		.join(' ');

describe.each(['pl', 'en'] as const)('the list of an army: %s', (language) => {
	it.each(['a4', 'letter'] as const)(
		'has every template on one page, within its margins: %s',
		async (paper) => {
			const { texts, names } = await words(language);
			const { width, height } = PAPERS[paper];
			for (const slug of TEMPLATE_IDS) {
				const army = templateArmy(slug, ID, names[slug] as never);
				const sheets = rosterSheets({ army, assessment: assess(army) }, texts, paper);
				expect(sheets, slug).toHaveLength(1);
				const said = textOf(sheets);
				for (const { name } of army.units) {
					for (const word of name.split(' ')) expect(said, slug).toContain(word);
				}
				expect(said).toContain(armyDigest(army));
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

	it('goes on on further pages, with all its entries', async () => {
		const { texts, names } = await words(language);
		const { units, ...army } = templateArmy('knights', ID, names.knights);
		const many = Array.from({ length: 120 }, (_, index) => ({
			...(units[0] as Army['units'][number]),
			id: `x${index}`,
			name: `Zawisza ${index}`
		}));
		const big = { ...army, units: many, squads: [] };
		const sheets = rosterSheets({ army: big, assessment: assess(big) }, texts, 'a4');
		expect(sheets.length).toBeGreaterThan(2);
		const said = textOf(sheets);
		for (const { name } of many) expect(said).toContain(name);
		expect(said).toContain(texts.cards.list.page({ page: 2, of: sheets.length }));
	});
});
