import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpegOf } from '../../../tests/setup/jpeg';
import { sheetTexts, textOf } from '../../../tests/setup/sheets';
import { photoDigest } from '$lib/army/photos/jpeg';
import { templateArmy } from '$lib/army/templates';
import { loadArea } from '$lib/i18n/languages';
import type { Army } from '$lib/rules/choices';
import { cutFile } from './cut-file';
import { registrationFits, registrationMarks } from './layout/edge-marks';
import { gridOf } from './layout/grid';
import { BANDS } from './layout/inks';
import {
	DEFAULT_SETTINGS,
	FORMAT_IDS,
	MOST_GUTTER,
	MOST_MARGIN,
	OWN_SIZE,
	PAPER_IDS,
	type PrintSettings
} from './layout/settings';
import type { SheetTexts } from './model/card';
import { photoOf } from './photo-of';
import { firstSheets, sheetsOf, type PrintJob } from './print-job';
import { flattened } from './print/flat';
import type { GroupMark, Sheet } from './print/marks';
import { tokensOf } from './sheets/tokens';

const ID = '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11';
let texts: SheetTexts;
let knights: Army;
let ninja: Army;

beforeAll(async () => {
	texts = await sheetTexts('en');
	const names = await loadArea('en', 'templates');
	knights = templateArmy('knights', ID, names.knights);
	ninja = templateArmy('ninja', ID, names.ninja);
});

function jobWith(some: Partial<PrintSettings>, more: Partial<PrintJob> = {}): PrintJob {
	const settings = { ...DEFAULT_SETTINGS, ...some };
	return { what: 'cards', army: knights, choice: { each: 'kind' }, settings, ...more };
}

const groupsOn = (sheets: readonly Sheet[]) =>
	sheets.flatMap(({ marks }) => marks).filter((mark): mark is GroupMark => mark.kind === 'group');
const sidesOf = (sheets: readonly Sheet[], side: string) =>
	groupsOn(sheets).filter(({ title }) => title === side);

describe('own sizes, gutters and margins', () => {
	const settings = fc.record({
		format: fc.constantFrom(...FORMAT_IDS),
		ownSize: fc.record({
			width: fc.integer({ min: OWN_SIZE.least.width, max: OWN_SIZE.most.width }),
			height: fc.integer({ min: OWN_SIZE.least.height, max: OWN_SIZE.most.height })
		}),
		gutter: fc.integer({ min: 0, max: MOST_GUTTER }),
		margin: fc.integer({ min: 0, max: MOST_MARGIN }),
		bleed: fc.boolean(),
		paper: fc.constantFrom(...PAPER_IDS)
	});

	it('place cards on the paper, apart by the gutter, and not in the margin if one more fits', () => {
		fc.assert(
			fc.property(settings, (some) => {
				const { cells, cell, paper } = gridOf({ ...DEFAULT_SETTINGS, ...some });
				const apart = Math.max(some.gutter, some.bleed ? 6 : 0);
				const around = Math.max(some.margin, some.bleed ? 3 : 0);
				for (const [at, size, whole] of [
					['x', cell.width, paper.width],
					['y', cell.height, paper.height]
				] as const) {
					const starts = [...new Set(cells.map((place) => place[at]))];
					const [first = 0] = starts;
					const last = starts.at(-1) ?? 0;
					expect(first).toBeGreaterThanOrEqual(0);
					expect(last + size).toBeLessThanOrEqual(whole);
					if (starts.length > 1) expect(first).toBeGreaterThanOrEqual(around - 1e-9);
					for (const [index, start] of starts.slice(1).entries()) {
						expect(start - (starts[index] ?? 0) - size).toBeCloseTo(apart, 6);
					}
				}
			})
		);
	});

	it('can have a page of its own for each card, with bleed on every side', () => {
		const job = jobWith({ onePerPage: true, bleed: true, format: 'poker', registration: true });
		const sheets = sheetsOf(job, texts);
		expect(sheets.length).toBeGreaterThan(10);
		for (const { width, height, marks } of sheets) {
			expect([width, height]).toEqual([69, 94]);
			expect(marks.length).toBeLessThan(2);
			if (marks.length > 0) expect(marks[0]).toMatchObject({ x: 3, y: 3, width: 63, height: 88 });
		}
	});
});

describe('copies and several armies', () => {
	it('follow each other on the same sheets, with bookmarks for each army', () => {
		const alone = sidesOf(sheetsOf(jobWith({}), texts), 'front').length;
		const other = sheetsOf(jobWith({}, { army: ninja }), texts);
		const job = jobWith({ copies: 2 }, { others: [{ army: ninja, choice: { each: 'kind' } }] });
		const sheets = sheetsOf(job, texts);
		const each = alone + sidesOf(other, 'front').length;
		expect(sidesOf(sheets, 'front')).toHaveLength(2 * each);
		expect(sheets).toHaveLength(2 * Math.ceil((2 * each) / 6));
		const bookmarks = sheets.flatMap((sheet) => sheet.bookmarks ?? []);
		const armies = bookmarks.filter(({ level = 0 }) => level === 0);
		expect(armies.map(({ title }) => title)).toEqual([knights.name, ninja.name]);
		expect(armies[1]?.page).toBe(2 * Math.floor(alone / 6));
		expect(firstSheets(job, texts, 1000).sheets).toHaveLength(sheets.length);
		expect(firstSheets(job, texts, 4)).toMatchObject({ more: true });
	});
});

describe('fronts only', () => {
	it('leave out rules and boxes, and have no backs', () => {
		const said = textOf(sheetsOf(jobWith({ sides: 'fronts' }), texts));
		expect(said).toContain('Heavy hand weapon');
		expect(said).not.toContain('PL-HER-06');
		const sheets = sheetsOf(jobWith({ sides: 'fronts' }), texts);
		expect(sidesOf(sheets, 'back')).toEqual([]);
	});
});

describe('backs', () => {
	it.each(['color', 'picture'] as const)('have a %s, and the fronts have the rules', (backs) => {
		const jpeg = jpegOf(7);
		const picture = photoOf(photoDigest(jpeg), jpeg);
		const coloring = { by: 'player', player: 'purple' } as const;
		const choice = { each: 'kind', coloring } as const;
		const job = jobWith({ backs }, { choice, ...(picture && { backPicture: picture }) });
		const sheets = sheetsOf(job, texts);
		const fronts = sidesOf(sheets, 'front');
		const shown = sidesOf(sheets, 'back');
		expect(shown).toHaveLength(fronts.length);
		for (const { marks } of shown) {
			expect(flattened(marks).some((mark) => mark.kind === 'text')).toBe(false);
			expect(marks[0]).toMatchObject({ kind: 'box', fill: BANDS.purple, width: 96, height: 88 });
			const [photo] = marks.filter((mark) => mark.kind === 'picture');
			expect(photo?.picture).toBe(backs === 'picture' ? picture : undefined);
		}
		expect(textOf(sheets)).toContain('PL-HER-06');
	});
});

describe('colors', () => {
	const bandsOf = (by: 'rank' | 'squad' | 'player') => {
		const choice = { each: 'kind', coloring: { by, player: 'black' } } as const;
		const fronts = sidesOf(sheetsOf(jobWith({}, { choice }), texts), 'front');
		return fronts.map(({ marks }) => marks.find((mark) => mark.kind === 'box')?.fill);
	};

	it('show the rank, the squad or the player', () => {
		expect(new Set(bandsOf('player'))).toEqual(new Set([BANDS.black]));
		expect(bandsOf('rank')).toContain(BANDS.red);
		const squads = knights.squads?.length ?? 0;
		expect(new Set(bandsOf('squad')).size).toBe(squads);
	});
});

describe('empty places', () => {
	it('hold tokens that fit them, never cards', () => {
		const some = { sides: 'one', format: 'large' } as const;
		// Without one unit, so that the number of cards is odd.
		const units = knights.units.slice(1).map(({ id }) => id);
		const choice = { each: 'kind', units } as const;
		const plain = sheetsOf(jobWith(some, { choice }), texts);
		const filled = sheetsOf(jobWith({ ...some, filled: true }, { choice }), texts);
		expect(filled).toHaveLength(plain.length);
		const free = plain.length * 2 - sidesOf(plain, 'front').length;
		const tokens = sidesOf(filled, 'tokens');
		expect(sidesOf(plain, 'tokens')).toEqual([]);
		// Seven by four tokens of 25 mm fit a card of 192 × 132 mm.
		const needed = Math.ceil(tokensOf(knights, texts).length / 28);
		expect(tokens).toHaveLength(Math.min(free, needed));
		expect(tokens.length).toBeGreaterThan(0);
		for (const { marks, width, height } of tokens) {
			for (const mark of flattened(marks)) {
				if (mark.kind !== 'box') continue;
				expect(Math.min(mark.x, mark.y)).toBeGreaterThanOrEqual(0);
				expect(mark.x + mark.width).toBeLessThanOrEqual(width);
				expect(mark.y + mark.height).toBeLessThanOrEqual(height);
			}
		}
	});
});

describe('cutting machines', () => {
	it.each(PAPER_IDS)('find three marks that touch no card: %s', (paper) => {
		for (const format of ['sixes', 'poker', 'large', 'folded', 'tarot', 'mini'] as const) {
			const settings = { ...DEFAULT_SETTINGS, format, paper, registration: true };
			if (!registrationFits(settings)) continue;
			const { cells, cell, paper: size } = gridOf(settings);
			const marks = registrationMarks(size);
			expect(marks).toHaveLength(5);
			for (const { x, y } of cells) {
				for (const mark of marks) {
					const [left, top, right, bottom] =
						mark.kind === 'box'
							? [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height]
							: mark.kind === 'line'
								? [...mark.from, ...mark.to]
								: [0, 0, 0, 0];
					const apart =
						right <= x || left >= x + cell.width || bottom <= y || top >= y + cell.height;
					expect(apart, format).toBe(true);
				}
			}
		}
		expect(registrationFits({ ...DEFAULT_SETTINGS, paper: 'a4' })).toBe(true);
		expect(
			registrationFits({ ...DEFAULT_SETTINGS, format: 'own', ownSize: { width: 200, height: 270 } })
		).toBe(false);
	});

	it('get the outline of every card of a full sheet, and its folds', () => {
		const svg = cutFile(jobWith({ format: 'folded' }), texts) ?? '';
		expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"');
		expect(svg.match(/<rect /g)).toHaveLength(3);
		expect(svg).toContain('<rect x="9" y="16.5" width="192" height="88"');
		expect(svg).toContain('<path d="M105 16.5v88"/>');
	});

	it('get the outlines of tokens where they are printed', () => {
		const job = jobWith({ tokenShape: 'round' }, { what: 'tokens' });
		const svg = cutFile(job, texts) ?? '';
		const [sheet] = sheetsOf(job, texts);
		const drawn = (sheet ? flattened(sheet.marks) : []).filter((mark) => mark.kind === 'box');
		expect(drawn.length).toBeGreaterThan(5);
		for (const { x, y } of drawn) {
			const at = [x, y].map((value) => Number(value.toFixed(2)));
			expect(svg).toContain(`<rect x="${at[0]}" y="${at[1]}" width="25" height="25" rx="12.5"/>`);
		}
		expect(cutFile(jobWith({}, { what: 'list' }), texts)).toBeUndefined();
	});
});
