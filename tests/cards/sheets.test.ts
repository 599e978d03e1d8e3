import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '$lib/rules/choices';
import { armyOf, jobOf, minifig, printed, type Printing } from './printing';
import { fontFileSizes, languageOf } from './reading/pdf-objects';
import type { Contents, Page, Word } from './reading/pdf-reader';
import { readers } from './reading/readers';

/** Sizes in millimeters from the printing trade, independent of the code. */
const PAPER = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
const CARD = {
	sixes: { width: 96, height: 88, across: 2, down: 3 },
	poker: { width: 63, height: 88, across: 3, down: 3 },
	large: { width: 192, height: 132, across: 1, down: 2 },
	folded: { width: 192, height: 88, across: 1, down: 3 },
	tarot: { width: 70, height: 120, across: 2, down: 2 },
	bridge: { width: 57, height: 89, across: 3, down: 3 },
	mini: { width: 44, height: 67, across: 4, down: 4 },
	own: { width: 70, height: 110, across: 2, down: 2 }
} as const;
type Format = keyof typeof CARD;
const FORMATS = Object.keys(CARD) as Format[];

/** All of them are tried with every paper and edge; the others differ in their size alone. */
const USUAL: readonly Format[] = ['sixes', 'poker', 'large', 'folded'];

const CASES = FORMATS.flatMap((format) =>
	(['a4', 'letter'] as const).flatMap((paper) =>
		(['one', 'longEdge', 'shortEdge'] as const)
			.filter((sides) => USUAL.includes(format) || sides === 'longEdge')
			.flatMap((sides) => [7, 10].map((count) => ({ format, paper, sides, count })))
	)
);
type Case = Printing & { readonly count: number };

/**
 * Units with unique one-word names, so that their cards can be recognized on both sides, and with
 * little content, so that one card suffices in every format.
 */
function units(count: number): Unit[] {
	return Array.from({ length: count }, (_, index) => {
		const name = `Żółć${String(index).padStart(2, '0')}`;
		return minifig(`u${index}`, name, { gear: index % 3 === 0 ? [{ item: 'shortHand' }] : [] });
	});
}

interface Cell {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
}

/** Positions of the cards on a front: a centered grid, row by row. */
function cellsOf({ format, paper }: Printing): Cell[] {
	const { width, height, across, down } = CARD[format];
	const left = (PAPER[paper].width - across * width) / 2;
	const top = (PAPER[paper].height - down * height) / 2;
	return Array.from({ length: across * down }, (_, index) => ({
		left: left + (index % across) * width,
		top: top + Math.floor(index / across) * height,
		width,
		height
	}));
}

/** The position of a cell seen from behind, after flipping the sheet. */
function behind(cell: Cell, { paper, sides }: Printing): Cell {
	const { width, height } = PAPER[paper];
	return sides === 'longEdge'
		? { ...cell, left: width - cell.left - cell.width }
		: { ...cell, top: height - cell.top - cell.height };
}

const holds = ({ left, top, width, height }: Cell, word: Word) =>
	word.left >= left - 0.1 &&
	word.top >= top - 0.1 &&
	word.right <= left + width + 0.1 &&
	word.bottom <= top + height + 0.1;

const middleOf = ({ left, top, width, height }: Cell) =>
	[left + width / 2, top + height / 2] as const;

const isName = ({ text }: Word) => /^Żółć\d\d$/.test(text);

/** The heading of a card: its name, and its distance from the card's center. */
interface Head {
	readonly name: string;
	readonly right: number;
	readonly down: number;
}

/** The name at the top of each card on a page, by cell. */
function headsOf({ words }: Page, cells: readonly Cell[], turned = false): (Head | undefined)[] {
	const names = words.filter(isName);
	const strays = names.filter((word) => !cells.some((cell) => holds(cell, word)));
	expect(strays).toEqual([]);
	const sign = turned ? -1 : 1;
	return cells.map((cell) => {
		const [x, y] = middleOf(cell);
		const [head] = names
			.filter((word) => holds(cell, word))
			.map(({ text: name, left, right, top, bottom }) => ({
				name,
				right: sign * ((left + right) / 2 - x),
				down: sign * ((top + bottom) / 2 - y)
			}))
			.sort((a, b) => a.down - b.down);
		return head;
	});
}

const near = (head: Head | undefined) =>
	head && {
		name: head.name,
		right: expect.closeTo(head.right, 1),
		down: expect.closeTo(head.down, 1)
	};

const numbered = (some: Printing, count: number) => {
	const { across, down } = CARD[some.format];
	const sheets = Math.ceil(count / (across * down));
	const each = some.sides === 'one' || some.format === 'folded' ? 1 : 2;
	return { each, pages: sheets * each };
};

describe.each(CASES)('$count cards, $format on $paper, $sides', (some: Case) => {
	const folder = mkdtempSync(join(tmpdir(), 'brikmuster-sheets-'));
	let pdf: ArrayBuffer;
	let contents: Contents;

	beforeAll(async () => {
		pdf = await printed(jobOf(armyOf(units(some.count)), some));
		const path = join(folder, 'cards.pdf');
		writeFileSync(path, new Uint8Array(pdf));
		const [judge] = readers;
		if (!judge) throw new Error('Nobody can read PDFs here');
		contents = await judge.read(path);
	});

	afterAll(() => rmSync(folder, { recursive: true }));

	it('are on the expected number of pages, in the paper’s size', () => {
		const { pages } = contents;
		expect(pages).toHaveLength(numbered(some, some.count).pages);
		const { width, height } = PAPER[some.paper];
		for (const page of pages) {
			expect([page.width, page.height]).toEqual([
				expect.closeTo(width, 1),
				expect.closeTo(height, 1)
			]);
		}
	});

	it('are each in the right cell, under their name', () => {
		const { each } = numbered(some, some.count);
		const cells = cellsOf(some);
		const heads = contents.pages
			.filter((_, index) => index % each === 0)
			.flatMap((page) => headsOf(page, cells));
		const names = heads.flatMap((head) => head?.name ?? []);
		expect(names).toEqual(units(some.count).map(({ name }) => name));
		expect(heads.slice(some.count).every((head) => head === undefined)).toBe(true);
	});

	it('have their backs behind them, upright after flipping the sheet', () => {
		const { each } = numbered(some, some.count);
		const cells = cellsOf(some);
		const backs = cells.map((cell) => behind(cell, some));
		for (let index = 0; index < contents.pages.length; index += each) {
			const [front, back] = contents.pages.slice(index, index + each);
			if (!front) throw new Error('A front is missing');
			const heads = headsOf(front, cells);
			if (each === 1) {
				expect(back).toBeUndefined();
				continue;
			}
			if (!back) throw new Error('A back is missing');
			const seen = headsOf(back, backs, some.sides === 'shortEdge');
			expect(seen).toEqual(heads.map(near));
		}
	});

	it('embed all their fonts as small subsets with copyable letters', () => {
		const { fonts } = contents;
		expect(fonts.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['bold', 'display', 'text'])
		);
		for (const font of fonts) expect(font).toMatchObject({ embedded: true, unicode: true });
		const sizes = fontFileSizes(new Uint8Array(pdf));
		expect(sizes).toHaveLength(fonts.length);
		expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
	});

	it('name their army and language', () => {
		expect(contents.title).toBe('Próba druku');
		expect(languageOf(new Uint8Array(pdf))).toBe('pl');
	});
});
