import { describe, expect, it } from 'vitest';
import { gridOf } from '$lib/cards/layout/grid';
import { DEFAULT_SETTINGS, type PrintSettings } from '$lib/cards/layout/settings';
import { armyOf, jobOf, minifig, pdfFile, printed } from './printing';
import type { Box, Page, Word } from './reading/pdf-reader';
import { pdfjs } from './reading/pdfjs';
import { wordsByPlace } from './values/printed';

/** Millimeters between where a back is printed and where its front is, as seen through the paper. */
const MOST_APART = 0.3;

const LAYOUTS: readonly Partial<PrintSettings>[] = [
	{ format: 'sixes' },
	{ format: 'sixes', bleed: true, cropMarks: false },
	{ format: 'poker', gutter: 3 },
	{ format: 'large' },
	{ format: 'tarot', margin: 10 },
	{ format: 'bridge', registration: true },
	{ format: 'mini' },
	{ format: 'own', ownSize: { width: 80, height: 120 } },
	{ format: 'own', ownSize: { width: 80, height: 120 }, onePerPage: true }
];
const CASES = LAYOUTS.flatMap((layout) =>
	(['a4', 'letter'] as const).flatMap((paper) =>
		(['longEdge', 'shortEdge'] as const).map((sides) => ({ ...layout, paper, sides }))
	)
);

const NAMES = ['Adam', 'Bogna', 'Czesław', 'Danuta', 'Eustachy', 'Felicja', 'Gustaw'];

/** A place on the back as it is seen through the paper from the front. */
function seenFromFront(word: Box, page: Page, sides: PrintSettings['sides']): Box {
	const { left, right, top, bottom } = word;
	const { width, height } = page;
	return sides === 'longEdge'
		? { left: width - right, right: width - left, top, bottom }
		: { left, right, top: height - bottom, bottom: height - top };
}

/** The word of a name on a page, and the middle of its place. */
function namesOn(page: Page, settings: PrintSettings): Map<string, Word> {
	const { cells, cell } = gridOf(settings);
	const found = wordsByPlace(page, cells, cell).flatMap((words) =>
		words.filter(({ text }) => NAMES.includes(text))
	);
	return new Map(found.map((word) => [word.text, word]));
}

describe.each(CASES)('%o', (some) => {
	it('prints each back behind its front, read back from the PDF', async () => {
		const settings = { ...DEFAULT_SETTINGS, ...some };
		const army = armyOf(NAMES.map((name) => minifig(name, name)));
		const { pages } = await pdfjs.read(pdfFile(await printed(jobOf(army, settings))));
		const { cell, cells } = gridOf(settings);
		let measured = 0;
		for (let index = 0; index + 1 < pages.length; index += 2) {
			const [front, back] = [pages[index], pages[index + 1]];
			if (!front || !back) throw new Error('A page is missing');
			const fronts = namesOn(front, settings);
			const backs = namesOn(back, settings);
			expect([...backs.keys()].toSorted()).toEqual([...fronts.keys()].toSorted());
			for (const [name, word] of fronts) {
				const behind = backs.get(name);
				const place = cells.find(
					({ x, y }) =>
						x < word.left &&
						word.left < x + cell.width &&
						y < word.top &&
						word.top < y + cell.height
				);
				if (!behind || !place) throw new Error(`${name} is missing`);
				const seen = seenFromFront(behind, back, settings.sides);
				// Both sides are read upright: seen through the paper, the back begins at the other side edge.
				const [middle, mirrored] = [place.x + cell.width / 2, (word.left + word.right) / 2];
				const across = (seen.left + seen.right) / 2 - (2 * middle - mirrored);
				const down = (seen.top + seen.bottom) / 2 - (word.top + word.bottom) / 2;
				expect(Math.abs(across), `${name}: across`).toBeLessThan(MOST_APART);
				// The edge that the paper is turned over does not change which end of a card is up.
				expect(Math.abs(down), `${name}: down`).toBeLessThan(MOST_APART);
				measured += 1;
			}
		}
		expect(measured).toBe(NAMES.length);
	});
});
