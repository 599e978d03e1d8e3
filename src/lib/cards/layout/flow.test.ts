import { describe, expect, it } from 'vitest';
import { widthOf } from '../type/measure';
import { missingLetters } from '../type/faces';
import { columns, gap, lineOfText, withRepeatedHead, type Row } from './flow';

const row = (height: number, given: Partial<Row> = {}): Row => ({ ...gap(height), ...given });
const heights = (columns: readonly (readonly Row[])[]) =>
	columns.map((rows) => rows.map(({ height }) => height));
const table = withRepeatedHead(row(1, { keep: true }), [row(4), row(5), row(6)]);

describe('a table that continues in the next column', () => {
	it('repeats its head at the top of each column', () => {
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

	it('moves its head along when only the head is left in a column', () => {
		const rows = [row(8), ...table];
		expect(heights(columns(rows, () => 10))).toEqual([[8], [1, 4, 5], [1, 6]]);
	});

	it('counts the repeated head when filling the column', () => {
		const rows = [...table, row(3), row(1)];
		expect(heights(columns(rows, () => 10))).toEqual([[1, 4, 5], [1, 6, 3], [1]]);
	});
});

it('a name with bidirectional control characters is printed in the order it was written', () => {
	const style = { face: 'text', size: 10 } as const;
	const name = 'abc\u202egpj.exe\u2066';
	const texts = lineOfText(name, style, 0, 0, '#000').map((mark) => 'text' in mark && mark.text);
	expect(texts).toEqual(['abcgpj.exe']);
	expect(widthOf(name, style)).toBe(widthOf('abcgpj.exe', style));
	expect(missingLetters(name)).toEqual([]);
	expect(missingLetters('Straż\u00adnik\u200b\u2060 \u200cA\u200dB')).toEqual([]);
});
