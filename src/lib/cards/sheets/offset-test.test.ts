import { describe, expect, it } from 'vitest';
import { sheetTexts, textFaults, textOf } from '../../../../tests/setup/sheets';
import { DEFAULT_SETTINGS, type PrintSettings } from '../layout/settings';
import type { GroupMark, Sheet } from '../print/marks';
import { offsetTestSheets } from './offset-test';

const CASES = (['a4', 'letter'] as const).flatMap((paper) =>
	(['longEdge', 'shortEdge'] as const).map((sides) => ({ paper, sides }))
);

async function sides(some: Partial<PrintSettings>) {
	const settings = { ...DEFAULT_SETTINGS, ...some };
	const [front, back, ...others] = offsetTestSheets(settings, await sheetTexts('en'));
	if (!front || !back) throw new Error('A side is missing');
	expect(others).toEqual([]);
	return { front, back };
}

const named = ({ marks }: Sheet, title: string) =>
	marks.filter((mark): mark is GroupMark => mark.kind === 'group' && mark.title === title);

/** Where a point of the front shows through when looking at the back. */
const seen = (
	x: number,
	y: number,
	{ width, height }: Sheet,
	{ sides: over }: Partial<PrintSettings>
) => (over === 'shortEdge' ? ([x, height - y] as const) : ([width - x, y] as const));

/** Positions of a scale's lines along its axis, seen from the back. */
function linesOf(
	group: GroupMark,
	axis: 0 | 1,
	least: number,
	view = (x: number, y: number) => [x, y] as readonly [number, number]
) {
	return group.marks.flatMap((mark) => {
		if (mark.kind !== 'line' || mark.from[axis] !== mark.to[axis]) return [];
		const across = axis === 0 ? 1 : 0;
		const length = Math.abs(mark.to[across] - mark.from[across]);
		const [x, y] = view(group.x + mark.from[0], group.y + mark.from[1]);
		return length > least ? [{ at: axis === 0 ? x : y, length }] : [];
	});
}

describe('the duplex alignment test', () => {
	it.each(CASES)('has matching crosses on both sides: %o', async (some) => {
		const { front, back } = await sides(some);
		const [crosses, behind] = [named(front, 'cross'), named(back, 'cross')];
		expect(crosses).toHaveLength(4);
		expect(crosses.map(({ x, y }) => seen(x, y, front, some))).toEqual(
			behind.map(({ x, y }) => [expect.closeTo(x, 9), expect.closeTo(y, 9)])
		);
		for (const scale of ['across', 'down']) {
			const [one] = named(front, scale);
			const [other] = named(back, scale);
			const [x, y] = seen(one?.x ?? 0, one?.y ?? 0, front, some);
			expect([other?.x, other?.y]).toEqual([expect.closeTo(x, 9), expect.closeTo(y, 9)]);
		}
	});

	it.each(CASES)('shifts its back by the values in the fields: %o', async (some) => {
		const plain = await sides(some);
		const moved = await sides({ ...some, backOffset: { x: 1.2, y: -0.7 } });
		expect(moved.front).toEqual(plain.front);
		for (const title of ['cross', 'across', 'down']) {
			const before = named(plain.back, title);
			const after = named(moved.back, title);
			expect(after.length).toBeGreaterThan(0);
			for (const [index, { x, y }] of after.entries()) {
				expect(x - (before[index]?.x ?? 0)).toBeCloseTo(1.2, 9);
				expect(y - (before[index]?.y ?? 0)).toBeCloseTo(-0.7, 9);
			}
		}
		expect(textOf([moved.back])).toContain('1.2 mm');
		expect(textOf([moved.back])).toContain('−0.7 mm');
	});

	it.each(CASES.flatMap((some) => [-3.4, -0.3, 0, 0.2, 1.5, 2.9].map((off) => ({ ...some, off }))))(
		'reads to a tenth of a millimeter, right and down being positive: %o',
		async (some) => {
			const { front, back } = await sides(some);
			for (const [scale, axis] of [
				['across', 0],
				['down', 1]
			] as const) {
				const [shining] = named(front, scale);
				const [read] = named(back, scale);
				if (!shining || !read) throw new Error('A scale is missing');
				// The printer shifts the back left and up by the offset, so the front appears shifted right.
				const through = linesOf(shining, axis, 3, (x, y) => seen(x, y, front, some))
					.map(({ at, length }) => ({ at: at + some.off, length }))
					.toSorted((a, b) => a.at - b.at);
				const zero = axis === 0 ? read.x : read.y;
				const millimeters = linesOf(read, axis, 3).map(({ at }) => at - zero);
				expect(millimeters).toEqual(millimeters.map((at) => expect.closeTo(Math.round(at), 9)));
				const middle = through.findIndex(({ length }) => length > 7);
				const nearest = Math.round((through[middle]?.at ?? 0) - zero);
				const meeting = through.map(({ at }) =>
					Math.min(...millimeters.map((line) => Math.abs(at - zero - line)))
				);
				const best = meeting.indexOf(Math.min(...meeting));
				expect(Math.min(...meeting)).toBeLessThan(1e-6);
				const tenths = best - middle;
				// Half a millimeter matches both ends of the scale.
				expect(Math.abs(nearest + tenths / 10 - some.off) % 1).toBeCloseTo(0, 6);
				if (Math.abs(some.off % 1) !== 0.5) expect(nearest + tenths / 10).toBeCloseTo(some.off, 6);
			}
		}
	);

	it('prints both sides, whatever is set for cards', async () => {
		const one = await sides({ sides: 'one' });
		const both = await sides({ sides: 'longEdge' });
		expect(one).toEqual(both);
	});

	it.each(['pl', 'en'] as const)(
		'has instructions on both sides, without overlaps: %s',
		async (language) => {
			const texts = await sheetTexts(language);
			for (const some of CASES) {
				const sheets = offsetTestSheets({ ...DEFAULT_SETTINGS, ...some }, texts);
				for (const sheet of sheets) expect(textFaults(sheet, 5)).toEqual([]);
				const [front, back] = sheets.map((sheet) => textOf([sheet]).replaceAll('\u00a0', ' '));
				for (const step of texts.cards.sheets.offset.frontSteps) {
					expect(front).toContain(step.split(' ').slice(0, 4).join(' '));
				}
				for (const step of texts.cards.sheets.offset.steps) {
					expect(back).toContain(step.split(' ').slice(0, 4).join(' '));
				}
			}
		}
	);
});
