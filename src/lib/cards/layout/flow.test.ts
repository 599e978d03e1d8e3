import { describe, expect, it } from 'vitest';
import { columns, gap, under, type Row } from './flow';

const row = (height: number, given: Partial<Row> = {}): Row => ({ ...gap(height), ...given });
const heights = (columns: readonly (readonly Row[])[]) =>
	columns.map((rows) => rows.map(({ height }) => height));
const table = under(row(1, { keep: true }), [row(4), row(5), row(6)]);

describe('a table that goes on in the next column', () => {
	it('has its head over each column', () => {
		expect(heights(columns(table, () => 10))).toEqual([
			[1, 4, 5],
			[1, 6]
		]);
		expect(heights(columns(table, () => 7))).toEqual([
			[1, 4],
			[1, 5],
			[1, 6]
		]);
	});

	it('takes its head along once where that stood alone', () => {
		const rows = [row(8), ...table];
		expect(heights(columns(rows, () => 10))).toEqual([[8], [1, 4, 5], [1, 6]]);
	});

	it('counts the head where it is filled further', () => {
		const rows = [...table, row(3), row(1)];
		expect(heights(columns(rows, () => 10))).toEqual([[1, 4, 5], [1, 6, 3], [1]]);
	});
});
