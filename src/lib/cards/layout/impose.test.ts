import { describe, expect, it } from 'vitest';
import type { GroupMark, Sheet } from '../print/marks';
import { flattened } from '../print/flat';
import type { PrintedCard } from './face';
import { cropMarksFit } from './edge-marks';
import { gridOf } from './grid';
import { imposed } from './impose';
import {
	DEFAULT_SETTINGS,
	PAPERS,
	type PrintSettings,
	FORMAT_IDS,
	formatOf,
	type FormatId
} from './settings';

const TWO_SIDED = FORMAT_IDS.filter((format) => !formatOf({ ...DEFAULT_SETTINGS, format }).folded);
const CASES = TWO_SIDED.flatMap((format) =>
	(['a4', 'letter'] as const).flatMap((paper) =>
		(['longEdge', 'shortEdge'] as const).flatMap((sides) =>
			[false, true].map((bleed) => ({ format, paper, sides, bleed }))
		)
	)
);

/** Numbered cards with a mark in the upper left corner of each side. */
function cardsOf(count: number, format: FormatId): PrintedCard[] {
	const { width, height } = formatOf({ ...DEFAULT_SETTINGS, format });
	return Array.from({ length: count }, (_, index) => {
		const side = (title: string): GroupMark => ({
			kind: 'group',
			x: 0,
			y: 0,
			width,
			height,
			title,
			marks: [
				{
					kind: 'text',
					x: 1,
					y: 2,
					text: `${title} ${index}`,
					face: 'text',
					size: 8,
					ink: '#000000'
				}
			]
		});
		return {
			unit: `u${index}`,
			name: `${index}`,
			part: 1,
			sizes: { front: 8, back: 8 },
			front: side('front'),
			back: side('back')
		};
	});
}

const groups = ({ marks }: Sheet) => marks.filter((mark) => mark.kind === 'group');

/** Where a card's corner would show through if the turned sheet were transparent. */
function turnedOver(x: number, y: number, { width, height }: Sheet, sides: PrintSettings['sides']) {
	return sides === 'longEdge' ? [width - x, y] : [x, height - y];
}

describe('fronts and backs', () => {
	it.each(CASES)('coincide when the sheet is turned: %o', (some) => {
		const settings = { ...DEFAULT_SETTINGS, ...some };
		for (const count of [1, 2, 5, 7, 10]) {
			const sheets = imposed(cardsOf(count, some.format), settings);
			expect(sheets.length % 2).toBe(0);
			let seen = 0;
			for (let page = 0; page < sheets.length; page += 2) {
				const [front, back] = sheets.slice(page, page + 2);
				if (!front || !back) throw new Error('A side is missing');
				expect(groups(front)).toHaveLength(groups(back).length);
				for (const [index, card] of groups(front).entries()) {
					const behind = groups(back)[index];
					if (!behind) throw new Error('A back is missing');
					const middle = [card.x + card.width / 2, card.y + card.height / 2] as const;
					const expected = turnedOver(...middle, front, some.sides);
					expect([behind.x + behind.width / 2, behind.y + behind.height / 2]).toEqual(
						expected.map((value) => expect.closeTo(value, 9))
					);
					const [text] = flattened([behind]);
					expect(text).toMatchObject({ kind: 'text', text: `back ${seen}` });
					expect(text && 'turned' in text).toBe(some.sides === 'shortEdge');
					seen += 1;
				}
			}
			expect(seen).toBe(count);
		}
	});

	it('stay on the paper, including their bleed', () => {
		for (const format of FORMAT_IDS) {
			for (const paper of ['a4', 'letter'] as const) {
				for (const bleed of [false, true]) {
					const { cells, cell } = gridOf({ ...DEFAULT_SETTINGS, format, paper, bleed });
					const { width, height } = PAPERS[paper];
					const over = bleed ? 3 : 4;
					for (const { x, y } of cells) {
						expect(Math.min(x, y)).toBeGreaterThanOrEqual(over);
						expect(x + cell.width).toBeLessThanOrEqual(width - over);
						expect(y + cell.height).toBeLessThanOrEqual(height - over);
					}
				}
			}
		}
		const { cells } = gridOf(DEFAULT_SETTINGS);
		expect(cells).toHaveLength(6);
		expect(gridOf({ ...DEFAULT_SETTINGS, format: 'poker' }).cells).toHaveLength(9);
	});

	it.each([
		[false, 1],
		[true, 1 + 3]
	])('have crop marks outside the cut edges and the bleed: %s', (bleed, distance) => {
		const settings = { ...DEFAULT_SETTINGS, bleed };
		const { cells, cell } = gridOf(settings);
		const [sheet] = imposed(cardsOf(1, 'sixes'), settings);
		const first = Math.min(...cells.map(({ y }) => y));
		const last = Math.max(...cells.map(({ y }) => y)) + cell.height;
		const upright = (sheet?.marks ?? []).flatMap((mark) =>
			mark.kind === 'line' && mark.from[0] === mark.to[0] ? [mark] : []
		);
		const above = upright.filter(({ to }) => to[1] < first).map(({ to }) => first - to[1]);
		const below = upright.filter(({ from }) => from[1] > last).map(({ from }) => from[1] - last);
		expect(above.length).toBeGreaterThan(2);
		expect(below.length).toBe(above.length);
		for (const away of [...above, ...below]) expect(away).toBeCloseTo(distance, 9);
	});

	it.each(CASES)('have crop marks in the printable area if they fit: %o', (some) => {
		const settings = { ...DEFAULT_SETTINGS, ...some };
		const [sheet] = imposed(cardsOf(1, some.format), settings);
		const { width, height } = PAPERS[some.paper];
		const ends = (sheet?.marks ?? []).flatMap((mark) =>
			mark.kind === 'line' ? [mark.from, mark.to] : []
		);
		const inside = ends.every(([x, y]) => x >= 4 && y >= 4 && x <= width - 4 && y <= height - 4);
		expect(ends.length).toBeGreaterThan(0);
		expect(inside).toBe(cropMarksFit(settings));
	});

	it('have no room for crop marks with bleed on both papers, and room without', () => {
		for (const paper of ['a4', 'letter'] as const) {
			const settings = { ...DEFAULT_SETTINGS, paper };
			expect(cropMarksFit(settings)).toBe(true);
			expect(cropMarksFit({ ...settings, bleed: true })).toBe(false);
		}
	});

	it('shift the back only, by the printer’s offset', () => {
		const offset = { ...DEFAULT_SETTINGS, backOffset: { x: 1.2, y: -0.7 } };
		const [front, back] = imposed(cardsOf(1, 'sixes'), offset).map(groups);
		const [plainFront, plainBack] = imposed(cardsOf(1, 'sixes'), DEFAULT_SETTINGS).map(groups);
		expect(front).toEqual(plainFront);
		expect((back?.[0]?.x ?? 0) - (plainBack?.[0]?.x ?? 0)).toBeCloseTo(1.2, 9);
		expect((back?.[0]?.y ?? 0) - (plainBack?.[0]?.y ?? 0)).toBeCloseTo(-0.7, 9);
	});

	it('are side by side on a folded card, with a fold line', () => {
		const [sheet, ...others] = imposed(cardsOf(3, 'folded'), {
			...DEFAULT_SETTINGS,
			format: 'folded'
		});
		if (!sheet) throw new Error('No sheet');
		expect(others).toEqual([]);
		const [front, back] = groups(sheet);
		expect(back?.x).toBe((front?.x ?? 0) + (front?.width ?? 0));
		expect(back?.y).toBe(front?.y);
		const folds = sheet.marks.filter((mark) => mark.kind === 'line' && mark.dashed);
		expect(folds).toHaveLength(3);
	});

	/** Which sheets are backs; of cards, each with a back or not. */
	const backsOf = (backs: readonly boolean[], some: Partial<PrintSettings> = {}) => {
		const cards = cardsOf(backs.length, 'sixes').map(({ back, ...card }, index) => ({
			...card,
			...(back && backs[index] && { back })
		}));
		return imposed(cards, { ...DEFAULT_SETTINGS, ...some })
			.map(({ isBack, marks }) => (isBack ? (marks.length > 0 ? 'back' : 'empty') : 'front'))
			.join(' ');
	};
	const with18 = (...backs: number[]) =>
		Array.from({ length: 18 }, (_, index) => backs.includes(index));

	it('leave out empty backs, unless another front would be printed on them', () => {
		expect(backsOf(with18())).toBe('front front front');
		expect(backsOf(with18(0))).toBe('front back front empty front');
		expect(backsOf(with18(7))).toBe('front empty front back front');
		expect(backsOf(with18(17))).toBe('front empty front empty front back');
	});

	it('are pairs on pages of their own, for print shops, if any card has a back', () => {
		const onePerPage = { onePerPage: true };
		expect(backsOf([true, false], onePerPage)).toBe('front back front empty');
		expect(backsOf([false, false], onePerPage)).toBe('front front');
	});

	it('are printed on one side only when set so', () => {
		expect(imposed(cardsOf(7, 'sixes'), { ...DEFAULT_SETTINGS, sides: 'one' })).toHaveLength(2);
	});
});
