import { describe, expect, it } from 'vitest';
import { sheetTexts, textBoxes, textFaults, textOf } from '../../../../tests/setup/sheets';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { loadArea } from '$lib/i18n/languages';
import { assess } from '$lib/rules/assessment/assess';
import type { Unit } from '$lib/rules/choices';
import { allUnits } from '$lib/rules/terms';
import { cardsOf } from '../model/cards';
import { flattened } from '../print/flat';
import { PAGE_MARGIN } from './page';
import { rosterSheets, SMALLEST_TYPE } from './roster';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

describe.each(['pl', 'en'] as const)('the roster: %s', (language) => {
	it.each(TEMPLATE_IDS)('has every unit of a template on at most two pages: %s', async (slug) => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const army = templateArmy(slug, ID, names[slug] as never);
		for (const paper of ['a4', 'letter'] as const) {
			const sheets = rosterSheets({ army, assessment: assess(army) }, texts, paper);
			expect(sheets.length).toBeLessThanOrEqual(2);
			expect(sheets.flatMap((sheet) => textFaults(sheet, PAGE_MARGIN))).toEqual([]);
			const sizes = sheets.flatMap(({ marks }) => textBoxes(marks)).map(({ size }) => size);
			expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TYPE);
			const said = textOf(sheets);
			for (const { name } of allUnits(army)) {
				for (const word of name.split(/\s+/)) expect(said).toContain(word);
			}
		}
	});

	it('says the form and the weapons of a unit once', async () => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const army = templateArmy('tankers', ID, names.tankers);
		const { forms, gear } = texts.builder.terms;
		const once = (unit: Unit, word: string) => {
			const alone = { ...army, units: [unit], squads: [] };
			const said = textOf(rosterSheets({ army: alone, assessment: assess(alone) }, texts, 'a4'));
			expect(said.replace(/\s+/g, ' ').split(word)).toHaveLength(2);
		};
		const tank = army.units.find(({ kind }) => kind === 'creation');
		if (tank?.kind === 'creation') once(tank, forms[tank.form]);
		const rifle: Unit = { kind: 'minifig', id: 'r', name: 'Ola', rank: 'mercenary' };
		once({ ...rifle, gear: [{ item: 'longRanged' }, { item: 'bodyArmor' }] }, gear.longRanged);
		once({ ...rifle, gear: [{ item: 'longRanged' }, { item: 'bodyArmor' }] }, gear.bodyArmor);
	});

	it('has the statistics, weapons and boxes of the cards', async () => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const army = templateArmy('wizards', ID, names.wizards);
		const sheets = rosterSheets({ army, assessment: assess(army) }, texts, 'a4');
		const said = textOf(sheets);
		const cards = cardsOf(army, texts, { each: 'kind' });
		const counts = cards.flatMap(({ front }) =>
			front.flatMap((block) => {
				if (block.kind === 'strip') return [block.figures * block.sizes.length];
				return block.kind === 'ticks' ? block.rows.map(({ boxes }) => boxes) : [];
			})
		);
		const boxes = sheets.flatMap(({ marks }) =>
			flattened(marks).filter(({ kind }) => kind === 'box')
		);
		expect(boxes).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
		for (const { statistics, front } of cards) {
			for (const { value } of statistics)
				expect(said.replaceAll('\u00a0', ' ')).toContain(value.replaceAll('\u00a0', ' '));
			for (const block of front) {
				if (block.kind !== 'weapons') continue;
				for (const { damage, range } of block.rows) {
					for (const word of `${range} ${damage}`.split(' ')) expect(said).toContain(word);
				}
			}
		}
	});
});
