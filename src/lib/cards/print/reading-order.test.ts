import { describe, expect, it } from 'vitest';
import { drawRows, lineOfText, linesFrom, rightAlignedLine, tableOf } from '../layout/flow';
import { leadingOf } from '../type/measure';
import { headings, inCell, type GroupMark, type Mark } from './marks';
import { sectionsOf } from './reading-order';

const style = { face: 'text', size: 8 } as const;
const ink = '#000000';
const page = (marks: readonly Mark[]) => ({ width: 210, height: 297, marks });
const box: Mark = { kind: 'box', x: 0, y: 0, width: 9, height: 9, fill: '#ffffff' };

/** What is read, a line per passage; decorations are in brackets. */
const read = (marks: readonly Mark[]) =>
	sectionsOf(page(marks)).map((section) =>
		section.map((part) => {
			const text = part.marks.map((mark) => ('text' in mark ? mark.text : '')).join('');
			if (part.role === 'Artifact') return `(${part.marks.length})`;
			return part.role === 'Figure' ? `Figure ${part.alt ?? ''}` : `${part.role} ${text}`;
		})
	);

describe('the reading order of a page', () => {
	it('has headings, paragraphs with their lines, and no decorations', () => {
		const title = headings(lineOfText('Knight', style, 0, 0, ink), 2);
		const text = linesFrom(['moves 5″ each', 'turn, then fights'], style, 0, 10, ink);
		expect(read([box, ...title, box, box, ...text])).toEqual([
			['(1)', 'H2 Knight', '(2)', 'P moves 5″ each turn, then fights']
		]);
	});

	it('reads a row with its columns, and each row alone', () => {
		const row = (name: string, value: string, top: number) => [
			...lineOfText(name, style, 0, top, ink),
			...rightAlignedLine(value, style, 60, top, ink)
		];
		const marks = [...row('Sword', '1d6', 0), ...row('Shield', 'parries', leadingOf(style))];
		expect(read(marks)).toEqual([['P Sword 1d6', 'P Shield parries']]);
	});

	it('reads a table cell by cell, and what is below them by itself', () => {
		const row = (top: number) => [
			...inCell(lineOfText('Sword', style, 0, top, ink), { column: 0 }),
			...inCell(lineOfText('1d6', style, 60, top, ink), { column: 1 }),
			...inCell(lineOfText('parries', style, 0, top + 3, ink), { column: 0, below: true })
		];
		const rows = tableOf([0, 1].map(() => ({ height: 6, marks: row })));
		expect(read(drawRows(rows, 0, 0))).toEqual([
			['TD Sword', 'TD 1d6', 'TD parries', 'TD Sword', 'TD 1d6', 'TD parries']
		]);
	});

	it('begins a paragraph at a bold title', () => {
		const bold = { ...style, face: 'bold' } as const;
		const ability = (top: number) => [
			...lineOfText('Pilot', bold, 0, top, ink),
			...lineOfText('drives', style, 20, top, ink)
		];
		expect(read([...ability(0), ...ability(leadingOf(style))])).toEqual([
			['P Pilot drives', 'P Pilot drives']
		]);
	});

	it('describes pictures that say something', () => {
		const picture = { width: 1, height: 1, shapes: [] };
		const place = { kind: 'picture', x: 0, y: 0, width: 9, height: 9, picture } as const;
		expect(read([{ ...place, alt: 'Knight' }, place])).toEqual([['Figure Knight', '(1)']]);
	});

	it('is the same for a side that is turned', () => {
		const marks = linesFrom(['moves 5″ each', 'turn'], style, 2, 3, ink);
		const side: GroupMark = {
			kind: 'group',
			x: 9,
			y: 9,
			width: 60,
			height: 80,
			title: 'back',
			marks
		};
		const turned = read([{ ...side, turned: true }]);
		expect(turned).toEqual(read([side]));
		expect(turned).toEqual([['P moves 5″ each turn']]);
	});

	it('has a section for each side of a card and for what is beside them', () => {
		const side = (text: string): GroupMark => ({
			...{ kind: 'group', x: 0, y: 0, width: 60, height: 80, title: 'front' },
			marks: lineOfText(text, style, 0, 0, ink)
		});
		expect(read([side('one'), side('two'), box, ...lineOfText('foot', style, 0, 90, ink)])).toEqual(
			[['P one'], ['P two'], ['(1)', 'P foot']]
		);
	});
});
