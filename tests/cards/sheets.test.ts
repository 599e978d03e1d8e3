import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Unit } from '$lib/rules/choices';
import { armyOf, jobOf, minifig, printed, type Printing } from './printing';
import { fontFileSizes, languageOf } from './reading/pdf-objects';
import type { Contents, Page, Word } from './reading/pdf-reader';
import { readers } from './reading/readers';

/** Millimetres as the printers and the players know them, not as the code has them. */
const PAPER = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
const CARD = {
	sixes: { width: 96, height: 88, across: 2, down: 3 },
	poker: { width: 63, height: 88, across: 3, down: 3 },
	large: { width: 192, height: 132, across: 1, down: 2 },
	folded: { width: 192, height: 88, across: 1, down: 3 }
} as const;

const CASES = (['sixes', 'poker', 'large', 'folded'] as const).flatMap((format) =>
	(['a4', 'letter'] as const).flatMap((paper) =>
		(['one', 'longEdge', 'shortEdge'] as const).flatMap((sides) =>
			[7, 10].map((count) => ({ format, paper, sides, count }))
		)
	)
);
type Case = Printing & { readonly count: number };

/**
 * Units of one word each that no other text has, so that their cards are known again on both sides, and with
 * so little to say that one card is enough in every format.
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

/** Where cards stand on a front: a grid in the middle of the paper, row by row. */
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

/** Where a cell is seen from behind, when the sheet is turned over that edge. */
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

/** The head of a card: its name, and how far it stands from the card's middle. */
interface Head {
	readonly name: string;
	readonly right: number;
	readonly down: number;
}

/** The names at the heads of the cards on a page, by cell; the uppermost name of each is its head. */
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

	it('come on as many pages as they need, of the paper’s size', () => {
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

	it('stand each in its place, under its name', () => {
		const { each } = numbered(some, some.count);
		const cells = cellsOf(some);
		const heads = contents.pages
			.filter((_, index) => index % each === 0)
			.flatMap((page) => headsOf(page, cells));
		const names = heads.flatMap((head) => head?.name ?? []);
		expect(names).toEqual(units(some.count).map(({ name }) => name));
		expect(heads.slice(some.count).every((head) => head === undefined)).toBe(true);
	});

	it('have their backs behind them, the same way up when the sheet is turned over', () => {
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

	it('bring all their fonts along, small, with letters to copy', () => {
		const { fonts } = contents;
		expect(fonts.map(({ name }) => name)).toEqual(
			expect.arrayContaining(['bold', 'display', 'text'])
		);
		for (const font of fonts) expect(font).toMatchObject({ embedded: true, unicode: true });
		const sizes = fontFileSizes(new Uint8Array(pdf));
		expect(sizes).toHaveLength(fonts.length);
		expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
	});

	it('say whose they are and in which language', () => {
		expect(contents.title).toBe('Próba druku');
		expect(languageOf(new Uint8Array(pdf))).toBe('pl');
	});
});
