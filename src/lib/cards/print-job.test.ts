import { describe, expect, it } from 'vitest';
import type { Army } from '$lib/rules/choices';
import { assortmentOf, RULEBOOKS } from '$lib/rules/registry';
import { sheetTexts, textOf } from '../../../tests/setup/sheets';
import { DEFAULT_SETTINGS } from './layout/settings';
import { firstSheets, sheetsOf, titleOf, type PrintJob } from './print-job';
import { PRINT_KINDS, type PrintKind } from './print-kinds';

function jobFor(what: PrintKind, rulebook: Army['rulebook']): PrintJob {
	const army: Army = {
		format: 'brikmuster/army',
		version: 1,
		id: '0d3f6f0e-5a0c-4b57-9a53-2a4f0e1d7c11',
		name: 'Zorblax',
		rulebook,
		units: []
	};
	const [blank] = assortmentOf({ rulebook }).units;
	return { what, army, choice: { each: 'kind' }, blank, settings: DEFAULT_SETTINGS };
}

const OTHERS = PRINT_KINDS.filter((what) => what !== 'cards' && what !== 'tokens');

describe('an army without units', () => {
	it.each(RULEBOOKS)('prints every kind of sheet except cards and tokens: %s', async (rulebook) => {
		const texts = await sheetTexts('en');
		expect(sheetsOf(jobFor('cards', rulebook), texts)).toEqual([]);
		expect(sheetsOf(jobFor('tokens', rulebook), texts)).toEqual([]);
		for (const what of OTHERS) {
			const job = jobFor(what, rulebook);
			const sheets = sheetsOf(job, texts);
			expect(sheets.length, what).toBeGreaterThan(0);
			expect(
				sheets.filter(({ bookmarks }) => bookmarks),
				what
			).toHaveLength(1);
			expect(firstSheets(job, texts, 1)).toEqual({ sheets, more: false });
			const backs = sheets.flatMap(({ isBack }, index) => (isBack ? [index] : []));
			expect(backs, what).toEqual(['blanks', 'offset'].includes(what) ? [1] : []);
		}
	});
});

describe('printed sheets', () => {
	it('are named after the army, its rulebook, or their content', async () => {
		const texts = await sheetTexts('en');
		const { whats } = texts.cards.page;
		const titles = PRINT_KINDS.map((what) => titleOf(jobFor(what, 'lugpolwars'), texts));
		expect(titles).toEqual([
			'Zorblax',
			`Zorblax, ${whats.roster}`,
			`Zorblax, ${whats.list}`,
			`Zorblax, ${whats.ledger}`,
			`LUGPolWars, ${whats.reference}`,
			`LUGPolWars, ${whats.blanks}`,
			whats.rulers,
			`Zorblax, ${whats.tokens}`,
			whats.offset
		]);
	});

	it('have backs when cards have them, and always in the duplex alignment test', async () => {
		const texts = await sheetTexts('en');
		const sided = (some: Partial<PrintJob['settings']>) =>
			OTHERS.filter((what) => {
				const job = jobFor(what, 'core2005');
				const settings = { ...job.settings, ...some };
				return sheetsOf({ ...job, settings }, texts).some(({ isBack }) => isBack);
			});
		expect(sided({})).toEqual(['blanks', 'offset']);
		expect(sided({ sides: 'one' })).toEqual(['offset']);
		expect(sided({ format: 'folded' })).toEqual(['offset']);
	});

	it('without army content mention no units', async () => {
		const texts = await sheetTexts('en');
		for (const what of ['reference', 'blanks', 'rulers', 'offset'] as const) {
			expect(textOf(sheetsOf(jobFor(what, 'core2005'), texts)), what).not.toContain('Zorblax');
		}
	});
});
