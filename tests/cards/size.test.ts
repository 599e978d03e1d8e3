import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '$lib/cards/layout/settings';
import { makePdf } from '$lib/cards/pdf/make-pdf';
import type { Mark } from '$lib/cards/print/marks';
import { deck } from '../bench/cards';
import { drawn, pdfFile } from './printing';
import { curvesOn } from './reading/pdfjs';

const TIMEOUT = 120_000;

/** The PDF of different cards in copies, as Latin letters. */
async function printed(cards: number, copies = 1): Promise<string> {
	const army = deck(cards, []);
	const choice = { each: 'kind', photos: new Map() } as const;
	const settings = { ...DEFAULT_SETTINGS, copies };
	const about = { locale: 'en', createdAt: new Date(0), build: 'test' } as const;
	const pdf = await makePdf({ job: { what: 'cards', army, choice, settings }, ...about });
	return Buffer.from(pdf).toString('latin1');
}

const count = (pdf: string, pattern: RegExp) => [...pdf.matchAll(pattern)].length;

describe('a PDF of cards', { timeout: TIMEOUT }, () => {
	it('has at most 4.5 kB a card', async () => {
		expect((await printed(100)).length).toBeLessThanOrEqual(450_000);
	});

	it('stores each side of a card once for all of its copies', async () => {
		const [two, twenty] = [await printed(10, 2), await printed(10, 20)];
		const sides = count(two, /\/Subtype\/Form/g);
		expect(sides).toBeGreaterThanOrEqual(20);
		expect(count(twenty, /\/Subtype\/Form/g)).toBe(sides);
		// Ten times as many pages, and none of them repeats the cards.
		expect(twenty.length).toBeLessThan(2 * two.length);
	});

	it('stores shapes that several drawings share once, and shows them in all', async () => {
		const leaf = (x: number) => `M${x} 10 Q${x + 5} 0 ${x + 10} 10 Q${x + 5} 20 ${x} 10 Z`;
		const inks = { fill: '#335577', stroke: '#000000' };
		const shared = Array.from({ length: 12 }, (_, index) => ({ d: leaf(index), ...inks }));
		const marks = Array.from({ length: 4 }, (_, index): Mark => {
			const own = { d: leaf(50 + index), ...inks };
			const picture = { width: 96, height: 120, shapes: [own, ...shared] };
			return { kind: 'picture', x: 10, y: 60 * index, width: 96, height: 60, picture, alt: 'leaf' };
		});
		const pdf = await drawn(marks);
		expect(count(Buffer.from(pdf).toString('latin1'), /\/Subtype\/Form/g)).toBe(1);
		const curves = (await curvesOn(pdfFile(pdf))).map((points) => points.flat());
		expect(curves).toHaveLength(4 * 13 * 2);
		// The last leaf of the second drawing begins 11 units from its left edge; a unit is half a millimeter.
		const [x, y] = [10 + (96 - 48) / 2 + 11 / 2, 60 + 10 / 2];
		expect(curves).toContainEqual(
			expect.arrayContaining([expect.closeTo(x, 2), expect.closeTo(y, 2)])
		);
	});
});
