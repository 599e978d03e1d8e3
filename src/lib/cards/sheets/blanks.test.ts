import { describe, expect, it } from 'vitest';
import { rulebookOf, RULEBOOKS } from '$lib/rules/registry';
import { sheetTexts, textBoxes, textFaults, textOf } from '../../../../tests/setup/sheets';
import { MIN_FONT_SIZE } from '../layout/flow';
import { gridOf } from '../layout/grid';
import { DEFAULT_SETTINGS, type PrintSettings, FORMAT_IDS, formatOf } from '../layout/settings';
import type { GroupMark, Sheet } from '../print/marks';
import { blankSheets } from './blanks';

const KINDS = RULEBOOKS.flatMap((rulebook) =>
	rulebookOf(rulebook).assortment.units.map((kind) => ({ rulebook, kind }))
);
const SETTINGS: PrintSettings[] = FORMAT_IDS.flatMap((format) =>
	(['a4', 'letter'] as const).flatMap((paper) =>
		(['longEdge', 'shortEdge', 'one'] as const).map((sides) => ({
			...DEFAULT_SETTINGS,
			format,
			paper,
			sides,
			saving: sides === 'one',
			bleed: sides === 'shortEdge'
		}))
	)
);

const cardsOn = ({ marks }: Sheet) =>
	marks.filter((mark): mark is GroupMark => mark.kind === 'group');

/** Lines and boxes that reach beyond the card. */
function strayMarks({ width, height, marks }: GroupMark, over: number): unknown[] {
	const outside = (x: number, y: number) =>
		x < -over || y < -over || x > width + over || y > height + over;
	return marks.filter((mark) => {
		if (mark.kind === 'line') return outside(...mark.from) || outside(...mark.to);
		if (mark.kind !== 'box') return false;
		return outside(mark.x, mark.y) || outside(mark.x + mark.width, mark.y + mark.height);
	});
}

describe.each(['pl', 'en'] as const)('blank cards: %s', (language) => {
	it.each(KINDS)('fill a sheet in every format without overlaps: %o', async (some) => {
		const texts = await sheetTexts(language);
		for (const settings of SETTINGS) {
			const sheets = blankSheets(some.kind, rulebookOf(some.rulebook), settings, texts);
			const folded = formatOf(settings).folded === true;
			const full = gridOf(settings).cells.length;
			expect(sheets).toHaveLength(folded || settings.sides === 'one' ? 1 : 2);
			for (const sheet of sheets) {
				const cards = cardsOn(sheet);
				expect(cards).toHaveLength(folded ? 2 * full : full);
				expect(textFaults(sheet, 2)).toEqual([]);
				for (const card of cards) {
					expect(strayMarks(card, settings.bleed ? 3 : 0), settings.format).toEqual([]);
					const inside = textFaults({ ...card, marks: card.marks }, 2);
					expect(inside, settings.format).toEqual([]);
					expect(textBoxes(card.marks).every(({ size }) => size >= MIN_FONT_SIZE)).toBe(true);
				}
			}
		}
	});

	it('have the labels of each rulebook’s units', async () => {
		const texts = await sheetTexts(language);
		const { statistics, attack } = texts.builder.terms;
		const { figure } = texts.builder.profile;
		const front = (some: (typeof KINDS)[number]) => {
			const sheets = blankSheets(some.kind, rulebookOf(some.rulebook), DEFAULT_SETTINGS, texts);
			return textOf(sheets.slice(0, 1));
		};
		const core = front({ rulebook: 'core2005', kind: 'minifig' });
		for (const label of [statistics.skill, statistics.move, attack.use, attack.damage]) {
			expect(core).toContain(label);
		}
		const quick = front({ rulebook: 'quickwars', kind: 'minifig' });
		expect(quick).toContain(statistics.move);
		expect(quick).not.toContain(statistics.skill);
		expect(quick).not.toContain(attack.use);
		expect(quick).not.toContain(texts.cards.card.cost);
		expect(front({ rulebook: 'lugpolwars', kind: 'creation' })).toContain(texts.cards.card.cost);
		expect(front({ rulebook: 'skirmish', kind: 'figure' })).toContain(figure.toughness);
	});
});
