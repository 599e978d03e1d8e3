import { describe, expect, it } from 'vitest';
import { templateArmy } from '$lib/army/templates';
import { loadArea } from '$lib/i18n/languages';
import type { Army, Minifig, RulebookId, Unit } from '$lib/rules/choices';
import { sheetTexts } from '../../../tests/setup/sheets';
import {
	DEFAULT_SETTINGS,
	type PrintSettings,
	type Sides,
	formatOf,
	FORMATS,
	type FormatId
} from './layout/settings';
import { cardPicture, sheetsOf, type PrintJob } from './print-job';
import { flattened } from './print/flat';
import type { Sheet } from './print/marks';

const words = () => sheetTexts('en');

/** Fourteen figures: three sheets of six cards. */
const units = Array.from({ length: 14 }, (_, index): Minifig => ({
	kind: 'minifig',
	id: `u${index}`,
	name: `N${index}`,
	rank: 'mercenary'
}));
const army: Army = {
	format: 'brikmuster/army',
	version: 1,
	id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
	name: 'Żółwie',
	rulebook: 'core2005',
	units: units.with(13, { ...units[13], count: 3 } as Minifig),
	squads: [
		{ id: 'q1', name: 'Late', members: [{ unit: 'u12' }, { unit: 'u13' }] },
		{ id: 'q2', name: 'Middle', members: [{ unit: 'u7' }, { unit: 'u12' }] },
		{ id: 'q3', name: 'Nobody', members: [] },
		{ id: 'q4', name: 'Early', members: [{ unit: 'u1' }, { unit: 'u13', count: 2 }] }
	],
	// The only card with a back.
	reserve: { summons: [{ ...units[0], id: 's1', name: 'S1', notes: 'Late.' } as Minifig] }
};

function jobOf(some: Partial<PrintJob> = {}): PrintJob {
	const each = 'kind' as const;
	const settings = DEFAULT_SETTINGS;
	return { what: 'cards', army, choice: { each }, blank: 'minifig', settings, ...some };
}

/** The outline: each bookmark with its level and the number of its sheet. */
const listed = (sheets: readonly Sheet[]) =>
	sheets.flatMap(({ bookmarks = [] }, index) =>
		bookmarks.map(
			({ title, level = 0, page = index }) => `${'- '.repeat(level)}${title} ${page + 1}`
		)
	);
const parts = (outline: readonly string[]) => outline.filter((line) => !line.startsWith('- - '));

describe('the PDF outline of an army', () => {
	it('has its parts, each pointing to the sheet with its first card', async () => {
		expect(parts(listed(sheetsOf(jobOf(), await words())))).toEqual([
			'Żółwie 1',
			'- Not in a squad 1',
			'- Late 5',
			'- Middle 3',
			'- Early 1',
			'- Reserve 5'
		]);
	});

	it('has each card below its part', async () => {
		const outline = listed(sheetsOf(jobOf(), await words()));
		expect(outline.slice(0, 4)).toEqual(['Żółwie 1', '- Not in a squad 1', '- - N0 1', '- - N2 1']);
		expect(outline.slice(-2)).toEqual(['- Reserve 5', '- - S1 5']);
		for (const { name } of units) {
			expect(outline.filter((line) => line.includes(`- - ${name} `)).length).toBeGreaterThan(0);
		}
	});

	it('has parts of single-sided sheets, and only those with cards', async () => {
		const settings = { ...DEFAULT_SETTINGS, sides: 'one' as const };
		const choice = { each: 'kind' as const, units: ['u7', 'u12'] };
		const texts = await words();
		expect(parts(listed(sheetsOf(jobOf({ settings, choice }), texts)))).toEqual([
			'Żółwie 1',
			'- Late 1',
			'- Middle 1'
		]);
	});

	it('numbers the cards of figures', async () => {
		const choice = { each: 'figure' as const, units: ['u13', 's1'] };
		const many = { ...army, units: units.with(13, { ...units[13], count: 7 } as Minifig) };
		const outline = listed(sheetsOf(jobOf({ choice, army: many }), await words()));
		expect(outline.slice(0, 4)).toEqual([
			'Żółwie 1',
			'- Not in a squad 1',
			'- - N13 #1 1',
			'- - N13 #2 1'
		]);
		expect(outline).toContain('- - N13 #7 3');
		expect(outline.slice(-2)).toEqual(['- Reserve 3', '- - S1 3']);
	});

	it('has cards only for an army without parts, and its title for a list', async () => {
		const { squads: _, reserve: __, ...plain } = army;
		const texts = await words();
		const outline = listed(sheetsOf(jobOf({ army: plain }), texts));
		expect(outline.slice(0, 3)).toEqual(['Żółwie 1', '- N0 1', '- N1 1']);
		expect(outline).toHaveLength(15);
		expect(listed(sheetsOf(jobOf({ what: 'list' }), texts))).toEqual([
			`${texts.cards.list.title} 1`
		]);
	});

	it('is absent without cards', async () => {
		expect(sheetsOf(jobOf({ choice: { each: 'kind', units: [] } }), await words())).toEqual([]);
	});
});

describe('the sides of a card', () => {
	const sheetOf = async (unit: Unit, rulebook: RulebookId) => {
		const job = jobOf({ army: { ...army, rulebook, units: [unit], squads: [], reserve: {} } });
		return sheetsOf(job, await words()).map(({ marks }) => flattened(marks));
	};
	const figure: Minifig = { kind: 'minifig', id: 'u1', name: 'Goniec', rank: 'mercenary' };

	it('are one where the front has all, with art on the other if wanted and ink is not saved', async () => {
		const job = jobOf({ army: { ...army, units: [figure], squads: [], reserve: {} } });
		const backOf = async (some: Partial<PrintSettings>) => {
			const settings = { ...job.settings, ...some };
			const [, back] = sheetsOf({ ...job, settings }, await words());
			return back?.marks ?? [];
		};
		expect(await backOf({})).toEqual([]);
		expect(await backOf({ backs: 'art', saving: true })).toEqual([]);
		const [art] = await backOf({ backs: 'art' });
		expect(art).toMatchObject({ kind: 'group', title: 'back' });
	});

	it('have the emblem of the squad as art, the same for all of its units without a photo', async () => {
		const settings = { ...DEFAULT_SETTINGS, backs: 'art' } as const;
		const choice = { each: 'kind' as const, units: ['u7', 'u12', 'u1', 'u0'] };
		const [, back] = sheetsOf(jobOf({ settings, choice }), await words());
		// In the order of the army: alone, in the squad Early, twice in Middle or Late.
		const arts = (back?.marks ?? []).map((mark) =>
			mark.kind === 'group'
				? JSON.stringify(mark.marks.filter(({ kind }) => kind === 'picture'))
				: ''
		);
		expect(arts).toHaveLength(4);
		const [alone, early, middle, late] = arts;
		expect(new Set([alone, early, middle, late]).size).toBe(4);
		const twins = {
			...army,
			squads: [{ id: 'q', name: 'One', members: [{ unit: 'u1' }, { unit: 'u7' }] }]
		};
		const [, same] = sheetsOf(
			jobOf({ settings, army: twins, choice: { each: 'kind', units: ['u1', 'u7'] } }),
			await words()
		);
		const pictures = flattened(same?.marks ?? []).flatMap((mark) =>
			mark.kind === 'picture' ? [mark.picture] : []
		);
		expect(pictures).toHaveLength(2);
		expect(pictures[0]).toEqual(pictures[1]);
	});

	it('have a Use column only with Skill', async () => {
		const { use } = (await words()).builder.terms.attack;
		const said = async (rulebook: RulebookId) =>
			(await sheetOf(figure, rulebook))[0]?.flatMap((mark) =>
				mark.kind === 'text' ? [mark.text] : []
			);
		expect(await said('core2005')).toContain(use);
		for (const rulebook of ['lugpolwars', 'quickwars'] as const) {
			expect(await said(rulebook)).not.toContain(use);
			expect(await said(rulebook)).not.toContain('–');
		}
	});
});

describe('a single card', () => {
	const CASES: [FormatId, Sides, number][] = [
		['sixes', 'longEdge', 2],
		['poker', 'shortEdge', 2],
		['large', 'one', 1],
		['folded', 'one', 2]
	];

	it.each(CASES)('has its back beside its front: %s, %s', async (format, sides, across) => {
		const settings = { ...DEFAULT_SETTINGS, format, sides, bleed: true };
		const units = army.units.map((unit) => ({ ...unit, notes: 'Zna drogę.' }));
		const job = jobOf({ settings, army: { ...army, units } });
		const sheet = cardPicture(job, await words(), 'u3')?.sheet;
		const { width, height } = formatOf({ ...DEFAULT_SETTINGS, format });
		expect(sheet).toMatchObject({ width: across * width, height });
		const names = flattened(sheet?.marks ?? []).flatMap((mark) =>
			mark.kind === 'text' && mark.text === 'N3' ? [mark.x] : []
		);
		expect(names.filter((x) => x < width)).toHaveLength(1);
		expect(names.filter((x) => x > width)).toHaveLength(across - 1);
	});

	it('has all its parts below each other, and nothing beyond its edges', async () => {
		const texts = await words();
		const knights = templateArmy('knights', army.id, (await loadArea('en', 'templates')).knights);
		const [long, ...others] = knights.units;
		if (!long) throw new Error('No unit');
		const units = [{ ...long, notes: 'Long notes. '.repeat(200) }, ...others];
		const settings = { ...DEFAULT_SETTINGS, format: 'poker' as const, bleed: true };
		const job = jobOf({ army: { ...knights, units }, settings });
		const sheet = cardPicture(job, texts, long.id)?.sheet;
		const parts = (sheet?.height ?? 0) / FORMATS.poker.height;
		expect(parts).toBeGreaterThan(1);
		expect(parts).toBe(Math.round(parts));
		const boxes = flattened(sheet?.marks ?? []).filter((mark) => mark.kind === 'box');
		expect(Math.min(...boxes.flatMap(({ x, y }) => [x, y]))).toBeGreaterThanOrEqual(0);
	});

	it('is undefined for an unknown unit', async () => {
		expect(cardPicture(jobOf(), await words(), 'nobody')).toBeUndefined();
	});
});
