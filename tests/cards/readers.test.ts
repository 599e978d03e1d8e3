import { describe, expect, it } from 'vitest';
import { templateArmy } from '$lib/army/templates';
import type { Mark } from '$lib/cards/print/marks';
import type { Face } from '$lib/cards/type/faces';
import { widthOf } from '$lib/cards/type/measure';
import { templates } from '$lib/i18n/pl/templates';
import { drawn, jobOf, pdfFile, printed } from './printing';
import type { Contents, Word } from './reading/pdf-reader';
import { readers } from './reading/readers';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
const FACES = ['text', 'bold', 'display', 'signs'] as const;

const textMark = (face: Face, index: number): Mark => ({
	kind: 'text',
	x: 20,
	y: 40 + 20 * index,
	text: face === 'signs' ? '″−×' : 'Zażółć',
	face,
	size: 14,
	ink: '#000000'
});

/** A rotated group: a mark 10 mm from its left edge ends up 10 mm from its right edge. */
const turned: Mark = {
	kind: 'group',
	x: 100,
	y: 200,
	width: 60,
	height: 40,
	turned: true,
	marks: [{ ...textMark('bold', 0), text: 'odwrócone', x: 10, y: 15 } as Mark]
};

function ruler(length: number): Mark {
	const ends = { from: [50, 20], to: [50 + length, 20] } as const;
	return { kind: 'line', ...ends, stroke: '#000000', strokeWidth: 0.1 };
}

describe.each(readers)('$name', (reader) => {
	it('finds what was drawn in the right place', async () => {
		const path = pdfFile(await drawn([...FACES.map(textMark), turned]));
		const { title, pages, fonts } = await reader.read(path);
		expect(title).toBe('Znaki');
		expect(pages).toHaveLength(1);
		const [{ width, height, words } = { width: 0, height: 0, words: [] as Word[] }] = pages;
		expect([width, height]).toEqual([expect.closeTo(210, 1), expect.closeTo(297, 1)]);
		expect(words.map(({ text }) => text)).toEqual([
			'Zażółć',
			'Zażółć',
			'Zażółć',
			'″−×',
			'odwrócone'
		]);
		for (const [index, face] of FACES.entries()) {
			const { text = '', left, right, top = NaN, bottom = NaN } = words[index] ?? {};
			const wide = widthOf(text, { face, size: 14 });
			expect([left, right]).toEqual([expect.closeTo(20, 1), expect.closeTo(20 + wide, 1)]);
			expect(Math.abs((top + bottom) / 2 - (40 + 20 * index - 1.2))).toBeLessThan(1.5);
		}
		const upside = words.at(-1);
		const wide = widthOf('odwrócone', { face: 'bold', size: 14 });
		expect(upside?.right).toBeCloseTo(150, 1);
		expect(upside?.left).toBeCloseTo(150 - wide, 1);
		expect(fonts).toEqual(
			['bold', 'display', 'signs', 'text'].map((name) => ({ name, embedded: true, unicode: true }))
		);
	});

	it.each([100, 50])('measures a line of %i mm correctly', async (length) => {
		const measured = await reader.longestLine(pdfFile(await drawn([ruler(length)])));
		expect(Math.abs(measured - length)).toBeLessThan(0.15);
	});

	it('detects a font that is not embedded', async () => {
		const { jsPDF } = await import('jspdf');
		const pdf = new jsPDF();
		pdf.text('Helvetica', 10, 10);
		const { fonts } = await reader.read(pdfFile(pdf.output('arraybuffer')));
		const embedded = new Map(fonts.map((font) => [font.name, font.embedded]));
		expect(embedded.get('Helvetica')).toBe(false);
	});

	it('detects a font whose letters cannot be copied', async () => {
		const whole = Buffer.from(await drawn([textMark('text', 0)])).toString('latin1');
		const without = Buffer.from(whole.replaceAll('/ToUnicode', '/NoUnicode'), 'latin1');
		const { fonts } = await reader.read(pdfFile(new Uint8Array(without).buffer));
		expect(fonts).toEqual([{ name: 'text', embedded: true, unicode: false }]);
	});
});

const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1));

/** A word without the height of its box, which differs between readers. */
const place = ({ text, left, right, top, bottom }: Word) => ({
	text,
	left,
	right,
	middle: (top + bottom) / 2
});

/** Words of one reader that another does not find nearby. */
function strange(words: readonly Word[], others: readonly Word[]): string[] {
	return words
		.map(place)
		.filter(
			({ text, left, right, middle }) =>
				!others
					.map(place)
					.some(
						(other) =>
							other.text === text &&
							Math.abs(other.left - left) < 0.2 &&
							Math.abs(other.right - right) < 0.2 &&
							Math.abs(other.middle - middle) < 1
					)
		)
		.map(({ text }) => text);
}

describe('all available readers', () => {
	it('agree on the cards of an army', async () => {
		const army = templateArmy('knights', ID, templates.knights);
		const path = pdfFile(await printed(jobOf(army, { sides: 'shortEdge' })));
		const contents = await Promise.all(readers.map((reader) => reader.read(path)));
		const [first] = contents as [Contents];
		expect(first.pages.flatMap(({ words }) => words).length).toBeGreaterThan(500);
		for (const { title, fonts, pages } of contents) {
			expect({ title, fonts }).toEqual({ title: first.title, fonts: first.fonts });
			expect(pages).toHaveLength(first.pages.length);
			for (const [index, page] of pages.entries()) {
				const { words: expected } = first.pages[index] ?? page;
				const letters = (words: readonly Word[]) =>
					sorted([...words.map(({ text }) => text).join('')]);
				expect(letters(page.words)).toEqual(letters(expected));
				expect(strange(page.words, expected)).toEqual([]);
				expect(strange(expected, page.words)).toEqual([]);
			}
		}
	});
});
