import { describe, expect, it } from 'vitest';
import { templateArmy, TEMPLATE_IDS } from '$lib/army/templates';
import { backPosition } from '$lib/cards/layout/impose';
import { gridOf } from '$lib/cards/layout/grid';
import { DEFAULT_SETTINGS, type PrintSettings } from '$lib/cards/layout/settings';
import type { Block, Card } from '$lib/cards/model/card';
import { cardsOf } from '$lib/cards/model/cards';
import { sheetsOf } from '$lib/cards/print-job';
import { loadArea, type Language } from '$lib/i18n/languages';
import { sheetTexts } from '../setup/sheets';
import { jobOf, pdfFile, printed } from './printing';
import type { Page, Word } from './reading/pdf-reader';
import { readers } from './reading/readers';
import { taggingOf, textsOf } from './reading/tagged';

const LAYOUTS: readonly Partial<PrintSettings>[] = [
	{ format: 'sixes' },
	{ format: 'poker', sides: 'shortEdge', paper: 'letter' },
	{ format: 'large', saving: true },
	{ format: 'folded' },
	{ format: 'tarot', bleed: true },
	{ format: 'bridge', paper: 'letter', gutter: 2 },
	{ format: 'mini' },
	{ format: 'own', ownSize: { width: 80, height: 120 }, onePerPage: true },
	{ format: 'sixes', sides: 'one', saving: true }
];
const LANGUAGES = ['pl', 'en'] as const;

/** Every template; the languages and layouts take turns, except in the soak. */
const CASES = TEMPLATE_IDS.flatMap((slug, index) => {
	const every = LAYOUTS.flatMap((layout) =>
		LANGUAGES.map((language) => ({ slug, language, layout }))
	);
	// Each step leads to the next layout in the other language.
	const one = every[(index * 3) % every.length];
	return process.env['EVERYWHERE'] ? every : one ? [one] : [];
});

/** Ids, empty values and the false sentences of earlier versions. */
const FALSE = /undefined|NaN|\[object|\b[a-z]+[A-Z][a-z]+\b|is counted above|policzon[ey] wyżej/;

function wordsIn(block: Block): string[] {
	if (block.kind === 'text' || block.kind === 'line')
		return [block.title, block.text, block.rule ?? ''];
	if (block.kind === 'strip')
		return [block.label, ...block.rows.flatMap(({ label, values }) => [label, ...values])];
	if (block.kind === 'facts') return block.facts.flatMap(({ label, value }) => [label, value]);
	if (block.kind === 'ticks') return block.rows.map(({ label }) => label);
	if (block.kind === 'weapons') {
		return block.rows.flatMap(({ name, range, damage, notes }) => [name, range, damage, ...notes]);
	}
	return block.rows.flatMap(({ label, value }) => [label, value]);
}

/** What a card says with these blocks, as its words. */
const saidBy = ({ name, caption, statistics }: Card, blocks: readonly Block[]) =>
	[
		...[name, caption],
		...statistics.flatMap(({ label, value, note = '', parts = [] }) =>
			parts.length > 0
				? parts.flatMap((part) => [part.label, part.value, part.note ?? ''])
				: [label, value, note]
		),
		...blocks.flatMap(wordsIn)
	]
		.join(' ')
		.split(/\s+/)
		.filter(Boolean);

const lettersOf = (words: readonly Word[]) => words.map(({ text }) => text).join('');

/** The words at the top of a place on a page, as seen when the page is turned over. */
function headAt(
	page: Page,
	place: { x: number; y: number },
	settings: PrintSettings,
	turned = false
) {
	const { cell } = gridOf(settings);
	const height = 7;
	const top = turned ? place.y + cell.height - height : place.y;
	const inside = page.words.filter(
		({ left, right, top: above, bottom }) =>
			left >= place.x && right <= place.x + cell.width && above < top + height && bottom > top
	);
	return lettersOf(inside.toSorted((a, b) => (turned ? b.left - a.left : a.left - b.left)));
}

function checkBacks(pages: readonly Page[], settings: PrintSettings): void {
	const grid = gridOf(settings);
	for (let index = 0; index + 1 < pages.length; index += 2) {
		const [front, back] = [pages[index], pages[index + 1]];
		if (!front || !back) throw new Error('A page is missing');
		for (const place of grid.cells) {
			const { turned, ...behind } = backPosition(place, grid, settings);
			const seen = headAt(back, behind, settings, turned);
			// A card whose front has all has no back.
			if (seen === '') continue;
			expect([...seen].sort().join('')).toBe([...headAt(front, place, settings)].sort().join(''));
		}
	}
}

/** A text without white space: lines may break anywhere. */
const bare = (text: string) => text.replace(/\s/g, '');

async function textsAndNames(language: Language) {
	const texts = await sheetTexts(language);
	return { texts, names: await loadArea(language, 'templates') };
}

describe.each(CASES)('the cards of $slug in $language, $layout', ({ slug, language, layout }) => {
	it('say everything when they are read back, within the paper, backs behind fronts', async () => {
		const { texts, names } = await textsAndNames(language);
		const id = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
		const army = templateArmy(slug, id, names[slug] as never);
		const settings = { ...DEFAULT_SETTINGS, ...layout };
		const path = pdfFile(await printed(jobOf(army, settings), language));
		const [judge] = readers;
		if (!judge) throw new Error('Nobody can read PDFs here');
		const { pages } = await judge.read(path);
		const words = pages.flatMap((page) => page.words);
		for (const page of pages) {
			for (const { left, right, top, bottom } of page.words) {
				expect(Math.min(left, top)).toBeGreaterThan(0);
				expect(right).toBeLessThan(page.width);
				expect(bottom).toBeLessThan(page.height);
			}
		}
		const said = lettersOf(words);
		for (const card of cardsOf(army, texts, { each: 'auto' })) {
			// In short on the front and in full on the back, at least there, or all in full.
			const inFull = card.back.flatMap((block) => (block.kind === 'text' ? [block.title] : []));
			const needed = card.front.filter(
				(block) => block.kind !== 'line' || !inFull.includes(block.title)
			);
			const ways = [
				[...needed, ...card.back, ...card.extra],
				[...card.whole, ...card.extra]
			].map((blocks) => saidBy(card, blocks).filter((word) => !said.includes(word)));
			expect(
				ways.find(({ length }) => length === 0),
				`${card.name}: ${ways[0]?.join(' ')} / ${ways[1]?.join(' ')}`
			).toEqual([]);
		}
		expect(FALSE.exec(words.map(({ text }) => text).join(' '))?.[0]).toBeUndefined();
		const sheets = sheetsOf(jobOf(army, settings), texts);
		expect(pages).toHaveLength(sheets.length);
		if (sheets.some(({ isBack }) => isBack)) checkBacks(pages, settings);
		const headings = textsOf(await taggingOf(path), 'H1').map(bare);
		for (const { name } of cardsOf(army, texts, { each: 'kind' })) {
			expect(headings).toContain(bare(name));
		}
	});
});
