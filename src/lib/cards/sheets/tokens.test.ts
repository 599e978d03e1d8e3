import { describe, expect, it } from 'vitest';
import { armyOf } from '../../../../tests/cards/printing';
import { sheetTexts, textBoxes, textFaults, textOf } from '../../../../tests/setup/sheets';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { loadArea } from '$lib/i18n/languages';
import type { Unit } from '$lib/rules/choices';
import { allUnits, countOf } from '$lib/rules/terms';
import { MIN_FONT_SIZE } from '../layout/flow';
import { DEFAULT_SETTINGS, PAPERS } from '../layout/settings';
import { MARKERS } from '../model/card';
import { cardsOf } from '../model/cards';
import { flattened } from '../print/flat';
import type { Sheet } from '../print/marks';
import { tokenSheets, tokensOf } from './tokens';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';

const boxesOn = (sheets: readonly Sheet[]) =>
	sheets.flatMap(({ marks }) => flattened(marks).filter((mark) => mark.kind === 'box'));

describe.each(['pl', 'en'] as const)('tokens: %s', (language) => {
	it.each(TEMPLATE_IDS)('match the figures and boxes of the cards: %s', async (slug) => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const army = templateArmy(slug, ID, names[slug] as never);
		const tokens = tokensOf(army, texts);
		const several = allUnits(army).filter((unit) => countOf(unit) > 1);
		const figures = tokens.filter(({ isNumber }) => isNumber).map(({ label }) => label);
		const numbers = several.flatMap((unit) =>
			Array.from({ length: countOf(unit) }, (_, index) => `${index + 1}`)
		);
		expect(figures).toEqual(numbers);

		const boxes = cardsOf(army, texts, { each: 'figure' })
			.flatMap(({ front }) => front)
			.flatMap((block) => {
				// The last box needs no marker: the creation is destroyed.
				if (block.kind === 'strip')
					return [{ marker: 'sizeDamage', count: block.sizes.length - 1 }];
				return block.kind === 'ticks' && block.marker
					? [{ marker: block.marker, count: block.rows.reduce((sum, row) => sum + row.boxes, 0) }]
					: [];
			});
		for (const marker of MARKERS) {
			const label = texts.cards.tokens.markers[marker];
			const counted = boxes
				.filter((box) => box.marker === marker)
				.reduce((sum, { count }) => sum + count, 0);
			const printed = tokens.filter((token) => !token.isNumber && token.label === label);
			expect(printed, marker).toHaveLength(counted);
		}
	});

	it.each([
		['round', 'mm', 25, 12.5],
		['square', 'inch', 25.4, undefined]
	] as const)('are %s and of the size %s', async (tokenShape, tokenSize, width, radius) => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const army = templateArmy('wizards', ID, names.wizards);
		for (const paper of ['a4', 'letter'] as const) {
			const settings = { ...DEFAULT_SETTINGS, paper, tokenShape, tokenSize };
			const sheets = tokenSheets(army, texts, settings);
			const boxes = boxesOn(sheets);
			expect(boxes).toHaveLength(tokensOf(army, texts).length);
			for (const box of boxes) {
				expect(box).toMatchObject({ width, height: width });
				expect(box.radius).toBe(radius);
				expect(box.x + width).toBeLessThanOrEqual(PAPERS[paper].width - 10 + 0.01);
				expect(box.y + width).toBeLessThanOrEqual(PAPERS[paper].height - 10 + 0.01);
			}
			expect(sheets.flatMap((sheet) => textFaults(sheet, 9))).toEqual([]);
			const sizes = sheets.flatMap(({ marks }) => textBoxes(marks)).map(({ size }) => size);
			expect(Math.min(...sizes)).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
			expect(textOf(sheets)).toContain(texts.cards.tokens.markers.spell);
			if (tokenShape !== 'round') continue;
			for (const text of sheets.flatMap(({ marks }) => textBoxes(marks))) {
				const around = boxes.find(
					({ x, y }) =>
						text.left >= x && text.right <= x + width && text.top >= y && text.bottom <= y + width
				);
				if (!around) continue;
				const [middle, level] = [around.x + width / 2, around.y + width / 2];
				const far = [text.left, text.right].map((x) => Math.hypot(x - middle, text.bottom - level));
				expect(Math.max(...far), text.text).toBeLessThan(width / 2);
			}
		}
	});

	it('have the quirk of heroes below their numbers, inside their circles (PL-HER-02)', async () => {
		const texts = await sheetTexts(language);
		const hero: Unit = { kind: 'minifig', id: 'h', name: 'Heros', rank: 'hero', count: 3 };
		const army = armyOf([hero]);
		const figures = tokensOf(army, texts).filter(({ isNumber }) => isNumber);
		expect(figures.map(({ label, note }) => [label, note])).toEqual([
			['1', '−2'],
			['2', '−2'],
			['3', '−2']
		]);
		const sheets = tokenSheets(army, texts, DEFAULT_SETTINGS);
		const [circle] = boxesOn(sheets);
		const notes = sheets.flatMap(({ marks }) => textBoxes(marks)).filter((b) => b.text === '−2');
		expect(notes).toHaveLength(3);
		if (!circle) throw new Error('No token');
		const [middle, level] = [circle.x + circle.width / 2, circle.y + circle.width / 2];
		const far = [notes[0]?.left, notes[0]?.right].map((x = 0) =>
			Math.hypot(x - middle, (notes[0]?.bottom ?? 0) - level)
		);
		expect(Math.max(...far)).toBeLessThan(circle.width / 2);
		expect(sheets.flatMap((sheet) => textFaults(sheet, 9))).toEqual([]);
	});

	it('have the numbers of cards that each figure has alone', async () => {
		const texts = await sheetTexts(language);
		const names = await loadArea(language, 'templates');
		const army = templateArmy('knights', ID, names.knights);
		const numbers = cardsOf(army, texts, { each: 'figure' }).flatMap(({ number }) => number ?? []);
		const printed = tokensOf(army, texts).flatMap(({ isNumber, label }) =>
			isNumber ? [Number(label)] : []
		);
		expect(numbers).toEqual(printed);
	});
});
