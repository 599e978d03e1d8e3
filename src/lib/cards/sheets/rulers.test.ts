import { describe, expect, it } from 'vitest';
import { sheetTexts, textFaults, textOf } from '../../../../tests/setup/sheets';
import { PAPERS } from '../layout/settings';
import { flattened } from '../print/flat';
import type { GroupMark } from '../print/marks';
import { rulerSheets } from './rulers';

/** Millimeters that a printer may leave blank at the edges. */
const WHITE = 5;

async function printed(paper: 'a4' | 'letter') {
	const [sheet, ...others] = rulerSheets(await sheetTexts('en'), paper);
	if (!sheet) throw new Error('No sheet');
	expect(others).toEqual([]);
	const rulers = sheet.marks.filter((mark): mark is GroupMark => mark.kind === 'group');
	return { sheet, rulers };
}

/** Positions and lengths of the vertical lines at an edge of a ruler. */
function ticks({ marks }: GroupMark, edge: number) {
	return marks.flatMap((mark) =>
		mark.kind === 'line' && mark.from[0] === mark.to[0] && mark.from[1] === edge
			? [{ at: mark.from[0], length: Math.abs(mark.to[1] - edge) }]
			: []
	);
}

/** The positions of the longest lines. */
function longest(some: ReturnType<typeof ticks>): number[] {
	const most = Math.max(...some.map(({ length }) => length));
	return some.filter(({ length }) => length > most - 0.01).map(({ at }) => at);
}

const near = (places: readonly number[]) => places.map((place) => expect.closeTo(place, 6));
const every = (step: number, upTo: number) =>
	Array.from({ length: Math.floor(upTo / step + 1e-9) + 1 }, (_, index) => index * step);

describe.each(['a4', 'letter'] as const)('rulers on %s', (paper) => {
	it('are 10″ and 5″ long, along the long side, inside the printable area', async () => {
		const { sheet, rulers } = await printed(paper);
		const { width, height } = PAPERS[paper];
		expect([sheet.width, sheet.height]).toEqual([height, width]);
		const widths = new Set(rulers.map((ruler) => ruler.width.toFixed(3)));
		expect([...widths].toSorted()).toEqual(['127.000', '254.000']);
		for (const { x, y, width: long, height: high } of rulers) {
			expect(x).toBeGreaterThanOrEqual(WHITE);
			expect(x + long).toBeLessThanOrEqual(sheet.width - WHITE);
			expect(y + high).toBeLessThanOrEqual(sheet.height - WHITE);
			const apart = rulers.filter(
				(other) =>
					other.x < x + long - 0.01 &&
					x < other.x + other.width - 0.01 &&
					other.y < y + high - 0.01 &&
					y < other.y + other.height - 0.01
			);
			expect(apart).toHaveLength(1);
		}
	});

	it('have their marks at exact millimeters: inches, a stud every third of an inch, centimeters', async () => {
		const { rulers } = await printed(paper);
		for (const ruler of rulers) {
			const long = ruler.width;
			const inches = Math.round(long / 25.4);
			expect(longest(ticks(ruler, 0))).toEqual(near(every(25.4, long)));
			expect(ticks(ruler, 0).map(({ at }) => at)).toEqual(near(every(25.4 / 8, long)));
			expect(longest(ticks(ruler, ruler.height))).toEqual(near(every(10, long)));
			expect(ticks(ruler, ruler.height).map(({ at }) => at)).toEqual(near(every(1, long)));
			// 5″ are 15 studs and 10″ are 30 (PL-GEN-07).
			const studs = ruler.marks.flatMap((mark) =>
				mark.kind === 'box' && mark.width < 20 ? [mark] : []
			);
			expect(studs).toHaveLength({ 5: 15, 10: 30 }[inches] ?? 0);
			expect(studs.map(({ x }) => x)).toEqual(near(every(127 / 15, long).slice(0, -1)));
			const last = studs.at(-1);
			expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(long, 6);
		}
	});

	it('are below a line of 100 mm, with its explanation', async () => {
		const { sheet } = await printed(paper);
		const lengths = sheet.marks.flatMap((mark) =>
			mark.kind === 'line' ? [Math.abs(mark.to[0] - mark.from[0])] : []
		);
		expect(Math.max(...lengths)).toBeCloseTo(100, 9);
		const ends = flattened(sheet.marks).filter(({ kind }) => kind === 'line').length;
		expect(ends).toBeGreaterThan(1000);
		for (const language of ['pl', 'en'] as const) {
			const texts = await sheetTexts(language);
			const sheets = rulerSheets(texts, paper);
			expect(sheets.flatMap((some) => textFaults(some, WHITE))).toEqual([]);
			expect(textOf(sheets)).toContain(texts.cards.sheets.rulers.check.slice(0, 30));
			expect(textOf(sheets)).toContain('PL-GEN-07');
		}
	});
});
